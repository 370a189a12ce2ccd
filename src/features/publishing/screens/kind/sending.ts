// Sending the forms of a published kind: as JSON, or in parts when a file has been chosen.

import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import type { KindItem, KindRows, KindScreens } from './definition.ts'

type Progress = (share: number) => void
type Kind<Item extends KindItem> = Pick<KindScreens<Item, never>, 'path'>

export async function sendNew<Item extends KindItem>(
  { path }: Kind<Item>,
  definition: FormDefinition,
  sent: { orgId: string; data: FormData; language: Language; onProgress: Progress },
): Promise<Outcome<Item>> {
  const { orgId, data, language, onProgress } = sent
  const filled = validate(definition, valuesOf(definition, data))
  if (!filled.ok) return { kind: 'refused', key: 'request.invalid', message: '', issues: filled.issues }
  const body = hasFile(data) ? data : (filled.value as Record<string, unknown>)
  const outcome = await sendForm<KindRows['add']>(`POST ${path}`, { orgId }, body, language, onProgress)
  return outcome as Outcome<Item>
}

export async function sendCorrection<Item extends KindItem>(
  { path }: Kind<Item>,
  {
    orgId,
    id,
    value,
    data,
    language,
    onProgress,
  }: {
    orgId: string
    id: number
    /** The valid values, with the version. */
    value: Record<string, unknown>
    data: FormData
    language: Language
    onProgress: Progress
  },
): Promise<Outcome<unknown>> {
  const body = hasFile(data) ? data : value
  return sendForm<KindRows['change']>(`PUT ${path}/{id}`, { orgId, id }, body, language, onProgress)
}

/** Whether a file has been chosen; an empty file field is sent by browsers as one without name and bytes. */
function hasFile(data: FormData): boolean {
  return [...data.values()].some((value) => value instanceof File && value.size > 0)
}

// Sending a file of an import: compared at once, or a long one by a job whose progress is shown, and written by a job.

import { sendForm } from '#platform/send-form.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { ApiRefusal, apiIn, type Api } from '#platform/http-client.ts'
import type { ImportsApi } from '../contract/api.ts'
import type { ImportKind } from '../contract/forms.ts'
import type { ImportResult, ImportRun } from '../contract/outputs.ts'

export type Place = { kind: ImportKind; orgId: number; language: Language }

export const readAgainMs = 1_500
/** A file of more bytes is compared by a job, because a connection without an answer is ended after a minute. */
const maxComparedAtOnce = 4 * 1024 * 1024

/** The API's answer to a file with these fields. */
export function sendFile(
  { kind, orgId, language }: Place,
  data: FormData,
  onUpload?: (share: number) => void,
): Promise<Outcome<ImportResult>> {
  const at = { orgId }
  if (kind === 'ledger')
    return sendForm<ImportsApi['importLedgerEntries']>(
      'POST /admin/imports/{orgId}/ledger',
      at,
      data,
      language,
      onUpload,
    )
  if (kind === 'readings')
    return sendForm<ImportsApi['importMeterReadings']>(
      'POST /admin/imports/{orgId}/readings',
      at,
      data,
      language,
      onUpload,
    )
  return sendForm<ImportsApi['importConnections']>(
    'POST /admin/imports/{orgId}/customers',
    at,
    data,
    language,
    onUpload,
  )
}

/** `onRun`: what a job has done so far. */
export async function compareFile(
  place: Place,
  data: FormData,
  { onUpload, onRun }: { onUpload?: (share: number) => void; onRun: (run: ImportRun) => void },
): Promise<Outcome<ImportResult>> {
  const file = data.get('file')
  if (!(file instanceof File) || file.size <= maxComparedAtOnce) return sendFile(place, data, onUpload)
  const sent = await sendFile(place, withFields(data, { later: 'true' }), onUpload)
  if (sent.kind !== 'done') return sent
  const id = String(sent.value.run)
  for (;;) {
    const read = await readOnce(place, id)
    if (read.kind !== 'done') return read
    const { phase, result, problem } = read.value
    if (phase === 'ended')
      return result ? { kind: 'done', value: result } : { kind: 'refused', key: '', message: problem ?? '', issues: [] }
    onRun(read.value)
    await new Promise((resolve) => setTimeout(resolve, readAgainMs))
  }
}

export function readRun(api: Api, { kind, orgId }: Omit<Place, 'language'>, id: string): Promise<ImportRun> {
  const at = { orgId, id }
  switch (kind) {
    case 'ledger':
      return api.read<ImportsApi['importLedgerEntriesRun']>('GET /admin/imports/{orgId}/ledger/{id}', at)
    case 'readings':
      return api.read<ImportsApi['importMeterReadingsRun']>('GET /admin/imports/{orgId}/readings/{id}', at)
    default:
      return api.read<ImportsApi['importConnectionsRun']>('GET /admin/imports/{orgId}/customers/{id}', at)
  }
}

async function readOnce(place: Place, id: string): Promise<Outcome<ImportRun>> {
  try {
    return { kind: 'done', value: await readRun(apiIn(place.language), place, id) }
  } catch (error) {
    if (error instanceof ApiRefusal) return { kind: 'refused', key: '', message: error.message, issues: [] }
    return { kind: 'lost' }
  }
}

/** The form as it was sent, with more fields. */
export function withFields(sent: FormData, fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of sent) data.append(name, value)
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

// Form over something that others may change meanwhile: it names the version it was opened with, and shows what is newer beside the own text.

import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Outcome } from '#kit/outcome.ts'
import { NewerValues } from '#features/publishing/screens/correction-form.tsx'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { HiddenField } from '#ui/form/form.tsx'
import type { FormSetup, FormState } from '#ui/form/use-form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { versionConflicts } from '../contract/conflicts.ts'

export type SentForm = { data: FormData; onProgress: (share: number) => void }

type VersionedSetup<Stored> = Pick<FormSetup<unknown>, 'id' | 'definition' | 'labels' | 'language' | 't'> & {
  /** As it was when the page was opened. */
  opened: Stored
  textsOf: (stored: Stored) => Record<string, string>
  read: () => Promise<Outcome<Stored>>
  send: (version: number, sent: SentForm) => Promise<Outcome<unknown>>
  onSent: () => void
  /** Keys of the refusals of a stale version, where they are others. */
  conflicts?: readonly string[]
}

/** The version that the text was typed over is stored with its draft. */
const versionName = 'version'

/** `fields` belong at the beginning of the form: the hidden version and, after a conflict, the newer values. */
export function useVersionedForm<Stored extends { version: number }>(
  setup: VersionedSetup<Stored>,
): { state: FormState; fields: ReactNode } {
  const { id, definition, labels, language, t, textsOf, read, send, onSent, conflicts = versionConflicts } = setup
  const [opened] = useState(setup.opened)
  const [newer, setNewer] = useState<Stored>()
  const state = useForm<unknown>({
    id,
    definition,
    labels,
    language,
    t,
    onSent,
    draft: useOwnDraft(id),
    async send(data, onProgress) {
      const version = newer?.version ?? Number(data.get(versionName))
      data.delete(versionName)
      const outcome = await send(version, { data, onProgress })
      if (outcome.kind === 'refused' && conflicts.includes(outcome.key)) {
        const now = await read()
        if (now.kind === 'done') setNewer(now.value)
      }
      return outcome
    },
  })
  const fields = (
    <>
      {newer ? <NewerValues before={textsOf(opened)} now={textsOf(newer)} {...{ labels, language }} /> : null}
      <HiddenField name={versionName} value={String(opened.version)} />
    </>
  )
  return { state, fields }
}

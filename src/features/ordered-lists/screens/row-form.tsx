// Form that adds or changes a row of an ordered list, with the newer row beside it when somebody else has changed it meanwhile.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { newSubmission } from '#platform/submission.ts'
import { NewerValues } from '#features/publishing/screens/correction-form.tsx'
import { useOwnDraft } from '#features/sessions/screens/own-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { versionConflicts } from '../contract/conflicts.ts'
import type { ListClient } from './client.ts'
import type { ListScreen, RowAnswer } from './definition.ts'

type RowFormProps<Entry> = {
  screen: ListScreen<Entry>
  client: ListClient<Entry>
  /** The row as it was when the page was opened; without it one is added. */
  row?: RowAnswer<Entry>
  language: Language
  today: string
}

/** The version that the text was typed over is stored with its draft. */
const versionName = 'version'

export function RowForm<Entry>({ screen, client, row, language, today }: RowFormProps<Entry>): ReactNode {
  const [opened] = useState(row)
  const [submission] = useState(newSubmission)
  const [newer, setNewer] = useState<RowAnswer<Entry>>()
  const navigate = useNavigate()
  const t = screen.t(language)
  const labels = screen.labels(language)
  const list = `/staff/${screen.name}`

  async function change(data: FormData, onProgress: (share: number) => void): Promise<Outcome<unknown>> {
    const { id } = opened!
    const version = newer?.version ?? Number(data.get(versionName))
    data.delete(versionName)
    const outcome = await client.change({ id, version }, { data, onProgress })
    if (outcome.kind === 'refused' && versionConflicts.some((key) => key === outcome.key)) {
      const now = await client.read(id)
      if (now.kind === 'done') setNewer(now.value)
    }
    return outcome
  }

  const state = useForm<unknown>({
    id: 'row',
    definition: screen.form,
    labels,
    language,
    t,
    draft: useOwnDraft('row'),
    send: (data, onProgress) => (opened ? change(data, onProgress) : client.add(submission, { data, onProgress })),
    onSent: () => {
      showToast(t('lists.saved'), { tone: 'success' })
      void navigate(list)
    },
  })
  return (
    <Form state={state}>
      {newer && opened ? (
        <NewerValues
          before={screen.textsOf(opened, language)}
          now={screen.textsOf(newer, language)}
          {...{ labels, language }}
        />
      ) : null}
      {opened ? <HiddenField name={versionName} value={String(opened.version)} /> : null}
      <screen.Fields {...(opened && { row: opened })} language={language} today={today} />
      <div className="flex flex-wrap items-start gap-3">
        <SendButton state={state}>{t('lists.save')}</SendButton>
        <Link to={list} className={buttonClass('quiet')} onClick={state.draft.discardQuietly}>
          {t('lists.cancel')}
        </Link>
      </div>
    </Form>
  )
}

// Forms that add and change a row of an ordered list.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#kit/language.ts'
import { newSubmission } from '#platform/submission.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import type { FormState } from '#ui/form/use-form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ListClient } from './client.ts'
import type { ListScreen, RowAnswer } from './definition.ts'
import { changeFormOf } from './definition.ts'
import { useVersionedForm } from './versioned-form.tsx'

type RowFormProps<Entry> = {
  screen: ListScreen<Entry>
  client: ListClient<Entry>
  language: Language
  today: string
}

export function NewRowForm<Entry>({ screen, client, language, today }: RowFormProps<Entry>): ReactNode {
  const [submission] = useState(newSubmission)
  const state = useForm<unknown>({
    ...useAlike(screen, language),
    draft: useOwnDraft('row'),
    send: (data, onProgress) => client.add(submission, { data, onProgress }),
  })
  return (
    <RowFrame {...{ screen, state, language }}>
      <screen.Fields language={language} today={today} />
    </RowFrame>
  )
}

export function ChangeRowForm<Entry>(props: RowFormProps<Entry> & { row: RowAnswer<Entry> }): ReactNode {
  const { screen, client, row, language, today } = props
  const { id } = row
  const { state, fields } = useVersionedForm<RowAnswer<Entry>>({
    ...useAlike(screen, language),
    definition: changeFormOf(screen),
    opened: row,
    textsOf: (stored) => screen.textsOf(stored, language),
    read: () => client.read(id),
    send: (version, sent) => client.change({ id, version }, sent),
  })
  return (
    <RowFrame {...{ screen, state, language }}>
      {fields}
      <screen.Fields row={row} language={language} today={today} />
      <TextArea name="note" help={screen.t(language)('lists.note_help')} rows={2} />
    </RowFrame>
  )
}

function useAlike<Entry>(screen: ListScreen<Entry>, language: Language) {
  const navigate = useNavigate()
  const t = screen.t(language)
  return {
    id: 'row',
    definition: screen.form,
    labels: { ...screen.labels(language), note: t('lists.note') },
    language,
    t,
    onSent: () => {
      showToast(t('lists.saved'), { tone: 'success' })
      void navigate(`/staff/${screen.name}`)
    },
  }
}

function RowFrame<Entry>(props: {
  screen: ListScreen<Entry>
  state: FormState
  language: Language
  children: ReactNode
}) {
  const { screen, state, language, children } = props
  const t = screen.t(language)
  return (
    <Form state={state}>
      {children}
      <div className="flex flex-wrap items-start gap-3">
        <SendButton state={state}>{t('lists.save')}</SendButton>
        <Link to={`/staff/${screen.name}`} className={buttonClass('quiet')} onClick={state.draft.discardQuietly}>
          {t('lists.cancel')}
        </Link>
      </div>
    </Form>
  )
}

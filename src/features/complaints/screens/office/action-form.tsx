// Form of one officer action on a complaint: assign, answer, ask, resolve, reject, close.

import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { AddressOf } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { Complaint, Officer } from '../../contract/answers.ts'
import type { OfficerAction } from '../../contract/form.ts'
import { newAnswer, newAssignment, newClosure, versionConflicts } from '../../contract/form.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { History } from './history.tsx'
import { officeTranslator } from './translator.ts'

type ActionFormProps = {
  action: OfficerAction
  orgId: string
  complaint: Complaint
  officers: readonly Officer[]
  language: Language
  /** Reads the complaint again after a conflict. */
  onConflict: () => void
  onDone: () => void
}

export function ActionForm({ action, orgId, complaint, officers, language, onConflict, onDone }: ActionFormProps) {
  const t = officeTranslator(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened] = useState(complaint.events.length)
  const toReporter = action !== 'assign' && action !== 'close'
  const state = useForm<unknown>({
    id: `act-${action}`,
    definition: definitions[action],
    labels: { text: t(textLabel(action)), assignee: t('complaints.officer') },
    language,
    t,
    draft: useOwnDraft(`act-${action}`),
    async send(data) {
      const outcome = await sendAction(data)
      if (outcome.kind === 'refused' && versionConflicts.some((key) => key === outcome.key)) onConflict()
      return outcome
    },
    onSent: onDone,
  })

  function sendAction(data: FormData) {
    const version = complaint.events.length
    const sent = { orgId, id: String(complaint.id), text: String(data.get('text') ?? ''), version }
    const api = apiIn(language)
    if (action === 'assign')
      return api.send<ComplaintsApi['assignComplaint']>('POST /admin/complaints/{orgId}/{id}/assignments', {
        ...sent,
        assignee: Number(data.get('assignee')),
      })
    return api.send<ComplaintsApi[AnsweringRow]>(addresses[action], sent)
  }

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className="mt-5 rounded-box border border-neutral-300 p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t(`complaints.action_${action}`)}
      </h3>
      <p className="mt-1 mb-4 text-neutral-600">{t(`complaints.help_${action}`)}</p>
      <Form state={state}>
        {complaint.events.length > opened ? (
          <section aria-label={t('complaints.meanwhile')} className="grid gap-3 rounded-box bg-warning-50 p-4">
            <h4 className="text-lg">{t('complaints.meanwhile')}</h4>
            <History events={complaint.events.slice(opened)} language={language} />
          </section>
        ) : null}
        {action === 'assign' ? (
          <SelectField
            name="assignee"
            options={officers.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language).text }))}
          />
        ) : null}
        {toReporter ? (
          <TextArea
            name="text"
            rows={4}
            lang={complaint.language}
            help={t(`complaints.write_in_${complaint.language}`)}
          />
        ) : (
          <TextArea name="text" rows={2} />
        )}
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{t('complaints.save')}</SendButton>
          <Link to="." preventScrollReset className={buttonClass('quiet')} onClick={state.draft.discardQuietly}>
            {t('complaints.cancel')}
          </Link>
        </div>
      </Form>
    </div>
  )
}

const { text } = newAnswer.fields
const answering: FormDefinition = { ...newAnswer, fields: { text } }
const definitions: Record<OfficerAction, FormDefinition> = {
  assign: { ...newAssignment, fields: { assignee: newAssignment.fields.assignee, text: newAssignment.fields.text } },
  answer: answering,
  ask: answering,
  resolve: answering,
  reject: answering,
  close: { ...newClosure, fields: { text: newClosure.fields.text } },
}

type AnsweringRow = 'answerComplaint' | 'askReporter' | 'resolveComplaint' | 'rejectComplaint' | 'closeComplaint'

const addresses = {
  answer: 'POST /admin/complaints/{orgId}/{id}/answers',
  ask: 'POST /admin/complaints/{orgId}/{id}/questions',
  resolve: 'POST /admin/complaints/{orgId}/{id}/resolutions',
  reject: 'POST /admin/complaints/{orgId}/{id}/rejections',
  close: 'POST /admin/complaints/{orgId}/{id}/closures',
} as const satisfies Record<Exclude<OfficerAction, 'assign'>, AddressOf<ComplaintsApi[AnsweringRow]>>

function textLabel(action: OfficerAction) {
  if (action === 'assign' || action === 'close') return 'complaints.note'
  return `complaints.text_${action}` as const
}

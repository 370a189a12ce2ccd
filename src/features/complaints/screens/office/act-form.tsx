// What does an officer fill in to give a complaint to somebody, answer it, ask, finish or close it?

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { AddressOf } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { Complaint, Officer } from '../../contract/answers.ts'
import type { OfficerAct } from '../../contract/form.ts'
import { newAnswer, newAssignment, newClosure } from '../../contract/form.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { officeSay } from './sentences.ts'

type ActFormProps = {
  act: OfficerAct
  orgId: string
  complaint: Complaint
  officers: readonly Officer[]
  language: Language
  onDone: () => void
}

export function ActForm({ act, orgId, complaint, officers, language, onDone }: ActFormProps) {
  const say = officeSay(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = useForm<unknown>({
    id: `act-${act}`,
    definition: definitions[act],
    labels: { text: say(textLabel(act)), assignee: say('complaints.officer') },
    language,
    say,
    send: (data) => {
      const sent = { orgId, id: String(complaint.id), text: String(data.get('text') ?? '') }
      const api = apiIn(language)
      if (act === 'assign')
        return api.send<ComplaintsApi['assignComplaint']>('POST /admin/complaints/{orgId}/{id}/assignments', {
          ...sent,
          assignee: Number(data.get('assignee')),
        })
      return api.send<ComplaintsApi[AnsweringRow]>(addresses[act], sent)
    },
    onSent: onDone,
  })

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className="mt-5 rounded-box border border-neutral-300 p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {say(`complaints.act_${act}`)}
      </h3>
      <p className="mt-1 mb-4 text-neutral-600">{say(`complaints.help_${act}`)}</p>
      <Form state={state}>
        {act === 'assign' ? (
          <SelectField
            name="assignee"
            options={officers.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language).text }))}
          />
        ) : null}
        <TextArea name="text" rows={act === 'assign' || act === 'close' ? 2 : 4} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{say('complaints.do')}</SendButton>
          <Link to="." preventScrollReset className={buttonClass('quiet')}>
            {say('complaints.cancel')}
          </Link>
        </div>
      </Form>
    </div>
  )
}

const { text } = newAnswer.fields
const answering: FormDefinition = { ...newAnswer, fields: { text } }
const definitions: Record<OfficerAct, FormDefinition> = {
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
} as const satisfies Record<Exclude<OfficerAct, 'assign'>, AddressOf<ComplaintsApi[AnsweringRow]>>

function textLabel(act: OfficerAct) {
  if (act === 'assign' || act === 'close') return 'complaints.note'
  return `complaints.text_${act}` as const
}

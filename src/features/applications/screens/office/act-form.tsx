// What does somebody of the office fill in to sign an application, return or reject it?

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { buttonClass } from '#ui/button.tsx'
import { GroupFrame } from '#ui/form/field-frame.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import type { OfficeAct } from '../../contract/office-forms.ts'
import { newPreparation, newRefusal, newSignature } from '../../contract/office-forms.ts'
import type { WholeApplication } from '../../contract/answers.ts'
import type { PaperKind } from '../../contract/papers.ts'
import { nameIn } from './papers.tsx'
import { officeSay } from './sentences.ts'

type ActFormProps = {
  act: OfficeAct
  orgId: string
  application: WholeApplication
  language: Language
  onDone: () => void
}

export function ActForm({ act, orgId, application, language, onDone }: ActFormProps) {
  const say = officeSay(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, missing, position } = application
  const isRefusal = act === 'return' || act === 'reject'
  const state = useForm<unknown>({
    id: `act-${act}`,
    definition: definitions[act],
    labels: {
      position: say('applications.position'),
      note: say('applications.note'),
      reason: say('applications.reason'),
      seenPapers: say('applications.seen_papers'),
    },
    language,
    say,
    send: (data) => {
      const text = (name: string) => String(data.get(name) ?? '')
      const sent = { orgId, id, position: text('position'), note: text('note') }
      const api = apiIn(language)
      if (act === 'prepare') {
        const seenPapers = data.getAll('seenPapers') as PaperKind[]
        return api.send<ApplicationsApi['prepareApplication']>('POST /admin/applications/{orgId}/{id}/preparations', {
          ...sent,
          seenPapers,
        })
      }
      if (act === 'return')
        return api.send<ApplicationsApi['returnApplication']>('POST /admin/applications/{orgId}/{id}/returns', {
          ...sent,
          reason: text('reason'),
        })
      if (act === 'reject')
        return api.send<ApplicationsApi['rejectApplication']>('POST /admin/applications/{orgId}/{id}/rejections', {
          ...sent,
          reason: text('reason'),
        })
      const address =
        act === 'check'
          ? 'POST /admin/applications/{orgId}/{id}/checks'
          : 'POST /admin/applications/{orgId}/{id}/approvals'
      return api.send<ApplicationsApi['checkApplication' | 'approveApplication']>(address, sent)
    },
    onSent: onDone,
  })

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className="mt-5 rounded-box border border-neutral-300 p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {say(`applications.act_${act}`)}
      </h3>
      <p className="mt-1 mb-4 text-neutral-600">{say(`applications.help_${act}`)}</p>
      <Form state={state}>
        {act === 'prepare' && missing.length > 0 ? <SeenPapers application={application} language={language} /> : null}
        {isRefusal ? <TextArea name="reason" rows={3} /> : null}
        <TextField name="position" initially={position} autoComplete="organization-title" />
        <TextArea name="note" rows={2} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{say(isRefusal ? `applications.do_${act}` : 'applications.sign')}</SendButton>
          <Link to="." preventScrollReset className={buttonClass('quiet')}>
            {say('applications.cancel')}
          </Link>
        </div>
      </Form>
    </div>
  )
}

function SeenPapers({ application, language }: Pick<ActFormProps, 'application' | 'language'>) {
  return (
    <GroupFrame name="seenPapers">
      {({ id }) => (
        <div className="grid gap-1">
          {application.missing.map((paper, index) => (
            <label key={paper} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                id={index === 0 ? id : `${id}-${paper}`}
                name="seenPapers"
                value={paper}
                className="tick mt-0.5"
              />
              {nameIn(application, paper, language)}
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  )
}

function filledIn<D extends FormDefinition>(definition: D): FormDefinition {
  const { orgId: _org, id: _id, ...fields } = definition.fields
  return { ...definition, fields }
}

const signature = filledIn(newSignature)
const refusal = filledIn(newRefusal)
const definitions: Record<OfficeAct, FormDefinition> = {
  prepare: filledIn(newPreparation),
  check: signature,
  approve: signature,
  return: refusal,
  reject: refusal,
}

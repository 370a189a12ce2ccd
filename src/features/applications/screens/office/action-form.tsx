// Form of one office action on an application: prepare, check, approve, return, reject.

import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { GroupFrame } from '#ui/form/field-frame.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import type { OfficeAction } from '../../contract/office-forms.ts'
import { newPreparation, newRefusal, newSignature, versionConflicts } from '../../contract/office-forms.ts'
import type { WholeApplication } from '../../contract/answers.ts'
import type { PaperKind } from '../../contract/papers.ts'
import { History } from './history.tsx'
import { nameIn } from './papers.tsx'
import { officeTranslator } from './translator.ts'

type ActionFormProps = {
  action: OfficeAction
  orgId: string
  application: WholeApplication
  language: Language
  /** Reads the application again after a conflict. */
  onConflict: () => void
  onDone: () => void
}

export function ActionForm({ action, orgId, application, language, onConflict, onDone }: ActionFormProps) {
  const t = officeTranslator(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, missing, position, steps } = application
  const [opened] = useState(steps.length)
  const isRefusal = action === 'return' || action === 'reject'
  const state = useForm<unknown>({
    id: `act-${action}`,
    definition: definitions[action],
    labels: {
      position: t('applications.position'),
      note: t('applications.note'),
      reason: t('applications.reason'),
      seenPapers: t('applications.seen_papers'),
    },
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
    const text = (name: string) => String(data.get(name) ?? '')
    const sent = { orgId, id, position: text('position'), note: text('note'), version: steps.length }
    const api = apiIn(language)
    if (action === 'prepare') {
      const seenPapers = data.getAll('seenPapers') as PaperKind[]
      return api.send<ApplicationsApi['prepareApplication']>('POST /admin/applications/{orgId}/{id}/preparations', {
        ...sent,
        seenPapers,
      })
    }
    if (action === 'return')
      return api.send<ApplicationsApi['returnApplication']>('POST /admin/applications/{orgId}/{id}/returns', {
        ...sent,
        reason: text('reason'),
      })
    if (action === 'reject')
      return api.send<ApplicationsApi['rejectApplication']>('POST /admin/applications/{orgId}/{id}/rejections', {
        ...sent,
        reason: text('reason'),
      })
    const address =
      action === 'check'
        ? 'POST /admin/applications/{orgId}/{id}/checks'
        : 'POST /admin/applications/{orgId}/{id}/approvals'
    return api.send<ApplicationsApi['checkApplication' | 'approveApplication']>(address, sent)
  }

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className="mt-5 rounded-box border border-neutral-300 p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t(`applications.action_${action}`)}
      </h3>
      <p className="mt-1 mb-4 text-neutral-600">{t(`applications.help_${action}`)}</p>
      <Form state={state}>
        {steps.length > opened ? (
          <section aria-label={t('applications.meanwhile')} className="grid gap-3 rounded-box bg-warning-50 p-4">
            <h4 className="text-lg">{t('applications.meanwhile')}</h4>
            <History steps={steps.slice(opened)} language={language} />
          </section>
        ) : null}
        {action === 'check' || action === 'approve' ? (
          <UnopenedPapers application={application} language={language} />
        ) : null}
        {action === 'prepare' && missing.length > 0 ? (
          <SeenPapers application={application} language={language} />
        ) : null}
        {isRefusal ? (
          <TextArea
            name="reason"
            rows={3}
            lang={application.language}
            help={t(`applications.reads_in_${application.language}`)}
          />
        ) : null}
        <TextField name="position" initially={position} autoComplete="organization-title" />
        <TextArea name="note" rows={2} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{t(isRefusal ? `applications.do_${action}` : 'applications.sign')}</SendButton>
          <Link to="." preventScrollReset className={buttonClass('quiet')} onClick={state.draft.discardQuietly}>
            {t('applications.cancel')}
          </Link>
        </div>
      </Form>
    </div>
  )
}

/** What a signer has not opened: shown, not refused, because papers may have been seen at the office. */
function UnopenedPapers({ application, language }: Pick<ActionFormProps, 'application' | 'language'>) {
  const t = officeTranslator(language)
  const unopened = application.papers.filter(({ opened, replacedAt }) => !opened && !replacedAt)
  if (unopened.length === 0) return null
  return (
    <Callout tone="warning" title={t('applications.unopened_title')}>
      <ul className="list-disc ps-5">
        {unopened.map(({ id, kind, name }) => (
          <li key={id}>
            {nameIn(application, kind, language)}: {name}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function SeenPapers({ application, language }: Pick<ActionFormProps, 'application' | 'language'>) {
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
  const { orgId: _org, id: _id, version: _version, ...fields } = definition.fields
  return { ...definition, fields }
}

const signature = filledIn(newSignature)
const refusal = filledIn(newRefusal)
const definitions: Record<OfficeAction, FormDefinition> = {
  prepare: filledIn(newPreparation),
  check: signature,
  approve: signature,
  return: refusal,
  reject: refusal,
}

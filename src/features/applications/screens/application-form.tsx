// Island of the application form in steps: send once, correct, or print instead.

import type { MouseEvent } from 'react'
import { useLanguage } from '#ui/page-language.ts'
import { sendForm } from '#platform/send-form.ts'
import { storedAccount } from '#platform/stored-account.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { Form, HiddenField, SendButton, HoneypotField } from '#ui/form/form.tsx'
import type { SuggestedTol } from '#ui/form/place-fields.tsx'
import { Steps } from '#ui/form/steps.tsx'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Icon } from '#ui/icon.tsx'
import type { ApplicationsApi } from '../contract/api.ts'
import type { Receipt } from '../contract/answers.ts'
import type { Kind } from '../contract/form.ts'
import { correctedApplication, newApplication } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { papersFor } from '../rules/papers.ts'
import { sentAddress } from './addresses.ts'
import { applicationDraft } from './drafts.ts'
import type { OfficePlace } from './form-parts.tsx'
import { stepsFor } from './form-parts.tsx'
import { knownFields } from './known-fields.ts'
import { labelsIn, formTranslator } from './labels.ts'
import { Review } from './review.tsx'

export type ApplicationFormProps = {
  kind: Kind
  /** The organisation's list of papers. */
  listed: ListedPaper[]
  orgId: number
  today: string
  /** The tols that are suggested, and the place of the organisation, with which the form begins. */
  tols?: SuggestedTol[]
  office?: OfficePlace
  idempotencyKey: string
  shownAgain?: ShownAgain | undefined
  /** A returned application: under which code and phone it was sent, and which papers the office has. */
  correction?: { code: string; phone: string; papers: PaperKind[] }
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { kind, listed, orgId, today, tols, office, idempotencyKey, shownAgain, correction } = props
  const language = useLanguage()
  const t = formTranslator(language)
  const papers = papersFor(listed, { kind, transferReason: 'inheritance' })
  const steps = stepsFor(kind, t, { papers, sentBefore: correction?.papers ?? [], tols, office })
  const confirmations = ['declared', 'consent']
  const state = useForm<Receipt>({
    id: 'application',
    definition: correction ? correctedApplication : newApplication,
    labels: labelsIn(language, papers),
    language,
    t,
    shownAgain,
    order: ['homepage', ...steps.flatMap(({ names }) => names), ...confirmations],
    draft: {
      name: [applicationDraft(kind, orgId).name, ...(correction ? [correction.code] : [])].join('-'),
      person: null,
      today,
    },
    ...(correction ? {} : { known: () => knownFields(kind, storedAccount(), language) }),
    send: (data, onProgress) =>
      correction
        ? sendForm<ApplicationsApi['resubmitApplication']>(
            'POST /customer/applications/{orgId}/{code}/resubmissions',
            { orgId, code: correction.code },
            data,
            language,
            onProgress,
          )
        : sendForm<ApplicationsApi['sendApplication']>(
            'POST /customer/applications/{orgId}',
            { orgId },
            data,
            language,
            onProgress,
          ),
    onSent: (receipt) => location.assign(sentAddress(receipt, correction !== undefined)),
  })
  const last = {
    id: 'review',
    title: t('applications.step.review'),
    names: confirmations,
    // A refused form shows every step at once.
    content: shownAgain ? null : <Review steps={steps} t={t} />,
  }
  return (
    <Form state={state}>
      <input type="hidden" name="kind" value={kind} />
      <HiddenField name="idempotencyKey" value={idempotencyKey} />
      <HoneypotField name="homepage" label={t('applications.leave_empty')} />
      {correction ? (
        <>
          <input type="hidden" name="code" value={correction.code} />
          <input type="hidden" name="sentPhone" value={correction.phone} />
        </>
      ) : null}
      <Steps steps={[...steps, last]}>
        <div className="grid gap-3 rounded-box border border-neutral-200 bg-neutral-50 p-4">
          <p>{t('applications.consent.text')}</p>
          <CheckboxField name="declared" remembered={false} />
          <CheckboxField name="consent" remembered={false} />
        </div>
        <div className="flex flex-wrap items-start gap-4">
          <SendButton state={state}>{t(correction ? 'applications.send_again' : 'applications.send')}</SendButton>
          <Button
            type="submit"
            kind="quiet"
            formAction="/registration/print"
            formTarget="_blank"
            formNoValidate
            onClick={printTyped}
          >
            <Icon name="print" />
            {t('applications.print_instead')}
          </Button>
        </div>
      </Steps>
    </Form>
  )
}

/** With script, the printed page receives the typed values without the files. */
function printTyped(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget
  if (!form) return
  event.preventDefault()
  const copy = document.createElement('form')
  Object.assign(copy, { method: 'post', action: '/registration/print', target: '_blank', hidden: true })
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue
    copy.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(copy)
  copy.submit()
  copy.remove()
}

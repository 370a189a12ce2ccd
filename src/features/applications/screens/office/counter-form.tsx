// Form of an application that staff register for a person at the counter, on the telephone or from a letter.

import { CounterFields, counterLabels } from '#features/cases/screens/counter-fields.tsx'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import type { Language } from '#kit/language.ts'
import { sendForm } from '#platform/send-form.ts'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import type { SuggestedTol } from '#ui/form/place-fields.tsx'
import { Steps, type FormStep } from '#ui/form/steps.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { RegisteredApplication } from '../../contract/answers.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { counterApplication } from '../../contract/counter-application.ts'
import type { Kind } from '../../contract/form.ts'
import type { ListedPaper } from '../../contract/papers.ts'
import { papersFor } from '../../rules/papers.ts'
import { stepsFor, type OfficePlace } from '../form-parts.tsx'
import { formTranslator, labelsIn } from '../labels.ts'
import { Review } from '../review.tsx'
import { officeTranslator } from './translator.ts'

type CounterFormProps = {
  kind: Kind
  listed: ListedPaper[]
  orgId: number
  tols: SuggestedTol[]
  office: OfficePlace
  idempotencyKey: string
  language: Language
  onRegistered: (registered: RegisteredApplication) => void
}

/** The steps of the public form after one for the channel and the person's language. */
export function CounterForm(props: CounterFormProps) {
  const { kind, listed, orgId, tols, office, idempotencyKey, language, onRegistered } = props
  const t = officeTranslator(language)
  const formText = formTranslator(language)
  const papers = papersFor(listed, { kind, transferReason: 'inheritance' })
  const counter: FormStep = {
    id: 'counter',
    title: t('applications.counter'),
    names: ['channel', 'language'],
    content: <CounterFields language={language} />,
  }
  const typed = stepsFor(kind, formText, { papers, sentBefore: [], tols, office })
  const last: FormStep = {
    id: 'review',
    title: t('applications.step.review'),
    names: ['declared', 'consent'],
    content: <Review steps={typed} t={formText} />,
  }
  const steps = [counter, ...typed, last]
  const formId = `counter-${kind}`
  const state = useForm<RegisteredApplication>({
    id: formId,
    definition: counterApplication,
    labels: { ...labelsIn(language, papers), ...counterLabels(language) },
    language,
    t,
    order: steps.flatMap(({ names }) => names),
    draft: useOwnDraft(formId),
    send: (data, tell) =>
      sendForm<ApplicationsApi['registerApplication']>(
        'POST /admin/applications/{orgId}',
        { orgId },
        data,
        language,
        tell,
      ),
    onSent: onRegistered,
  })
  return (
    <Form state={state}>
      <input type="hidden" name="kind" value={kind} />
      <HiddenField name="idempotencyKey" value={idempotencyKey} />
      <Steps steps={steps}>
        <div className="grid gap-3 rounded-box border border-neutral-200 bg-neutral-50 p-4">
          <p>{t('applications.counter_text')}</p>
          <CheckboxField name="declared" remembered={false}>
            {t('applications.counter_declared')}
          </CheckboxField>
          <CheckboxField name="consent" remembered={false}>
            {t('applications.counter_consent')}
          </CheckboxField>
        </div>
        <SendButton state={state}>{t('applications.register')}</SendButton>
      </Steps>
    </Form>
  )
}

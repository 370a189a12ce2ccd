// Form of a complaint that staff register for a person at the counter, on the telephone or from a letter.

import { CounterFields, counterLabels } from '#features/cases/screens/counter-fields.tsx'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { formatDays } from '#kit/format/durations.ts'
import type { Language } from '#kit/language.ts'
import { sendForm } from '#platform/send-form.ts'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { PlaceFields, type SuggestedTol } from '#ui/form/place-fields.tsx'
import { EmailField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { RegisteredComplaint } from '../../contract/answers.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import { counterComplaint } from '../../contract/counter-complaint.ts'
import type { ComplaintOffer } from '../../contract/form.ts'
import { maxPhotos, photoMegabytes, photoTypes } from '../../contract/new-complaint.ts'
import { AboutFields, examplePhone, labelsOf, Part } from '../parts/complaint-fields.tsx'
import { complaintsTranslator } from '../translator.ts'
import { officeTranslator } from './translator.ts'

type CounterFormProps = ComplaintOffer & {
  orgId: string
  submission: string
  tols: SuggestedTol[]
  language: Language
  onRegistered: (registered: RegisteredComplaint) => void
}

/** The fields of the public form without the position, which would be that of the office. */
export function CounterForm(props: CounterFormProps) {
  const { orgId, types, policy, submission, tols, language, onRegistered } = props
  const t = officeTranslator(language)
  const state = useForm<RegisteredComplaint>({
    id: 'counter-complaint',
    definition: counterComplaint,
    labels: { ...labelsOf(complaintsTranslator(language)), ...counterLabels(language) },
    language,
    t,
    draft: useOwnDraft('counter-complaint'),
    order: ['channel', 'language', ...Object.keys(counterComplaint.fields)],
    send: (data, tell) =>
      sendForm<ComplaintsApi['registerComplaint']>(
        'POST /admin/complaints/{orgId}',
        { orgId: Number(orgId) },
        data,
        language,
        tell,
      ),
    onSent: onRegistered,
  })
  return (
    <Form state={state}>
      <CounterFields language={language} />
      <AboutFields types={types} language={language}>
        <FileField
          name="photos"
          accept={photoTypes.join()}
          max={maxPhotos}
          shrink
          camera
          help={t('complaints.photos_help', { n: maxPhotos, mb: photoMegabytes })}
        />
      </AboutFields>
      <PlaceFields
        legend={t('complaints.place')}
        names={placeNames}
        tols={tols}
        {...(policy.wards === null ? {} : { wards: policy.wards })}
      />
      <Part title={t('complaints.reporter')}>
        <TextField name="name" autoComplete="off" />
        <PhoneField
          name="phone"
          autoComplete="off"
          help={t('complaints.counter_phone_help', { example: examplePhone(language) })}
        />
        <EmailField name="email" autoComplete="off" help={t('complaints.counter_email_help')} />
        <TextField name="address" autoComplete="off" />
      </Part>
      <HiddenField name="submission" value={submission} />
      <CheckboxField name="consent" remembered={false}>
        {t('complaints.counter_consent', { time: formatDays(policy.keptDays, language) })}
      </CheckboxField>
      <SendButton state={state}>{t('complaints.register')}</SendButton>
    </Form>
  )
}

const placeNames = {
  ward: 'ward',
  tol: 'tol',
  landmark: 'landmark',
  neighbour: 'neighbour',
  customerNumber: 'customerNumber',
}

// The whole complaint form, with photographs and the exact place.

import type { Language } from '#kit/language.ts'
import type { OnCall } from '#features/organisations/rules.ts'
import { sendForm } from '#platform/send-form.ts'
import { storedAccount } from '#platform/stored-account.ts'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import type { SuggestedTol } from '#ui/form/place-fields.tsx'
import { PlaceFields } from '#ui/form/place-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { Receipt } from '../../contract/answers.ts'
import type { ComplaintOffer } from '../../contract/form.ts'
import { maxPhotos, newComplaint, photoMegabytes, photoTypes } from '../../contract/new-complaint.ts'
import { complaintDraft } from '../drafts.ts'
import { complaintsTranslator } from '../translator.ts'
import { AboutFields, ClosingFields, labelsOf, SenderFields } from './complaint-fields.tsx'
import { knownFields } from './known-fields.ts'

export type ComplaintFormProps = ComplaintOffer & {
  orgId: number
  submission: string
  today: string
  /** The tols that are suggested. */
  tols: SuggestedTol[]
  /** Whom to call for a burst pipe, while the office is closed. */
  onCall: OnCall | undefined
  again: ShownAgain | undefined
  language: Language
}

/** With script it is sent to the API, then the receipt's page opens; without, it is posted to its own page. */
export function ComplaintForm(props: ComplaintFormProps) {
  const { orgId, types, policy, submission, today, tols, onCall, again, language } = props
  const t = complaintsTranslator(language)
  const state = useForm<Receipt>({
    id: 'complaint',
    definition: newComplaint,
    labels: labelsOf(t),
    language,
    t,
    shownAgain: again,
    draft: { name: complaintDraft.name, person: null, today },
    known: () => knownFields(storedAccount(), language),
    send: (data, tell) =>
      sendForm<ComplaintsApi['sendComplaint']>('POST /customer/complaints/{orgId}', { orgId }, data, language, tell),
    onSent: ({ code }) => location.assign(`/complaint/received/${code}`),
  })
  return (
    <Form state={state}>
      <AboutFields types={types} onCall={onCall} language={language}>
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
        help={t('complaints.place_help')}
        names={placeNames}
        tols={tols}
        {...(policy.wards === null ? {} : { wards: policy.wards })}
      />
      <SenderFields language={language} />
      <ClosingFields submission={submission} keptDays={policy.keptDays} language={language} />
      <SendButton state={state}>{t('complaints.send')}</SendButton>
    </Form>
  )
}

const placeNames = {
  ward: 'ward',
  tol: 'tol',
  landmark: 'landmark',
  neighbour: 'neighbour',
  customerNumber: 'customerNumber',
  latitude: 'latitude',
  longitude: 'longitude',
}

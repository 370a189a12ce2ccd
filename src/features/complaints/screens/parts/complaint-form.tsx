// How does the whole complaint form look, and what happens when it is sent?

import type { Language } from '#kit/language.ts'
import { sendForm } from '#platform/send-form.ts'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PlaceFields } from '#ui/form/place-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { Receipt } from '../../contract/answers.ts'
import type { ComplaintOffer } from '../../contract/form.ts'
import { mostPhotos, newComplaint, photoMegabytes, photoTypes } from '../../contract/form.ts'
import { complaintsSay } from '../sentences.ts'
import { AboutFields, ClosingFields, labelsOf, SenderFields } from './complaint-fields.tsx'

export type ComplaintFormProps = ComplaintOffer & {
  orgId: number
  submission: string
  today: string
  again: ShownAgain | undefined
  language: Language
}

/** With script it goes to the API and then to the receipt's page; without, to the page it stands on. */
export function ComplaintForm(props: ComplaintFormProps) {
  const { orgId, types, policy, submission, today, again, language } = props
  const say = complaintsSay(language)
  const state = useForm<Receipt>({
    id: 'complaint',
    definition: newComplaint,
    labels: labelsOf(say),
    language,
    say,
    shownAgain: again,
    draft: { name: 'complaint', today },
    send: (data, tell) =>
      sendForm<ComplaintsApi['sendComplaint']>('POST /customer/complaints/{orgId}', { orgId }, data, language, tell),
    onSent: ({ code }) => location.assign(`/complaint/received/${code}`),
  })
  return (
    <Form state={state}>
      <AboutFields types={types} language={language}>
        <FileField
          name="photos"
          accept={photoTypes.join()}
          max={mostPhotos}
          shrink
          help={say('complaints.photos_help', { n: mostPhotos, mb: photoMegabytes })}
        />
      </AboutFields>
      <PlaceFields
        legend={say('complaints.place')}
        help={say('complaints.place_help')}
        names={placeNames}
        {...(policy.wards === null ? {} : { wards: policy.wards })}
      />
      <SenderFields language={language} />
      <ClosingFields submission={submission} keptDays={policy.keptDays} language={language} />
      <SendButton state={state}>{say('complaints.send')}</SendButton>
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

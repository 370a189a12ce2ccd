// Which fields does the complaint form show, in which order, and what happens when it is sent?

import type { ReactNode } from 'react'
import { displayPhone } from '#kit/phone.ts'
import type { Language } from '#kit/language.ts'
import { sendForm } from '#platform/send-form.ts'
import { Form, HiddenField, SendButton, TrapField } from '#ui/form/form.tsx'
import { SelectField, TickField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { PlaceFields } from '#ui/form/place-fields.tsx'
import { EmailField, PhoneField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import { type Receipt } from '#features/complaints/contract.ts'
import {
  mostPhotos,
  newComplaint,
  photoMegabytes,
  photoTypes,
  type ComplaintPolicy,
  type ComplaintType,
} from '#features/complaints/contract/form.ts'
import { complaintsSay, type ComplaintsSay } from '../sentences.ts'

export type ComplaintFormProps = {
  orgId: number
  types: ComplaintType[]
  policy: ComplaintPolicy
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
    send: (data, tell) => sendForm(`/customer/complaints/${orgId}`, data, language, tell),
    onSent: ({ code }) => location.assign(`/complaint/received/${code}`),
  })
  const options = types.map(({ key, label }) => ({ value: key, label: label[language] }))
  return (
    <Form state={state}>
      <Part title={say('complaints.about')}>
        <SelectField name="type" options={options} />
        <TextArea name="message" help={say('complaints.message_help')} rows={6} />
        <FileField
          name="photos"
          accept={photoTypes.join()}
          most={mostPhotos}
          shrink
          help={say('complaints.photos_help', { n: mostPhotos, mb: photoMegabytes })}
        />
      </Part>
      <PlaceFields
        legend={say('complaints.place')}
        help={say('complaints.place_help')}
        names={placeNames}
        {...(policy.wards === null ? {} : { wards: policy.wards })}
      />
      <Part title={say('complaints.you')}>
        <TextField name="name" autoComplete="name" />
        <PhoneField
          name="phone"
          help={say('complaints.phone_help', { example: displayPhone('+9779841234567', language) })}
        />
        <EmailField name="email" help={say('complaints.email_help')} />
        <TextField name="address" autoComplete="address-line1" />
      </Part>
      <TrapField name="website" label={say('complaints.leave_empty')} />
      <HiddenField name="submission" value={submission} />
      <TickField name="consent" remembered={false}>
        {say('complaints.consent', { days: policy.keptDays })}
      </TickField>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-xl font-bold text-primary">{title}</legend>
      {children}
    </fieldset>
  )
}

function labelsOf(say: ComplaintsSay) {
  return {
    type: say('complaints.type'),
    message: say('complaints.message'),
    photos: say('complaints.photos'),
    ward: say('complaints.ward'),
    tol: say('complaints.tol'),
    landmark: say('complaints.landmark'),
    neighbour: say('complaints.neighbour'),
    customerNumber: say('complaints.customer_number'),
    latitude: say('complaints.position'),
    longitude: say('complaints.position'),
    name: say('complaints.name'),
    phone: say('complaints.phone'),
    email: say('complaints.email'),
    address: say('complaints.address'),
    website: say('complaints.leave_empty'),
    consent: say('complaints.consent_label'),
  }
}

// Which fields are there to say what a complaint is about and who sends it?

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { SelectField, CheckboxField } from '#ui/form/choice-fields.tsx'
import { HiddenField, HoneypotField } from '#ui/form/form.tsx'
import { EmailField, PhoneField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import type { ComplaintType } from '../../contract/form.ts'
import { complaintsSay, type ComplaintsSay } from '../sentences.ts'

/** `children`: what says more about it than words. */
export function AboutFields(props: { types: ComplaintType[]; language: Language; children?: ReactNode }) {
  const { types, language, children } = props
  const say = complaintsSay(language)
  return (
    <Part title={say('complaints.about')}>
      <SelectField name="type" options={types.map(({ key, label }) => ({ value: key, label: label[language] }))} />
      <TextArea name="message" help={say('complaints.message_help')} rows={6} />
      {children}
    </Part>
  )
}

export function SenderFields({ language }: { language: Language }) {
  const say = complaintsSay(language)
  return (
    <Part title={say('complaints.you')}>
      <TextField name="name" autoComplete="name" />
      <PhoneField
        name="phone"
        help={say('complaints.phone_help', { example: displayPhone('+9779841234567', language) })}
      />
      <EmailField name="email" help={say('complaints.email_help')} />
      <TextField name="address" autoComplete="address-line1" />
    </Part>
  )
}

/** What keeps programs out, what makes a second sending harmless, and the consent. */
export function ClosingFields(props: { submission: string; keptDays: number; language: Language }) {
  const { submission, keptDays, language } = props
  const say = complaintsSay(language)
  return (
    <>
      <HoneypotField name="website" label={say('complaints.leave_empty')} />
      <HiddenField name="submission" value={submission} />
      <CheckboxField name="consent" remembered={false}>
        {say('complaints.consent', { days: keptDays })}
      </CheckboxField>
    </>
  )
}

export function labelsOf(say: ComplaintsSay) {
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-xl font-bold text-primary">{title}</legend>
      {children}
    </fieldset>
  )
}

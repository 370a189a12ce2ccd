// Fields that both complaint forms share: subject, sender, consent, with their labels.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import type { OnCall } from '#features/organisations/rules.ts'
import { formatDays } from '#kit/format/durations.ts'
import type { Language } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { HiddenField, HoneypotField } from '#ui/form/form.tsx'
import { EmailField, PhoneField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { TileField } from '#ui/form/tile-field.tsx'
import type { ComplaintType } from '../../contract/form.ts'
import { complaintsTranslator, type TranslateComplaints } from '../translator.ts'
import { TypeIcon } from './type-icon.tsx'

type AboutProps = { types: ComplaintType[]; onCall?: OnCall | undefined; language: Language; children?: ReactNode }

/** `onCall`: whom to call for a leak, named once its type is chosen; `children`: fields after the message, such as photographs. */
export function AboutFields({ types, onCall, language, children }: AboutProps) {
  const [chosen, setChosen] = useState('')
  const t = complaintsTranslator(language)
  return (
    <Part title={t('complaints.about')}>
      <div onChange={({ target }) => setChosen((target as HTMLInputElement).value)} className="grid gap-3">
        <TileField
          name="type"
          options={types.map(({ key, label }) => ({
            value: key,
            label: label[language],
            icon: <TypeIcon type={key} />,
          }))}
          others={t('complaints.other_types')}
        />
        <div aria-live="polite">{isUrgent(chosen) ? <OnCallLine onCall={onCall} language={language} /> : null}</div>
      </div>
      <TextArea name="message" help={t('complaints.message_help')} rows={6} />
      {children}
    </Part>
  )
}

export function SenderFields({ language }: { language: Language }) {
  const t = complaintsTranslator(language)
  return (
    <Part title={t('complaints.you')}>
      <TextField name="name" autoComplete="name" />
      <PhoneField name="phone" help={t('complaints.phone_help', { example: examplePhone(language) })} />
      <EmailField name="email" help={t('complaints.email_help')} />
      <TextField name="address" autoComplete="address-line1" />
    </Part>
  )
}

export function examplePhone(language: Language): string {
  return displayPhone('+9779841234567', language)
}

/** Honeypot, idempotency key and consent. */
export function ClosingFields(props: { submission: string; keptDays: number; language: Language }) {
  const { submission, keptDays, language } = props
  const t = complaintsTranslator(language)
  return (
    <>
      <HoneypotField name="website" label={t('complaints.leave_empty')} />
      <HiddenField name="submission" value={submission} />
      <CheckboxField name="consent" remembered={false}>
        {t('complaints.consent', { time: formatDays(keptDays, language) })}
      </CheckboxField>
    </>
  )
}

export function labelsOf(t: TranslateComplaints) {
  return {
    type: t('complaints.type'),
    message: t('complaints.message'),
    photos: t('complaints.photos'),
    ward: t('complaints.ward'),
    tol: t('complaints.tol'),
    landmark: t('complaints.landmark'),
    neighbour: t('complaints.neighbour'),
    customerNumber: t('complaints.customer_number'),
    latitude: t('complaints.position'),
    longitude: t('complaints.position'),
    name: t('complaints.name'),
    phone: t('complaints.phone'),
    email: t('complaints.email'),
    address: t('complaints.address'),
    website: t('complaints.leave_empty'),
    consent: t('complaints.consent_label'),
  }
}

/** Types of complaint for which somebody can be called outside office hours: no water, and leaks. */
function isUrgent(type: string): boolean {
  return type === 'no-water' || type.startsWith('leak-')
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-xl font-bold text-title">{title}</legend>
      {children}
    </fieldset>
  )
}

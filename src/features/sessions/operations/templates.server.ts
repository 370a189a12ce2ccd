// Templates of the messages about an account: one-time code, invitation, role at another organisation, changed address, new device.

import type { MessageTemplate, Placeholder } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { sessionsMessages as texts } from '../messages/sessions.ts'

export const codeMinutes = 10
export const activationDays = 3

const code: Placeholder = {
  name: 'code',
  label: { en: 'The code', ne: 'कोड' },
  sample: { en: '493027', ne: '493027' },
}
const minutes: Placeholder = {
  name: 'minutes',
  label: { en: 'Minutes for which the code is valid', ne: 'कोड मान्य हुने मिनेट' },
  sample: { en: '10', ne: '१०' },
}
const warning: Placeholder = {
  name: 'warning',
  label: { en: 'Warning not to give the code to anybody', ne: 'कोड कसैलाई नदिने चेतावनी' },
  sample: texts['session.code_warning'],
}
const activation: Placeholder = {
  ...code,
  label: { en: 'The activation code', ne: 'सक्रियकरण कोड' },
  sample: { en: 'K7M2-9XQ4-TB6W', ne: 'K7M2-9XQ4-TB6W' },
}
const days: Placeholder = {
  name: 'days',
  label: { en: 'Days for which the code is valid', ne: 'कोड मान्य हुने दिन' },
  sample: { en: '3', ne: '३' },
}

function addressOf(path: string): Placeholder {
  const sample = `https://water.example${path}`
  return {
    name: 'address',
    label: { en: 'Address of the page to open', ne: 'खोल्नुपर्ने पृष्ठको ठेगाना' },
    sample: { en: sample, ne: sample },
  }
}

const ofCode = {
  title: { en: 'One-time code', ne: 'एकपटके कोड' },
  placeholders: [code, minutes, warning, organisationName],
  needed: ['code', 'warning'],
}

export const codeSms: MessageTemplate = {
  ...ofCode,
  name: 'one-time-code-sms',
  channel: 'sms',
  body: texts['session.code_sms'],
}

export const codeMail: MessageTemplate = {
  ...ofCode,
  name: 'one-time-code-mail',
  channel: 'mail',
  subject: texts['session.code_subject'],
  body: texts['session.code_text'],
}

export const invitationMail: MessageTemplate = {
  name: 'invitation-mail',
  channel: 'mail',
  title: { en: 'Invitation of staff', ne: 'कर्मचारीलाई आमन्त्रण' },
  subject: texts['session.invitation_subject'],
  body: texts['session.invitation_text'],
  placeholders: [activation, addressOf('/login/activate'), days, organisationName],
  needed: ['code', 'address'],
}

export const welcomeMail: MessageTemplate = {
  name: 'invitation-known-mail',
  channel: 'mail',
  title: { en: 'Invitation of staff who have an account', ne: 'खाता भएका कर्मचारीलाई आमन्त्रण' },
  subject: texts['session.invitation_subject'],
  body: texts['session.welcome_text'],
  placeholders: [addressOf('/login'), organisationName],
  needed: ['address'],
}

export const changedAddressMail: MessageTemplate = {
  name: 'address-changed-mail',
  channel: 'mail',
  title: { en: 'To the former email address of an account', ne: 'खाताको पुरानो इमेल ठेगानामा' },
  subject: texts['session.contacts_subject'],
  body: texts['session.contacts_text'],
  placeholders: [organisationName],
  needed: ['organisation'],
}

export const newDeviceMail: MessageTemplate = {
  name: 'new-device-mail',
  channel: 'mail',
  title: { en: 'Log-in on a new device', ne: 'नयाँ उपकरणबाट लगइन' },
  subject: texts['session.new_device_subject'],
  body: texts['session.new_device_text'],
  placeholders: [
    {
      name: 'time',
      label: { en: 'Day and time of the log-in', ne: 'लगइन भएको मिति र समय' },
      sample: { en: '22 November 2026, 11:00 AM', ne: '२०८३ मङ्सिर ६ गते, बिहान ११:०० बजे' },
    },
    {
      name: 'phone',
      label: { en: 'Phone of the office', ne: 'कार्यालयको फोन' },
      sample: { en: '023-580123', ne: '०२३-५८०१२३' },
    },
    organisationName,
  ],
  needed: ['time', 'organisation'],
}

export const accountTemplates: readonly MessageTemplate[] = [
  codeSms,
  codeMail,
  invitationMail,
  welcomeMail,
  changedAddressMail,
  newDeviceMail,
]

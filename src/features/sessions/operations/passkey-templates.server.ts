// Template of the mail that a passkey was added to an account.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { passkeysMessages as texts } from '../messages/passkeys.ts'

export const passkeyAddedMail: MessageTemplate = {
  name: 'passkey-added-mail',
  channel: 'mail',
  title: { en: 'Passkey added to an account', ne: 'खातामा पासकी थपियो' },
  subject: texts['passkeys.added_subject'],
  body: texts['passkeys.added_text'],
  placeholders: [
    {
      name: 'name',
      label: { en: 'Name of the passkey', ne: 'पासकीको नाम' },
      sample: { en: 'My phone', ne: 'मेरो फोन' },
    },
    {
      name: 'time',
      label: { en: 'Day and time at which it was added', ne: 'थपिएको मिति र समय' },
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

// Messages of the instalments of one's own connections, in the portal and on /pay.

import type { Messages } from '#kit/language.ts'

export const ownInstalmentMessages = {
  'instalments.title': { en: 'Instalments', ne: 'किस्ता' },
  'instalments.agreement_of': { en: '{amount} in {n} parts', ne: '{amount}, {n} किस्तामा' },
  'instalments.part': { en: 'Part', ne: 'किस्ता' },
  'instalments.due_on': { en: 'Due day', ne: 'म्याद' },
  'instalments.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'instalments.paid': { en: 'Paid (Rs.)', ne: 'तिरेको (रु.)' },
  'instalments.state': { en: 'State', ne: 'अवस्था' },
  'instalments.part_due': { en: 'to be paid', ne: 'तिर्न बाँकी' },
  'instalments.part_kept': { en: 'paid', ne: 'तिरेको' },
  'instalments.part_late': { en: 'paid late', ne: 'ढिलो तिरेको' },
  'instalments.part_missed': { en: 'missed', ne: 'म्याद नाघेको' },
  'instalments.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'instalments.next': { en: 'Next instalment', ne: 'अर्को किस्ता' },
  'instalments.next_by': { en: '{amount} by {date}', ne: '{date}सम्म {amount}' },
  'instalments.next_missed': { en: '{amount}, due since {date}', ne: '{amount}, म्याद सकिएको मिति {date}' },
  'instalments.own_note': {
    en: 'Late fees go on while you pay in instalments.',
    ne: 'किस्तामा तिर्दा पनि विलम्ब शुल्क लागिरहन्छ।',
  },
} as const satisfies Messages

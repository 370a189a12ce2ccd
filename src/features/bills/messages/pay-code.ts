// Messages beside the QR code by which a bill is paid.

import type { Messages } from '#kit/language.ts'

export const payCodeMessages = {
  'bills.pay_by_code': {
    en: 'Pay by phone: scan this code',
    ne: 'फोनबाट भुक्तानी गर्न यो कोड स्क्यान गर्नुहोस्',
  },
  'bills.pay_address': {
    en: 'or open {address} and type the customer number {number}. The amount shown there is that of the day.',
    ne: 'वा {address} खोलेर ग्राहक नम्बर {number} टाइप गर्नुहोस्। त्यहाँ सोही दिन तिर्नुपर्ने रकम देखिन्छ।',
  },
} as const satisfies Messages

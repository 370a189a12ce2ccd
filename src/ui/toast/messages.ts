// Messages of the toast area.

import type { Messages } from '#kit/language.ts'

export const toastMessages = {
  'toast.area': { en: 'Messages', ne: 'सन्देशहरू' },
  'toast.close': { en: 'Close', ne: 'बन्द गर्नुहोस्' },
} as const satisfies Messages

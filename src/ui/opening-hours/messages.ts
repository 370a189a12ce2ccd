// Messages of opening hours.

import type { Messages } from '#kit/language.ts'

export const openingHoursMessages = {
  'hours.from_to': { en: '{opens} to {closes}', ne: '{opens}देखि {closes}सम्म' },
  'hours.closed': { en: 'Closed', ne: 'बन्द' },
  'hours.days': { en: '{first} to {last}', ne: '{first}देखि {last}सम्म' },
  'hours.today': { en: 'Today {hours}', ne: 'आज {hours}' },
  'hours.closedToday': { en: 'Closed today', ne: 'आज बन्द' },
} as const satisfies Messages

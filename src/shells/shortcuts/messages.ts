// Messages of the console's keyboard shortcuts.

import type { Messages } from '#kit/language.ts'

export const shortcutMessages = {
  'shortcut.title': { en: 'Keyboard shortcuts', ne: 'किबोर्ड सर्टकट' },
  'shortcut.close': { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  'shortcut.next': { en: 'Next row', ne: 'अर्को पङ्क्तिमा जाने' },
  'shortcut.previous': { en: 'Previous row', ne: 'अघिल्लो पङ्क्तिमा जाने' },
  'shortcut.open': { en: 'Open the row', ne: 'पङ्क्ति खोल्ने' },
  'shortcut.actions': { en: 'Go to the actions, one after the other', ne: 'कारबाहीका बटनमा क्रमैसँग जाने' },
  'shortcut.select': { en: 'Select the row', ne: 'पङ्क्ति छान्ने' },
  'shortcut.new': { en: 'Add a new entry', ne: 'नयाँ थप्ने' },
  'shortcut.search': { en: 'Go to the search field', ne: 'खोजी कोष्ठमा जाने' },
  'shortcut.guide': { en: 'Show these shortcuts', ne: 'यो सूची देखाउने' },
  'shortcut.typing': {
    en: 'They do nothing while you type in a field. They are letters of the Latin layout, also on a keyboard for Nepali.',
    ne: 'कोष्ठमा लेख्दा यी सर्टकटले काम गर्दैनन्। नेपाली किबोर्डमा पनि यी अङ्ग्रेजी अक्षर भएकै कुञ्जी हुन्।',
  },
} as const satisfies Messages

export type ShortcutKey = keyof typeof shortcutMessages

// Manifest of the contact page: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { contactMessages } from './messages.ts'

export const contactFeature = {
  messages: contactMessages,
  navigation: {
    public: [{ label: { en: 'Contact', ne: 'सम्पर्क' }, to: '/contact', order: 70, onlyWide: true }],
  },
} satisfies Feature

// Manifest of the examples of the interface: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { examplesMessages } from './messages.ts'

export const examplesFeature = {
  messages: examplesMessages,
  navigation: {
    public: [{ label: { en: 'Interface components', ne: 'इन्टरफेसका अङ्गहरू' }, to: '/examples' }],
  },
} satisfies Feature

// Manifest of documents: messages, navigation, audit labels and its section of the dashboard.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import { upcomingItems } from '#features/publishing/contract/upcoming.ts'
import type { Feature } from '#root/manifest.ts'
import { documentNoun, reportTypes } from './contract/lists.ts'
import { documentMessages } from './messages/list.ts'
import { documentRefusals } from './messages/refusals.ts'

export const documentsFeature = {
  messages: { ...documentMessages, ...documentRefusals },
  navigation: {
    public: reportTypes.map(({ path, title, menu }) => ({ label: title, to: path, ...menu })),
    console: [
      {
        label: { en: 'Notices and documents', ne: 'सूचना तथा कागजात' },
        short: { en: 'Notices', ne: 'सूचना' },
        to: '/staff/documents',
        icon: 'bell',
        group: 'publish',
        order: 10,
        items: { subject: 'document' },
        permission: 'documents:write',
      },
    ],
  },
  dashboard: {
    section: 'documents',
    label: { en: 'Notices and documents', ne: 'सूचना तथा कागजात' },
    icon: 'bell',
    items: upcomingItems('/staff/documents'),
  },
  quickActions: [
    {
      label: { en: 'New notice or document', ne: 'नयाँ सूचना वा कागजात' },
      to: '/staff/documents/new',
      icon: 'bell',
      permission: 'documents:write',
      order: 20,
    },
  ],
  auditActions: {
    ...auditLabels(documentNoun),
  },
} satisfies Feature

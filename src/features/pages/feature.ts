// Manifest of the long pages: messages, navigation and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { pageNoun } from './contract/site-pages.ts'
import { pagesMessages } from './messages.ts'

export const pagesFeature = {
  messages: pagesMessages,
  navigation: {
    public: [
      {
        label: { en: 'History', ne: 'इतिहास' },
        to: '/organization-history',
        group: 'organization',
        order: 10,
        optional: true,
      },
      { label: { en: 'Introduction', ne: 'परिचय' }, to: '/organization-profile', group: 'organization', order: 20 },
      {
        label: { en: 'Provisions related to the Executive Director', ne: 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था' },
        to: '/provision-executive-director',
        group: 'organization',
        order: 30,
      },
    ],
    console: [
      {
        label: { en: 'Pages', ne: 'पृष्ठहरू' },
        to: '/staff/pages',
        icon: 'columns',
        group: 'publish',
        order: 70,
        items: { subject: 'page' },
        permission: 'content:write',
      },
    ],
  },
  auditActions: {
    ...auditLabels(pageNoun),
    addPagePicture: { en: 'Picture added to a page', ne: 'पृष्ठमा तस्बिर थपियो' },
  },
} satisfies Feature

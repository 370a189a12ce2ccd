// Manifest of news: messages, navigation, audit labels and its section of the dashboard.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import { upcomingItems } from '#features/publishing/contract/upcoming.ts'
import type { Feature } from '#root/manifest.ts'
import { articleNoun } from './contract/addresses.ts'
import { newsMessages } from './messages/public.ts'

export const newsFeature = {
  messages: newsMessages,
  navigation: {
    public: [{ label: { en: 'News', ne: 'समाचार' }, to: '/news', group: 'organization', order: 50 }],
    console: [
      {
        label: { en: 'News', ne: 'समाचार' },
        to: '/staff/news',
        icon: 'news',
        group: 'publish',
        order: 20,
        items: { subject: 'article' },
        permission: 'content:write',
      },
    ],
  },
  dashboard: {
    section: 'news',
    label: { en: 'News', ne: 'समाचार' },
    icon: 'news',
    items: upcomingItems('/staff/news'),
  },
  auditActions: {
    ...auditLabels(articleNoun),
    addArticlePicture: { en: 'Picture added to an article', ne: 'समाचारमा तस्बिर थपियो' },
    changeArticlePicture: { en: 'Texts of an article’s picture corrected', ne: 'समाचारको तस्बिरको विवरण सच्याइयो' },
    removeArticlePicture: { en: 'Picture of an article removed', ne: 'समाचारको तस्बिर हटाइयो' },
    orderArticlePictures: { en: 'Pictures of an article reordered', ne: 'समाचारका तस्बिरको क्रम मिलाइयो' },
    attachToArticle: { en: 'Attachments of an article changed', ne: 'समाचारका संलग्न कागजात परिवर्तन गरियो' },
  },
} satisfies Feature

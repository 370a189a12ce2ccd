// Manifest of publishing: messages, the page of all kinds in the navigation, its section of the dashboard, audit labels.

import type { Feature } from '#root/manifest.ts'
import { publishingMessages } from './messages/states.ts'

export const publishingFeature = {
  messages: publishingMessages,
  navigation: {
    console: [
      {
        label: { en: 'Review and deadlines', ne: 'समीक्षा तथा म्याद' },
        short: { en: 'Review', ne: 'समीक्षा' },
        to: '/staff/review',
        icon: 'check',
        group: 'publish',
        order: 95,
        permission: 'content:write',
      },
    ],
  },
  dashboard: {
    section: 'review',
    label: { en: 'Review and deadlines', ne: 'समीक्षा तथा म्याद' },
    icon: 'check',
    items: [
      {
        count: 'waiting',
        label: { en: 'Waiting for review', ne: 'समीक्षा बाँकी' },
        to: '/staff/review#waiting',
        tone: 'warning',
      },
      {
        count: 'flagged',
        label: { en: 'Public or scheduled without review', ne: 'समीक्षाविना प्रकाशित वा प्रकाशन हुन बाँकी' },
        to: '/staff/review#flagged',
        tone: 'warning',
      },
      {
        count: 'due',
        label: { en: 'Review due within {n} days', ne: '{n} दिनभित्र पुनरावलोकन गर्नुपर्ने' },
        to: '/staff/review#due',
        tone: 'warning',
      },
      {
        count: 'broken',
        label: { en: 'Links that lead nowhere', ne: 'नखुल्ने लिङ्क भएका' },
        to: '/staff/review#broken',
        tone: 'warning',
      },
      {
        count: 'ending',
        label: { en: 'Ending within {n} days', ne: '{n} दिनभित्र हट्ने' },
        to: '/staff/review#ending',
      },
      {
        count: 'missing',
        label: { en: 'In one language only', ne: 'एउटै भाषामा मात्र भएका' },
        to: '/staff/review#missing',
      },
    ],
  },
  auditActions: {
    'publishing.policy_changed': {
      en: 'Review before publishing changed',
      ne: 'प्रकाशनपूर्व समीक्षाको व्यवस्था परिवर्तन गरियो',
    },
  },
} satisfies Feature

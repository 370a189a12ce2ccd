// Manifest of applications: messages, navigation, audit labels and its section of the dashboard.

import { editionAuditLabels } from '#features/editions/contract/nouns.ts'
import { listAuditLabels } from '#features/ordered-lists/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { paperListNoun, paperNoun } from './contract/paper-noun.ts'
import { fieldMessages } from './messages/fields.ts'
import { officeMessages } from './messages/office.ts'
import { paperListMessages, paperTitles } from './messages/paper-list.ts'
import { refusalMessages } from './messages/refusals.ts'

export const applicationsFeature = {
  messages: { ...fieldMessages, ...refusalMessages, ...officeMessages, ...paperListMessages },
  navigation: {
    public: [{ label: { en: 'Connection application', ne: 'धारा जडान आवेदन' }, to: '/registration', group: 'services' }],
    portal: [
      {
        label: { en: 'My applications', ne: 'मेरा निवेदन' },
        short: { en: 'Applications', ne: 'निवेदन' },
        to: '/account/applications',
        icon: 'file',
        order: 30,
      },
    ],
    console: [
      {
        label: { en: 'Applications', ne: 'निवेदनहरू' },
        to: '/staff/applications',
        icon: 'file',
        group: 'cases',
        order: 20,
        items: {},
        permission: 'applications:read',
        badge: {
          section: 'applications',
          counts: [
            { count: 'submitted', permission: 'applications:prepare' },
            { count: 'prepared', permission: 'applications:check' },
            { count: 'checked', permission: 'applications:approve' },
          ],
        },
      },
      {
        label: paperTitles.title,
        to: '/staff/papers',
        icon: 'file',
        group: 'settings',
        order: 41,
        items: { path: 'paperLists' },
        permission: 'organisation:change',
      },
    ],
  },
  quickActions: [
    {
      label: { en: 'Application at the counter', ne: 'काउन्टरमा आएको निवेदन' },
      to: '/staff/applications/new',
      icon: 'file',
      permission: 'applications:prepare',
      order: 2,
    },
  ],
  dashboard: {
    section: 'applications',
    label: { en: 'Applications', ne: 'निवेदन' },
    icon: 'file',
    items: [
      {
        count: 'submitted',
        label: { en: 'To be prepared', ne: 'तयार गर्नुपर्ने' },
        to: '/staff/applications?view=submitted',
        own: 'applications:prepare',
        moment: 'since',
      },
      {
        count: 'prepared',
        label: { en: 'To be checked', ne: 'चेक जाँच गर्नुपर्ने' },
        to: '/staff/applications?view=prepared',
        own: 'applications:check',
        moment: 'since',
      },
      {
        count: 'checked',
        label: { en: 'To be approved', ne: 'स्वीकृत गर्नुपर्ने' },
        to: '/staff/applications?view=checked',
        own: 'applications:approve',
        moment: 'since',
      },
      {
        count: 'returned',
        label: { en: 'With the applicant', ne: 'निवेदकसँग' },
        to: '/staff/applications?view=returned',
        moment: 'since',
      },
    ],
  },
  auditActions: {
    ...editionAuditLabels(paperListNoun),
    ...listAuditLabels(paperNoun),
    'application.opened': { en: 'Application opened', ne: 'निवेदन हेरियो' },
    'application.paper_opened': { en: 'Document of an application opened', ne: 'निवेदनको कागजात हेरियो' },
    'application.connection_entered': {
      en: 'Connection made from an application entered',
      ne: 'निवेदनबाट जडान भएको धारा राखियो',
    },
    'applications.papers_imported': { en: 'List of required documents imported', ne: 'आवश्यक कागजातको सूची आयात गरियो' },
    'applications.policy_changed': { en: 'Application policy changed', ne: 'निवेदनसम्बन्धी व्यवस्था परिवर्तन गरियो' },
    registerApplication: { en: 'Application registered at the counter', ne: 'काउन्टरबाट निवेदन दर्ता गरियो' },
    prepareApplication: { en: 'Application signed as prepared', ne: 'निवेदन तयार गरी दस्तखत गरियो' },
    checkApplication: { en: 'Application signed as checked', ne: 'निवेदन चेक जाँच गरी दस्तखत गरियो' },
    approveApplication: { en: 'Application approved', ne: 'निवेदन स्वीकृत गरियो' },
    returnApplication: { en: 'Application returned for correction', ne: 'निवेदन सच्याउन फिर्ता गरियो' },
    enterMadeConnection: {
      en: 'Connection made from an application entered',
      ne: 'निवेदनबाट जडान भएको धारा राखियो',
    },
    rejectApplication: { en: 'Application rejected', ne: 'निवेदन अस्वीकृत गरियो' },
  },
} satisfies Feature

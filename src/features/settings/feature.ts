// Manifest of settings: messages, navigation and audit labels of what the office edits of its organisation.

import { listAuditLabels } from '#features/ordered-lists/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import type { ListName } from './contract/nouns.ts'
import { listNames, nouns, subjects } from './contract/nouns.ts'
import { detailsMessages } from './messages/details.ts'
import { listMessages } from './messages/lists.ts'
import { policyMessages } from './messages/policies.ts'
import { titles } from './messages/titles.ts'

const icons = {
  holidays: 'calendar',
  offices: 'map',
  hours: 'clock',
  officers: 'people',
  links: 'external',
  gateways: 'wallet',
} as const satisfies Record<ListName, string>

export const settingsFeature = {
  messages: { ...listMessages, ...detailsMessages, ...policyMessages },
  navigation: {
    console: [
      {
        label: detailsMessages['details.title'],
        to: '/staff/organisation',
        icon: 'home',
        group: 'settings',
        order: 5,
        permission: 'organisation:change',
      },
      ...listNames.map((name, index) => ({
        label: titles[name].title,
        to: `/staff/${name}`,
        icon: icons[name],
        group: name === 'officers' ? ('people' as const) : ('settings' as const),
        order: 20 + index,
        items: { subject: subjects[name] },
        permission: 'organisation:change' as const,
      })),
      {
        label: policyMessages['policies.title'],
        to: '/staff/policies',
        icon: 'shield',
        group: 'settings',
        order: 42,
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: Object.assign(
    { changePolicies: { en: 'Policies changed', ne: 'नीतिगत व्यवस्था परिवर्तन गरियो' } },
    { changeDetails: { en: "Organisation's details changed", ne: 'संस्थाको विवरण परिवर्तन गरियो' } },
    ...listNames.map((name) => listAuditLabels(nouns[name])),
  ) as Record<string, { en: string; ne: string }>,
} satisfies Feature

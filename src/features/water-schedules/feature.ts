// Manifest of water schedules: messages, navigation and audit labels.

import { editionAuditLabels } from '#features/editions/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { supplyPlanNoun } from './contract/plan-noun.ts'
import { supplyPlanMessages } from './messages/plan.ts'
import { waterSchedulesMessages } from './messages/public.ts'
import { supplyOfficeMessages } from './messages/office.ts'

export const waterSchedulesFeature = {
  messages: { ...waterSchedulesMessages, ...supplyOfficeMessages, ...supplyPlanMessages },
  navigation: {
    public: [
      {
        label: { en: 'Water supply schedule', ne: 'खानेपानी वितरण तालिका' },
        to: '/water-schedule',
        group: 'services',
        order: 30,
      },
    ],
    console: [
      {
        label: { en: 'Week', ne: 'हप्ताको वितरण' },
        to: '/staff/supply',
        icon: 'calendar',
        group: 'water',
        order: 20,
        permission: 'supply:write',
      },
      {
        label: supplyPlanMessages['supply.plan_title'],
        to: '/staff/supply-plan',
        icon: 'list',
        group: 'water',
        order: 30,
        items: { path: 'supplyPlanEditions' },
        permission: 'supply:write',
      },
      {
        label: { en: 'Interruptions', ne: 'वितरण अवरोध' },
        to: '/staff/interruptions',
        icon: 'tap',
        group: 'water',
        order: 10,
        permission: 'supply:write',
      },
    ],
  },
  quickActions: [
    {
      label: { en: 'Announce an interruption', ne: 'पानी अवरोधको सूचना दिनुहोस्' },
      to: '/staff/interruptions/new',
      icon: 'tap',
      permission: 'supply:write',
      order: 10,
    },
  ],
  auditActions: {
    ...editionAuditLabels(supplyPlanNoun),
    announceInterruption: { en: 'Supply interruption announced', ne: 'पानी वितरण अवरोधको सूचना दिइयो' },
    changeInterruption: { en: 'Supply interruption changed', ne: 'पानी वितरण अवरोधको विवरण परिवर्तन गरियो' },
    addSupplyException: { en: 'Supply cancelled, moved or added', ne: 'वितरण रद्द गरियो, सारियो वा थपियो' },
    removeSupplyException: { en: 'Change of a supply undone', ne: 'वितरणको परिवर्तन फिर्ता लिइयो' },
    endInterruption: { en: 'Supply interruption ended', ne: 'पानी वितरण अवरोध अन्त्य गरियो' },
  },
} satisfies Feature

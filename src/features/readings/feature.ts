// Manifest of readings: messages, audit labels.

import type { Feature } from '#root/manifest.ts'
import { reasonMessages } from './messages/reasons.ts'
import { screenMessages } from './messages/screens.ts'

export const readingsFeature = {
  messages: { ...reasonMessages, ...screenMessages },
  navigation: {
    console: [
      {
        label: { en: 'Reading list', ne: 'मिटर रिडिङ सूची' },
        to: '/staff/readings',
        icon: 'drop',
        group: 'cases',
        order: 50,
        permission: 'readings:write',
      },
    ],
  },
  auditActions: {
    recordReading: { en: 'Meter reading recorded', ne: 'मिटर रिडिङ राखियो' },
    'readings.imported': { en: 'Meter readings imported', ne: 'मिटर रिडिङ आयात गरियो' },
    replaceMeter: { en: 'Meter replaced', ne: 'मिटर फेरियो' },
    'readings.meter_replaced': { en: 'Meter replaced', ne: 'मिटर फेरियो' },
    'readings.recorded': { en: 'Meter reading recorded', ne: 'मिटर रिडिङ राखियो' },
    'readings.corrected': { en: 'Meter reading corrected', ne: 'मिटर रिडिङ सच्याइयो' },
  },
} satisfies Feature

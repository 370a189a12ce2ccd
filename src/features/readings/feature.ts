// Manifest of readings: messages, navigation, its section of the dashboard and audit labels.

import type { Feature } from '#root/manifest.ts'
import { reasonMessages } from './messages/reasons.ts'
import { screenMessages } from './messages/screens.ts'
import { sentMessages } from './messages/sent.ts'

export const readingsFeature = {
  messages: { ...reasonMessages, ...screenMessages, ...sentMessages },
  navigation: {
    portal: [
      { label: screenMessages['meter_readings.own_title'], to: '/account/consumption', icon: 'drop', order: 17 },
      { label: sentMessages['meter_readings.own_send'], to: '/account/readings', icon: 'camera', order: 18 },
    ],
    console: [
      {
        label: { en: 'Reading list', ne: 'मिटर रिडिङ सूची' },
        to: '/staff/readings',
        icon: 'drop',
        group: 'accounts',
        order: 50,
        permission: 'readings:write',
      },
    ],
  },
  dashboard: {
    section: 'readings',
    label: { en: 'Readings', ne: 'मिटर रिडिङ' },
    icon: 'drop',
    items: [
      {
        count: 'sent',
        label: { en: 'Readings sent by customers', ne: 'ग्राहकले पठाएका रिडिङ' },
        to: '/staff/readings/sent#waiting',
        own: 'readings:write',
      },
    ],
  },
  auditActions: {
    recordReading: { en: 'Meter reading recorded', ne: 'मिटर रिडिङ राखियो' },
    acceptSentReading: { en: 'Reading of a customer accepted', ne: 'ग्राहकको रिडिङ स्वीकार गरियो' },
    refuseSentReading: { en: 'Reading of a customer refused', ne: 'ग्राहकको रिडिङ अस्वीकार गरियो' },
    'readings.sent': { en: 'Reading sent by a customer', ne: 'ग्राहकले रिडिङ पठाए' },
    'readings.sent_accepted': { en: 'Reading of a customer accepted', ne: 'ग्राहकको रिडिङ स्वीकार गरियो' },
    'readings.sent_refused': { en: 'Reading of a customer refused', ne: 'ग्राहकको रिडिङ अस्वीकार गरियो' },
    'readings.imported': { en: 'Meter readings imported', ne: 'मिटर रिडिङ आयात गरियो' },
    removeReadingPhoto: { en: 'Photograph of a reading removed', ne: 'रिडिङको तस्बिर हटाइयो' },
    'readings.photo_removed': { en: 'Photograph of a reading removed', ne: 'रिडिङको तस्बिर हटाइयो' },
    replaceMeter: { en: 'Meter replaced', ne: 'मिटर फेरियो' },
    'readings.meter_replaced': { en: 'Meter replaced', ne: 'मिटर फेरियो' },
    'readings.recorded': { en: 'Meter reading recorded', ne: 'मिटर रिडिङ राखियो' },
    'readings.corrected_earlier': { en: 'Reading of an earlier month corrected', ne: 'अघिल्लो महिनाको रिडिङ सच्याइयो' },
    'readings.corrected': { en: 'Meter reading corrected', ne: 'मिटर रिडिङ सच्याइयो' },
  },
} satisfies Feature

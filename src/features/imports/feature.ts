// Manifest of imports: messages, audit labels.

import type { Feature } from '#root/manifest.ts'
import { importScreenMessages } from './messages.ts'

export const importsFeature = {
  messages: importScreenMessages,
  auditActions: {
    importConnections: { en: 'File of the register compared or imported', ne: 'लगतको फाइल दाँजियो वा आयात गरियो' },
    importMeterReadings: { en: 'File of readings compared or imported', ne: 'रिडिङको फाइल दाँजियो वा आयात गरियो' },
    importLedgerEntries: {
      en: 'File of ledger entries compared or imported',
      ne: 'खाताका प्रविष्टिको फाइल दाँजियो वा आयात गरियो',
    },
  },
} satisfies Feature

// Manifest of imports: messages, its section of the dashboard and audit labels.

import type { Feature } from '#root/manifest.ts'
import { importScreenMessages } from './messages.ts'

export const importsFeature = {
  messages: importScreenMessages,
  dashboard: {
    section: 'imports',
    label: { en: 'Imports of the ledger', ne: 'खाताको आयात' },
    icon: 'file',
    items: [
      {
        count: 'toApprove',
        label: { en: 'Files of ledger entries to approve', ne: 'स्वीकृत गर्नुपर्ने खाताका प्रविष्टिका फाइल' },
        to: '/staff/imports/ledger',
        own: 'billing:approve',
      },
    ],
  },
  auditActions: {
    importConnections: { en: 'File of the register compared or imported', ne: 'लगतको फाइल दाँजियो वा आयात गरियो' },
    importMeterReadings: { en: 'File of readings compared or imported', ne: 'रिडिङको फाइल दाँजियो वा आयात गरियो' },
    importLedgerEntries: {
      en: 'File of ledger entries compared or imported',
      ne: 'खाताका प्रविष्टिको फाइल दाँजियो वा आयात गरियो',
    },
    approveImport: { en: 'Approve a file of ledger entries', ne: 'खाताका प्रविष्टिको फाइल स्वीकृत गर्ने' },
    refuseImport: { en: 'Refuse a file of ledger entries', ne: 'खाताका प्रविष्टिको फाइल अस्वीकृत गर्ने' },
    cancelImport: { en: 'Cancel a file of ledger entries', ne: 'खाताका प्रविष्टिको फाइल रद्द गर्ने' },
    'imports.file_read': { en: 'File of ledger entries opened', ne: 'खाताका प्रविष्टिको फाइल हेरियो' },
    'imports.prepared': {
      en: 'File of ledger entries sent for approval',
      ne: 'खाताका प्रविष्टिको फाइल स्वीकृतिका लागि पठाइयो',
    },
    'imports.approved': { en: 'File of ledger entries approved', ne: 'खाताका प्रविष्टिको फाइल स्वीकृत गरियो' },
    'imports.refused': { en: 'File of ledger entries refused', ne: 'खाताका प्रविष्टिको फाइल अस्वीकृत गरियो' },
    'imports.cancelled': { en: 'File of ledger entries cancelled', ne: 'खाताका प्रविष्टिको फाइल रद्द गरियो' },
  },
} satisfies Feature

// Manifest of receipts: messages and audit labels.

import type { Feature } from '#root/manifest.ts'
import { receiptMessages } from './messages.ts'

export const receiptsFeature = {
  messages: receiptMessages,
  auditActions: {
    printReceipt: { en: 'Print a receipt', ne: 'रसिद छाप्ने' },
    'receipts.read': { en: 'Receipt opened', ne: 'रसिद हेरियो' },
    'receipts.printed': { en: 'Receipt printed', ne: 'रसिद छापियो' },
  },
} satisfies Feature

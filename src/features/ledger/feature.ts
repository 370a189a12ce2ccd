// Manifest of the ledger: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { ledgerMessages } from './messages/all.ts'
import { statementMessages } from './messages/own.ts'

export const ledgerFeature = {
  messages: ledgerMessages,
  navigation: {
    portal: [{ label: statementMessages['ledger.statement'], to: '/account/statement', icon: 'file', order: 16 }],
    console: [
      {
        label: ledgerMessages['ledger.vouchers'],
        to: '/staff/ledger',
        icon: 'wallet',
        group: 'accounts',
        order: 70,
        permission: 'ledger:read',
      },
      {
        label: ledgerMessages['ledger.reports'],
        to: '/staff/reports',
        icon: 'columns',
        group: 'accounts',
        order: 71,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    correctEntry: { en: 'Correct an entry of the ledger', ne: 'खाताको प्रविष्टि सच्याउने' },
    closeMonth: { en: 'Close a month of the ledger', ne: 'खाताको महिना बन्द गर्ने' },
    'ledger.opened': { en: 'Opening balances posted', ne: 'अघिल्लो लगतको रकम खातामा लेखियो' },
    'ledger.imported': { en: 'Ledger imported', ne: 'खाता आयात गरियो' },
    'ledger.read': { en: 'Ledger of a connection opened', ne: 'धाराको खाता हेरियो' },
    'ledger.corrected': { en: 'Entry of the ledger corrected', ne: 'खाताको प्रविष्टि सच्याइयो' },
    'ledger.closed': { en: 'Month closed in the ledger', ne: 'खाताको महिना बन्द गरियो' },
  },
} satisfies Feature

// Manifest of wallet payments: messages, navigation, its section of the dashboard and audit labels.

import type { Feature } from '#root/manifest.ts'
import { walletMessages } from './messages.ts'

export const walletPaymentsFeature = {
  messages: walletMessages,
  navigation: {
    console: [
      {
        label: walletMessages['wallets.title'],
        to: '/staff/wallet-payments',
        icon: 'wallet',
        group: 'accounts',
        order: 63.5,
        permission: 'ledger:read',
      },
    ],
  },
  dashboard: {
    section: 'wallets',
    label: walletMessages['wallets.title'],
    icon: 'wallet',
    items: [
      {
        count: 'pending',
        label: { en: 'Wallet payments to verify', ne: 'प्रमाणित गर्नुपर्ने वालेट भुक्तानी' },
        to: '/staff/wallet-payments',
        own: 'banking:write',
      },
    ],
  },
  auditActions: {
    recordWalletPayment: { en: 'Record a wallet payment', ne: 'वालेट भुक्तानी चढाउने' },
    verifyWalletPayment: { en: 'Verify a wallet payment', ne: 'वालेट भुक्तानी प्रमाणित गर्ने' },
    rejectWalletPayment: { en: 'Reject a wallet payment', ne: 'वालेट भुक्तानी अस्वीकार गर्ने' },
    'wallets.recorded': { en: 'Wallet payment recorded, not verified', ne: 'वालेट भुक्तानी चढाइयो, प्रमाणित हुन बाँकी' },
    'wallets.verified': { en: 'Wallet payment verified and posted', ne: 'वालेट भुक्तानी प्रमाणित गरी खातामा लेखियो' },
    'wallets.rejected': { en: 'Wallet payment rejected', ne: 'वालेट भुक्तानी अस्वीकार गरियो' },
  },
} satisfies Feature

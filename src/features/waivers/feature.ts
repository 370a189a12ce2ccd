// Manifest of waivers: messages, navigation, its section of the dashboard and audit labels.

import type { Feature } from '#root/manifest.ts'
import { waiverMessages } from './messages.ts'

export const waiversFeature = {
  messages: waiverMessages,
  navigation: {
    console: [
      {
        label: waiverMessages['waivers.title'],
        to: '/staff/waivers',
        icon: 'wallet',
        group: 'accounts',
        order: 62,
        permission: 'ledger:read',
      },
    ],
  },
  dashboard: {
    section: 'waivers',
    label: waiverMessages['waivers.title'],
    icon: 'wallet',
    items: [
      {
        count: 'toApprove',
        label: { en: 'Waivers and write-offs to approve', ne: 'स्वीकृत गर्नुपर्ने मिनाहा र अपलेखन' },
        to: '/staff/waivers#pending',
        own: 'billing:approve',
      },
    ],
  },
  auditActions: {
    requestWaiver: { en: 'Request a waiver or write-off', ne: 'मिनाहा वा अपलेखन अनुरोध गर्ने' },
    approveWaiver: { en: 'Approve a waiver or write-off', ne: 'मिनाहा वा अपलेखन स्वीकृत गर्ने' },
    refuseWaiver: { en: 'Refuse a waiver or write-off', ne: 'मिनाहा वा अपलेखन अस्वीकृत गर्ने' },
    cancelWaiver: { en: 'Cancel a waiver or write-off', ne: 'मिनाहा वा अपलेखन रद्द गर्ने' },
    'waivers.read': { en: 'Waivers of a connection opened', ne: 'धाराको मिनाहा हेरियो' },
    'waivers.requested': { en: 'Waiver or write-off requested', ne: 'मिनाहा वा अपलेखन अनुरोध गरियो' },
    'waivers.approved': { en: 'Waiver or write-off posted', ne: 'मिनाहा वा अपलेखन खातामा लेखियो' },
    'waivers.refused': { en: 'Waiver or write-off refused', ne: 'मिनाहा वा अपलेखन अस्वीकृत गरियो' },
    'waivers.cancelled': { en: 'Waiver or write-off cancelled', ne: 'मिनाहा वा अपलेखन रद्द गरियो' },
  },
} satisfies Feature

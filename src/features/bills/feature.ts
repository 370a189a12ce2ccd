// Manifest of bills: messages, navigation, its section of the dashboard and audit labels.

import type { Feature } from '#root/manifest.ts'
import { correctionMessages } from './messages/corrections.ts'
import { creditedMessages } from './messages/credited.ts'
import { creditingMessages } from './messages/crediting.ts'
import { lateMessages } from './messages/late.ts'
import { lateReadingMessages } from './messages/late-readings.ts'
import { ownBillMessages } from './messages/own.ts'
import { billingPolicyMessages } from './messages/policies.ts'
import { billsRefusals } from './messages/refusals.ts'
import { billsScreens } from './messages/screens.ts'

export const billsFeature = {
  messages: {
    ...correctionMessages,
    ...creditedMessages,
    ...creditingMessages,
    ...billingPolicyMessages,
    ...lateMessages,
    ...lateReadingMessages,
    ...billsRefusals,
    ...billsScreens,
    ...ownBillMessages,
  },
  navigation: {
    portal: [
      {
        label: ownBillMessages['my_bills.own_title'],
        short: { en: 'Bills', ne: 'बिल' },
        to: '/account/bills',
        icon: 'file',
        order: 15,
      },
    ],
    console: [
      {
        label: billsScreens['bills.title'],
        to: '/staff/billing',
        icon: 'calculator',
        group: 'accounts',
        order: 60,
        permission: 'ledger:read',
      },
      {
        label: billsScreens['bills.list'],
        to: '/staff/bills',
        icon: 'file',
        group: 'accounts',
        order: 61,
        permission: 'ledger:read',
      },
      {
        label: billingPolicyMessages['billing.title'],
        to: '/staff/billing-policies',
        icon: 'calculator',
        group: 'settings',
        order: 43,
        permission: 'organisation:change',
      },
    ],
  },
  dashboard: {
    section: 'billing',
    label: billsScreens['bills.title'],
    icon: 'calculator',
    items: [
      {
        count: 'runs',
        label: { en: 'Billing runs to approve', ne: 'स्वीकृत गर्नुपर्ने बिल बनाउने कार्य' },
        to: '/staff/billing',
        own: 'billing:approve',
      },
      {
        count: 'credits',
        label: creditingMessages['bills.credits_pending'],
        to: '/staff/bills#credits',
        own: 'billing:approve',
      },
    ],
  },
  auditActions: {
    doubtMyBill: { en: 'Complaint about a bill sent', ne: 'बिलबारे गुनासो पठाइयो' },
    correctReading: { en: 'Reading of an earlier month corrected', ne: 'अघिल्लो महिनाको रिडिङ सच्याइयो' },
    prepareBillingRun: { en: 'Prepare a billing run', ne: 'बिल बनाउने कार्य तयार गर्ने' },
    approveBillingRun: { en: 'Approve a billing run', ne: 'बिल बनाउने कार्य स्वीकृत गर्ने' },
    cancelBillingRun: { en: 'Cancel a billing run', ne: 'बिल बनाउने कार्य रद्द गर्ने' },
    changeBillingPolicies: { en: 'Billing policies changed', ne: 'बिलसम्बन्धी नीति परिवर्तन गरियो' },
    decideBillingPersons: { en: 'One person in place of two decided', ne: 'दुईको सट्टा एक जनाको अनुरोधमा निर्णय भयो' },
    prepareCreditNote: { en: 'Prepare a credit note', ne: 'क्रेडिट नोट तयार गर्ने' },
    requestLateCredits: { en: 'Prepare credit notes together', ne: 'क्रेडिट नोटहरू एकैपटक तयार गर्ने' },
    approveLateCredits: { en: 'Approve credit notes together', ne: 'क्रेडिट नोटहरू एकैपटक स्वीकृत गर्ने' },
    approveCreditNote: { en: 'Approve a credit note', ne: 'क्रेडिट नोट स्वीकृत गर्ने' },
    refuseCreditNote: { en: 'Refuse a credit note', ne: 'क्रेडिट नोट अस्वीकृत गर्ने' },
    cancelCreditNote: { en: 'Cancel a credit note', ne: 'क्रेडिट नोट रद्द गर्ने' },
    'billing.credit_prepared': { en: 'Credit note prepared', ne: 'क्रेडिट नोट तयार भयो' },
    'billing.credited': { en: 'Bill credited', ne: 'बिल क्रेडिट गरियो' },
    'billing.surcharged': { en: 'Late fees and rebates posted', ne: 'विलम्ब शुल्क र छुट खातामा लेखियो' },
    'billing.credit_cancelled': { en: 'Credit note cancelled', ne: 'क्रेडिट नोट रद्द भयो' },
    'billing.prepared': { en: 'Billing run prepared', ne: 'बिल बनाउने कार्य तयार भयो' },
    'billing.approved': { en: 'Billing run approved', ne: 'बिल बनाउने कार्य स्वीकृत भयो' },
    'billing.cancelled': { en: 'Billing run cancelled', ne: 'बिल बनाउने कार्य रद्द भयो' },
    'billing.command': { en: 'Billing run by command', ne: 'कमान्डबाट बिल बनाइयो' },
    'bill.read': { en: 'Bill opened', ne: 'बिल हेरियो' },
    'billing.policy_changed': { en: 'Billing policy changed', ne: 'बिलसम्बन्धी नीति परिवर्तन भयो' },
  },
} satisfies Feature

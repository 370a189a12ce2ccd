// Manifest of sessions: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { passkeysMessages } from './messages/passkeys.ts'
import { sessionsMessages } from './messages/sessions.ts'

export const sessionsFeature = {
  messages: { ...sessionsMessages, ...passkeysMessages },
  navigation: {
    portal: [
      { label: { en: 'Password', ne: 'पासवर्ड' }, to: '/account/password', icon: 'key', group: 'own', order: 50 },
      { label: { en: 'Devices', ne: 'उपकरणहरू' }, to: '/account/devices', icon: 'device', group: 'own', order: 60 },
    ],
    console: [
      {
        label: { en: 'My contacts', ne: 'मेरो सम्पर्क' },
        short: { en: 'Contacts', ne: 'सम्पर्क' },
        to: '/staff/contacts',
        icon: 'phone',
        group: 'own',
        order: 90,
      },
      { label: { en: 'Password', ne: 'पासवर्ड' }, to: '/staff/password', icon: 'key', group: 'own', order: 92 },
      { label: { en: 'Devices', ne: 'उपकरणहरू' }, to: '/staff/devices', icon: 'device', group: 'own', order: 94 },
      {
        label: { en: 'Second factor', ne: 'दुई चरणको प्रमाणीकरण' },
        to: '/staff/second-factor',
        icon: 'shield',
        group: 'own',
        order: 96,
      },
    ],
  },
  auditActions: {
    'session.opened': { en: 'Logged in', ne: 'लगइन भयो' },
    'session.ended': { en: 'Logged out', ne: 'लगआउट भयो' },
    'session.refused': { en: 'Login refused', ne: 'लगइन अस्वीकृत भयो' },
    'second_factor.confirmed': { en: 'Second factor set up', ne: 'दुई चरणको प्रमाणीकरण सक्रिय गरियो' },
    'second_factor.recovered': { en: 'Logged in with a recovery code', ne: 'पुनःप्राप्ति कोडबाट लगइन भयो' },
    'passkey.added': { en: 'Passkey added', ne: 'पासकी थपियो' },
    'passkey.removed': { en: 'Passkey removed', ne: 'पासकी हटाइयो' },
    'password.changed': { en: 'Password changed', ne: 'पासवर्ड परिवर्तन गरियो' },
    'password.chosen': { en: 'Password chosen with a code', ne: 'कोडबाट पासवर्ड राखियो' },
    'contacts.changed': { en: 'Own email or phone changed', ne: 'आफ्नो इमेल वा फोन परिवर्तन गरियो' },
    'staff.policy_changed': { en: 'Rules for log-in changed', ne: 'लगइनसम्बन्धी व्यवस्था परिवर्तन गरियो' },
    'code.requested': { en: 'Code requested', ne: 'कोड माग गरियो' },
  },
} satisfies Feature

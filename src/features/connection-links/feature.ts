// Manifest of links: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { linkMessages } from './messages.ts'

export const connectionLinksFeature = {
  messages: linkMessages,
  navigation: {
    portal: [{ label: linkMessages['connection_links.title'], to: '/account/connections', icon: 'people', order: 19 }],
  },
  auditActions: {
    'connection_links.code_requested': {
      en: 'Code to link a customer number requested',
      ne: 'ग्राहक नम्बर जोड्ने कोड मागियो',
    },
    'connection_links.linked': { en: 'Customer number linked by a code', ne: 'कोडबाट ग्राहक नम्बर जोडियो' },
    'connection_links.offered': { en: 'Access offered to a delegate', ne: 'प्रतिनिधिलाई पहुँच दिने प्रस्ताव गरियो' },
    'connection_links.accepted': { en: 'Offer accepted by a delegate', ne: 'प्रतिनिधिले प्रस्ताव स्वीकार गरे' },
    endConnectionLink: { en: 'Access to a connection ended', ne: 'धारामा पहुँच अन्त्य गरियो' },
    'connection_links.read': { en: 'Who sees a connection opened', ne: 'धारा हेर्न पाउने व्यक्तिको सूची हेरियो' },
    'connection_links.ended': { en: 'Access to a connection ended', ne: 'धारामा पहुँच अन्त्य गरियो' },
  },
} satisfies Feature

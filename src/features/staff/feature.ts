// Manifest of staff: messages, navigation, audit labels and its section of the dashboard.

import type { Feature } from '#root/manifest.ts'
import { staffMessages } from './messages.ts'

export const staffFeature = {
  messages: staffMessages,
  navigation: {
    console: [
      {
        label: { en: 'Staff', ne: 'कर्मचारी' },
        to: '/staff/people',
        icon: 'people',
        group: 'office',
        order: 10,
        items: { subject: 'person' },
        permission: 'people:read',
      },
    ],
  },
  dashboard: {
    section: 'people',
    label: { en: 'Staff', ne: 'कर्मचारी' },
    icon: 'people',
    items: [
      {
        count: 'invited',
        label: { en: 'Invitation not accepted', ne: 'आमन्त्रण स्वीकार नगरेका' },
        to: '/staff/people?view=invited',
      },
    ],
  },
  auditActions: {
    'people.invited': { en: 'Person invited', ne: 'कर्मचारीलाई आमन्त्रण पठाइयो' },
    'second_factor.removed': { en: 'Second factor removed', ne: 'दुई चरणको प्रमाणीकरण हटाइयो' },
    inviteStaff: { en: 'Person invited', ne: 'कर्मचारीलाई आमन्त्रण पठाइयो' },
    changeStaffMember: { en: 'Details of a member of staff changed', ne: 'कर्मचारीको विवरण परिवर्तन गरियो' },
    changeRoles: { en: 'Roles changed', ne: 'भूमिका परिवर्तन गरियो' },
    suspendStaff: { en: 'Person suspended', ne: 'व्यक्तिलाई निलम्बन गरियो' },
    readmitStaff: { en: 'Suspension lifted', ne: 'व्यक्तिको निलम्बन फुकुवा गरियो' },
    resendInvitation: { en: 'Invitation sent again', ne: 'आमन्त्रण पुनः पठाइयो' },
    removeSecondFactor: { en: 'Second factor removed', ne: 'दुई चरणको प्रमाणीकरण हटाइयो' },
  },
} satisfies Feature

// Manifest of complaints: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { complaintsMessages } from './messages/public.ts'

export const complaintsFeature = {
  messages: complaintsMessages,
  navigation: {
    public: [{ label: { en: 'Complaint and feedback', ne: 'गुनासो तथा सुझाव' }, to: '/complaint', group: 'services' }],
    portal: [
      { label: { en: 'My complaints', ne: 'मेरा गुनासो' }, to: '/account/complaints', icon: 'message', order: 20 },
    ],
    console: [
      {
        label: { en: 'Complaints', ne: 'गुनासोहरू' },
        to: '/staff/complaints',
        icon: 'message',
        order: 20,
        permission: 'complaints:read',
        badge: { section: 'complaints', counts: [{ count: 'open' }] },
      },
    ],
  },
  auditActions: {
    'complaints.policy_changed': { en: 'Complaint policy changed', ne: 'गुनासोसम्बन्धी व्यवस्था परिवर्तन गरियो' },
    assignComplaint: { en: 'Complaint assigned to an officer', ne: 'गुनासो अधिकारीलाई तोकियो' },
    answerComplaint: { en: 'Complaint answered', ne: 'गुनासोको जवाफ दिइयो' },
    askReporter: { en: 'Question sent to the complainant', ne: 'गुनासोकर्तालाई प्रश्न सोधियो' },
    resolveComplaint: { en: 'Complaint resolved', ne: 'गुनासो समाधान गरियो' },
    rejectComplaint: { en: 'Complaint rejected', ne: 'गुनासो अस्वीकृत गरियो' },
    closeComplaint: { en: 'Complaint closed', ne: 'गुनासो बन्द गरियो' },
  },
} satisfies Feature

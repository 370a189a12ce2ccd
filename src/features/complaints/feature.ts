// Manifest of complaints: messages, navigation, audit labels and its section of the dashboard.

import { listAuditLabels } from '#features/ordered-lists/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { typeNoun } from './contract/type-noun.ts'
import { complaintsMessages } from './messages/public.ts'
import { typeMessages, typeTitles } from './messages/types.ts'

export const complaintsFeature = {
  messages: { ...complaintsMessages, ...typeMessages },
  navigation: {
    public: [{ label: { en: 'Complaint and feedback', ne: 'गुनासो तथा सुझाव' }, to: '/complaint', group: 'services' }],
    portal: [
      {
        label: { en: 'My complaints', ne: 'मेरा गुनासाहरू' },
        short: { en: 'Complaints', ne: 'गुनासो' },
        to: '/account/complaints',
        icon: 'message',
        order: 20,
      },
    ],
    console: [
      {
        label: { en: 'Complaints', ne: 'गुनासाहरू' },
        to: '/staff/complaints',
        icon: 'message',
        group: 'cases',
        order: 10,
        items: {},
        permission: 'complaints:read',
        badge: { section: 'complaints', counts: [{ count: 'open', permission: 'complaints:answer' }] },
      },
      {
        label: typeTitles.title,
        to: '/staff/complaint-types',
        icon: 'message',
        group: 'settings',
        order: 40,
        items: { subject: 'complaint type' },
        permission: 'organisation:change',
      },
    ],
  },
  quickActions: [
    {
      label: { en: 'Complaint at the counter', ne: 'काउन्टरमा आएको गुनासो' },
      to: '/staff/complaints/new',
      icon: 'message',
      permission: 'complaints:answer',
      order: 1,
    },
  ],
  dashboard: {
    section: 'complaints',
    label: { en: 'Complaints', ne: 'गुनासाहरू' },
    icon: 'message',
    items: [
      {
        count: 'mine',
        label: { en: 'Assigned to me', ne: 'मेरो जिम्मामा' },
        to: '/staff/complaints?view=mine',
        own: 'complaints:answer',
        onlyOwn: true,
      },
      {
        count: 'today',
        label: { en: 'Due today', ne: 'म्याद आज सकिने' },
        to: '/staff/complaints?view=today',
        tone: 'warning',
        moment: 'next_due',
      },
      {
        count: 'overdue',
        label: { en: 'Overdue', ne: 'म्याद नाघेको' },
        to: '/staff/complaints?view=overdue',
        tone: 'danger',
      },
      {
        count: 'approaching',
        label: { en: 'Due soon', ne: 'म्याद नजिकिएको' },
        to: '/staff/complaints?view=open&bucket=approaching',
        tone: 'warning',
      },
      { count: 'received', label: { en: 'New', ne: 'नयाँ' }, to: '/staff/complaints?view=all&state=received' },
      {
        count: 'unassigned',
        label: { en: 'Unassigned', ne: 'जिम्मा नदिइएको' },
        to: '/staff/complaints?view=unassigned',
      },
      { count: 'open', label: { en: 'All open', ne: 'जम्मा बाँकी' }, to: '/staff/complaints?view=open' },
    ],
  },
  auditActions: {
    ...listAuditLabels(typeNoun),
    'complaints.policy_changed': { en: 'Complaint policy changed', ne: 'गुनासोसम्बन्धी व्यवस्था परिवर्तन गरियो' },
    registerComplaint: { en: 'Complaint registered at the counter', ne: 'काउन्टरबाट गुनासो दर्ता गरियो' },
    assignComplaint: { en: 'Complaint assigned to an officer', ne: 'गुनासो कर्मचारीलाई जिम्मा दिइयो' },
    answerComplaint: { en: 'Complaint answered', ne: 'गुनासोको जवाफ दिइयो' },
    askReporter: { en: 'Question sent to the complainant', ne: 'गुनासोकर्तालाई प्रश्न सोधियो' },
    resolveComplaint: { en: 'Complaint resolved', ne: 'गुनासो समाधान गरियो' },
    rejectComplaint: { en: 'Complaint rejected', ne: 'गुनासो अस्वीकृत गरियो' },
    closeComplaint: { en: 'Complaint closed', ne: 'गुनासो बन्द गरियो' },
  },
} satisfies Feature

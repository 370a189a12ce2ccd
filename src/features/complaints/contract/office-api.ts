// HTTP API of complaints for the staff.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { complaint, complaintsPage, officer, pendingCounts, registeredComplaint } from './answers.ts'
import { counterComplaint } from './counter-complaint.ts'
import { complaintPath, newAnswer, newAssignment, newClosure, versionConflicts } from './form.ts'
import { maxComplaintBytes } from './new-complaint.ts'
import { complaintsQuery } from './query.ts'

export const officeApi = {
  listComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}',
    for: 'complaints:read',
    summary: {
      en: 'A page of complaints, filtered by state, clock, type, ward, officer, date or search',
      ne: 'गुनासाहरू (एक पृष्ठ); स्थिति, म्याद, प्रकार, वडा, जिम्मेवार, मिति वा खोजअनुसार',
    },
    input: complaintsQuery,
    output: complaintsPage,
  },
  registerComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}',
    for: 'complaints:answer',
    summary: {
      en: 'Register a complaint for a person at the counter, on the telephone or from a letter',
      ne: 'काउन्टरमा आएका, टेलिफोन गरेका वा पत्र पठाएका व्यक्तिको गुनासो दर्ता गर्ने',
    },
    input: form({ orgId, ...counterComplaint.fields }),
    output: registeredComplaint,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxComplaintBytes,
    private: true,
  },
  waitingComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/waiting',
    for: 'complaints:read',
    summary: {
      en: 'Counts of open complaints, and of those new, due soon, overdue, assigned to me and unassigned',
      ne: 'बाँकी गुनासाको सङ्ख्या: जम्मा, नयाँ, म्याद नजिकिएका, म्याद नाघेका, मेरो जिम्मामा रहेका र जिम्मा नदिइएका',
    },
    input: form({ orgId }),
    output: pendingCounts,
  },
  complaintOfficers: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/officers',
    for: 'complaints:assign',
    summary: {
      en: 'Staff to whom a complaint can be assigned',
      ne: 'गुनासोको जिम्मेवारी दिन मिल्ने कर्मचारी',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(officer) }),
  },
  readComplaint: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}',
    for: 'complaints:read',
    summary: {
      en: 'One complaint with its events',
      ne: 'कुनै एक गुनासो, कारबाहीको इतिहाससहित',
    },
    input: form(complaintPath),
    output: complaint,
  },
  complaintPhoto: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}/photos/{photo}',
    for: 'complaints:read',
    summary: {
      en: 'One photograph of a complaint',
      ne: 'गुनासोको कुनै एक तस्बिर',
    },
    input: form({ ...complaintPath, photo: recordId('complaints.unknown') }),
    also: ['image/jpeg'],
  },
  complaintThumbnail: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}/photos/{photo}/thumbnail',
    for: 'complaints:read',
    summary: {
      en: 'A photograph of a complaint, at most 320 pixels wide',
      ne: 'गुनासोको तस्बिर, बढीमा ३२० पिक्सेल चौडा',
    },
    input: form({ ...complaintPath, photo: recordId('complaints.unknown') }),
    also: ['image/webp'],
  },
  assignComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/assignments',
    for: 'complaints:assign',
    summary: {
      en: 'Assign a complaint to an officer',
      ne: 'गुनासो कर्मचारीलाई जिम्मा दिने',
    },
    input: newAssignment,
    output: complaint,
    answers: 201,
    conflicts: versionConflicts,
  },
  answerComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/answers',
    for: 'complaints:answer',
    summary: {
      en: 'Answer the reporter while the complaint stays open',
      ne: 'गुनासो खुला राखी गुनासोकर्तालाई जवाफ दिने',
    },
    input: newAnswer,
    output: complaint,
    answers: 201,
    conflicts: versionConflicts,
  },
  askReporter: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/questions',
    for: 'complaints:answer',
    summary: {
      en: 'Ask the reporter a question; the clock pauses until the answer',
      ne: 'गुनासोकर्तालाई प्रश्न सोध्ने; जवाफ नआएसम्म म्याद रोकिन्छ',
    },
    input: newAnswer,
    output: complaint,
    answers: 201,
    conflicts: versionConflicts,
  },
  resolveComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/resolutions',
    for: 'complaints:answer',
    summary: {
      en: 'Mark a complaint as resolved, with what was done',
      ne: 'गुनासो समाधान भएको जनाउने, गरिएको कामसहित',
    },
    input: newAnswer,
    output: complaint,
    answers: 201,
    conflicts: versionConflicts,
  },
  rejectComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/rejections',
    for: 'complaints:answer',
    summary: {
      en: 'Reject a complaint, with the reason',
      ne: 'गुनासो अस्वीकृत गर्ने, कारणसहित',
    },
    input: newAnswer,
    output: complaint,
    answers: 201,
    conflicts: versionConflicts,
  },
  closeComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/closures',
    for: 'complaints:answer',
    summary: {
      en: 'Close a finished complaint once it cannot be reopened',
      ne: 'पुनः खोल्ने अवधि सकिएपछि फर्छ्यौट भएको गुनासो बन्द गर्ने',
    },
    input: newClosure,
    output: complaint,
    answers: 201,
    conflicts: versionConflicts,
  },
} as const satisfies Contract

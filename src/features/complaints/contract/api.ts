// HTTP API of complaints.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import {
  complaint,
  complaintsPage,
  followedComplaint,
  officer,
  ownComplaint,
  receipt,
  trackedComplaint,
  pendingCounts,
} from './answers.ts'
import {
  maxComplaintBytes,
  newAnswer,
  newAssignment,
  newClosure,
  newComment,
  newComplaint,
  newRating,
  newReopening,
  complaintPath,
  trackedBy,
  versionConflicts,
} from './form.ts'
import { complaintsQuery } from './query.ts'

const organisationPath = form({ orgId })

export const complaintsApi = {
  complaintTypes: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/types',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Complaint types, each with its target in office hours',
      ne: 'गुनासाका प्रकार, प्रत्येकको समाधान गर्ने लक्ष्य समय (कार्यालय समयका घण्टामा) सहित',
    },
    input: organisationPath,
    output: z.object({ data: z.array(z.object({ key: z.string(), label: bilingual, hours: z.number() })) }),
  },
  sendComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}',
    for: 'anyone',
    summary: {
      en: 'Send a complaint with up to four photographs; the same `submission` twice is one complaint',
      ne: 'बढीमा चार तस्बिरसहित गुनासो पठाउने; उही `submission` दुई पटक आए पनि एउटै गुनासो दर्ता हुन्छ',
    },
    input: form({ orgId, ...newComplaint.fields }),
    output: receipt,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxComplaintBytes,
  },
  myComplaints: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine',
    for: 'customer',
    summary: {
      en: 'My complaints, sent signed in or from my registered phone, newest first',
      ne: 'लगइन गरी वा दर्ता भएको फोनबाट आफूले पठाएका गुनासा, नयाँदेखि पुरानो क्रममा',
    },
    input: form({ orgId, ...listFields }),
    output: pageOf(ownComplaint),
  },
  myComplaint: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine/{code}',
    for: 'customer',
    summary: {
      en: 'One of my complaints with its history',
      ne: 'आफ्नो कुनै एक गुनासो, कारबाहीको इतिहाससहित',
    },
    input: form({ orgId, code: trackedBy.fields.code }),
    output: followedComplaint,
  },
  trackComplaint: {
    // Not GET: an address is written into histories and logs, and a phone number belongs into neither.
    method: 'POST',
    path: '/customer/complaints/{orgId}/tracking',
    for: 'anyone',
    summary: {
      en: 'A complaint with its history, by its code and phone number',
      ne: 'दर्ता नम्बर र फोन नम्बरबाट गुनासो, कारबाहीको इतिहाससहित',
    },
    input: form({ orgId, ...trackedBy.fields }),
    output: trackedComplaint,
  },
  trackComplaintByQuery: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/{code}',
    for: 'anyone',
    summary: {
      en: 'The same with the phone number in the query, for clients of the first version; use POST …/tracking',
      ne: 'फोन नम्बर ठेगानामै लेखिने पहिलो संस्करणको अनुरोध; नयाँ प्रोग्रामले POST …/tracking प्रयोग गर्ने',
    },
    input: form({ orgId, ...trackedBy.fields }),
    output: trackedComplaint,
    deprecated: true,
  },
  commentOnComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/comments',
    for: 'anyone',
    summary: {
      en: 'Add a comment as the reporter, or answer the question of the office',
      ne: 'गुनासोकर्ताका तर्फबाट विवरण थप्ने वा कार्यालयको प्रश्नको जवाफ दिने',
    },
    input: form({ orgId, ...newComment.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  reopenComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/reopenings',
    for: 'anyone',
    summary: {
      en: 'Reopen a finished complaint as the reporter, with a reason, within the period set by the organisation',
      ne: 'फर्छ्यौट भएको गुनासो संस्थाले तोकेको अवधिभित्र गुनासोकर्ताले कारणसहित पुनः खोल्ने',
    },
    input: form({ orgId, ...newReopening.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  rateComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/ratings',
    for: 'anyone',
    summary: {
      en: 'Rate the handling of a finished complaint as the reporter, 1 to 5',
      ne: 'फर्छ्यौट भएको गुनासोमा भएको कामको मूल्याङ्कन गुनासोकर्ताले १ देखि ५ सम्म गर्ने',
    },
    input: form({ orgId, ...newRating.fields }),
    output: trackedComplaint,
    answers: 201,
  },
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
  waitingComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/waiting',
    for: 'complaints:read',
    summary: {
      en: 'Counts of open complaints, and of those new, due soon, overdue, assigned to me and unassigned',
      ne: 'बाँकी गुनासाको सङ्ख्या: जम्मा, नयाँ, म्याद नजिकिएका, म्याद नाघेका, मेरो जिम्मामा रहेका र जिम्मा नदिइएका',
    },
    input: organisationPath,
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
    input: organisationPath,
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

export type ComplaintsApi = typeof complaintsApi

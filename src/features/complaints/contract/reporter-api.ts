// HTTP API of complaints for visitors and customers.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { followedComplaint, ownComplaint, receipt, trackedComplaint } from './answers.ts'
import { newComment, newRating, newReopening, trackedBy } from './form.ts'
import { maxComplaintBytes, newComplaint } from './new-complaint.ts'

export const reporterApi = {
  complaintTypes: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/types',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Complaint types, each with its target in office hours',
      ne: 'गुनासाका प्रकार, प्रत्येकको समाधान गर्ने लक्ष्य समय (कार्यालय समयका घण्टामा) सहित',
    },
    input: form({ orgId }),
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
    input: form({ orgId, ...pagingFields }),
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
} as const satisfies Contract

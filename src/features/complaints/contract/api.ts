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
  waiting,
} from './answers.ts'
import {
  largestComplaint,
  newAnswer,
  newAssignment,
  newClosure,
  newComment,
  newComplaint,
  newRating,
  newReopening,
  one,
  trackedBy,
} from './form.ts'
import { complaintsQuery } from './query.ts'

const here = form({ orgId })

export const complaintsApi = {
  complaintTypes: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/types',
    for: 'anyone',
    summary: 'What a complaint can be about, with the office hours promised for each',
    input: here,
    output: z.object({ data: z.array(z.object({ key: z.string(), label: bilingual, hours: z.number() })) }),
  },
  sendComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}',
    for: 'anyone',
    summary: 'Send a complaint with up to four photographs; the same `submission` twice is one complaint',
    input: form({ orgId, ...newComplaint.fields }),
    output: receipt,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: largestComplaint,
  },
  myComplaints: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine',
    for: 'customer',
    summary: 'The complaints that I sent signed in or from the phone the office has of me, newest first',
    input: form({ orgId, ...listFields }),
    output: pageOf(ownComplaint),
  },
  myComplaint: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine/{code}',
    for: 'customer',
    summary: 'One of my complaints with its history',
    input: form({ orgId, code: trackedBy.fields.code }),
    output: followedComplaint,
  },
  trackComplaint: {
    // Not GET: an address is written into histories and logs, and a phone number belongs into neither.
    method: 'POST',
    path: '/customer/complaints/{orgId}/tracking',
    for: 'anyone',
    summary: 'A complaint with its history, for who knows its code and its phone number',
    input: form({ orgId, ...trackedBy.fields }),
    output: trackedComplaint,
  },
  commentOnComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/comments',
    for: 'anyone',
    summary: 'The reporter adds something, or answers what the office asked',
    input: form({ orgId, ...newComment.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  reopenComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/reopenings',
    for: 'anyone',
    summary: 'The reporter opens a finished complaint again, with a reason, within the time the organisation gives',
    input: form({ orgId, ...newReopening.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  rateComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/ratings',
    for: 'anyone',
    summary: 'The reporter rates how a finished complaint was dealt with, 1 to 5',
    input: form({ orgId, ...newRating.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  listComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}',
    for: 'complaints:read',
    summary: 'A page of complaints by state, clock, type, ward, officer, days or words',
    input: complaintsQuery,
    output: complaintsPage,
  },
  waitingComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/waiting',
    for: 'complaints:read',
    summary: 'How many complaints are open, and of them new, soon due, overdue, given to me and given to nobody',
    input: here,
    output: waiting,
  },
  complaintOfficers: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/officers',
    for: 'complaints:assign',
    summary: 'The people whom a complaint can be given to',
    input: here,
    output: z.object({ data: z.array(officer) }),
  },
  readComplaint: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}',
    for: 'complaints:read',
    summary: 'One complaint with everything that happened to it',
    input: form(one),
    output: complaint,
  },
  complaintPhoto: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}/photos/{photo}',
    for: 'complaints:read',
    summary: 'One photograph of a complaint',
    input: form({ ...one, photo: recordId('complaints.unknown') }),
    also: ['image/jpeg'],
  },
  assignComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/assignments',
    for: 'complaints:assign',
    summary: 'Give a complaint to an officer',
    input: newAssignment,
    output: complaint,
    answers: 201,
  },
  answerComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/answers',
    for: 'complaints:answer',
    summary: 'Answer the reporter while the work goes on',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  askReporter: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/questions',
    for: 'complaints:answer',
    summary: 'Ask the reporter something; the clock stands still until the answer',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  resolveComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/resolutions',
    for: 'complaints:answer',
    summary: 'Say that the trouble is over, and how',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  rejectComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/rejections',
    for: 'complaints:answer',
    summary: 'Say that nothing will be done, and why',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  closeComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/closures',
    for: 'complaints:answer',
    summary: 'Put a finished complaint away once it cannot be opened again',
    input: newClosure,
    output: complaint,
    answers: 201,
  },
} as const satisfies Contract

export type ComplaintsApi = typeof complaintsApi

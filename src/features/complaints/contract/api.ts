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
} from './form.ts'
import { complaintsQuery } from './query.ts'

const organisationPath = form({ orgId })

export const complaintsApi = {
  complaintTypes: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/types',
    for: 'anyone',
    summary: 'Complaint types, each with its target in office hours',
    input: organisationPath,
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
    maxBodyBytes: maxComplaintBytes,
  },
  myComplaints: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine',
    for: 'customer',
    summary: 'My complaints, sent signed in or from my registered phone, newest first',
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
    summary: 'A complaint with its history, by its code and phone number',
    input: form({ orgId, ...trackedBy.fields }),
    output: trackedComplaint,
  },
  commentOnComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/comments',
    for: 'anyone',
    summary: 'Add a comment as the reporter, or answer the question of the office',
    input: form({ orgId, ...newComment.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  reopenComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/reopenings',
    for: 'anyone',
    summary: 'Reopen a finished complaint as the reporter, with a reason, within the period set by the organisation',
    input: form({ orgId, ...newReopening.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  rateComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/ratings',
    for: 'anyone',
    summary: 'Rate the handling of a finished complaint as the reporter, 1 to 5',
    input: form({ orgId, ...newRating.fields }),
    output: trackedComplaint,
    answers: 201,
  },
  listComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}',
    for: 'complaints:read',
    summary: 'A page of complaints, filtered by state, clock, type, ward, officer, date or search',
    input: complaintsQuery,
    output: complaintsPage,
  },
  waitingComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/waiting',
    for: 'complaints:read',
    summary: 'Counts of open complaints, and of those new, due soon, overdue, assigned to me and unassigned',
    input: organisationPath,
    output: pendingCounts,
  },
  complaintOfficers: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/officers',
    for: 'complaints:assign',
    summary: 'Staff to whom a complaint can be assigned',
    input: organisationPath,
    output: z.object({ data: z.array(officer) }),
  },
  readComplaint: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}',
    for: 'complaints:read',
    summary: 'One complaint with its events',
    input: form(complaintPath),
    output: complaint,
  },
  complaintPhoto: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}/photos/{photo}',
    for: 'complaints:read',
    summary: 'One photograph of a complaint',
    input: form({ ...complaintPath, photo: recordId('complaints.unknown') }),
    also: ['image/jpeg'],
  },
  assignComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/assignments',
    for: 'complaints:assign',
    summary: 'Assign a complaint to an officer',
    input: newAssignment,
    output: complaint,
    answers: 201,
  },
  answerComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/answers',
    for: 'complaints:answer',
    summary: 'Answer the reporter while the complaint stays open',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  askReporter: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/questions',
    for: 'complaints:answer',
    summary: 'Ask the reporter a question; the clock pauses until the answer',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  resolveComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/resolutions',
    for: 'complaints:answer',
    summary: 'Mark a complaint as resolved, with what was done',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  rejectComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/rejections',
    for: 'complaints:answer',
    summary: 'Reject a complaint, with the reason',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  closeComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/closures',
    for: 'complaints:answer',
    summary: 'Close a finished complaint once it cannot be reopened',
    input: newClosure,
    output: complaint,
    answers: 201,
  },
} as const satisfies Contract

export type ComplaintsApi = typeof complaintsApi

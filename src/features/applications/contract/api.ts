// HTTP API of applications.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import {
  applicationsPage,
  listedPaper,
  ownLine,
  ownStatus,
  receipt,
  status,
  waiting,
  wholeApplication,
} from './answers.ts'
import { correctedApplication, newApplication } from './form.ts'
import { applicationsQuery } from './query.ts'
import { newPreparation, newRefusal, newSignature, one } from './office-forms.ts'
import { largestApplication, paperTypes } from './papers.ts'

const here = form({ orgId })
const code = text(required(), maxLength(60))

export const applicationsApi = {
  askedPapers: {
    method: 'GET',
    path: '/customer/applications/{orgId}/papers',
    for: 'anyone',
    summary: 'The papers an organisation asks for: with a new connection, a transfer, and a transfer after a death',
    input: here,
    output: z.object({ data: z.array(listedPaper) }),
  },
  sendApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}',
    for: 'anyone',
    summary: 'Send an application for a new connection or a transfer, with its papers',
    input: form({ orgId, ...newApplication.fields }),
    output: receipt,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: largestApplication,
  },
  myApplications: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine',
    for: 'customer',
    summary: 'The applications that I sent signed in or from the phone the office has of me, newest first',
    input: form({ orgId, ...listFields }),
    output: pageOf(ownLine),
  },
  myApplication: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine/{code}',
    for: 'customer',
    summary: 'Where one of my applications stands',
    input: form({ orgId, code }),
    output: ownStatus,
  },
  applicationStatus: {
    // Not GET: an address is written into histories and logs, and a phone number belongs into neither.
    method: 'POST',
    path: '/customer/applications/{orgId}/tracking',
    for: 'anyone',
    summary: 'Where an application stands, for whoever knows its code and its phone number',
    input: form({ orgId, code, phone: text(required(), maxLength(40)) }),
    output: status,
  },
  resubmitApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}/{code}/resubmissions',
    for: 'anyone',
    summary: 'Send a returned application again, corrected',
    input: form({ orgId, ...correctedApplication.fields }),
    output: receipt,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: largestApplication,
  },
  listApplications: {
    method: 'GET',
    path: '/admin/applications/{orgId}',
    for: 'applications:read',
    summary: 'The applications of an organisation, newest first, a page of them',
    input: applicationsQuery,
    output: applicationsPage,
  },
  waitingApplications: {
    method: 'GET',
    path: '/admin/applications/{orgId}/waiting',
    for: 'applications:read',
    summary: 'How many applications wait to be prepared, checked, approved and corrected, and since when',
    input: here,
    output: waiting,
  },
  application: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}',
    for: 'applications:read',
    summary: 'One application whole: what was filled in, its papers, its steps',
    input: form(one),
    output: wholeApplication,
  },
  applicationPaper: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}/papers/{paperId}',
    for: 'applications:read',
    summary: 'The bytes of one paper',
    input: form({ ...one, paperId: recordId() }),
    also: paperTypes,
  },
  prepareApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/preparations',
    for: 'applications:prepare',
    summary: 'Sign an application as its preparer; papers seen at the office count as handed in',
    input: newPreparation,
    output: wholeApplication,
  },
  checkApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/checks',
    for: 'applications:check',
    summary: 'Sign a prepared application as its checker',
    input: newSignature,
    output: wholeApplication,
  },
  approveApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/approvals',
    for: 'applications:approve',
    summary: 'Sign a checked application as its approver',
    input: newSignature,
    output: wholeApplication,
  },
  returnApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/returns',
    for: 'applications:read',
    summary: 'Give an application back to be corrected, by whoever could sign it now',
    input: newRefusal,
    output: wholeApplication,
  },
  rejectApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/rejections',
    for: 'applications:read',
    summary: 'Reject an application with the reason, by whoever could sign it now',
    input: newRefusal,
    output: wholeApplication,
  },
} as const satisfies Contract

export type ApplicationsApi = typeof applicationsApi

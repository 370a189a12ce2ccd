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
  ownItem,
  ownStatus,
  receipt,
  status,
  pendingCounts,
  wholeApplication,
} from './answers.ts'
import { correctedApplication, newApplication } from './form.ts'
import { applicationsQuery } from './query.ts'
import { newPreparation, newRefusal, newSignature, applicationPath } from './office-forms.ts'
import { maxApplicationBytes, paperTypes } from './papers.ts'

const organisationPath = form({ orgId })
const code = text(required(), maxLength(60))

export const applicationsApi = {
  askedPapers: {
    method: 'GET',
    path: '/customer/applications/{orgId}/papers',
    for: 'anyone',
    cached: true,
    summary: 'Papers that an organisation requests: for a new connection, a transfer, and a transfer after a death',
    input: organisationPath,
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
    maxBodyBytes: maxApplicationBytes,
  },
  myApplications: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine',
    for: 'customer',
    summary: 'My applications, sent signed in or from my registered phone, newest first',
    input: form({ orgId, ...listFields }),
    output: pageOf(ownItem),
  },
  myApplication: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine/{code}',
    for: 'customer',
    summary: 'Status of one of my applications',
    input: form({ orgId, code }),
    output: ownStatus,
  },
  applicationStatus: {
    // Not GET: an address is written into histories and logs, and a phone number belongs into neither.
    method: 'POST',
    path: '/customer/applications/{orgId}/tracking',
    for: 'anyone',
    summary: 'Status of an application, by its code and phone number',
    input: form({ orgId, code, phone: text(required(), maxLength(40)) }),
    output: status,
  },
  applicationStatusByQuery: {
    method: 'GET',
    path: '/customer/applications/{orgId}/{code}',
    for: 'anyone',
    summary: 'The same with the phone number in the query, for clients of the first version; use POST …/tracking',
    input: form({ orgId, code, phone: text(required(), maxLength(40)) }),
    output: status,
    deprecated: true,
  },
  resubmitApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}/{code}/resubmissions',
    for: 'anyone',
    summary: 'Resubmit a returned application with corrections',
    input: form({ orgId, ...correctedApplication.fields }),
    output: receipt,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxApplicationBytes,
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
    summary: 'Counts of applications to be prepared, checked, approved and corrected, with the time of the oldest',
    input: organisationPath,
    output: pendingCounts,
  },
  application: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}',
    for: 'applications:read',
    summary: 'One application with its details, papers and steps',
    input: form(applicationPath),
    output: wholeApplication,
  },
  applicationPaper: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}/papers/{paperId}',
    for: 'applications:read',
    summary: 'The bytes of one paper',
    input: form({ ...applicationPath, paperId: recordId() }),
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
    summary: 'Return an application for correction, as a person who could sign it now',
    input: newRefusal,
    output: wholeApplication,
  },
  rejectApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/rejections',
    for: 'applications:read',
    summary: 'Reject an application with the reason, as a person who could sign it now',
    input: newRefusal,
    output: wholeApplication,
  },
} as const satisfies Contract

export type ApplicationsApi = typeof applicationsApi

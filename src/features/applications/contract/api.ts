// HTTP API of applications: what visitors and customers send and follow; with the rows of the office.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { listedPaper, ownItem, ownStatus, receipt, status } from './answers.ts'
import { correctedApplication, newApplication, trackedBy } from './form.ts'
import { officeApplicationsApi } from './office-api.ts'
import { maxApplicationBytes } from './papers.ts'

const organisationPath = form({ orgId })
const { code } = trackedBy.fields

export const applicationsApi = {
  askedPapers: {
    method: 'GET',
    path: '/customer/applications/{orgId}/papers',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Papers that an organisation requests: for a new connection, a transfer, and a transfer after a death',
      ne: 'संस्थाले माग गर्ने कागजात: नयाँ जडान, नामसारी र धनीको मृत्युपछिको नामसारीका लागि',
    },
    input: organisationPath,
    output: z.object({ data: z.array(listedPaper) }),
  },
  sendApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}',
    for: 'anyone',
    summary: {
      en: 'Send an application for a new connection or a transfer, with its papers',
      ne: 'नयाँ जडान वा नामसारीको निवेदन कागजातसहित पठाउने',
    },
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
    summary: {
      en: 'My applications, sent signed in or from my registered phone, newest first',
      ne: 'लगइन गरी वा दर्ता भएको फोनबाट आफूले पठाएका निवेदन, नयाँदेखि पुरानो क्रममा',
    },
    input: form({ orgId, ...pagingFields }),
    output: pageOf(ownItem),
  },
  myApplication: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine/{code}',
    for: 'customer',
    summary: {
      en: 'Status of one of my applications',
      ne: 'आफ्नो कुनै एक निवेदनको स्थिति',
    },
    input: form({ orgId, code }),
    output: ownStatus,
  },
  applicationStatus: {
    // Not GET: an address is written into histories and logs, and a phone number belongs into neither.
    method: 'POST',
    path: '/customer/applications/{orgId}/tracking',
    for: 'anyone',
    summary: {
      en: 'Status of an application, by its code and phone number',
      ne: 'निवेदन नम्बर र फोन नम्बरबाट निवेदनको स्थिति',
    },
    input: form({ orgId, ...trackedBy.fields }),
    output: status,
  },
  applicationStatusByQuery: {
    method: 'GET',
    path: '/customer/applications/{orgId}/{code}',
    for: 'anyone',
    summary: {
      en: 'The same with the phone number in the query, for clients of the first version; use POST …/tracking',
      ne: 'फोन नम्बर ठेगानामै लेखिने पहिलो संस्करणको अनुरोध; नयाँ प्रोग्रामले POST …/tracking प्रयोग गर्ने',
    },
    input: form({ orgId, ...trackedBy.fields }),
    output: status,
    deprecated: true,
  },
  resubmitApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}/{code}/resubmissions',
    for: 'anyone',
    summary: {
      en: 'Resubmit a returned application with corrections',
      ne: 'फिर्ता गरिएको निवेदन सच्याएर पुनः पठाउने',
    },
    input: form({ orgId, ...correctedApplication.fields }),
    output: receipt,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxApplicationBytes,
  },
  ...officeApplicationsApi,
} as const satisfies Contract

export type ApplicationsApi = typeof applicationsApi

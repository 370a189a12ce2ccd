// HTTP API of applications for the office: list, registration, papers, the three steps of a decision, and the connection that was made.

import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { applicationsPage, pendingCounts, registeredApplication, wholeApplication } from './answers.ts'
import { counterApplication } from './counter-application.ts'
import { applicationsQuery } from './query.ts'
import {
  applicationPath,
  enteredConnection,
  newPreparation,
  newRefusal,
  newSignature,
  versionConflicts,
} from './office-forms.ts'
import { maxApplicationBytes, paperTypes } from './papers.ts'

const organisationPath = form({ orgId })

export const officeApplicationsApi = {
  listApplications: {
    method: 'GET',
    path: '/admin/applications/{orgId}',
    for: 'applications:read',
    summary: {
      en: 'The applications of an organisation, newest first, a page of them',
      ne: 'संस्थामा आएका निवेदन, नयाँदेखि पुरानो क्रममा (एक पृष्ठ)',
    },
    input: applicationsQuery,
    output: applicationsPage,
  },
  registerApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}',
    for: 'applications:prepare',
    summary: {
      en: 'Register an application for a person at the counter, on the telephone or from a letter',
      ne: 'काउन्टरमा आएका, टेलिफोन गरेका वा पत्र पठाएका व्यक्तिको निवेदन दर्ता गर्ने',
    },
    input: form({ orgId, ...counterApplication.fields }),
    output: registeredApplication,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxApplicationBytes,
    private: true,
  },
  waitingApplications: {
    method: 'GET',
    path: '/admin/applications/{orgId}/waiting',
    for: 'applications:read',
    summary: {
      en: 'Counts of applications to be prepared, checked, approved and corrected, with the time of the oldest',
      ne: 'तयार गर्नुपर्ने, चेक जाँच गर्नुपर्ने, स्वीकृत गर्नुपर्ने र सच्याउनुपर्ने निवेदनको सङ्ख्या, सबैभन्दा पुरानोको समयसहित',
    },
    input: organisationPath,
    output: pendingCounts,
  },
  application: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}',
    for: 'applications:read',
    summary: {
      en: 'One application with its details, papers and steps',
      ne: 'कुनै एक निवेदन, विवरण, कागजात र चरणसहित',
    },
    input: form(applicationPath),
    output: wholeApplication,
  },
  applicationPaper: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}/papers/{paperId}',
    for: 'applications:read',
    summary: {
      en: 'The bytes of one paper',
      ne: 'कुनै एक कागजातको फाइल',
    },
    input: form({ ...applicationPath, paperId: recordId() }),
    also: paperTypes,
  },
  prepareApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/preparations',
    for: 'applications:prepare',
    summary: {
      en: 'Sign an application as its preparer; papers seen at the office count as handed in',
      ne: 'निवेदन तयार गरी दस्तखत गर्ने; कार्यालयमा देखाइएका कागजात बुझाइएको मानिन्छ',
    },
    input: newPreparation,
    output: wholeApplication,
    conflicts: versionConflicts,
  },
  checkApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/checks',
    for: 'applications:check',
    summary: {
      en: 'Sign a prepared application as its checker',
      ne: 'तयार भएको निवेदन चेक जाँच गरी दस्तखत गर्ने',
    },
    input: newSignature,
    output: wholeApplication,
    conflicts: versionConflicts,
  },
  approveApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/approvals',
    for: 'applications:approve',
    summary: {
      en: 'Sign a checked application as its approver',
      ne: 'चेक जाँच भएको निवेदन स्वीकृत गर्ने',
    },
    input: newSignature,
    output: wholeApplication,
    conflicts: versionConflicts,
  },
  returnApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/returns',
    for: 'applications:read',
    summary: {
      en: 'Return an application for correction, as a person who could sign it now',
      ne: 'निवेदन सच्याउन फिर्ता गर्ने (अहिले दस्तखत गर्न पाउने व्यक्तिले)',
    },
    input: newRefusal,
    output: wholeApplication,
    conflicts: versionConflicts,
  },
  rejectApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/rejections',
    for: 'applications:read',
    summary: {
      en: 'Reject an application with the reason, as a person who could sign it now',
      ne: 'निवेदन कारणसहित अस्वीकृत गर्ने (अहिले दस्तखत गर्न पाउने व्यक्तिले)',
    },
    input: newRefusal,
    output: wholeApplication,
    conflicts: versionConflicts,
  },
  enterMadeConnection: {
    method: 'PUT',
    path: '/admin/applications/{orgId}/{id}/connection',
    for: 'applications:approve',
    summary: {
      en: 'Enter the customer number of the connection that was made from an approved application for a new one',
      ne: 'स्वीकृत नयाँ जडान निवेदनबाट जडान भएको धाराको ग्राहक नम्बर राख्ने',
    },
    input: enteredConnection,
    output: wholeApplication,
    conflicts: ['applications.made_of_transfer', 'applications.made_before_approval'],
  },
} as const satisfies Contract

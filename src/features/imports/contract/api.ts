// HTTP API of imports: the register, the readings and entries of the ledger from a file, compared or written.

import type { Contract } from '#kit/contract.ts'
import { countedPageOf } from '#kit/outputs.ts'
import { importForm, maxImportBytes, refusedRunForm, runForm, toApproveForm } from './forms.ts'
import { importResult, importRun, pendingImport } from './outputs.ts'

const runRow = { method: 'GET', input: runForm, output: importRun, private: true } as const
const runSummary = {
  en: 'Progress of an import that is written in the background, and its result',
  ne: 'पृष्ठभूमिमा राखिँदै गरेको आयातको प्रगति र नतिजा',
}

const importRow = {
  method: 'POST',
  input: importForm,
  output: importResult,
  body: 'multipart',
  maxBodyBytes: maxImportBytes,
  conflicts: ['imports.preeti_undecided'],
  private: true,
} as const

export const importsApi = {
  importConnections: {
    ...importRow,
    path: '/admin/imports/{orgId}/customers',
    for: 'connections:write',
    summary: {
      en: 'Compare a file of the register of connections with what is stored, or write it',
      ne: 'धाराको लगतको फाइल लगतसँग दाँज्ने वा लगतमा राख्ने',
    },
  },
  importMeterReadings: {
    ...importRow,
    path: '/admin/imports/{orgId}/readings',
    for: 'readings:write',
    summary: {
      en: 'Compare a file of meter readings with what is stored, or write it',
      ne: 'मिटर रिडिङको फाइल राखिएको रिडिङसँग दाँज्ने वा राख्ने',
    },
  },
  importLedgerEntries: {
    ...importRow,
    path: '/admin/imports/{orgId}/ledger',
    for: 'ledger:correct',
    summary: {
      en: 'Compare a file of ledger entries with what is stored, or write it; payments and decisions wait for a second person, and are sent with “later”',
      ne: 'खाताका प्रविष्टिको फाइल राखिएको खातासँग दाँज्ने वा राख्ने; भुक्तानी र निर्णय भएका प्रविष्टि दोस्रो व्यक्तिको स्वीकृति पर्खिन्छन्, र “later” सहित पठाइन्छन्',
    },
    conflicts: ['ledger.not_open', 'imports.preeti_undecided', 'imports.takes_two'],
  },
  importConnectionsRun: {
    ...runRow,
    path: '/admin/imports/{orgId}/customers/{id}',
    for: 'connections:write',
    summary: runSummary,
  },
  importMeterReadingsRun: {
    ...runRow,
    path: '/admin/imports/{orgId}/readings/{id}',
    for: 'readings:write',
    summary: runSummary,
  },
  importLedgerEntriesRun: {
    ...runRow,
    path: '/admin/imports/{orgId}/ledger/{id}',
    for: 'ledger:read',
    summary: runSummary,
  },
  importsToApprove: {
    method: 'GET',
    path: '/admin/imports/{orgId}/ledger',
    for: 'ledger:read',
    summary: {
      en: 'Files of ledger entries that wait for the approval of a second person, oldest first',
      ne: 'दोस्रो व्यक्तिको स्वीकृति पर्खिरहेका खाताका प्रविष्टिका फाइल, पुरानादेखि नयाँ क्रममा',
    },
    input: toApproveForm,
    output: countedPageOf(pendingImport),
  },
  importedFile: {
    method: 'GET',
    path: '/admin/imports/{orgId}/ledger/{id}/file',
    for: 'ledger:read',
    summary: {
      en: 'A file of ledger entries that waits for its approval, as it was sent',
      ne: 'स्वीकृति पर्खिरहेको खाताका प्रविष्टिको फाइल, पठाइएकै रूपमा',
    },
    input: runForm,
    also: ['application/octet-stream'],
  },
  approveImport: {
    method: 'POST',
    path: '/admin/imports/{orgId}/ledger/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve a file of ledger entries as a second person: a job writes it, without rows of connections of one’s own',
      ne: 'दोस्रो व्यक्तिका रूपमा खाताका प्रविष्टिको फाइल स्वीकृत गर्ने: आफ्ना धाराका पङ्क्तिबाहेक पृष्ठभूमिमा राखिन्छ',
    },
    input: runForm,
    output: importRun,
    conflicts: ['imports.decided', 'imports.second_person'],
  },
  refuseImport: {
    method: 'POST',
    path: '/admin/imports/{orgId}/ledger/{id}/refusals',
    for: 'billing:approve',
    summary: {
      en: 'Refuse a file of ledger entries, with the reason: nothing of it is written',
      ne: 'खाताका प्रविष्टिको फाइल कारणसहित अस्वीकृत गर्ने: केही राखिँदैन',
    },
    input: refusedRunForm,
    output: importRun,
    conflicts: ['imports.decided', 'imports.second_person'],
  },
  cancelImport: {
    method: 'POST',
    path: '/admin/imports/{orgId}/ledger/{id}/cancellations',
    for: 'ledger:correct',
    summary: {
      en: 'Cancel a file of ledger entries that I sent and nobody has approved yet',
      ne: 'आफूले पठाएको र स्वीकृत नभएको खाताका प्रविष्टिको फाइल रद्द गर्ने',
    },
    input: runForm,
    output: importRun,
    conflicts: ['imports.decided', 'imports.not_sender'],
  },
} as const satisfies Contract

export type ImportsApi = typeof importsApi

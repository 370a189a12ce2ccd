// HTTP API of imports: the register, the readings and entries of the ledger from a file, compared or written.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { importForm, maxImportBytes, runForm } from './forms.ts'
import { importProgress } from './progress.ts'

/** What is imported, as in the address. */
export type ImportKind = 'customers' | 'readings' | 'ledger'

/** A row that is new, changed field by field, or refused. `name`: its customer number, or the reference of an entry. `reason`: in the reader's language. */
const importedRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), line: z.number(), name: z.string() }),
  z.object({
    kind: z.literal('changed'),
    line: z.number(),
    name: z.string(),
    differences: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  }),
  z.object({ kind: z.literal('refused'), line: z.number(), column: z.string(), reason: z.string() }),
])
export type ImportedLine = z.infer<typeof importedRow>

/** A cell typed for Preeti, as it is typed and in Unicode. `doubtful`: numbers whose last ५ may have been a percent sign. */
const legacyCell = z.object({
  line: z.number(),
  column: z.string(),
  typed: z.string(),
  text: z.string(),
  doubtful: z.array(z.string()),
})

/**
 * Counts of rows; `rows`: the first of them, refused ones before the others. `written`: false for a comparison. `run`: the import that a job
 * writes, whose progress has a row of its own. `legacyCount`: cells typed for Preeti; `legacy`: the first of them, also when they were converted.
 */
export const importResult = z.object({
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  written: z.boolean(),
  rows: z.array(importedRow),
  legacyCount: z.number(),
  legacy: z.array(legacyCell),
  run: z.nullable(z.number()),
})
export type ImportResult = z.infer<typeof importResult>

/** `result`: once it has ended, unless a `problem` ended it, which is in the reader's language. */
const importRun = z.object({
  ...importProgress.shape,
  result: z.nullable(importResult),
  problem: z.nullable(z.string()),
})
export type ImportRun = z.infer<typeof importRun>

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
      en: 'Compare a file of ledger entries with what is stored, or write it; what two persons decide about is refused',
      ne: 'खाताका प्रविष्टिको फाइल राखिएको खातासँग दाँज्ने वा राख्ने; दुई जनाले निर्णय गर्ने प्रविष्टि अस्वीकृत हुन्छ',
    },
    conflicts: ['ledger.not_open', 'imports.preeti_undecided'],
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
    for: 'ledger:correct',
    summary: runSummary,
  },
} as const satisfies Contract

export type ImportsApi = typeof importsApi

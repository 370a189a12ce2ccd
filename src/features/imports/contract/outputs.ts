// What the API answers about imports: counts, rows and sums of a file, its progress, and its approval.

import * as z from 'zod/mini'
import { importedKinds } from '#features/ledger/contract/entries.ts'
import { verdict } from '#kit/outputs.ts'
import { importOutcomes } from './forms.ts'
import { importProgress } from './progress.ts'

const pointedOut = { line: z.number(), column: z.string(), reason: z.string() }

/**
 * A row that is new, changed field by field, refused, or taken although it is unusual (`warned`, beside what it changes). `name`: its customer number, or the reference of an entry. `reason`: in the reader's
 * language. `entry`: what the row is in the ledger, and whether it is posted only when a second person has approved it.
 */
const importedRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('added'),
    line: z.number(),
    name: z.string(),
    entry: z.optional(
      z.object({
        kind: z.enum(importedKinds),
        customerNumber: z.string(),
        amountPaisa: z.number(),
        takesTwo: z.boolean(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('changed'),
    line: z.number(),
    name: z.string(),
    differences: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  }),
  z.object({ kind: z.literal('refused'), ...pointedOut }),
  z.object({ kind: z.literal('warned'), ...pointedOut }),
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

const postedSum = z.object({ kind: z.enum(importedKinds), rows: z.number(), amountPaisa: z.number() })

/**
 * Counts of rows; `blank`: of a reading list, left to be filled in; `warned`: unusual ones among those that are new or changed. `rows`: the first of them,
 * refused and unusual ones before the others. `written`: false for a comparison. `run`: the import that a job
 * writes, whose progress has a row of its own. `sums`: of entries that are posted, by their kind. `toApprove`: those among them that wait
 * for a second person. `legacyCount`: cells typed for Preeti; `legacy`: the first of them, also when they were converted.
 */
export const importResult = z.object({
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  blank: z.number(),
  warned: z.number(),
  written: z.boolean(),
  sums: z.array(postedSum),
  toApprove: z.number(),
  rows: z.array(importedRow),
  legacyCount: z.number(),
  legacy: z.array(legacyCell),
  run: z.nullable(z.number()),
})
export type ImportResult = z.infer<typeof importResult>

const act = z.object({ at: z.string(), by: z.string() })

/** Of a file that takes two persons: who sent it, what was decided, and whether the reader may decide or cancel. `reason`: of a refusal. */
const approval = z.object({
  sent: act,
  decided: z.nullable(z.extend(act, { outcome: z.enum(importOutcomes), reason: z.nullable(z.string()) })),
  mayDecide: verdict,
  mayCancel: verdict,
})
export type ImportApproval = z.infer<typeof approval>

/**
 * `result`: of the comparison while it waits for its approval and where it was not approved, else once it has ended, unless a `problem` ended
 * it, which is in the reader's language.
 */
export const importRun = z.object({
  ...importProgress.shape,
  result: z.nullable(importResult),
  problem: z.nullable(z.string()),
  approval: z.nullable(approval),
})
export type ImportRun = z.infer<typeof importRun>

/** A file that waits for its approval; `toApprove` of its entries take two persons. */
export const pendingImport = z.object({ id: z.number(), fileName: z.string(), sent: act, toApprove: z.number() })
export type PendingImport = z.infer<typeof pendingImport>

/** Of the dashboard: files that wait for their approval. */
export const importsDue = z.object({ toApprove: z.number() })

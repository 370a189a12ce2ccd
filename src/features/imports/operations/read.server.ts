// Imports that a job writes, as they are answered: progress, result and approval, and those that wait for an approval.

import { authorOf, namedActs } from '#features/bills/operations/author.server.ts'
import type { Paging } from '#kit/page.ts'
import { refuse, type Verdict } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxOfficeCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { ImportDecision, ImportKind } from '../contract/forms.ts'
import type { PendingImport } from '../contract/outputs.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { mayCancel, mayDecide } from '../rules/deciding.ts'
import { phaseOf } from '../rules/phase.ts'
import {
  countPendingRuns,
  findImportRun,
  findPendingFile,
  listPendingRuns,
  type ImportOutcome,
  type ImportProblem,
} from '../store.server.ts'

type Act = { at: string; by: string }
type Approval = {
  sent: Act
  decided: (Act & { outcome: ImportDecision; reason: string | null }) | null
  mayDecide: Verdict
  mayCancel: Verdict
}

export type ReadRun = ImportProgress & {
  result: ImportOutcome | null
  problem: ImportProblem | null
  approval: Approval | null
}

/** What an earlier version did not store. */
const before = { blank: 0, warned: 0, sums: [], toApprove: 0, legacyCount: 0, legacy: [] }

type StoredRun = NonNullable<Awaited<ReturnType<typeof findImportRun>>>

export async function readImportRun(ctx: Ctx<Staff>, kind: ImportKind, id: number): Promise<ReadRun> {
  const run = (await findImportRun(ctx, { kind, id })) ?? refuse('missing', 'imports.run_unknown')
  const { fileName, totalRows, doneRows, attempts, problem, problemValues } = run
  const phase = phaseOf({ ...run, kind, isPending: isPending(run), isEnded: run.endedAt !== null })
  const result = shownResult(run)
  return {
    id,
    fileName,
    phase,
    done: doneRows,
    total: totalRows,
    isResumed: attempts > 1,
    result: result && { ...before, ...result },
    problem: problem === null ? null : { key: problem, values: problemValues ?? {} },
    approval: run.comparedAt && (await approvalOf(ctx, run)),
  }
}

export async function readImportsToApprove(
  ctx: Ctx<Staff>,
  { page, limit }: Paging,
): Promise<CountedPage<PendingImport>> {
  const counted = await countPendingRuns(ctx, maxOfficeCounted + 1)
  const rows = await listPendingRuns(ctx, { offset: (page - 1) * limit, limit })
  const sent = rows.map(sentAct)
  const named = await namedActs(ctx, sent)
  const data = rows.map(({ id, fileName, toApprove }, place) => {
    return { id, fileName, toApprove, sent: named(sent[place]!) }
  })
  return pageFound(data, counted, maxOfficeCounted)
}

/** What the approver compares with the papers. */
export async function readImportedFile(
  ctx: Ctx<Staff>,
  { id }: { id: number },
): Promise<{ fileName: string; file: Buffer }> {
  const found = (await findPendingFile(ctx, id)) ?? refuse('missing', 'imports.run_unknown')
  await recordOpened(ctx, { action: 'imports.file_read', target: String(id) })
  return found
}

export async function readImportsDue(ctx: Ctx<Staff>): Promise<{ toApprove: number }> {
  return { toApprove: await countPendingRuns(ctx, maxOfficeCounted) }
}

export function isPending({ comparedAt, outcome }: Pick<StoredRun, 'comparedAt' | 'outcome'>): boolean {
  return comparedAt !== null && outcome === null
}

/** While it is written nothing: the comparison is past, and the result is to come. */
function shownResult(run: StoredRun): ImportOutcome | null {
  const { result, comparison, outcome } = run
  return result ?? (outcome === 'approved' ? null : comparison)
}

async function approvalOf(ctx: Ctx<Staff>, run: StoredRun): Promise<Approval> {
  const { outcome, decidedAt, decidedById, decidedBy, reason } = run
  const sent = sentAct(run)
  const decided = decidedAt && { at: decidedAt, byId: decidedById!, byName: decidedBy! }
  const named = await namedActs(ctx, [sent, decided])
  const waiting = { ...run, isPending: isPending(run) }
  return {
    sent: named(sent),
    decided: decided && { ...named(decided), outcome: outcome!, reason },
    mayDecide: mayDecide(waiting, authorOf(ctx)),
    mayCancel: mayCancel(waiting, authorOf(ctx)),
  }
}

function sentAct({ sentAt: at, sentById: byId, sentBy: byName }: Pick<StoredRun, 'sentAt' | 'sentById' | 'sentBy'>) {
  return { at, byId, byName }
}

// Import of plan rules, exceptions and interruptions from an office's file.

import { differencesOf, type Cells } from '#kit/differences.ts'
import { badRow, readRows, reportOf, reportOfBad } from '#kit/import.ts'
import type { ImportOptions, ImportReport, NumberedRow } from '#kit/import.ts'
import type { Answered, Verdict } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { readPlaces, type Places } from '#features/tols/operations.server.ts'
import type { Interruption, Plan, PlanRule, SupplyException } from '../contract/schedule.ts'
import { isPlaced, mayBeException, overlapsNoRule } from '../rules/check.ts'
import {
  exceptionCells,
  interruptionCells,
  readExceptionRow,
  readInterruptionRow,
  readRuleRow,
  ruleCells,
} from '../rules/rows.ts'
import {
  incrementRevision,
  readPlan,
  removeRows,
  upsertExceptions,
  upsertInterruptions,
  upsertRules,
} from '../store/plan.server.ts'

/** Inserts rows into the plan or updates those with the same codes, and increments the revision of their zones. */
export async function savePlan(ctx: Ctx, plan: Partial<Plan>): Promise<void> {
  const { rules = [], exceptions = [], interruptions = [] } = plan
  await transaction(ctx, async (tx) => {
    await upsertRules(tx, rules)
    await upsertExceptions(tx, exceptions)
    await upsertInterruptions(tx, interruptions)
    await incrementRevision(
      tx,
      [...rules, ...exceptions, ...interruptions].map(({ zone }) => zone),
      tx.now,
    )
  })
}

/** Imports a file of plan rules; all or nothing when a row is invalid. */
export function importRules(ctx: Ctx, file: readonly NumberedRow[], options: ImportOptions): Promise<ImportReport> {
  return importRows(ctx, file, options, {
    kind: 'rules',
    read: readRuleRow,
    write: withSample(ruleCells),
    check: (rule, { places, final }) => first(isPlaced(rule, places), () => overlapsNoRule(rule, final)),
  })
}

/** Imports a file of exceptions; each must refer to a planned supply. */
export function importExceptions(
  ctx: Ctx,
  file: readonly NumberedRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  return importRows(ctx, file, options, {
    kind: 'exceptions',
    read: readExceptionRow,
    write: exceptionCells,
    check: (row, { places, plan }) => first(isPlaced(row, places), () => mayBeException(row, plan.rules)),
  })
}

/** Imports a file of interruptions; all or nothing when a row is invalid. */
export function importInterruptions(
  ctx: Ctx,
  file: readonly NumberedRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  return importRows(ctx, file, options, {
    kind: 'interruptions',
    read: readInterruptionRow,
    write: withSample(interruptionCells),
    check: (row, { places }) => isPlaced(row, places),
  })
}

type PlanRow = PlanRule | SupplyException | Interruption

type Importing<Row extends PlanRow> = {
  kind: keyof Plan
  read: (cells: Cells) => Answered<Row>
  write: (row: Row) => Cells
  /** Validates a row. `plan` is the current plan, `final` the rows of this kind after the import. */
  check: (row: Row, among: { places: Places; plan: Plan; final: readonly Row[] }) => Verdict
}

async function importRows<Row extends PlanRow>(
  ctx: Ctx,
  file: readonly NumberedRow[],
  { apply, removeAbsent }: ImportOptions,
  { kind, read, write, check }: Importing<Row>,
): Promise<ImportReport> {
  const { rows, bad } = readRows(file, read, codeOf)
  return transaction(ctx, async (tx) => {
    const [places, plan] = [await readPlaces(tx), await readPlan(tx)]
    const current = plan[kind] as unknown as Row[]
    const found = differencesOf(
      current,
      rows.map(({ row }) => row),
      codeOf,
      write,
    )
    const final = [...rows.map(({ row }) => row), ...(removeAbsent ? [] : found.absent)]
    const refused = rows.flatMap(({ line, row }) => {
      const verdict = check(row, { places, plan, final })
      return verdict.ok ? [] : [badRow(line, verdict)]
    })
    if (bad.length + refused.length > 0) return reportOfBad([...bad, ...refused])
    if (!apply) return reportOf(found, codeOf, false)
    await savePlan(tx, { [kind]: [...found.added, ...found.changed.map(({ row }) => row)] })
    if (removeAbsent) await removePlanRows(tx, kind, found.absent)
    // A row that moves to another zone changes its previous zone too.
    const moved = current.filter((old) =>
      found.changed.some(({ row }) => row.code === old.code && row.zone !== old.zone),
    )
    await incrementRevision(
      tx,
      moved.map(({ zone }) => zone),
      tx.now,
    )
    return reportOf(found, codeOf, true)
  })
}

async function removePlanRows(tx: Ctx, kind: keyof Plan, rows: readonly PlanRow[]): Promise<void> {
  await removeRows(tx, kind, rows.map(codeOf))
  await incrementRevision(
    tx,
    rows.map(({ zone }) => zone),
    tx.now,
  )
}

function codeOf({ code }: PlanRow): string {
  return code
}

// A sample row that is unchanged in the office's file becomes a row of the office.
function withSample<Row extends { sample: boolean }>(write: (row: Row) => Cells) {
  return (row: Row): Cells => ({ ...write(row), sample: row.sample ? 'yes' : '' })
}

function first(verdict: Verdict, then: () => Verdict): Verdict {
  return verdict.ok ? then() : verdict
}

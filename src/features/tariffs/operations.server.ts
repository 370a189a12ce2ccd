// How are tariffs published, withdrawn and asked what they charge?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { csvOf } from '#kit/csv.ts'
import { refuse, type FieldIssue } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Calculation, NewTariff, Tariff } from './contract/api.ts'
import type { CalculationRequest } from './contract/calculator.ts'
import { answerCalculator } from './rules/answer.ts'
import { rowsOfEdition, rowsOfYear } from './rules/editions.ts'
import { payBy } from './rules/payment.ts'
import { editionsOf, type Edition } from './rules/selection.ts'
import { setTroubles } from './rules/set.ts'
import { sheetCells, sheetColumns } from './rules/sheet.ts'
import { insertTariff, listTariffs, lockTariffs, removeEditions } from './store.server.ts'

/**
 * Puts these tariffs in the place of every edition they belong to: an edition is the rows that take effect on one day, and
 * rows of it that are not named go. Other editions stay. All of it or nothing; the fields of a refusal begin with the
 * tariff's place in the list (`3.slabs.1`).
 */
export async function replaceTariffs(scope: Scope, tariffs: readonly NewTariff[]): Promise<void> {
  await transaction(scope, async (tx) => {
    await lockTariffs(tx)
    const fields: FieldIssue[] = setTroubles(tariffs)
    if (fields.length > 0) refuse('invalid', 'tariffs.not_sound', { fields })
    const days = [...new Set(tariffs.map(({ effectiveFrom }) => effectiveFrom))]
    if (days.length === 0) return
    await removeEditions(tx, days)
    for (const [position, tariff] of tariffs.entries()) await insertTariff(tx, tariff, position)
  })
}

/** Takes an edition back, as if it had never been published; the one before it is then in force again. */
export async function withdrawEdition(scope: Scope, effectiveFrom: string): Promise<void> {
  await transaction(scope, async (tx) => {
    await lockTariffs(tx)
    const removed = await removeEditions(tx, [effectiveFrom])
    if (removed === 0) refuse('missing', 'tariffs.no_edition', { values: { on: effectiveFrom } })
  })
}

/** Every tariff, newest edition first, or those of one fiscal year as a person writes it; none when it is no year. */
export async function readTariffs(ctx: Ctx, year?: string): Promise<Tariff[]> {
  const all = await listTariffs(ctx)
  return year ? rowsOfYear(all, year) : all
}

/** The CSV table that the import of tariffs reads. */
export function tariffSheet(tariffs: readonly Tariff[]): string {
  return csvOf(sheetColumns, tariffs.map(sheetCells))
}

/** The edition in force today; undefined before the first one. */
export async function readEditionInForce(ctx: Ctx): Promise<(Edition & { sample: boolean }) | undefined> {
  const today = inNepal(ctx.now).date
  const tariffs = await listTariffs(ctx)
  const edition = editionsOf(tariffs).find(({ effectiveFrom }) => effectiveFrom <= today)
  return edition && { ...edition, sample: rowsOfEdition(tariffs, edition).some(({ sample }) => sample) }
}

/** What units cost today under the tariff that serves the tap; what to pay by when counts from today. */
export async function calculateCharge(ctx: Ctx, asked: CalculationRequest): Promise<Calculation> {
  const today = inNepal(ctx.now).date
  const answer = answerCalculator(await listTariffs(ctx), asked, today)
  if (answer.kind === 'wrong') return refuse('invalid', 'request.invalid', { fields: answer.issues })
  if (answer.kind === 'none') {
    const { key, values } = answer.denied
    return refuse(key.startsWith('tariffs.none') ? 'missing' : 'conflict', key, values ? { values } : {})
  }
  const { tariff, charges } = answer
  const { id, fiscalYear, effectiveFrom, source, sample } = tariff
  const only = charges.length === 1 ? charges[0] : undefined
  return {
    tariff: { id, fiscalYear, effectiveFrom, source, sample },
    charges,
    payBy: only ? payBy(tariff.paymentSteps, only.totalPaisa, today) : [],
  }
}

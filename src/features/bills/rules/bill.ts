// The bill of a connection for a period: charges by the tariff of each month, less what was billed, with arrears and advance.

import type { ChargeLine, Tariff } from '#features/tariffs/contract/api.ts'
import type { CustomerType, TapSize } from '#features/tariffs/contract/calculator.ts'
import { ratesByDay } from '#features/tariffs/rules/by-day.ts'
import { canBeBilled, chargeFor } from '#features/tariffs/rules/charge.ts'
import { selectTariff } from '#features/tariffs/rules/selection.ts'
import { firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { deny, type Answered } from '#kit/refusal.ts'
import type { ChargedLine } from './billed-before.ts'
import { holdFeeLabel, type BillAmounts, type BillLine, type ChargeRule } from '../contract/bill.ts'

/** What of a connection decides its charge. */
export type BilledTap = { customerType: CustomerType; tapSize: TapSize; metered: boolean; sewer: boolean }

/**
 * `days`: where only some days of the month are charged; `holdFeePaisa`: where the tap was cut, and nothing else is charged; `onlyIfChanged`: where
 * the month has no lines if they came to what was billed for it.
 */
export type ChargedMonth = {
  period: BsMonth
  units: number
  days?: { counted: number; of: number }
  holdFeePaisa?: number
  onlyIfChanged?: boolean
}

export type BillInput = {
  /** As it was for each month. */
  tapIn: (period: BsMonth) => BilledTap
  /** The month that is billed, and those to charge: oldest first, usually the month itself and those before it without a reading. */
  period: BsMonth
  months: readonly ChargedMonth[]
  /** Whether the units are an average, which is stored with the lines. */
  isAverage: boolean
  /** What earlier bills charged for these months, in paisa by month; it is taken off. */
  billed: ReadonlyMap<BsMonth, number>
  arrears: readonly { period: BsMonth; isOpening?: true; amountPaisa: number }[]
  advancePaisa: number
  /** The tariffs of the organisation; samples bill nobody outside the demonstration. */
  tariffs: readonly Tariff[]
  samples: boolean
}

/** The bill, or denied when a month has no tariff, two of them, or a sample, or more units than can be billed. */
export function billFor(input: BillInput): Answered<BillAmounts> {
  const charges: BillLine[] = []
  for (const month of input.months) {
    const tap = input.tapIn(month.period)
    const tariff = tariffOf({ ...input, tap }, month.period)
    if (!tariff.ok) return tariff
    const units = canBeBilled(month.units)
    if (!units.ok) return units
    const lines = [...chargeLines(tap, tariff.value, month, input), ...billedLine(input, month.period)]
    if (!month.onlyIfChanged || sumOf(lines) !== 0) charges.push(...lines)
  }
  const arrears = input.arrears.map((each): BillLine => ({ kind: 'arrears', ...each }))
  const owed = sumOf([...charges, ...arrears])
  const lines = [...charges, ...arrears, ...advanceLine(input.advancePaisa, owed)]
  return { ok: true, value: { period: input.period, lines, chargePaisa: sumOf(charges), totalPaisa: sumOf(lines) } }
}

/** The tariff in force on the first day of the period, never today's. */
export function tariffOf(
  { tap, tariffs, samples }: Pick<BillInput, 'tariffs' | 'samples'> & { tap: BilledTap },
  period: BsMonth,
): Answered<Tariff> {
  const found = selectTariff(tariffs, { ...tap, on: firstDayOf(period) })
  return found.ok && found.value.sample && !samples ? deny('bills.sample_tariff', { period }) : found
}

/** What a month is charged without use; none where no tariff applies to it. */
export function minimumLines(
  { tapIn, ...input }: Pick<BillInput, 'tapIn' | 'tariffs' | 'samples'>,
  month: ChargedMonth,
): ChargedLine[] {
  const tap = tapIn(month.period)
  const tariff = tariffOf({ ...input, tap }, month.period)
  return tariff.ok ? chargeLines(tap, tariff.value, { ...month, units: 0 }, { isAverage: false }) : []
}

/** The rule of the tariff that a line of its charge cites. */
export function ruleOf(line: ChargeLine): ChargeRule {
  switch (line.kind) {
    case 'minimum':
      return `minimum-${line.as}`
    case 'entry':
      return 'slab-entry'
    case 'sewerage':
      return line.basisPoints === undefined ? 'sewerage-flat' : 'sewerage-percent'
    default:
      return line.kind
  }
}

function chargeLines(
  { sewer }: BilledTap,
  tariff: Tariff,
  month: ChargedMonth,
  { isAverage }: Pick<BillInput, 'isAverage'>,
): ChargedLine[] {
  const { period, units, days, holdFeePaisa } = month
  const { id: tariffId, fiscalYear, effectiveFrom } = tariff
  const cited = { kind: 'charge', period, edition: { tariffId, fiscalYear, effectiveFrom } } as const
  if (holdFeePaisa !== undefined) {
    const charge = { kind: 'fee', label: holdFeeLabel, amountPaisa: holdFeePaisa } as const
    return [{ ...cited, rule: 'hold-fee', charge, ...(isAverage && { units }), amountPaisa: holdFeePaisa }]
  }
  const hasAverage = isAverage && tariff.metered
  return chargeFor(days ? ratesByDay(tariff, days) : tariff, units, { sewer }).lines.map((charge, place) => ({
    ...cited,
    rule: ruleOf(charge),
    charge,
    amountPaisa: charge.amountPaisa,
    ...(days && isByDay(charge) && { days }),
    ...(hasAverage && place === 0 && { units }),
  }))
}

/** What does not depend on the use. */
function isByDay(line: ChargeLine): boolean {
  return line.kind === 'minimum' || line.kind === 'fee' || (line.kind === 'sewerage' && line.basisPoints === undefined)
}

function billedLine({ billed }: BillInput, period: BsMonth): BillLine[] {
  const amountPaisa = billed.get(period) ?? 0
  return amountPaisa === 0 ? [] : [{ kind: 'billed', period, amountPaisa: -amountPaisa }]
}

/** An advance pays at most what is owed; the rest stays an advance. */
function advanceLine(advancePaisa: number, owedPaisa: number): BillLine[] {
  const used = Math.min(advancePaisa, Math.max(owedPaisa, 0))
  return used > 0 ? [{ kind: 'advance', amountPaisa: -used }] : []
}

function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}

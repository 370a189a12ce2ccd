// Which tariff serves a tap, and do two tariffs of a table claim the same tap?

import { deny, type Answered } from '#kit/refusal.ts'
import type { TariffKey } from '../contract/api.ts'
import type { CustomerType, TapSize } from '../contract/calculator.ts'

/** A tap, and the fiscal year or the day (of the bill's period, not of the asking) it is asked for. */
export type TariffQuestion = { customerType: CustomerType; tapSize: TapSize; metered: boolean } & (
  | { fiscalYear: string }
  | { on: string }
)

export type Edition = Pick<TariffKey, 'fiscalYear' | 'effectiveFrom'>

/**
 * Exactly one tariff, or no with the reason. On a day, the tariff that last took effect is in force. In a fiscal year, a tariff
 * that changed within the year must be asked for by day.
 */
export function selectTariff<T extends TariffKey>(tariffs: readonly T[], question: TariffQuestion): Answered<T> {
  const serving = tariffs.filter((tariff) => serves(tariff, question))
  return 'on' in question ? inForceOn(serving, question.on) : inYear(serving, question.fiscalYear)
}

/** The choices of the year selector, newest first: a year stands twice when its tariff changed within it. */
export function editionsOf(tariffs: readonly TariffKey[]): Edition[] {
  const byStart = new Map(
    tariffs.map(({ fiscalYear, effectiveFrom }) => [`${effectiveFrom} ${fiscalYear}`, { fiscalYear, effectiveFrom }]),
  )
  return [...byStart.values()].toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1))
}

/** The pairs (by place in the list) that take effect on the same day and would both serve one tap. */
export function clashesOf(tariffs: readonly TariffKey[]): { first: number; second: number }[] {
  return tariffs.flatMap((tariff, second) =>
    tariffs.slice(0, second).flatMap((earlier, first) => (clash(earlier, tariff) ? [{ first, second }] : [])),
  )
}

function serves(tariff: TariffKey, { customerType, tapSize, metered }: TariffQuestion): boolean {
  return tariff.metered === metered && meets(tariff.customerType, customerType) && meets(tariff.tapSize, tapSize)
}

function clash(one: TariffKey, other: TariffKey): boolean {
  return (
    one.effectiveFrom === other.effectiveFrom &&
    one.metered === other.metered &&
    meets(one.customerType, other.customerType) &&
    meets(one.tapSize, other.tapSize)
  )
}

function meets<V>(one: V | null, other: V | null): boolean {
  return one === null || other === null || one === other
}

function inForceOn<T extends TariffKey>(serving: readonly T[], on: string): Answered<T> {
  const starts = serving.map(({ effectiveFrom }) => effectiveFrom).filter((start) => start <= on)
  const latest = starts.toSorted().at(-1)
  if (latest === undefined) return deny('tariffs.none_in_force', { on })
  return onlyOne(serving.filter(({ effectiveFrom }) => effectiveFrom === latest))
}

function inYear<T extends TariffKey>(serving: readonly T[], year: string): Answered<T> {
  const found = serving.filter(({ fiscalYear }) => fiscalYear === year)
  if (found.length === 0) return deny('tariffs.none_published', { year })
  const starts = new Set(found.map(({ effectiveFrom }) => effectiveFrom)).size
  return starts > 1 ? deny('tariffs.changed_in_year', { year }) : onlyOne(found)
}

function onlyOne<T>(found: readonly T[]): Answered<T> {
  return found.length === 1 ? { ok: true, value: found[0]! } : deny('tariffs.two_match', { count: found.length })
}

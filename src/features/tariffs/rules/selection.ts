// Selection of the tariff that applies to a tap; detection of tariffs that apply to the same tap.

import { deny, type Answered } from '#kit/refusal.ts'
import type { TariffKey } from '../contract/api.ts'
import type { CustomerType, TapSize } from '../contract/calculator.ts'

/** A tap, and the fiscal year or the day (of the billing period, not of the request). */
export type TariffQuery = { customerType: CustomerType; tapSize: TapSize; metered: boolean } & (
  | { fiscalYear: string }
  | { on: string }
)

export type Edition = Pick<TariffKey, 'fiscalYear' | 'effectiveFrom'>

/**
 * Exactly one tariff, or a denial with the reason. On a day, the tariff that last took effect is in force. In a fiscal year,
 * a tariff that changed within the year must be selected by day.
 */
export function selectTariff<T extends TariffKey>(tariffs: readonly T[], query: TariffQuery): Answered<T> {
  const applicable = tariffs.filter((tariff) => appliesTo(tariff, query))
  return 'on' in query ? inForceOn(applicable, query.on) : inYear(applicable, query.fiscalYear)
}

/** The choices of the year selector, newest first: a year is listed twice when its tariff changed within it. */
export function editionsOf(tariffs: readonly TariffKey[]): Edition[] {
  const byStart = new Map(
    tariffs.map(({ fiscalYear, effectiveFrom }) => [`${effectiveFrom} ${fiscalYear}`, { fiscalYear, effectiveFrom }]),
  )
  return [...byStart.values()].toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1))
}

/** The pairs (by index in the list) that take effect on the same day and apply to the same tap. */
export function clashesOf(tariffs: readonly TariffKey[]): { first: number; second: number }[] {
  return tariffs.flatMap((tariff, second) =>
    tariffs.slice(0, second).flatMap((earlier, first) => (clashes(earlier, tariff) ? [{ first, second }] : [])),
  )
}

function appliesTo(tariff: TariffKey, { customerType, tapSize, metered }: TariffQuery): boolean {
  return tariff.metered === metered && matches(tariff.customerType, customerType) && matches(tariff.tapSize, tapSize)
}

function clashes(one: TariffKey, other: TariffKey): boolean {
  return (
    one.effectiveFrom === other.effectiveFrom &&
    one.metered === other.metered &&
    matches(one.customerType, other.customerType) &&
    matches(one.tapSize, other.tapSize)
  )
}

function matches<V>(one: V | null, other: V | null): boolean {
  return one === null || other === null || one === other
}

function inForceOn<T extends TariffKey>(applicable: readonly T[], on: string): Answered<T> {
  const starts = applicable.map(({ effectiveFrom }) => effectiveFrom).filter((start) => start <= on)
  const latest = starts.toSorted().at(-1)
  if (latest === undefined) return deny('tariffs.none_in_force', { on })
  return onlyOne(applicable.filter(({ effectiveFrom }) => effectiveFrom === latest))
}

function inYear<T extends TariffKey>(applicable: readonly T[], year: string): Answered<T> {
  const found = applicable.filter(({ fiscalYear }) => fiscalYear === year)
  if (found.length === 0) return deny('tariffs.none_published', { year })
  const starts = new Set(found.map(({ effectiveFrom }) => effectiveFrom)).size
  return starts > 1 ? deny('tariffs.changed_in_year', { year }) : onlyOne(found)
}

function onlyOne<T>(found: readonly T[]): Answered<T> {
  return found.length === 1 ? { ok: true, value: found[0]! } : deny('tariffs.two_match', { count: found.length })
}

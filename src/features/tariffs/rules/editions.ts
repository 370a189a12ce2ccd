// Choices of the calculator and the tariff page: editions, customer types and tap sizes that have a tariff.

import { fiscalYear, fiscalYearLabel, parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Tariff, TariffKey } from '../contract/api.ts'
import type { TapSize } from '../contract/calculator.ts'
import { tapSizes } from '../contract/calculator.ts'
import { editionsOf, type Edition } from './selection.ts'

/** A choice of the year selector. `value` is the URL parameter; `changed` is true when the year has several editions. */
export type EditionChoice = Edition & { value: string; changed: boolean }

/** Newest first. A year's only edition is identified by the year, one of several by the day it took effect. */
export function editionChoices(tariffs: readonly TariffKey[]): EditionChoice[] {
  const editions = editionsOf(tariffs)
  return editions.map((edition) => {
    const changed = editions.filter(({ fiscalYear }) => fiscalYear === edition.fiscalYear).length > 1
    return { ...edition, value: changed ? edition.effectiveFrom : edition.fiscalYear, changed }
  })
}

/** The edition in force today, else the earliest one announced. */
export function currentEdition(choices: readonly EditionChoice[], today: string): EditionChoice | undefined {
  return choices.find(({ effectiveFrom }) => effectiveFrom <= today) ?? choices.at(-1)
}

/** Parses a typed year: a fiscal year in the format of the rows, or a day unchanged. */
export function parseYear(typed: string): { fiscalYear: string } | { on: string } {
  const start = isIsoDate(typed) ? undefined : parseFiscalYear(typed)
  return start === undefined ? { on: typed } : { fiscalYear: fiscalYearLabel(start) }
}

/** The rows of a fiscal year, as typed; none when it is not a year. */
export function rowsOfYear<T extends TariffKey>(tariffs: readonly T[], typed: string): T[] {
  const start = parseFiscalYear(typed)
  return start === undefined ? [] : tariffs.filter((tariff) => tariff.fiscalYear === fiscalYearLabel(start))
}

/** The rows of one edition: those that took effect on its day. */
export function rowsOfEdition<T extends TariffKey>(tariffs: readonly T[], { effectiveFrom }: Edition): T[] {
  return tariffs.filter((tariff) => tariff.effectiveFrom === effectiveFrom)
}

/** The fiscal year of a day, named when nothing is published. */
export function yearOf(today: string): string {
  return fiscalYear(today)?.label ?? today.slice(0, 4)
}

/** The tap sizes that have a tariff for a customer type in an edition, metered or not. */
export function sizesFor(
  tariffs: readonly Tariff[],
  selection: { customerType: string; metered: boolean; year: string },
): TapSize[] {
  const edition = editionChoices(tariffs).find(({ value }) => value === selection.year)
  const rows = edition ? rowsOfEdition(tariffs, edition) : tariffs
  const applicable = rows.filter(
    ({ customerType, metered }) =>
      metered === selection.metered && (customerType === null || customerType === selection.customerType),
  )
  return published(tapSizes, applicable, ({ tapSize }) => tapSize)
}

/** The values to choose from: those that rows name, or all when a row applies to every value. */
export function published<V extends string>(
  all: readonly V[],
  tariffs: readonly Tariff[],
  valueOf: (tariff: Tariff) => V | null,
): V[] {
  const named = new Set(tariffs.map(valueOf))
  return all.filter((value) => named.has(null) || named.has(value))
}

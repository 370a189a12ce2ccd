// Choices of the calculator and the tariff page: editions, customer types and tap sizes that have a tariff.

import { fiscalYear, fiscalYearLabel, parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Tariff, TariffKey } from '../contract/api.ts'
import type { TapSize } from '../contract/calculator.ts'
import { tapSizes } from '../contract/calculator.ts'
import { editionsOf, type Edition } from './selection.ts'

/** A choice of the year selector. `value` stands in the address; `changed` says that the year has another edition too. */
export type EditionChoice = Edition & { value: string; changed: boolean }

/** Newest first. A year's only edition is asked for by the year, one of several by the day it took effect. */
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

/** What an address or a person means by a year: the fiscal year in the shape of the rows, or a day as it is. */
export function yearAsked(typed: string): { fiscalYear: string } | { on: string } {
  const start = isIsoDate(typed) ? undefined : parseFiscalYear(typed)
  return start === undefined ? { on: typed } : { fiscalYear: fiscalYearLabel(start) }
}

/** The rows of a fiscal year, as an address or a person writes it; none when it is no year. */
export function rowsOfYear<T extends TariffKey>(tariffs: readonly T[], typed: string): T[] {
  const start = parseFiscalYear(typed)
  return start === undefined ? [] : tariffs.filter((tariff) => tariff.fiscalYear === fiscalYearLabel(start))
}

/** The rows that stand in one printed edition: those that took effect on its day. */
export function rowsOfEdition<T extends TariffKey>(tariffs: readonly T[], { effectiveFrom }: Edition): T[] {
  return tariffs.filter((tariff) => tariff.effectiveFrom === effectiveFrom)
}

/** The year to name when nothing is published at all. */
export function yearOf(today: string): string {
  return fiscalYear(today)?.label ?? today.slice(0, 4)
}

/** The tap sizes that have a tariff for a customer type in an edition, metered or not. */
export function sizesFor(
  tariffs: readonly Tariff[],
  asked: { customerType: string; metered: boolean; year: string },
): TapSize[] {
  const edition = editionChoices(tariffs).find(({ value }) => value === asked.year)
  const rows = edition ? rowsOfEdition(tariffs, edition) : tariffs
  const serving = rows.filter(
    ({ customerType, metered }) =>
      metered === asked.metered && (customerType === null || customerType === asked.customerType),
  )
  return published(tapSizes, serving, ({ tapSize }) => tapSize)
}

/** What a person can choose among: the values that rows name, or all when a row serves every one. */
export function published<V extends string>(
  all: readonly V[],
  tariffs: readonly Tariff[],
  valueOf: (tariff: Tariff) => V | null,
): V[] {
  const named = new Set(tariffs.map(valueOf))
  return all.filter((value) => named.has(null) || named.has(value))
}

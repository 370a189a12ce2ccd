// Rules of price lists: which list applies on a day, the price of a form, and what is wrong with a draft.

import type { Price } from '../contract/api.ts'
import { priceCategories, type SentPrice } from '../contract/form.ts'

export type PriceList = { effectiveFrom: string; rows: Price[] }
/** `other`: the day of a list that is not shown and may be, the coming one or that in force. */
export type ShownPrices = { list: PriceList; other: { day: string; coming: boolean } | null }

/** The list in force on a day; undefined before the first one. `lists`: the newest first. */
export function listOn(lists: readonly PriceList[], day: string): PriceList | undefined {
  return lists.find(({ effectiveFrom }) => effectiveFrom <= day)
}

/** The list in force, or the coming one of the day that is asked for; undefined where there is neither. */
export function pricesToShow(
  lists: readonly PriceList[],
  { today, asked }: { today: string; asked: string | null },
): ShownPrices | undefined {
  const [now, next] = [listOn(lists, today), nextList(lists, today)]
  const coming = lists.find(({ effectiveFrom }) => effectiveFrom === asked && effectiveFrom > today)
  if (coming) return { list: coming, other: now ? { day: now.effectiveFrom, coming: false } : null }
  if (now) return { list: now, other: next ? { day: next.effectiveFrom, coming: true } : null }
  return next && { list: next, other: null }
}

/** The next list that has not taken effect. */
export function nextList(lists: readonly PriceList[], today: string): PriceList | undefined {
  return lists.findLast(({ effectiveFrom }) => effectiveFrom > today)
}

/** The rows with the price of the form in place of the one at `index`, or behind the others of its category. */
export function placePrice(rows: readonly Price[], index: number, sent: SentPrice): Price[] {
  const price = priceOf(sent)
  const placed = rows.toSpliced(index, 1, price)
  return priceCategories.flatMap((category) => placed.filter((row) => row.category === category))
}

/** A service that is twice in the list for the same unit. */
export function priceIssues(rows: readonly Price[]): { row: number; key: string }[] {
  const keys = rows.map(priceKey)
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [{ row: index + 1, key: 'prices.twice' }] : []))
}

/** By which a price is found in another list. */
export function priceKey({ category, label, unit }: Price): string {
  return [category, label.ne, unit.ne].join('\n')
}

/** The values of the form by the names of its fields. */
export function priceValues({ category, label, unit, amountPaisa, sample }: Price) {
  return { category, label, unit, amount: amountPaisa / 100, sample }
}

function priceOf({ category, labelEn, labelNe, unitEn = '', unitNe = '', amount, sample }: SentPrice): Price {
  const [label, unit] = [
    { en: labelEn, ne: labelNe },
    { en: unitEn, ne: unitNe },
  ]
  return { category, label, unit, amountPaisa: Math.round(amount * 100), sample }
}

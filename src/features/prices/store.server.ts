// SQL of price lists.

import type { Scope } from '#platform/context.ts'
import type { Price } from './contract/api.ts'
import type { PriceCategory } from './contract/form.ts'
import type { PriceList } from './rules/price-list.ts'

/** The newest first. */
export async function listPriceLists({ db, org }: Scope): Promise<PriceList[]> {
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('orgId', '=', org.id)
    .orderBy('effectiveFrom', 'desc')
    .orderBy('position')
    .execute()
  const days = Map.groupBy(rows, ({ effectiveFrom }) => effectiveFrom)
  return [...days].map(([effectiveFrom, prices]) => ({
    effectiveFrom,
    rows: prices.map(({ category, labelEn, labelNe, unitEn, unitNe, amountPaisa, sample }) => ({
      category: category as PriceCategory,
      label: { en: labelEn, ne: labelNe },
      unit: { en: unitEn, ne: unitNe },
      amountPaisa,
      sample,
    })),
  }))
}

/** Makes these prices the list that takes effect on a day. */
export async function replacePrices(scope: Scope, effectiveFrom: string, prices: readonly Price[]): Promise<void> {
  await removePrices(scope, effectiveFrom)
  if (prices.length === 0) return
  const { db, org } = scope
  const rows = prices.map(({ label, unit, ...price }, index) => ({
    ...price,
    orgId: org.id,
    effectiveFrom,
    position: index + 1,
    labelEn: label.en,
    labelNe: label.ne,
    unitEn: unit.en,
    unitNe: unit.ne,
  }))
  await db.insertInto('prices').values(rows).execute()
}

export async function removePrices({ db, org }: Scope, effectiveFrom: string): Promise<void> {
  await db.deleteFrom('prices').where('orgId', '=', org.id).where('effectiveFrom', '=', effectiveFrom).execute()
}

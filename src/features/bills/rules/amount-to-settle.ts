// What a payment of today has to be to settle a bill, with what is owed before it, and what an amnesty waives with it.

import type { OwedEntry } from '#features/ledger/rules/unpaid.ts'
import { amnestyShare, amnestyWaiver, isOldItem, type DueBill } from './amnesty.ts'
import { rebateFor, type OpenAmnesty, type UnpaidBill } from './owed.ts'

type Item = OwedEntry & { unpaidPaisa: number }

/**
 * What is unpaid of a connection. `items`: in the order in which payments settle them; `bills`: the bills among them, without credited ones.
 * `amnesties`: those that are open or to come.
 */
export type Debts = {
  items: readonly Item[]
  bills: readonly (UnpaidBill & DueBill)[]
  amnesties?: readonly OpenAmnesty[]
}

/** `until`: the last day on which as large a share is waived. */
export type WaivedNow = { waivedPaisa: number; until: string }

/** `ownPaisa`: of it, that of the bill; `waived`: what is taken off both and of what is owed before, null where it is nothing. */
export type AmountToSettle = { paisa: number; ownPaisa: number; waived: WaivedNow | null }

/**
 * The same rule as for the balance: what is unpaid, less the rebates and the waiver that the payment earns. A waiver is earned by all old dues: where
 * these are less with it than without those that are newer than the bill, they are what is asked for. Nothing where nothing of the bill is unpaid. `day`: today.
 */
export function settlingOf(
  bill: Pick<DueBill, 'period'> & { entryId: number | null },
  { items, bills, amnesties = [] }: Debts,
  day: string,
): AmountToSettle {
  const place = items.findIndex(({ id }) => id === bill.entryId)
  const paisaOf = (some: readonly Item[]) => some.reduce((sum, item) => sum + payableOf(item, bills, day), 0)
  const settled = items.slice(0, place + 1)
  const ownPaisa = paisaOf(settled.filter((item) => isOf(bill, item)))
  const wholePaisa = paisaOf(settled)
  const amnesty = amnesties.find((each) => amnestyShare(each, day) > 0)
  if (!amnesty || place < 0) return { paisa: wholePaisa, ownPaisa, waived: null }
  const old = items.findLastIndex((item) => isOldItem(item, bills, amnesty.dueUntil))
  const withOldPaisa = old > place ? paisaOf(items.slice(0, old + 1)) : wholePaisa
  const waivedPaisa = amnestyWaiver(amnesty, amnesty.morningPaisa, day)
  const paisa = withOldPaisa - waivedPaisa
  // Where nothing is left to pay, no payment would earn the waiver.
  if (waivedPaisa === 0 || paisa <= 0 || paisa > wholePaisa) return { paisa: wholePaisa, ownPaisa, waived: null }
  const { until } = amnesty.parts.find((part) => day <= part.until)!
  return { paisa, ownPaisa, waived: { waivedPaisa, until } }
}

function payableOf({ id, unpaidPaisa }: Item, bills: Debts['bills'], day: string): number {
  const bill = bills.find(({ entryId }) => entryId === id)
  return unpaidPaisa - (bill ? rebateFor(bill, day) : 0)
}

/** A surcharge comes before its charge. */
function isOf({ entryId, period }: { entryId: number | null; period: string }, item: Item): boolean {
  return item.id === entryId || (item.kind === 'surcharge' && item.period === period)
}

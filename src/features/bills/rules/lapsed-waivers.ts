// Waivers of surcharges that are not owed any more, such as those of a bill that was credited: what was waived of them is no advance.

import { inOrder, itemsOf } from '#features/ledger/rules/balances.ts'
import { unpaidItems } from '#features/ledger/rules/unpaid.ts'
import { settlementOf, withDerived, withoutCredited, type SettledBill, type SettlingEntry } from './settlement.ts'

type Options = Parameters<typeof settlementOf>[2]

/** `leftPaisa`: what stays of a waiver. */
export type LapsedWaiver<Entry> = { waiver: Entry; leftPaisa: number }

const decidedKinds: ReadonlySet<string> = new Set(['waiver', 'write-off'])

/**
 * The waivers that settled more of surcharges when they were entered than they would now, oldest first: the difference lapses. What they
 * settled of charges stays, for the bill that replaces a credited one. `posted`: all entries, with those that settlements have posted;
 * `others`: those from which surcharges follow.
 */
export function lapsedWaivers<Entry extends SettlingEntry>(
  bills: readonly SettledBill[],
  { posted, others }: { posted: readonly Entry[]; others: readonly Entry[] },
  options: Options,
): LapsedWaiver<Entry>[] {
  const lapsed: LapsedWaiver<Entry>[] = []
  const decided = itemsOf(others).filter(({ kind, amountPaisa }) => decidedKinds.has(kind) && amountPaisa < 0)
  for (const waiver of decided.toSorted(inOrder)) {
    const thenPaisa = surchargesWaived(itemsOf(posted.filter(({ id }) => id < waiver.id)), waiver)
    if (thenPaisa === 0) continue
    const real = withoutLapsed(withoutCredited(others), lapsed)
    const now = withDerived(itemsOf(real), settlementOf(bills, real, options))
    const lostPaisa = thenPaisa - surchargesWaived(now, waiver)
    if (lostPaisa > 0) lapsed.push({ waiver, leftPaisa: -waiver.amountPaisa - lostPaisa })
  }
  return lapsed
}

/** The entries with what stays of each waiver. */
export function withoutLapsed<Entry extends SettlingEntry>(
  entries: readonly Entry[],
  lapsed: readonly LapsedWaiver<Entry>[],
): Entry[] {
  return entries.map((entry) => {
    const found = lapsed.find(({ waiver }) => waiver.id === entry.id)
    return found ? { ...entry, amountPaisa: -found.leftPaisa } : entry
  })
}

/** What a waiver settles of surcharges, after what counts before it. */
function surchargesWaived(entries: readonly SettlingEntry[], waiver: SettlingEntry): number {
  const before = entries.filter(({ id, valueOn, amountPaisa }) => {
    return (
      valueOn < waiver.valueOn ||
      (valueOn === waiver.valueOn && id !== waiver.id && (amountPaisa > 0 || id < waiver.id))
    )
  })
  return unpaidSurcharges(before) - unpaidSurcharges([...before, waiver])
}

function unpaidSurcharges(entries: readonly SettlingEntry[]): number {
  const surcharges = unpaidItems(entries).filter(({ kind }) => kind === 'surcharge')
  return surcharges.reduce((sum, { unpaidPaisa }) => sum + unpaidPaisa, 0)
}

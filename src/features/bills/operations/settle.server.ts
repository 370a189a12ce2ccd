// Settlement of bills: rebates are posted with the payment that earns them, surcharges on the day on which a step begins, both once.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { settledAnewReason } from '#features/ledger/contract/reasons.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { reversed, twoPostings } from '#features/ledger/rules/postings.ts'
import {
  settlementChanges,
  settlementOf,
  withoutCredited,
  type Derived,
  type DerivedKind,
  type PostedDerived,
} from '../rules/settlement.ts'
import {
  findSettledOn,
  listToSettle,
  lockSettled,
  saveSettledOn,
  type LedgerEntry,
  type SettledConnection,
} from '../store/settlement.server.ts'

const batchSize = 500

/** What a settlement posted; `corrected`: what was not owed any more. */
export type Settled = { posted: number; corrected: number }

/**
 * Posts what follows from the entries of these connections: surcharges of steps that have begun and rebates of bills that were settled in
 * time, each with its own day. Those that are wrong because something came later that counts from before are corrected; one that a person has
 * corrected stays corrected. Called with every entry of a payment or correction, in its transaction; again it changes nothing.
 */
export async function settle(ctx: Ctx, connectionIds: readonly number[]): Promise<Settled> {
  if (connectionIds.length === 0) return { posted: 0, corrected: 0 }
  return transaction(ctx, async (tx) => {
    await lockPosting(tx)
    const today = inNepal(tx.now).date
    const entries = (await lockSettled(tx, connectionIds)).flatMap((each) => entriesFor(each, today))
    await postEntries(tx, entries)
    const corrected = entries.filter(({ kind }) => kind === 'correction').length
    const posted = entries.length - corrected
    if (entries.length > 0) await record(tx, { action: 'billing.surcharged', changes: { posted, corrected } })
    return { posted, corrected }
  })
}

/** Settles every connection of which a step has begun or something was entered since the last time. Each batch is a transaction. */
export async function settleAll(ctx: Ctx): Promise<Settled> {
  const today = inNepal(ctx.now).date
  const since = await findSettledOn(ctx)
  const done: Settled = { posted: 0, corrected: 0 }
  for (let after = 0; ;) {
    const ids = await listToSettle(ctx, { since, today }, { after, limit: batchSize })
    const { posted, corrected } = await settle(ctx, ids)
    done.posted += posted
    done.corrected += corrected
    if (ids.length < batchSize) break
    after = ids.at(-1)!
  }
  if (since === null || since < today) await saveSettledOn(ctx, today)
  return done
}

function entriesFor({ id: connectionId, bills, entries, states }: SettledConnection, today: string): NewEntry[] {
  const corrections = new Map(entries.filter(({ kind }) => kind === 'correction').map((each) => [each.corrects, each]))
  const own = entries.flatMap((entry) => derivedOf(entry) ?? [])
  const ownIds = new Set(own.map(({ id }) => id))
  const others = entries.filter(({ id, corrects }) => !ownIds.has(id) && !ownIds.has(corrects ?? 0))
  const waived = new Set(own.filter(({ id }) => corrections.get(id)?.isByPerson).map(({ key }) => key))
  const posted = own.filter(({ id }) => !corrections.has(id))
  const owed = settlementOf(bills, withoutCredited(others), { today, waived, states })
  const { wrong, missing } = settlementChanges(owed, posted)
  return [
    ...wrong.map((one): NewEntry => ({
      connectionId,
      kind: 'correction',
      postings: reversed(postingsOf(one)),
      valueOn: one.on,
      corrects: one.id,
      reason: settledAnewReason,
    })),
    ...missing.map((one): NewEntry => {
      const times = own.filter(({ kind, key }) => kind === one.kind && key === one.key).length
      const reference = `${one.kind}:${one.key}${times > 0 ? `/${times + 1}` : ''}`
      const { kind, period, on: valueOn } = one
      return { connectionId, kind, postings: postingsOf(one), valueOn, period, reference }
    }),
  ]
}

function postingsOf({ kind, amountPaisa }: Pick<Derived, 'kind' | 'amountPaisa'>) {
  return twoPostings(kind, kind === 'rebate' ? -amountPaisa : amountPaisa)
}

/** The surcharge or rebate that an entry posted, by its reference; undefined for those of another origin. */
function derivedOf({ id, kind, amountPaisa, valueOn, reference }: LedgerEntry): PostedDerived | undefined {
  if ((kind !== 'surcharge' && kind !== 'rebate') || !reference?.startsWith(`${kind}:`)) return undefined
  const key = reference.slice(kind.length + 1).replace(/(:[\d-]+)\/\d+$/, '$1')
  return { kind: kind satisfies DerivedKind, key, id, amountPaisa: Math.abs(amountPaisa), on: valueOn }
}

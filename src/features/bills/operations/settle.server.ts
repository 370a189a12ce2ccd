// Settlement of bills: rebates and waivers of an amnesty are posted with the payment that earns them, surcharges on the day on which a step begins, both once.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { settledAnewReason, waivedAnewReason } from '#features/ledger/contract/reasons.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { reversed, twoPostings } from '#features/ledger/rules/postings.ts'
import {
  missedRebate,
  settlementChanges,
  settlementOf,
  withoutCredited,
  type Derived,
  type DerivedKind,
  type PostedDerived,
} from '../rules/settlement.ts'
import type { Amnesty } from '../rules/amnesty.ts'
import { lapsedWaivers, withoutLapsed, type LapsedWaiver } from '../rules/lapsed-waivers.ts'
import { listAmnesties } from '../store/amnesties.server.ts'
import {
  findSettledOn,
  listToSettle,
  lockSettled,
  saveSettledOn,
  type LedgerEntry,
  type SettledConnection,
} from '../store/settlement.server.ts'

const batchSize = 500

/** Of references; `waiver` is that of the waivers that two persons decide on. */
const prefixOf = { surcharge: 'surcharge', rebate: 'rebate', waiver: 'amnesty' } as const satisfies Record<
  DerivedKind,
  string
>

/** What a settlement posted; `corrected`: what was not owed any more. */
export type Settled = { posted: number; corrected: number }

/**
 * Posts what follows from the entries of these connections: surcharges of steps that have begun, rebates of bills that were settled in
 * time, and waivers of amnesties, each with its own day. Those that are wrong because something came later that counts from before are
 * corrected today, so that reports of earlier days stay as they were; one that a person has corrected stays corrected. Called with every
 * entry of a payment or correction, in its transaction; again it changes nothing.
 */
export async function settle(ctx: Ctx, connectionIds: readonly number[]): Promise<Settled> {
  if (connectionIds.length === 0) return { posted: 0, corrected: 0 }
  return transaction(ctx, async (tx) => {
    await lockPosting(tx)
    const today = inNepal(tx.now).date
    const connections = await lockSettled(tx, connectionIds)
    const [amnesties, settledOn] = [await listAmnesties(tx), await findSettledOn(tx)]
    const entries = connections.flatMap((each) => entriesFor(each, amnesties, { today, settledOn }))
    await postEntries(tx, entries)
    const corrected = entries.filter(({ kind }) => kind === 'correction').length
    const posted = entries.length - corrected
    if (entries.length > 0) await record(tx, { action: 'billing.surcharged', changes: { posted, corrected } })
    return { posted, corrected }
  })
}

/**
 * Settles every connection of which a step has begun or something was entered since the last time. Each batch is a transaction. A connection that
 * fails does not keep the others from theirs: they are settled, and then this fails with its reason.
 */
export async function settleAll(ctx: Ctx): Promise<Settled> {
  const today = inNepal(ctx.now).date
  const since = await findSettledOn(ctx)
  const done: Settled = { posted: 0, corrected: 0 }
  const failures: unknown[] = []
  for (let after = 0; ;) {
    const ids = await listToSettle(ctx, { since, today }, { after, limit: batchSize })
    const { posted, corrected } = await settle(ctx, ids).catch(() => settleOneByOne(ctx, ids, failures))
    done.posted += posted
    done.corrected += corrected
    if (ids.length < batchSize) break
    after = ids.at(-1)!
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some connections could not be settled')
  if (since === null || since < today) await saveSettledOn(ctx, today)
  return done
}

/** After their batch has failed. */
async function settleOneByOne(ctx: Ctx, ids: readonly number[], failures: unknown[]): Promise<Settled> {
  const done: Settled = { posted: 0, corrected: 0 }
  for (const id of ids) {
    try {
      const { posted, corrected } = await settle(ctx, [id])
      done.posted += posted
      done.corrected += corrected
    } catch (error) {
      failures.push(new Error(`Connection ${id} could not be settled`, { cause: error }))
    }
  }
  return done
}

/** The rebate that a payment has missed because its day was typed, in paisa; called in the transaction that has posted it. */
export async function readMissedRebate(
  tx: Ctx,
  { connectionId, entryId }: { connectionId: number; entryId: number },
): Promise<number> {
  const [connection] = await lockSettled(tx, [connectionId])
  const { bills, others, options } = readEntries(connection!, await listAmnesties(tx), inNepal(tx.now).date)
  return missedRebate(bills, withoutCredited(others), options, entryId)
}

/** `own`: what settlements have posted; `others`: the entries from which it follows. */
function readEntries(
  { id: connectionId, bills, entries, states }: SettledConnection,
  campaigns: readonly Amnesty[],
  today: string,
) {
  const corrections = new Map(entries.filter(({ kind }) => kind === 'correction').map((each) => [each.corrects, each]))
  const own = entries.flatMap((entry) => derivedOf(entry) ?? [])
  const ownIds = new Set(own.map(({ id }) => id))
  const others = entries.filter(({ id, corrects }) => !ownIds.has(id) && !ownIds.has(corrects ?? 0))
  const waived = new Set(own.filter(({ id }) => corrections.get(id)?.isByPerson).map(({ key }) => key))
  const amnesties = campaigns.map((each) => ({ ...each, key: `${each.id}:${connectionId}` }))
  return { bills, own, others, corrections, options: { today, waived, states, amnesties } }
}

function entriesFor(
  connection: SettledConnection,
  campaigns: readonly Amnesty[],
  { today, settledOn }: { today: string; settledOn: string | null },
): NewEntry[] {
  const connectionId = connection.id
  const { bills, own, others, corrections, options } = readEntries(connection, campaigns, today)
  // What was posted while the clock was ahead is compared on its day: an entry of today cannot correct it.
  const posted = own.filter(({ id, on }) => !corrections.has(id) && on <= today)
  const lapsed = lapsedWaivers(bills, { posted: connection.entries, others }, options)
  const owed = settlementOf(bills, withoutLapsed(withoutCredited(others), lapsed), options)
  const { wrong, missing } = settlementChanges(owed, posted)
  return [
    ...wrong.map((one): NewEntry => ({
      connectionId,
      kind: 'correction',
      postings: reversed(postingsOf(one)),
      valueOn: one.on,
      postedOn: today,
      corrects: one.id,
      reason: settledAnewReason,
    })),
    ...missing.map((one): NewEntry => {
      const times = own.filter(({ kind, key }) => kind === one.kind && key === one.key).length
      const reference = `${prefixOf[one.kind]}:${one.key}${times > 0 ? `/${times + 1}` : ''}`
      const { kind, period, on: valueOn } = one
      // Until the last settlement it was not owed: a day that was settled is not changed any more.
      const isLate = times > 0 || (settledOn !== null && valueOn <= settledOn)
      const postedOn = isLate ? today : postingDayOf(valueOn, others)
      return { connectionId, kind, postings: postingsOf(one), valueOn, postedOn, ...(period && { period }), reference }
    }),
    ...lapsed.flatMap((each) => lapseOf(connectionId, each, today)),
  ]
}

/** An entry is corrected once and as a whole: what stays of it is posted again. */
function lapseOf(connectionId: number, { waiver, leftPaisa }: LapsedWaiver<LedgerEntry>, today: string): NewEntry[] {
  const { id, kind, amountPaisa, valueOn } = waiver
  const account = kind === 'write-off' ? kind : 'waiver'
  const days = { connectionId, valueOn, postedOn: today, reason: waivedAnewReason }
  const correction = {
    ...days,
    kind: 'correction',
    corrects: id,
    postings: twoPostings(account, -amountPaisa),
  } as const
  const left = { ...days, kind, postings: twoPostings(account, -leftPaisa) }
  return leftPaisa === 0 ? [correction] : [correction, left]
}

/** What follows from entries is not posted before them: its own day, or the latest on which one was posted that counts from that day or before. */
function postingDayOf(on: string, entries: readonly LedgerEntry[]): string {
  const counting = new Set(entries.filter(({ valueOn }) => valueOn <= on).map(({ id }) => id))
  const causes = entries.filter(({ id, corrects }) => counting.has(id) || counting.has(corrects ?? 0))
  return [on, ...causes.map(({ postedOn }) => postedOn)].toSorted().at(-1)!
}

function postingsOf({ kind, amountPaisa }: Pick<Derived, 'kind' | 'amountPaisa'>) {
  return twoPostings(kind, kind === 'surcharge' ? amountPaisa : -amountPaisa)
}

/** The surcharge, rebate or waiver that an entry posted, by its reference; undefined for those of another origin. */
function derivedOf({ id, kind, amountPaisa, valueOn, reference }: LedgerEntry): PostedDerived | undefined {
  if (kind !== 'surcharge' && kind !== 'rebate' && kind !== 'waiver') return undefined
  const prefix = `${prefixOf[kind]}:`
  if (!reference?.startsWith(prefix)) return undefined
  const key = reference.slice(prefix.length).replace(/(:[\d-]+)\/\d+$/, '$1')
  return { kind: kind satisfies DerivedKind, key, id, amountPaisa: Math.abs(amountPaisa), on: valueOn }
}

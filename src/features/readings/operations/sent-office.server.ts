// The office's side of readings that customers send: the list, the photograph, accepting and refusing.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import type { Paging } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { countUpTo, maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { WaitingReading } from '../contract/sent.ts'
import { mayBeReadBy, recordedReading } from '../rules/recorded.ts'
import { expectedOf, isUnusual, sentReading } from '../rules/sent.ts'
import { listKnown, type KnownConnection } from '../store/known.server.ts'
import type { MeterPhoto } from '../store/photos.server.ts'
import { decideSent, findSent, listWaiting, waitingQuery, type SentRow } from '../store/sent.server.ts'
import { enforceRecorded, requireKnown, storeReading } from './record.server.ts'

/** Each with the units that it would record, or why it cannot be. */
export async function readSentReadings(ctx: Ctx<Staff>, { page, limit }: Paging): Promise<CountedPage<WaitingReading>> {
  const counted = await countUpTo(ctx, waitingQuery(ctx), maxCounted + 1)
  const rows = await listWaiting(ctx, { offset: (page - 1) * limit, limit })
  const known = await listKnown(ctx, [...new Set(rows.map(({ connectionId }) => connectionId))])
  const today = inNepal(ctx.now).date
  const data = rows.map(async (row): Promise<WaitingReading> => {
    const { id, connectionId, customerNumber, nameEn, nameNe, period, readOn, value } = row
    const found = known.get(connectionId)!
    const answer = recordedReading(sentReading(period, readOn, value), found, today)
    const expected = expectedOf(found, { period, from: readOn, until: readOn }, readOn)
    const { lastValue, usual, months } = expected.ok ? expected.value : { lastValue: 0, usual: 0, months: 1 }
    const units = answer.ok ? answer.value.consumption.units : null
    const mayRead = mayBeReadBy({ isOwn: await isLinked(ctx, ctx.actor.id, connectionId) })
    return {
      id,
      connectionId,
      customerNumber,
      period,
      readOn,
      value,
      lastValue,
      units,
      usual,
      name: { en: nameEn, ne: nameNe },
      isUnusual: units !== null && isUnusual(units, { usual, months }),
      mayAccept: mayRead.ok && !answer.ok ? answer : mayRead,
    }
  })
  return pageFound(await Promise.all(data), counted)
}

export async function readReadingsDue(ctx: Ctx): Promise<{ sent: number }> {
  return { sent: await countUpTo(ctx, waitingQuery(ctx), maxCounted + 1) }
}

export async function findSentPhoto(scope: Scope, { id }: { id: number }): Promise<MeterPhoto> {
  return (await findSent(scope, id, { lock: false })) ?? unknown()
}

/** Stored by the one rule of what may be recorded, as read by the customer. */
export async function acceptSentReading(ctx: Ctx<Staff>, { id }: { id: number }): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { known, period, readOn, value } = await requireWaiting(tx, id)
    const recorded = enforceRecorded(sentReading(period, readOn, value), known, inNepal(tx.now).date)
    await storeReading(tx, known, recorded, { source: 'customer', readBy: '', readById: null })
    await decideSent(tx, id, {
      decidedAt: tx.now,
      decidedById: tx.actor.id,
      decidedBy: tx.actor.name,
      accepted: true,
      reason: '',
    })
    const changes = { after: recorded.reading }
    await record(tx, { action: 'readings.sent_accepted', target: known.customerNumber, changes })
  })
}

export async function refuseSentReading(
  ctx: Ctx<Staff>,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { known, period, value } = await requireWaiting(tx, id)
    await decideSent(tx, id, {
      decidedAt: tx.now,
      decidedById: tx.actor.id,
      decidedBy: tx.actor.name,
      accepted: false,
      reason,
    })
    await record(tx, {
      action: 'readings.sent_refused',
      target: known.customerNumber,
      changes: { period, value, reason },
    })
  })
}

/** The connection is locked before what was sent for it, as by whoever sends another one, which replaces this one. */
async function requireWaiting(tx: Ctx<Staff>, id: number): Promise<SentRow & { known: KnownConnection }> {
  const { connectionId } = (await findSent(tx, id, { lock: false })) ?? unknown()
  const known = await requireKnown(tx, connectionId)
  const row = (await findSent(tx, id, { lock: true })) ?? unknown()
  enforce(mayBeReadBy({ isOwn: await isLinked(tx, tx.actor.id, connectionId) }), 'forbidden')
  return row.decidedAt === null ? { ...row, known } : refuse('conflict', 'meter_readings.sent_decided')
}

function unknown(): never {
  return refuse('missing', 'meter_readings.sent_unknown')
}

// Readings that customers send with a photograph: what may be sent, sending, and the office's decision.

import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import { pageOfOwn } from '#features/connections/rules/own-page.ts'
import { readReadingDay } from '#features/reading-schedules/operations.server.ts'
import { datesOf } from '#features/reading-schedules/rules/days.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Page, ShortListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { ReadableMeter } from '../contract/sent.ts'
import { expectedOf, isUnusual, maySendReading, readingWindow, sentReading, type ReadingWindow } from '../rules/sent.ts'
import { listKnown, type KnownConnection } from '../store/known.server.ts'
import { listNewestSent, replaceSent, type SentRow } from '../store/sent.server.ts'
import { storeMeterPhoto } from './meter-photos.server.ts'
import { enforceRecorded, requireKnown } from './record.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'sent-reading': LimitOf<'readings', [person: string]>
  }
}

const sendingLimit = { max: 20, seconds: 86_400 }

/** The connections of the person that have a meter, each with why nothing may be sent where nothing may. */
export async function readMyMeters(ctx: Ctx<Customer>, query?: ShortListQuery): Promise<Page<ReadableMeter>> {
  const own = (await listOwnConnections(ctx, ctx.actor.id)).filter(({ until }) => until === null)
  const today = inNepal(ctx.now).date
  const ids = own.map(({ id }) => id)
  const [known, windows] = await Promise.all([
    listKnown(ctx, ids),
    Promise.all(own.map((connection) => windowOf(ctx, connection, today))),
  ])
  const sent = await listNewestSent(ctx, ids, readingWindow(today, null).period)
  const meters = own.flatMap((connection, place) => {
    const found = known.get(connection.id)!
    return found.meter ? [readableOf(connection, found, windows[place]!, today, sent.get(connection.id))] : []
  })
  return pageOfOwn(meters, query)
}

function readableOf(
  own: OwnConnection,
  known: KnownConnection,
  window: ReadingWindow,
  today: string,
  sent: SentRow | undefined,
): ReadableMeter {
  const expected = expectedOf(known, window, today)
  const may = maySendReading(own, window, today)
  const { value = { lastValue: 0, usual: 0, months: 1 } } = expected.ok ? expected : {}
  return {
    customerNumber: own.customerNumber,
    ...window,
    maySend: may.ok && !expected.ok ? expected : may,
    ...value,
    dialDigits: known.meter!.dialDigits,
    sent: sent ? { value: sent.value, readOn: sent.readOn, state: stateOf(sent), reason: sent.reason } : null,
  }
}

function stateOf({ accepted }: SentRow): 'waiting' | 'accepted' | 'refused' {
  if (accepted === null) return 'waiting'
  return accepted ? 'accepted' : 'refused'
}

type Sent = { customerNumber: string; value: number; photo: File; confirmed: boolean }

/** Checked by the one rule of what may be recorded; the photograph is stored before the row that names it. */
export async function sendMyReading(ctx: Ctx<Customer>, sent: Sent): Promise<Page<ReadableMeter>> {
  const { actor, now } = ctx
  await countAgainst(ctx.db, bucketFor(ctx, 'sent-reading', String(actor.id)), sendingLimit, now)
  const all = await listOwnConnections(ctx, actor.id)
  const own = all.find(({ customerNumber }) => customerNumber === sent.customerNumber) ?? unknown()
  const today = inNepal(now).date
  const window = await windowOf(ctx, own, today)
  enforce(maySendReading(own, window, today))
  const photo = await storeMeterPhoto(ctx, sent.photo)
  await transaction(ctx, async (tx) => {
    const known = await requireKnown(tx, own.id)
    const reading = sentReading(window.period, today, sent.value)
    const expected = expectedOf(known, window, today)
    enforce(expected)
    const { consumption } = enforceRecorded(reading, known, today)
    if (!sent.confirmed && expected.ok && isUnusual(consumption.units ?? 0, expected.value))
      refuse('conflict', 'meter_readings.confirm_high', { values: { usual: expected.value.usual } })
    const { period, readOn, value } = { ...reading, value: sent.value }
    const stored = { ...photo, confirmed: sent.confirmed, personId: actor.id }
    await replaceSent(tx, { connectionId: own.id, period, readOn, value, ...stored, sentAt: now })
    await record(tx, { action: 'readings.sent', target: own.customerNumber, changes: { period, value } })
  })
  return readMyMeters(ctx)
}

async function windowOf(ctx: Ctx, { tol }: OwnConnection, today: string): Promise<ReadingWindow> {
  const { tols } = await readPlaces(ctx)
  if (!tols.some(({ code }) => code === tol)) return readingWindow(today, null)
  const { next } = await readReadingDay(ctx, tol!)
  const from = next && datesOf(next).fromDate
  return readingWindow(today, from ? { from } : null)
}

function unknown(): never {
  return refuse('missing', 'connections.unknown')
}

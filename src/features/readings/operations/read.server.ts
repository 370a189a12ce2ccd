// Reads of readings: those of one connection, with what the next one is checked against.

import type { OwnConnection } from '#features/connections/contract/own.ts'
import { isLinked, listOwnConnections } from '#features/connections/operations/own.server.ts'
import { pageOfOwn } from '#features/connections/rules/own-page.ts'
import { bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery, ShortListQuery } from '#kit/page.ts'
import { namesOf } from '#features/people/operations.server.ts'
import { pick } from '#kit/pick.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Customer, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { ReadingListOrder } from '../contract/form.ts'
import type { ListedMeter, OwnConsumption, PagedReading, ReadingCorrection, ReadingPage } from '../contract/api.ts'
import type { Reader, StoredReading } from '../contract/reading.ts'
import { monthlyUse } from '../rules/monthly-use.ts'
import { maySendOf } from '../rules/sent.ts'
import { mayRecord } from '../rules/entered.ts'
import { listCorrections } from '../store/corrections.server.ts'
import { listKnown } from '../store/known.server.ts'
import { countMeters, listMeters, type ReadingListRequest } from '../store/list.server.ts'
import { listMonthsWithPhoto } from '../store/photos.server.ts'
import { listReadings } from '../store/readings.server.ts'
import { consumptionChart } from './consumption-chart.server.ts'

/** Months that a page shows. */
const shownMonths = 60

export async function readReadings(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ReadingPage> {
  const found = (await listKnown(ctx, [id], shownMonths)).get(id) ?? refuse('missing', 'connections.unknown')
  const { customerNumber, states, meter, opening, openedIn, meteredOn, policy } = found
  const stored = await listReadings(ctx, id, shownMonths)
  const withPhoto = await listMonthsWithPhoto(ctx, id)
  const names = await readerNames(ctx, stored)
  const readings = stored.map(({ readById, readBy, ...reading }) => {
    return { ...reading, readBy: names({ readBy, readById }), ...photoOf(withPhoto.get(reading.period)) }
  })
  const isOwn = await isLinked(ctx, ctx.actor.id, id)
  const known = { states: [...states], meter, opening, openedIn, meteredOn, policy, history: [...found.history] }
  const chart = consumptionChart(monthlyUse(found), { customerNumber, language: ctx.language })
  const corrections = await readCorrections(ctx, id)
  return { id, customerNumber, known, chart, readings, corrections, mayRecord: mayRecord({ isOwn, meter }) }
}

async function readCorrections(ctx: Ctx<Staff>, id: number): Promise<ReadingCorrection[]> {
  const rows = (await listCorrections(ctx, [id])).toReversed()
  const names = await readerNames(
    ctx,
    rows.map(({ byId }) => ({ readById: byId })),
  )
  return rows.map(({ period, at, by, byId, reason, readings: [was] }) => ({
    period,
    at: at.toISOString(),
    by: names({ readBy: by, readById: byId }),
    reason,
    was: pick(was!, ['readOn', 'status', 'value', 'units']),
  }))
}

export async function readOwnConsumption(ctx: Ctx<Customer>, query?: ShortListQuery): Promise<OwnConsumption> {
  const { data: own, total } = pageOfOwn(await listOwnConnections(ctx, ctx.actor.id), query)
  const ids = own.map(({ id }) => id)
  const known = await listKnown(ctx, ids, shownMonths)
  const data = own.map((connection) => {
    const found = known.get(connection.id)!
    const held = found.history.filter((reading) => isHeldOn(connection, reading)).slice(-shownMonths)
    const readings = held.map((one) => pick(one, ['period', 'readOn', 'status', 'value', 'units'])).toReversed()
    const { customerNumber } = connection
    const months = monthlyUse(found, held)
    const chart = consumptionChart(months, { customerNumber, language: ctx.language })
    return { customerNumber, maySend: maySendOf(connection).ok, chart, months, readings }
  })
  return { data, total }
}

/** A connection in the time from one day to another, which is not part of it; null where it has no such end. */
export type HeldConnection = Pick<OwnConnection, 'id' | 'from' | 'until'>

/** Readings of the time in which the connection was held, newest first. */
export async function listOwnReadings(scope: Scope, own: HeldConnection, limit: number): Promise<StoredReading[]> {
  const readings = await listReadings(scope, own.id, limit)
  return readings.filter((reading) => isHeldOn(own, reading))
}

function isHeldOn({ from, until }: HeldConnection, { readOn }: StoredReading): boolean {
  return (from === null || readOn >= from) && (until === null || readOn < until)
}

/** What a customer sent is kept; only what staff have attached may be removed. */
function photoOf(photo: { isOfStaff: boolean } | undefined): Pick<PagedReading, 'hasPhoto' | 'isPhotoRemovable'> {
  return { hasPhoto: photo !== undefined, isPhotoRemovable: photo?.isOfStaff ?? false }
}

/** What readers are called now in the language of the request; the name of then where the person is not known. */
async function readerNames(
  ctx: Pick<Ctx, 'db' | 'org' | 'language'>,
  readers: readonly Pick<Reader, 'readById'>[],
): Promise<(reader: Reader) => string> {
  const names = await namesOf(
    ctx,
    readers.map(({ readById }) => readById),
  )
  return ({ readBy, readById }) => (readById !== null && names.get(readById)) || readBy
}

export type ReadingListQuery = ListQuery<ReadingListOrder> & Partial<ReadingListRequest>

export async function readReadingList(ctx: Ctx<Staff>, query: ReadingListQuery): Promise<CountedPage<ListedMeter>> {
  const { page, limit, sortBy = 'walkingOrder', sortOrder } = query
  const { search, zone, ward, progress, period = bsMonthOf(inNepal(ctx.now).date) } = query
  const request = { period, search, zone, ward, progress }
  const counted = await countMeters(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'desc' ? 'desc' : 'asc'
  const rows = await listMeters(ctx, request, { by: sortBy, direction, offset: (page - 1) * limit, limit })
  const names = await readerNames(ctx, rows)
  return pageFound(
    rows.map(({ nameEn, nameNe, tolEn, tolNe, note, readBy, readById, ...row }) => ({
      ...row,
      name: { en: nameEn, ne: nameNe },
      tol: { en: tolEn ?? '', ne: tolNe ?? '' },
      note: note ?? '',
      readBy: names({ readBy: readBy ?? '', readById }),
      period,
    })),
    counted,
  )
}

// Erasure of expired records: announced a day before, few at a time, and never by a doubtful clock.

import { sql } from 'kysely'
import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Scope } from '#platform/context.ts'
import { isConfirmedLately } from '#platform/trusted-clock.server.ts'

/** A table with `id`, `org_id` and `erasure_announced_at`, the column of the last day a row is kept, and of the time it was written. */
export type Erasable = { table: string; keptUntil: string; writtenAt: string }

export type DueForErasure = {
  /** The rows to erase now. */
  ids: number[]
  /** Announced by this run: erased after a day, unless they change. */
  announced: number[]
  /** Not erased, because their dates contradict the rows before them: they were written under a wrong clock. */
  doubtful: number[]
  /** More is due at once than is erased without confirmation by an operator. */
  refused?: 'too_many'
}

const dayMs = 86_400_000
const maxErasedPerRun = 100
/** Maximum erased without confirmation: this many rows, or this share of an organisation's. */
const maxUnconfirmed = 20
const maxShareUnconfirmed = 0.1
/** The number of preceding rows compared with one. */
const comparedRows = 1000

type At = Scope & { now: Date }

/** Announces what will be due tomorrow, and returns what is due now and was announced at least a day ago. */
export async function findDueForErasure(at: At, erasable: Erasable): Promise<DueForErasure> {
  const announced = await announce(at, erasable)
  const { rows, total } = await listDue(at, erasable)
  const doubtful = rows.filter((row) => row.doubtful).map(({ id }) => id)
  const isConfirmed = await isConfirmedLately(at.db, at.now)
  const found = { announced, doubtful: isConfirmed ? [] : doubtful }
  if (!isConfirmed && total > maxUnconfirmed && total > maxShareUnconfirmed * (await count(at, erasable)))
    return { ...found, ids: [], refused: 'too_many' }
  return { ...found, ids: rows.filter((row) => isConfirmed || !row.doubtful).map(({ id }) => id) }
}

async function announce({ db, org, now }: At, { table, keptUntil }: Erasable): Promise<number[]> {
  const tomorrow = addDays(inNepal(now).date, 1)
  const [rows, day] = [sql.table(table), sql.ref(keptUntil)]
  await sql`update ${rows} set erasure_announced_at = null
             where org_id = ${org.id} and erasure_announced_at is not null and ${day} >= ${tomorrow}`.execute(db)
  const announced = await sql<{ id: number }>`
    update ${rows} set erasure_announced_at = ${now}
     where org_id = ${org.id} and erasure_announced_at is null and ${day} < ${tomorrow} returning id`.execute(db)
  return announced.rows.map(({ id }) => id)
}

type Due = { id: number; doubtful: boolean; total: number }

async function listDue({ db, org, now }: At, { table, keptUntil, writtenAt }: Erasable) {
  const [rows, day, written] = [sql.table(table), sql.ref(`due.${keptUntil}`), sql.ref(`due.${writtenAt}`)]
  const found = await sql<Due>`
    select due.id, due.total, coalesce(${day} < ${written}::date or ${written} < before.newest - interval '7 days', false) as doubtful
      from (select *, count(*) over () as total from ${rows}
             where org_id = ${org.id} and ${sql.ref(keptUntil)} < ${inNepal(now).date}
               and erasure_announced_at <= ${new Date(now.getTime() - dayMs)}
             order by id limit ${maxErasedPerRun}) as due
      left join lateral (
        select max(at) as newest from (
          select ${sql.ref(writtenAt)} as at from ${rows} as earlier
           where earlier.org_id = ${org.id} and earlier.id < due.id order by earlier.id desc limit ${comparedRows}) as preceding
      ) as before on true
     order by due.id`.execute(db)
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
}

async function count({ db, org }: At, { table }: Erasable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where org_id = ${org.id}`.execute(db)
  return rows[0]!.count
}

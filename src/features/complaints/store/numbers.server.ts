// SQL of the complaints of a period: their types and events, for the numbers of the office.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { EventKind } from '../contract/form.ts'

export type CountedComplaint = { type: string; events: { kind: EventKind; at: Date }[] }
export type CountedType = { key: string; labelEn: string; labelNe: string; hours: number }

/** Received in the period, each with its events in their order. */
export async function listReceived({ db, org }: Scope, from: Date, until: Date): Promise<CountedComplaint[]> {
  const { rows } = await sql<{ type: string; kinds: EventKind[]; times: Date[] }>`
    select c.type, array_agg(e.kind order by e.id) as kinds, array_agg(e.at order by e.id) as times
      from complaints c join complaint_events e on e.complaint_id = c.id
     where c.org_id = ${org.id} and c.received_at >= ${from} and c.received_at < ${until}
     group by c.id, c.type`.execute(db)
  return rows.map(({ type, kinds, times }) => ({
    type,
    events: kinds.map((kind, index) => ({ kind, at: times[index]! })),
  }))
}

/** All types in the order of the office, with those that are no longer offered. */
export function listCountedTypes({ db, org }: Scope): Promise<CountedType[]> {
  return db
    .selectFrom('complaintTypes')
    .select(['key', 'labelEn', 'labelNe', 'hours'])
    .where('orgId', '=', org.id)
    .orderBy('position')
    .execute()
}

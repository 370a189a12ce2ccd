// The definition of a kind of case: its tables, its limits, and how its store reads and writes it.

import type { Expression, SqlBool } from 'kysely'
import type { Ctx, Scope } from '#platform/context.ts'
import type { Limit } from '#platform/rate-limit.server.ts'
import type { CaseTables } from '../store/tables.server.ts'

/** A case with its events, oldest first: read once for a request and passed on. */
export type Loaded<Case, Event> = Case & { events: Event[] }

/** `sending…` before a case is sent (`…ByPhone`: from one address for one phone), `tracking…` before one is looked up by its code. */
export type CaseLimits = Record<'sendingByAddress' | 'sendingByPhone' | 'trackingByAddress' | 'trackingByCode', Limit>

export type CaseKind<Case extends { id: number }, Event, NewEvent> = CaseTables & {
  /** The first letter of the tracking codes. */
  letter: string
  /** The message of a case that does not exist or is not visible to the actor. */
  unknown: string
  limits: CaseLimits
  /** The case of the condition, which names the table's columns as `c`; `lock` holds the row until the transaction ends. */
  find: (scope: Scope, where: Expression<SqlBool>, options: { lock: boolean }) => Promise<Case | undefined>
  listEvents: (scope: Scope, id: number) => Promise<Event[]>
  insertEvent: (tx: Ctx, loaded: Loaded<Case, Event>, event: NewEvent) => Promise<Event>
  /** Writes what follows from the events (until when the case is stored, its clock) and returns the columns that changed. */
  updateAfter: (tx: Ctx, loaded: Loaded<Case, Event>) => Promise<Partial<Case>>
}

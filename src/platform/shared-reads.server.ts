// Shared reads: values read from the database once per change of an organisation's public content, for all pages.

import type { Ctx, SharedReads, SharedValue } from '#platform/context.ts'
import type { PageCache } from '#platform/page-cache.server.ts'
import { anyTable, recordTables, withTablesRead } from '#platform/tables-read.server.ts'

/**
 * The value of `read`, shared by all pages of the organisation in this language until its public content changes; an addition to a table
 * that it was not read from leaves it. `name` names the read and its parameters. It is read anew in a transaction, and where the changes
 * of the organisation are not followed (API, commands).
 * @example perChange(ctx, 'offices.holidays|12', () => listHolidays(ctx, today, 12))
 */
export async function perChange<T>(
  { reads, db, language }: Pick<Ctx, 'db'> & Partial<Pick<Ctx, 'reads' | 'language'>>,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!reads || db.isTransaction) return read()
  const key = `${name}|${language}`
  const shared = reads.values.get(key) ?? startRead(reads, key, read)
  const value = await shared.value
  // The value of another shared read may be in this one.
  recordTables(shared.tables!)
  return value as T
}

function startRead(reads: SharedReads, key: string, read: () => Promise<unknown>): SharedValue {
  const shared: SharedValue = {
    value: withTablesRead(read).then(({ value, tables }) => {
      shared.tables = tables
      return value
    }),
  }
  reads.values.set(key, shared)
  shared.value.catch(() => reads.values.delete(key))
  return shared
}

/**
 * The shared reads of the context's organisation as its content is now. `nextChange` is the time at which its public content next changes by
 * schedule (publication, expiry, midnight).
 */
export function sharedReadsOf(
  pages: PageCache,
  nextChange: (ctx: Ctx) => Promise<Date>,
): (ctx: Ctx) => Promise<SharedReads> {
  type Known = { generation: number; reads: Promise<SharedReads> }
  const byOrganisation = new Map<number, Known>()

  async function readsAfter(known: Known | undefined, ctx: Ctx): Promise<SharedReads> {
    const [until, before] = await Promise.all([nextChange(ctx), known?.reads.catch(() => undefined)])
    const isInForce = known && before && ctx.now < before.until
    const added = isInForce ? pages.addedSince(ctx.org.id, known.generation) : undefined
    return { until, values: before && added ? valuesBut(before, added) : new Map() }
  }

  return async (ctx) => {
    const generation = pages.generation(ctx.org.id)
    const known = byOrganisation.get(ctx.org.id)
    if (known?.generation === generation) {
      const reads = await known.reads
      if (ctx.now < reads.until) return reads
    }
    const reads = readsAfter(known, ctx)
    byOrganisation.set(ctx.org.id, { generation, reads })
    reads.catch(() => byOrganisation.delete(ctx.org.id))
    return reads
  }
}

/** Those that were read, and from no table that was added to. */
function valuesBut({ values }: SharedReads, added: ReadonlySet<string>): SharedReads['values'] {
  const changed = new Set([...added, anyTable])
  return new Map([...values].filter(([, { tables }]) => tables?.isDisjointFrom(changed)))
}

// Shared reads: values read from the database once per change of an organisation's public content, for all pages.

import type { Ctx, SharedReads } from '#platform/context.ts'
import type { PageCache } from '#platform/page-cache.server.ts'

/**
 * The value of `read`, shared by all pages of the organisation in this language until its public content changes. `name` names the
 * read and its parameters. It is read anew in a transaction, and where the changes of the organisation are not followed (API, commands).
 * @example perChange(ctx, 'offices.holidays|12', () => listHolidays(ctx, today, 12))
 */
export function perChange<T>(
  { reads, db, language }: Pick<Ctx, 'db'> & Partial<Pick<Ctx, 'reads' | 'language'>>,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!reads || db.isTransaction) return read()
  const key = `${name}|${language}`
  const known = reads.values.get(key)
  if (known) return known as Promise<T>
  const value = read()
  reads.values.set(key, value)
  value.catch(() => reads.values.delete(key))
  return value
}

/**
 * The shared reads of the context's organisation as its content is now. `nextChange` is the time at which its public content next changes by
 * schedule (publication, expiry, midnight).
 */
export function sharedReadsOf(
  pages: PageCache,
  nextChange: (ctx: Ctx) => Promise<Date>,
): (ctx: Ctx) => Promise<SharedReads> {
  const byOrganisation = new Map<number, { generation: number; reads: Promise<SharedReads> }>()
  return async (ctx) => {
    const generation = pages.generation(ctx.org.id)
    const known = byOrganisation.get(ctx.org.id)
    if (known?.generation === generation) {
      const reads = await known.reads
      if (ctx.now < reads.until) return reads
    }
    const reads = nextChange(ctx).then((until) => ({ until, values: new Map() }))
    byOrganisation.set(ctx.org.id, { generation, reads })
    reads.catch(() => byOrganisation.delete(ctx.org.id))
    return reads
  }
}

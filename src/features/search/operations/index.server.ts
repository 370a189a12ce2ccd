// Keeping the index: items that have changed are read and indexed, all of them once for each version of the index.

import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import {
  beginIndex,
  findIndexState,
  listChanges,
  lockIndex,
  queueItems,
  removeEntries,
  removeChange,
  writeEntry,
  type IndexedItem,
} from '../store/entries.server.ts'
import type { SearchSource } from './source.server.ts'

/** Changes when entries or keys are made otherwise: then every item is indexed again. */
const indexVersion = 2

const batch = 100

/** Queues every item of the organisation. Entries stay as they are until their item is indexed again. */
export async function queueEverything(ctx: Scope & Pick<Ctx, 'now'>, sources: readonly SearchSource[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockIndex(tx)
    await beginIndex(tx, indexVersion, ctx.now)
    for (const { kind, items } of sources) await queueItems(tx, kind, items)
  })
}

/**
 * Indexes up to `max` items that wait, in transactions of 100; a new version of the index queues everything first. Another process that does
 * the same waits. An item that a running transaction changes stays queued. Returns how many were indexed.
 */
export async function indexChanges(
  ctx: Scope & Pick<Ctx, 'now'>,
  sources: readonly SearchSource[],
  max: number,
): Promise<number> {
  const { version, waits } = await findIndexState(ctx)
  if (version !== indexVersion) await queueEverything(ctx, sources)
  else if (!waits) return 0
  let done = 0
  while (done < max) {
    const taken = await transaction(ctx, (tx) => indexBatch(tx, sources))
    done += taken
    if (taken < batch) break
  }
  return done
}

async function indexBatch(tx: Scope, sources: readonly SearchSource[]): Promise<number> {
  await lockIndex(tx)
  const changes = await listChanges(tx, batch)
  let done = 0
  for (const [kind, named] of Map.groupBy(changes, (change) => change.kind)) {
    const items = named.map(({ item }) => item)
    const { entries, busy } = await entriesOf(tx, kind, { sources, items })
    const found = new Map(entries.map((entry) => [entry.item, entry]))
    for (const item of items.filter((each) => !busy.includes(each))) {
      await removeChange(tx, { kind, item })
      done += 1
      const entry = found.get(item)
      if (!entry) await removeEntries(tx, { kind, item })
      else if (entry.from === null) await removeEntries(tx, { kind, item }, false)
      else await writeEntry(tx, entry)
    }
  }
  return done
}

/** Of a kind with several sources (pages), each gives the items that it knows. */
async function entriesOf(
  tx: Scope,
  kind: string,
  { sources, items }: { sources: readonly SearchSource[]; items: readonly string[] },
) {
  const entries: IndexedItem[] = []
  const busy: string[] = []
  for (const source of sources.filter((each) => each.kind === kind)) {
    const own = 'table' in source.items ? items.filter((item) => !item.startsWith('/')) : items
    if (own.length === 0) continue
    const read = await source.read(tx, own)
    entries.push(...read.entries)
    busy.push(...(read.busy ?? []))
  }
  return { entries, busy }
}

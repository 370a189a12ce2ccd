// Keeping the index: items that have changed are read and indexed, all of them once for each version of the index.

import { createHash } from 'node:crypto'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { unmarkIndexed } from '#features/document-texts/operations.server.ts'
import {
  beginIndex,
  findIndexState,
  listChanges,
  lockIndex,
  queueItems,
  removeEntries,
  removeEntriesUntil,
  removeChange,
  setFixedKey,
  tryLockIndex,
  writeEntry,
  type IndexedItem,
} from '../store/entries.server.ts'
import type { SearchSource } from './source.server.ts'
import { divideByDate } from './windows.server.ts'

/** Changes when entries or keys are made otherwise: then every item is indexed again. */
const indexVersion = 3

const batch = 100

/** Queues every item of the organisation; the index is locked until the transaction ends. Entries stay until their item is indexed again. */
export async function queueAll(tx: Scope, now: Date, sources: readonly SearchSource[]): Promise<void> {
  await lockIndex(tx)
  await beginIndex(tx, { version: indexVersion, fixedKey: fixedKeyOf(sources) }, now)
  for (const { kind, items } of sources) await queueItems(tx, kind, items)
}

/** Of all texts that the code brings. */
function fixedKeyOf(sources: readonly SearchSource[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sources.map(({ fixedKey }) => fixedKey)))
    .digest('hex')
}

/** Queues the pages whose text the code brings, when it brings another. */
async function queueFixed(ctx: Scope, sources: readonly SearchSource[], fixedKey: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockIndex(tx)
    for (const { kind, items, fixedKey: own } of sources) if (own !== undefined) await queueItems(tx, kind, items)
    await setFixedKey(tx, fixedKey)
  })
}

/** Batches that the first search of a new organisation indexes. */
const firstBatches = 5

/**
 * What a search indexes before it answers: one batch of pending work, and nothing while another process indexes; it waits for none. The
 * first search of a new organisation queues everything and indexes up to 500 items; a new version of the index is left to the job. Returns
 * the windows of the organisation's documents.
 */
export async function indexBeforeSearch(
  ctx: Scope & Pick<Ctx, 'now'>,
  sources: readonly SearchSource[],
): Promise<{ windows: string[] }> {
  const { version, waits, windows } = await findIndexState(ctx)
  if (version !== 0 && !waits) return { windows }
  for (let at = 0; at < (version === 0 ? firstBatches : 1); at += 1) {
    const taken = await transaction(ctx, async (tx) => {
      if (!(await tryLockIndex(tx))) return 0
      if (version === 0 && (await findIndexState(tx)).version === 0) await queueAll(tx, ctx.now, sources)
      return indexBatch(tx, sources)
    })
    if (taken < batch) break
  }
  return { windows }
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
  const state = await findIndexState(ctx)
  const fixedKey = fixedKeyOf(sources)
  if (state.version !== indexVersion)
    await transaction(ctx, async (tx) => {
      await queueAll(tx, ctx.now, sources)
      await unmarkIndexed(tx)
    })
  else if (state.fixedKey !== fixedKey) await queueFixed(ctx, sources, fixedKey)
  else if (!state.waits) return 0
  let done = 0
  while (done < max) {
    const taken = await indexSome(ctx, sources)
    done += taken
    if (taken < batch) break
  }
  if (done > 0) await divideByDate(ctx)
  return done
}

/** Removes up to `max` entries that are public no longer; an item that is published again is indexed again. Returns how many. */
export function removeExpired(ctx: Scope & Pick<Ctx, 'now'>, max: number): Promise<number> {
  return removeEntriesUntil(ctx, ctx.now, max)
}

/** Indexes one batch of the queue, after another process that does the same. Returns how many items. */
export function indexSome(ctx: Scope, sources: readonly SearchSource[]): Promise<number> {
  return transaction(ctx, async (tx) => {
    await lockIndex(tx)
    return indexBatch(tx, sources)
  })
}

/** The index is locked. Returns how many items it has indexed. */
async function indexBatch(tx: Scope, sources: readonly SearchSource[]): Promise<number> {
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
      if (!entry || entry.from === null) await removeEntries(tx, { kind, item })
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

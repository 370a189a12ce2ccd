// The index of the search made anew by command: in steps, each of them final, so that a rebuild that was broken off goes on.

import { countUnindexed, unmarkIndexed } from '#features/document-texts/operations.server.ts'
import type { Ctx, System } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { countChanges, findIndexState, setRebuild } from '../store/entries.server.ts'
import { indexFilePages } from './file-pages.server.ts'
import { indexSome, queueAll } from './index.server.ts'
import type { SearchSource } from './source.server.ts'

/** Documents whose pages are indexed between two reports. */
const filesAStep = 20

/** `items`, then `files`: how many are done of those that waited when this run began. */
export type RebuildProgress = { step: 'items' | 'files'; done: number; total: number }
/** `isContinued`: a rebuild that was broken off has been ended. `left`: items that running transactions held, which the job indexes. */
export type RebuildOutcome = { isContinued: boolean; items: number; files: number; left: number }

/**
 * Indexes every item of the organisation and the pages of every file again. What is in the index is found meanwhile; another process may
 * index at the same time.
 */
export async function rebuildIndex(
  ctx: Ctx<System>,
  sources: readonly SearchSource[],
  report: (progress: RebuildProgress) => void,
): Promise<RebuildOutcome> {
  const isContinued = (await findIndexState(ctx)).rebuildBegunAt !== null
  if (!isContinued)
    await transaction(ctx, async (tx) => {
      await queueAll(tx, ctx.now, sources)
      await unmarkIndexed(tx)
      await setRebuild(tx, ctx.now)
    })
  const items = await repeat(await countChanges(ctx), 'items', () => indexSome(ctx, sources), report)
  const files = await repeat(await countUnindexed(ctx), 'files', () => indexFilePages(ctx, filesAStep), report)
  await setRebuild(ctx, null)
  return { isContinued, items, files, left: await countChanges(ctx) }
}

/** Runs until nothing is left to do; returns how many were done. */
async function repeat(
  total: number,
  step: RebuildProgress['step'],
  run: () => Promise<number>,
  report: (progress: RebuildProgress) => void,
): Promise<number> {
  let done = 0
  for (;;) {
    const taken = await run()
    if (taken === 0) return done
    done += taken
    report({ step, done, total: Math.max(total, done) })
  }
}

// API calls with an audit row: every write of staff with its outcome, and every refused caller.

import { networkOf } from '#kit/network.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Recorder } from '#platform/audit.server.ts'
import { hasRecorded, record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countWithin } from '#platform/rate-limit.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { isPermission } from '#root/permissions.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    audit: LimitOf<'audited', [address: string]>
  }
}

/** Runs a row. What staff change and its audit row are written in one transaction, which begins after what the row prepares. */
export async function answerAudited(row: ServedRow, ctx: Ctx, input: unknown, path: string): Promise<unknown> {
  // Operations on a person's own session record it themselves: their rate limits must survive a refusal.
  if (!isPermission(row.endpoint.for) || row.endpoint.method === 'GET')
    return row.answer(ctx, input, await row.prepare?.(ctx, input))
  const changes = row.endpoint.private ? {} : input
  try {
    const prepared = await row.prepare?.(ctx, input)
    return await transaction(ctx, async (tx) => {
      const output = await row.answer(tx, input, prepared)
      if (!row.endpoint.step && !hasRecorded(tx.db)) await record(tx, { action: row.name, target: path, changes })
      return output
    })
  } catch (error) {
    if (error instanceof Refusal) await record(ctx, { action: row.name, target: path, outcome: error.key, changes })
    throw error
  }
}

/** Records that a caller was refused. Anonymous refusals are limited for each address. */
export async function recordRefused(at: KeyedRecorder, action: string, path: string, refusal: Refusal): Promise<void> {
  if (
    at.actor.kind === 'visitor' &&
    !(await countWithin(at.db, bucketFor(at, 'audit', networkOf(at.from.address)), anonymousLimit, at.now))
  )
    return
  await record(at, { action, target: path, outcome: refusal.key })
}

type KeyedRecorder = Recorder & Pick<Ctx, 'keys'>

const anonymousLimit = { max: 30, seconds: 3600 }

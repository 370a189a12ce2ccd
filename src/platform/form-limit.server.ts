// Limit on how many forms one address may send, counted before the body of the request is read.

import { createHash } from 'node:crypto'
import type { Ctx } from './context.ts'
import { countAgainst } from './rate-limit.server.ts'

/** Many customers share one address behind a mobile operator; what one person may send is limited by the features. */
const limit = { max: 300, seconds: 3600 }

/** Refuses with `too-many` past the limit. Staff are not counted. */
export async function countForm({ db, actor, from, now }: Pick<Ctx, 'db' | 'actor' | 'from' | 'now'>): Promise<void> {
  if (actor.kind === 'staff') return
  const addressHash = createHash('sha256').update(from.address).digest('base64url').slice(0, 22)
  await countAgainst(db, `forms|${addressHash}`, limit, now)
}

// Health: whether the process lives, and whether it can work.

import { Hono } from 'hono'
import type { Resources } from '#platform/resources.server.ts'

/** `/healthz` answers as long as the process does; `/readyz` asks the database as well. */
export function healthOf(resources: Pick<Resources, 'database'>): Hono {
  const health = new Hono()
  health.get('/healthz', (c) => c.text('ok'))
  health.get('/readyz', async (c) => ((await isReady(resources)) ? c.text('ready') : c.text('not ready', 503)))
  return health
}

async function isReady({ database }: Pick<Resources, 'database'>): Promise<boolean> {
  try {
    await database.selectNoFrom((eb) => eb.val(1).as('one')).execute()
    return true
  } catch {
    return false
  }
}

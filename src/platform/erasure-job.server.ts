// Job that erases one kind of record in every organisation and logs what it announced, erased and left.

import type { Ctx } from '#platform/context.ts'
import type { DueForErasure } from '#platform/erasure.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import type { Resources } from '#platform/resources.server.ts'

export function erasureJob(name: string, schedule: string, erase: (ctx: Ctx) => Promise<DueForErasure>): Job {
  return { name, schedule, needsTrustedClock: true, run: (at) => eraseEverywhere(at, name, erase) }
}

async function eraseEverywhere(at: Resources, job: string, erase: (ctx: Ctx) => Promise<DueForErasure>) {
  const sums = { announced: 0, erased: 0, doubtful: 0, refused: 0 }
  for (const org of at.tenants.all()) {
    const { ids, announced, doubtful, refused } = await erase(systemContext(at, org, 'clock'))
    const about = { job, org: org.id }
    if (announced.length > 0) at.log.warn({ ...about, ids: announced }, 'to be erased tomorrow')
    if (ids.length > 0) at.log.warn({ ...about, ids }, 'erased')
    if (doubtful.length > 0) at.log.error({ ...about, ids: doubtful }, 'not erased: written under a wrong clock')
    if (refused)
      at.log.error(
        { ...about, refused },
        'nothing erased: more is due than is erased without confirmation; see "npm run jobs"',
      )
    sums.announced += announced.length
    sums.erased += ids.length
    sums.doubtful += doubtful.length
    sums.refused += refused ? 1 : 0
  }
  return sums
}

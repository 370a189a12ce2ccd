// The jobs of the product: every job that workers run.

import { linkJobs } from '#features/publishing/jobs.server.ts'
import { mediaJobs } from '#features/media/jobs.server.ts'
import type { Env } from '#platform/env.server.ts'
import { removeOldAnswers } from '#platform/idempotency.server.ts'
import { searchJobs } from '#features/search/jobs.server.ts'
import { askOutside } from '#platform/outside-address.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import { smtpMail } from '#platform/mail.server.ts'
import { messageJobs } from '#platform/message-jobs.server.ts'
import { removeOrphanedFiles } from '#platform/orphaned-files.server.ts'
import type { Deliveries } from '#platform/outbox.server.ts'
import { removeOldLimits } from '#platform/rate-limit.server.ts'
import { sparrowSms } from '#platform/sms.server.ts'
import { foundBySearch, mediaUses, publishedKinds, serverFeatures } from './features.server.ts'
import { isPublicAddress } from './public-addresses.ts'

/** `links`: whether the check of links in published texts asks other websites too. */
export function allJobs(deliveries: Deliveries, links: Env['checkLinks'] = 'own'): Job[] {
  const linkCheck = { kinds: publishedKinds, isPublic: isPublicAddress, ...(links === 'all' && { askOutside }) }
  const ofFeatures = serverFeatures.flatMap(({ jobs = [] }) => jobs)
  const ofAll = [...mediaJobs(mediaUses), ...linkJobs(linkCheck), ...searchJobs(foundBySearch)]
  return [...messageJobs(deliveries), ...platformJobs, ...ofAll, ...ofFeatures]
}

/** The ways to send messages that the environment names. */
export function deliveriesOf(env: Env): Deliveries {
  const mail = smtpMail(env)
  const sms = sparrowSms(env)
  return { ...(mail && { mail }), ...(sms && { sms }) }
}

const platformJobs: Job[] = [
  {
    name: 'remove-old-limits',
    schedule: '35 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }) => removeOldLimits(database, clock()),
  },
  {
    name: 'remove-old-answers',
    schedule: '40 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }) => removeOldAnswers(database, clock()),
  },
  {
    name: 'remove-orphaned-files',
    schedule: '20 2 * * *',
    run: async (at) => ({ removed: await removeOrphanedFiles(at) }),
  },
]

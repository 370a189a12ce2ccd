// Jobs of messages: one delivers each message, one finds messages whose job was lost, one removes old messages.

import type { Channel } from '#kit/outgoing-messages.ts'
import type { Job } from '#platform/jobs.server.ts'
import type { Deliver, Deliveries } from '#platform/outbox.server.ts'
import { removeOldMessages } from '#platform/outbox-retention.server.ts'
import { deliverMessage, deliveryQueue, requeueDueMessages } from '#platform/outbox.server.ts'

/** Maximum messages sent at once in one process. */
const concurrency: Record<Channel, number> = { mail: 4, sms: 2 }

/** Messages of a channel without a delivery wait in the outbox for one until they expire. */
export function messageJobs(deliveries: Deliveries): Job[] {
  const channels = Object.keys(deliveries) as Channel[]
  return [
    ...channels.map((channel) => deliveryJob(channel, deliveries[channel]!)),
    {
      name: 'requeue-messages',
      schedule: '*/5 * * * *',
      run: async ({ database, clock }) => ({ due: await requeueDueMessages(database, channels, clock()) }),
    },
    {
      name: 'remove-old-messages',
      schedule: '25 * * * *',
      needsTrustedClock: true,
      run: ({ database, clock }) => removeOldMessages(database, clock()),
    },
  ]
}

function deliveryJob(channel: Channel, deliver: Deliver): Job {
  return {
    name: deliveryQueue(channel),
    concurrency: concurrency[channel],
    run: async (at, { id }) => ({ outcome: await deliverMessage(at, deliver, Number(id)) }),
  }
}

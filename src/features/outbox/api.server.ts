// API handlers of messages to people.

import { serve } from '#platform/serve.server.ts'
import { outboxApi } from './contract/api.ts'
import { readMessageCounts, readMessages, retryMessage } from './operations.server.ts'

export const outbox = serve(outboxApi, {
  listMessages: readMessages,
  messageCounts: readMessageCounts,
  retryMessage,
})

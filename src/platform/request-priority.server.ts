// Priority of the request that is being answered, for every queue that it waits in.

import { AsyncLocalStorage } from 'node:async_hooks'

/** `urgent` has priority over everything else (`request-priorities.ts`). */
export type Priority = 'urgent' | 'ordinary'

const priorities = new AsyncLocalStorage<Priority>()

/** Answers a request with this priority. */
export function withPriority<T>(priority: Priority, answer: () => T): T {
  return priorities.run(priority, answer)
}

/** The priority of the current request; undefined outside requests (jobs, commands, the start). */
export function currentPriority(): Priority | undefined {
  return priorities.getStore()
}

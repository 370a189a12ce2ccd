// Request under way: its id, for every line that is logged while it is worked on.

import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the work on a request; lines logged in it, however deep, carry its id. */
export function withRequestId<T>(requestId: string, run: () => T): T {
  return current.run(requestId, run)
}

/** The id of the request that is worked on; undefined outside of one. */
export function requestIdNow(): string | undefined {
  return current.getStore()
}

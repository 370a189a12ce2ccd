// Budget of the bytes of request bodies that are in memory at once, in the whole process.

import { AsyncLocalStorage } from 'node:async_hooks'
import { refuse } from '#kit/refusal.ts'

export type BodyBudget = {
  /** Runs a request; what its body took of the budget is given back when it has been answered. */
  run<T>(answer: () => Promise<T>): Promise<T>
}

/** A parsed form holds its files twice for a moment; with the rest of the process this stays below 1 GB. */
const maxBytesUnderWay = 192 * 1024 * 1024
/** A body up to this size is read even when large ones have used the budget up: a sign-in, a form without files. */
export const maxSmallBytes = 64 * 1024

type Share = { taken: number; take(bytes: number): void }

const shares = new AsyncLocalStorage<Share>()

export function openBodyBudget(maxBytes = maxBytesUnderWay): BodyBudget {
  let underWay = 0
  return {
    async run(answer) {
      const share: Share = {
        taken: 0,
        take(bytes) {
          const isSmall = share.taken + bytes <= maxSmallBytes
          if (!isSmall && underWay + bytes > maxBytes) refuse('unavailable', 'request.busy', { retryAfterSeconds: 10 })
          share.taken += bytes
          underWay += bytes
        },
      }
      try {
        return await shares.run(share, answer)
      } finally {
        underWay -= share.taken
      }
    },
  }
}

/** Counts bytes of the current request's body; refuses with `unavailable` when the budget is used up. */
export function takeBodyBytes(bytes: number): void {
  shares.getStore()?.take(bytes)
}

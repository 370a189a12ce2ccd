// Minimum duration of a response, so that its time does not reveal what was found.

import { setTimeout as wait } from 'node:timers/promises'

/** Settles no sooner than after this many milliseconds, refusals too. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + milliseconds
  try {
    return await work()
  } finally {
    await wait(Math.max(0, until - performance.now()))
  }
}

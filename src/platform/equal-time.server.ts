// How does an answer take the same time whether there was much to do or nothing?

import { setTimeout as wait } from 'node:timers/promises'

/** Answers no sooner than after this many milliseconds, refusals too. */
export async function takingAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + milliseconds
  try {
    return await work()
  } finally {
    await wait(Math.max(0, until - performance.now()))
  }
}

// Concurrency limits: how much work of one kind runs at once, how much waits for its turn, and for how long.

import { Refusal } from '#kit/refusal.ts'
import type { Priority } from './request-priority.server.ts'
import { currentPriority } from './request-priority.server.ts'
import { retryAfterSeconds } from './unavailable.server.ts'

export type Bounds = {
  maxRunning: number
  /** How many of these only urgent requests may use. */
  reserved?: number
  /** How many requests of each priority may wait. */
  maxWaiting: number
  maxWaitMs: number
}

export type Turn = { priority?: Priority; maxWaitMs?: number }
export type Release = () => void

export type ConcurrencyLimit = {
  /**
   * Runs the work when its turn comes: urgent requests first, then in order of arrival. Refuses with `unavailable` when too many wait,
   * or after the maximum waiting time. Work outside requests waits as long as it takes.
   * @example await limit.run(() => resize(picture), { maxWaitMs: 1_500 })
   */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  /** The turn itself, for work that ends elsewhere: the function returned ends it. */
  acquire(turn?: Turn): Promise<Release>
  /** How many of this priority wait. */
  waiting(priority: Priority): number
}

type Waiting = { until: number; start: () => void; refuse: () => void }

export function concurrencyLimit({ maxRunning, reserved = 0, maxWaiting, maxWaitMs }: Bounds): ConcurrencyLimit {
  const queues: Record<Priority, Set<Waiting>> = { urgent: new Set(), ordinary: new Set() }
  let running = 0

  function isFree(priority: Priority): boolean {
    return running < (priority === 'urgent' ? maxRunning : maxRunning - reserved)
  }

  function start(): Release {
    let isOver = false
    running += 1
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      startNext()
    }
  }

  function startNext(): void {
    for (const priority of ['urgent', 'ordinary'] as const) {
      for (const waiting of queues[priority]) {
        if (!isFree(priority)) break
        queues[priority].delete(waiting)
        // A timer is late while the process is busy: whoever waited too long is refused, not answered late.
        if (waiting.until < performance.now()) waiting.refuse()
        else waiting.start()
      }
    }
  }

  function waitIn(queue: Set<Waiting>, maxMs: number): Promise<Release> {
    return new Promise((resolve, reject) => {
      const timer = maxMs < Infinity ? setTimeout(() => waiting.refuse(), maxMs) : undefined
      const waiting: Waiting = {
        until: performance.now() + maxMs,
        start() {
          clearTimeout(timer)
          resolve(start())
        },
        refuse() {
          clearTimeout(timer)
          queue.delete(waiting)
          reject(busy())
        },
      }
      queue.add(waiting)
    })
  }

  async function acquire(turn: Turn = {}): Promise<Release> {
    const current = currentPriority()
    const priority = turn.priority ?? current ?? 'ordinary'
    const queue = queues[priority]
    if (queue.size === 0 && isFree(priority)) return start()
    if (current === undefined) return waitIn(queue, Infinity)
    if (queue.size >= maxWaiting) throw busy()
    return waitIn(queue, turn.maxWaitMs ?? maxWaitMs)
  }

  return {
    acquire,
    async run(work, turn) {
      const release = await acquire(turn)
      try {
        return await work()
      } finally {
        release()
      }
    },
    waiting: (priority) => queues[priority].size,
  }
}

function busy(): Refusal {
  return new Refusal('unavailable', 'server.busy', { retryAfterSeconds })
}

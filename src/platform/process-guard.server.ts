// Handlers of uncaught errors: a rejection is logged; an exception drains the process and ends it with failure.
//
// After an exception no state can be trusted; the service manager restarts the process.

import type { Log } from './log.server.ts'

export type GuardedProcess = {
  log: Pick<Log, 'error' | 'fatal'>
  /** Finishes running requests and closes resources. */
  drain(): Promise<void>
  /** Milliseconds after which the process ends even if it has not drained. */
  drainMs?: number
}

/** Call once in a process that serves, as early as there is a log. */
export function guardProcess({ log, drain, drainMs = 10_000 }: GuardedProcess): void {
  // Lines of libraries and of PostgreSQL, on a full disk or a closed pipe.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  let ending = false
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    if (!ending) void end()
    ending = true
  })

  async function end(): Promise<void> {
    setTimeout(() => process.exit(1), drainMs)
    try {
      await drain()
    } catch (error) {
      log.error({ err: error }, 'not drained')
    }
    process.exit(1)
  }
}

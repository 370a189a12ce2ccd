// Last resort for errors that nobody caught: a rejected promise is logged and the process goes on; an exception, after which
// no state can be trusted, drains the process and ends it with failure, so that the service manager starts it anew.

import type { Log } from './log.server.ts'

export type GuardedProcess = {
  log: Pick<Log, 'error' | 'fatal'>
  /** Answers what is under way and closes what is open. */
  drain(): Promise<void>
  /** Milliseconds after which the process ends even if it has not drained. */
  drainMs?: number
}

/** Call once in a process that serves, as early as there is a log. */
export function guardProcess({ log, drain, drainMs = 10_000 }: GuardedProcess): void {
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

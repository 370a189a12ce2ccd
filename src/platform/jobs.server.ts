// Background jobs: what a job is, and the workers that run jobs until they are stopped.

import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { openQueue } from '#platform/job-queue.server.ts'
import { countJob } from '#platform/metrics.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { traceJob } from '#platform/tracing.server.ts'
import { doubtAboutClock } from '#platform/trusted-clock.server.ts'

/**
 * A job may run twice, on two instances or again after a failure: it reads the rows and `clock()` and does what is
 * still due. Its result is stored with it and shown to operators.
 */
export type Job = {
  name: string
  /** Cron expression in Nepal time; also runs once after each start. Without it the job runs only when enqueued. */
  schedule?: string
  /** Erases or closes records by the date, so it does not run while the machine's clock is doubtful. */
  needsTrustedClock?: boolean
  /** Maximum running at once in one process; 1 by default. */
  concurrency?: number
  run: (at: Resources, data: JobData) => Promise<JobResult>
}

export type JobData = { readonly [name: string]: unknown }
export type JobResult = Record<string, unknown> | void
export type JobWorkers = {
  /** Resolves when the workers have started. An unavailable database delays that and is no error. */
  started: Promise<void>
  /** Takes no further job and waits for those that run, at most `drainSeconds`; what is interrupted then runs again later. */
  stop(): Promise<void>
}

export type JobTimings = {
  /** How often a queue is polled without notification, and so the minimum delay of a retry. */
  pollSeconds: number
  /** A worker without a heartbeat for so long is dead, and its job runs again. At least 10. */
  heartbeatSeconds: number
  /** How often dead workers are looked for. */
  superviseSeconds: number
  /** The delay before a failed job runs again, doubled each time up to an hour. */
  retrySeconds: number
  drainSeconds: number
}

const defaultTimings: JobTimings = {
  pollSeconds: 30,
  heartbeatSeconds: 60,
  superviseSeconds: 30,
  retrySeconds: 30,
  drainSeconds: 30,
}

const maxRetries = 5
const maxRunSeconds = 900
const maxRetryPauseSeconds = 3600
const startAgainAfterMs = 5000

export type JobSurroundings = { resources: Resources; url: string; timings?: Partial<JobTimings> }

/** Starts the workers in the background. A lost database ends neither them nor the process. */
export function startJobs({ resources, url, timings: overrides }: JobSurroundings, jobs: readonly Job[]): JobWorkers {
  const timings = { ...defaultTimings, ...overrides }
  const stopping = new AbortController()
  let boss: PgBoss | undefined

  async function start(): Promise<void> {
    boss = await openQueue(resources.database, url, {
      superviseIntervalSeconds: timings.superviseSeconds,
      monitorIntervalSeconds: timings.superviseSeconds,
      cronWorkerIntervalSeconds: Math.max(timings.pollSeconds, 1),
    })
    boss.on('error', (error) => resources.log.error({ err: error }, 'job queue failed'))
    boss.on('warning', ({ message, data }) => resources.log.warn({ data }, message))
    while (!stopping.signal.aborted) if (await startOnce(boss)) return
  }

  async function startOnce(boss: PgBoss): Promise<boolean> {
    try {
      await startWorkers(boss, jobs, { resources, timings })
      return true
    } catch (error) {
      resources.log.error({ err: error }, 'jobs not started; trying again')
      await boss.stop({ graceful: false, close: false })
      await pause(startAgainAfterMs, undefined, { signal: stopping.signal }).catch(onlyWhenAborted)
      return false
    }
  }

  const started = start()
  started.catch((error: unknown) => resources.log.fatal({ err: error }, 'jobs cannot be started'))
  return {
    started,
    async stop() {
      stopping.abort()
      await started.catch(() => {})
      await boss?.stop({ graceful: true, timeout: timings.drainSeconds * 1000, close: false })
    },
  }
}

type Running = { resources: Resources; timings: JobTimings }

async function startWorkers(boss: PgBoss, jobs: readonly Job[], running: Running): Promise<void> {
  await boss.start()
  await alignQueues(boss, jobs, running.timings)
  await alignSchedules(boss, jobs)
  const { pollSeconds } = running.timings
  const options = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  for (const job of jobs) {
    const { concurrency = 1 } = job
    await boss.work(job.name, { ...options, localConcurrency: concurrency }, ([taken]) =>
      runJob(job, running.resources, taken!.data as JobData | null),
    )
  }
  for (const { name, schedule } of jobs) if (schedule) await boss.send(name, {})
}

/** Runs a job once, as a worker does: not under a doubtful clock, and with a log line. */
export async function runJob(job: Job, resources: Resources, data: JobData | null = null): Promise<JobResult> {
  const { log, database, clock } = resources
  const begun = performance.now()
  const logFields = () => ({ job: job.name, ms: Math.round(performance.now() - begun) })
  try {
    const doubt = job.needsTrustedClock ? await doubtAboutClock(database, clock()) : undefined
    if (doubt) {
      log.error({ ...logFields(), ...doubt }, 'job refused: the clock is in doubt; see "npm run jobs"')
      countJob(job.name, 'refused')
      return { refused: doubt.reason }
    }
    const result = await traceJob(job.name, () => job.run(resources, data ?? {}))
    countJob(job.name, 'done')
    log.debug({ ...logFields(), result }, 'job done')
    return result
  } catch (error) {
    countJob(job.name, 'failed')
    log.error({ ...logFields(), err: error }, 'job failed')
    throw error
  }
}

/** A scheduled job waits or runs at most once; of one that is enqueued with a key, one waits for each key. */
async function alignQueues(boss: PgBoss, jobs: readonly Job[], timings: JobTimings): Promise<void> {
  const options = {
    notify: true,
    retryLimit: maxRetries,
    retryDelay: timings.retrySeconds,
    retryBackoff: true,
    retryDelayMax: maxRetryPauseSeconds,
    expireInSeconds: maxRunSeconds,
    heartbeatSeconds: timings.heartbeatSeconds,
  }
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, schedule } of jobs) {
    if (existing.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...options, policy: schedule ? 'exclusive' : 'short' })
  }
}

async function alignSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, schedule }) => (schedule ? [[name, schedule] as const] : [])))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, schedule] of wanted) await boss.schedule(name, schedule, {}, { tz: 'Asia/Kathmandu' })
}

function onlyWhenAborted(error: unknown): void {
  if ((error as Error).name !== 'AbortError') throw error
}

// Report of the job queue for operators: queues with counts, failed jobs, messages.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

export type QueueReport = {
  name: string
  schedule: string | null
  waiting: number
  running: number
  failed: number
  lastDoneAt: Date | null
  lastResult: unknown
}
export type FailedJob = { id: string; name: string; failedAt: Date | null; tries: number; data: unknown; error: string }
export type MessageReport = { waiting: number; late: number; givenUp: number; expired: number }

const maxFailedShown = 100
const lateMs = 3_600_000

export async function listQueues(db: Database): Promise<QueueReport[]> {
  const { rows } = await sql<QueueReport>`
    select q.name, s.cron as schedule, c.waiting, c.running, c.failed, last.at as "lastDoneAt", last.output as "lastResult"
      from jobs.queue q
      left join jobs.schedule s on s.name = q.name and s.key = ''
      cross join lateral (
        select count(*) filter (where state in ('created', 'retry')) as waiting,
               count(*) filter (where state = 'active') as running,
               count(*) filter (where state = 'failed') as failed
          from jobs.job j where j.name = q.name) as c
      left join lateral (
        select completed_on as at, output from jobs.job j where j.name = q.name and j.state = 'completed'
         order by completed_on desc limit 1) as last on true
     where q.name not like '\\_\\_%' order by q.name`.execute(db)
  return rows
}

/** The newest failures first: jobs that have used all their tries. */
export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as id, name, completed_on as "failedAt", retry_count + 1 as tries, data,
           coalesce(output #>> '{message}', output #>> '{value,message}', output #>> '{value}', '') as error
      from jobs.job where state = 'failed' order by completed_on desc limit ${maxFailedShown}`.execute(db)
  return rows
}

export async function countMessages(db: Database, now: Date): Promise<MessageReport> {
  const { rows } = await sql<MessageReport>`
    select count(*) filter (where next_try_at is not null) as waiting,
           count(*) filter (where next_try_at is not null and (tries > 0 or next_try_at <= ${now}) and queued_at < ${new Date(now.getTime() - lateMs)}) as late,
           count(*) filter (where given_up_at is not null) as "givenUp",
           count(*) filter (where expired_at is not null and given_up_at is null) as expired
      from outbox where next_try_at is not null or given_up_at is not null or expired_at is not null`.execute(db)
  return rows[0]!
}

// Metrics for Prometheus: counted where something happens, read from the database when they are asked for.

import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/database.server.ts'
import { awaitedConnections, poolOf } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Replica } from '#platform/replica.server.ts'

const registry = new Registry()
const registers = [registry]

const requests = new Counter({
  name: 'khanepani_requests_total',
  help: 'Requests answered, by route pattern and outcome',
  labelNames: ['route', 'method', 'outcome'],
  registers,
})
const durations = new Histogram({
  name: 'khanepani_request_seconds',
  help: 'Seconds from a request to its response, without those answered from the cache',
  labelNames: ['route'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15],
  registers,
})
const cached = new Counter({
  name: 'khanepani_cached_answers_total',
  help: 'Pages and API answers sent from memory',
  labelNames: ['route'],
  registers,
})
const renders = new Histogram({
  name: 'khanepani_render_seconds',
  help: 'Seconds of renders of pages and files, with the time they waited for their turn',
  labelNames: ['outcome'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers,
})
const jobs = new Counter({
  name: 'khanepani_jobs_total',
  help: 'Runs of jobs in this process',
  labelNames: ['job', 'outcome'],
  registers,
})

const reports = new Counter({
  name: 'khanepani_reports_total',
  help: 'Exports and reports by the database server that was read, where there is a replica',
  labelNames: ['server'],
  registers,
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** `route`: the pattern, never the address, so that the number of series is bounded. @example countRequest({ route: '/news/:slug', method: 'GET', status: 200, ms: 12 }) */
export function countRequest(answered: { route: string; method: string; status: number; ms: number }): void {
  const method = methods.has(answered.method) ? answered.method : 'other'
  requests.inc({ route: answered.route, method, outcome: outcomeOf(answered.status) })
  durations.observe({ route: answered.route }, answered.ms / 1000)
}

/** An answer from the fast path of the cache. */
export function countCached(route: string): void {
  cached.inc({ route })
}

export function countRender(outcome: 'done' | 'failed', ms: number): void {
  renders.observe({ outcome }, ms / 1000)
}

export function countJob(job: string, outcome: 'done' | 'failed' | 'refused'): void {
  jobs.inc({ job, outcome })
}

/** An export or a report, by the server that was read. */
export function countReplicaRead(server: 'replica' | 'primary'): void {
  reports.inc({ server })
}

/** @example outcomeOf(503) // 'busy' */
export function outcomeOf(status: number): 'answered' | 'redirected' | 'refused' | 'busy' | 'failed' {
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'failed'
  if (status >= 400) return 'refused'
  return status >= 300 && status !== 304 ? 'redirected' : 'answered'
}

/** The text that Prometheus reads. What only the database knows is left out, and `khanepani_database_up` is 0, while it does not answer. */
export async function metricsText({ database, replica, log }: Source): Promise<{ text: string; type: string }> {
  startDefaults()
  readPool(database)
  readReplica(replica)
  try {
    await readDatabase(database)
    up.set(1)
  } catch (error) {
    for (const each of fromDatabase) each.reset()
    up.set((await answers(database)) ? 1 : 0)
    log.error({ err: error }, 'metrics of the database not read')
  }
  return { text: await registry.metrics(), type: registry.contentType }
}

type Source = { database: Database; replica?: Replica | undefined; log: Log }

async function answers(database: Database): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  )
}

let hasDefaults = false
function startDefaults(): void {
  if (!hasDefaults) collectDefaultMetrics({ register: registry })
  hasDefaults = true
}

function gauge<L extends string>(name: string, help: string, labelNames: L[]): Gauge<L> {
  return new Gauge({ name, help, labelNames, registers })
}

const up = gauge('khanepani_database_up', 'Whether the database answered this reading', [])
const pool = gauge('khanepani_database_connections', 'Connections of this process to the database', ['state'])
// With a label, so that an installation without a replica has no value.
const replicaRead = gauge('khanepani_replica_read', 'Whether exports and reports read the replica', ['server'])
const replicaLag = gauge('khanepani_replica_lag_seconds', 'How far the replica is behind, at most; NaN while unknown', [
  'server',
])
const queued = gauge('khanepani_queue_jobs', 'Jobs of each queue by state', ['queue', 'state'])
const oldest = gauge('khanepani_queue_oldest_seconds', 'How long the oldest job that is due has waited', ['queue'])
const messages = gauge('khanepani_messages', 'Messages of the last day, and all that wait, by channel and state', [
  'channel',
  'state',
])
const oldestMessage = gauge('khanepani_message_oldest_seconds', 'Age of the oldest waiting message', ['channel'])
const payments = gauge(
  'khanepani_payment_attempts',
  'Payment attempts of the last day, and all that are unclear, by state',
  ['state'],
)
const organisations = gauge('khanepani_organisations', 'Organisations of this installation', [])
const fromDatabase = [queued, oldest, messages, oldestMessage, payments, organisations]

function readPool(database: Database): void {
  const { totalCount, idleCount } = poolOf(database)
  pool.set({ state: 'used' }, totalCount - idleCount)
  pool.set({ state: 'idle' }, idleCount)
  pool.set({ state: 'awaited' }, awaitedConnections(database))
}

function readReplica(replica: Replica | undefined): void {
  replicaRead.reset()
  replicaLag.reset()
  if (!replica) return
  const found = replica.state()
  replicaRead.set({ server: 'replica' }, found.kind === 'read' ? 1 : 0)
  replicaLag.set({ server: 'replica' }, 'lagMs' in found && found.lagMs !== null ? found.lagMs / 1000 : Number.NaN)
}

async function readDatabase(db: Database): Promise<void> {
  const [queues, mail, attempts, orgs] = await Promise.all([
    readQueues(db),
    readMessages(db),
    readPayments(db),
    readOrganisations(db),
  ])
  for (const each of fromDatabase) each.reset()
  for (const { queue, state, count, seconds } of queues) {
    queued.set({ queue, state }, count)
    if (state === 'waiting') oldest.set({ queue }, seconds ?? 0)
  }
  for (const { channel, state, count, seconds } of mail) {
    messages.set({ channel, state }, count)
    if (state === 'waiting') oldestMessage.set({ channel }, seconds ?? 0)
  }
  for (const { state, count } of attempts) payments.set({ state }, count)
  organisations.set(orgs)
}

type Counted<K extends string> = Record<K, string> & { state: string; count: number; seconds: number | null }

async function readQueues(db: Database): Promise<Counted<'queue'>[]> {
  const there = await sql<{ jobs: string | null }>`select to_regclass('jobs.job')::text as jobs`.execute(db)
  if (!there.rows[0]?.jobs) return []
  const { rows } = await sql<Counted<'queue'>>`
    select name as queue, case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state,
           count(*) as count, greatest(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as seconds
      from jobs.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%' group by 1, 2`.execute(
    db,
  )
  return rows
}

async function readMessages(db: Database): Promise<Counted<'channel'>[]> {
  const { rows } = await sql<Counted<'channel'>>`
    select channel, case when next_try_at is not null then 'waiting' when given_up_at is not null then 'given up'
                         when expired_at is not null then 'expired' else 'sent' end as state,
           count(*) as count, greatest(extract(epoch from now() - min(queued_at)), 0)::float8 as seconds
      from outbox where queued_at > now() - interval '1 day' or next_try_at is not null group by 1, 2`.execute(db)
  return rows
}

async function readPayments(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from payment_attempts
     where begun_at > now() - interval '1 day' or state = 'ambiguous' group by state`.execute(db)
  return rows
}

async function readOrganisations(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from organisations`.execute(db)
  return rows[0]!.count
}

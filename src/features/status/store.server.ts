// SQL about the whole installation: version, size, queues, messages, clock and test accounts, without anything about a person.

import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import { migrationsFolder } from '#platform/migrations.server.ts'
import { doubtOf, readClockState } from '#platform/trusted-clock.server.ts'
import type { DatabaseFacts, RowFacts } from './contract/checks.ts'

/** `orgId`: whose messages and merchant accounts are counted; all organisations' when it is undefined. Rejects when the database does not answer. */
export async function readDatabaseFacts(db: Database, now: Date, orgId?: number): Promise<DatabaseFacts> {
  const { rows } = await sql<{ version: number; size: number; migrations: string | null }>`
    select current_setting('server_version_num')::int / 10000 as version, pg_database_size(current_database()) as size,
           to_regclass('public.schema_migrations')::text as migrations`.execute(db)
  const { version, size, migrations } = rows[0]!
  const applied = migrations ? await readApplied(db) : []
  const own = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'))
  const pending = own.filter((name) => !applied.includes(name)).length
  const unknown = applied.filter((name) => !own.includes(name)).length
  return { version, size, pending, unknown, rows: pending + unknown > 0 ? undefined : await readRows(db, now, orgId) }
}

/** Host names of every organisation, at most 20. */
export async function listHosts(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    host: string
  }>`select host from organisation_hosts order by org_id, position limit 20`.execute(db)
  return rows.map(({ host }) => host)
}

async function readApplied(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return rows.map(({ name }) => name)
}

async function readRows(db: Database, now: Date, orgId: number | undefined): Promise<RowFacts> {
  const messages = await sql<RowFacts['messages'][number]>`
    select channel, count(*) as waiting, greatest(extract(epoch from ${now}::timestamptz - min(queued_at) filter (where tries > 0 or next_try_at <= ${now})), 0)::float8 as "oldestSeconds"
      from outbox
     where next_try_at is not null and expires_at > ${now} and (${orgId ?? null}::int is null or org_id = ${orgId ?? null}::int)
     group by channel`.execute(db)
  const accounts = await sql<{ count: number }>`
    select count(*) as count from gateway_accounts
     where mode = 'test' and ended_at is null and not is_sample and (${orgId ?? null}::int is null or org_id = ${orgId ?? null}::int)`.execute(
    db,
  )
  const scans = await sql<{ count: number }>`
    select count(*) as count from document_scans
     where state = 'pending' and (${orgId ?? null}::int is null or org_id = ${orgId ?? null}::int)`.execute(db)
  return {
    ...(await readQueue(db)),
    messages: messages.rows,
    clockDoubt: doubtOf(await readClockState(db), now)?.reason,
    testAccounts: accounts.rows[0]!.count,
    waitingScans: scans.rows[0]!.count,
  }
}

async function readQueue(db: Database): Promise<Pick<RowFacts, 'failedJobs' | 'oldestJobSeconds' | 'hasQueue'>> {
  const there = await sql<{ jobs: string | null }>`select to_regclass('jobs.job')::text as jobs`.execute(db)
  if (!there.rows[0]!.jobs) return { failedJobs: 0, oldestJobSeconds: 0, hasQueue: false }
  const { rows } = await sql<{ failed: number; seconds: number }>`
    select count(*) filter (where state = 'failed') as failed,
           coalesce(extract(epoch from now() - min(start_after) filter (
             where state in ('created', 'retry') and start_after <= now() and name not in ('deliver-mail', 'deliver-sms'))), 0)::float8 as seconds
      from jobs.job where name not like '\\_\\_%'`.execute(db)
  return { failedJobs: rows[0]!.failed, oldestJobSeconds: rows[0]!.seconds, hasQueue: true }
}

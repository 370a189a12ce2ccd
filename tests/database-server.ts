// Database server of a test run: one PostgreSQL, started and migrated when the first test requests it.

import { rm } from 'node:fs/promises'
import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { Client } from 'pg'
import { readEnv } from '#platform/env.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateSocket: string
  }
}

export type Template = { maintenanceUrl: string; template: string }

/** Vitest's global set-up: listens on a socket in a temporary folder, from which workers get the template. */
export default async function serveTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'khanepani-test-'))
  chmodSync(folder, 0o755)
  let started: Promise<Template & { stop(): Promise<void> }> | undefined
  const server = createServer(async (_, response) => {
    try {
      started ??= prepareTemplate(folder)
      const { maintenanceUrl, template } = await started
      response.end(JSON.stringify({ maintenanceUrl, template }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  const path = join(folder, 'server')
  await new Promise<void>((resolve) => server.listen(path, resolve))
  project.provide('templateSocket', path)
  return async () => {
    server.close()
    await started?.then(({ stop }) => stop()).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}

async function prepareTemplate(folder: string) {
  const outside = readEnv().testDatabaseUrl
  const postgres = outside ? undefined : await startPostgres({ dataDir: join(folder, 'data'), throwAway: true })
  const maintenanceUrl = outside ?? postgres!.url
  const template = `khanepani_template_${randomBytes(4).toString('hex')}`
  await runSql(maintenanceUrl, `create database ${template} template template0`)
  await migrate({ url: databaseUrl(maintenanceUrl, template) })
  // A database with open connections cannot be copied.
  await runSql(maintenanceUrl, `alter database ${template} with is_template true allow_connections false`)
  return {
    maintenanceUrl,
    template,
    async stop() {
      if (postgres) return postgres.stop()
      await runSql(maintenanceUrl, `alter database ${template} with is_template false`)
      await runSql(maintenanceUrl, `drop database ${template}`)
    },
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

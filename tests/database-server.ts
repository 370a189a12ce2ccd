// Database server of a test run: one PostgreSQL, started and migrated when the first test requests it.

import { rm } from 'node:fs/promises'
import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { Client } from 'pg'
import { readEnv } from '#platform/env.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { temporaryRoot } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateSocket: string
  }
}

/** `folder`: temporary files of the run, removed when it ends. */
export type Template = { maintenanceUrl: string; template: string; folder: string }

/** Vitest's global set-up: listens on a socket in a temporary folder, where workers request the template and the end of a copy. */
export default async function serveTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(temporaryRoot(), 'khanepani-test-'))
  chmodSync(folder, 0o755)
  let started: ReturnType<typeof prepareTemplate> | undefined
  const server = createServer(async ({ method, url = '' }, response) => {
    try {
      started ??= prepareTemplate(folder)
      const { maintenanceUrl, template, drop } = await started
      if (method === 'DELETE') drop(url.slice(1))
      response.end(JSON.stringify({ maintenanceUrl, template, folder } satisfies Template))
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
  await makeTemplate(maintenanceUrl, template)
  let dropped = Promise.resolve()
  return {
    maintenanceUrl,
    template,
    /** One after the other, and nobody waits for it: each makes PostgreSQL write a checkpoint. */
    drop(name: string): void {
      dropped = dropped
        .then(() => runSql(maintenanceUrl, `drop database if exists ${name} with (force)`))
        .catch(() => {})
    },
    async stop() {
      if (postgres) return postgres.stop()
      await dropped
      for (const name of [template, worldTemplateOf(template)]) await dropTemplate(maintenanceUrl, name)
    },
  }
}

/** The name of the template of worlds, which `world-template.ts` makes. */
export function worldTemplateOf(template: string): string {
  return `${template}_world`
}

/** A database with open connections cannot be copied, so a template takes none. */
export async function makeTemplate(maintenanceUrl: string, name: string): Promise<void> {
  await runSql(maintenanceUrl, `alter database ${name} with is_template true allow_connections false`)
}

/** Does nothing when there is none: a run may have opened no world. */
async function dropTemplate(maintenanceUrl: string, name: string): Promise<void> {
  await runSql(maintenanceUrl, `alter database ${name} with is_template false`, `drop database ${name}`).catch(
    (error: { code?: string }) => {
      if (error.code !== invalidCatalogName) throw error
    },
  )
}

const invalidCatalogName = '3D000'

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  // A query that fails with its connection says so itself.
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

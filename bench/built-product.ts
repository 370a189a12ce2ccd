// The built product in this process, with the demonstration's content on a folder of its own; load comes from other processes.

import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemonstration } from '#demonstration/load.ts'
import { readEnv } from '#platform/env.server.ts'
import { listenOn } from '#platform/http-server.server.ts'
import type { OpenResources } from '#root/resources.ts'
import { buildWhenStale, loadBuild } from '#tools/build.ts'

export type BuiltProduct = {
  port: number
  /** Of its PostgreSQL, as the role of the product. */
  databaseUrl: string
  resources: OpenResources
  /** Runs `use` with a second instance over the same database, with caches of its own. */
  withSecond(use: (port: number) => Promise<void>): Promise<void>
}

/** Damak's host. */
export const host = 'damak.test'

/**
 * Runs a measurement against the product, and removes everything after it. The address of a sender is X-Forwarded-For. `served` replaces
 * parts of the resources for the server.
 */
export async function withBuiltProduct(
  measure: (product: BuiltProduct) => Promise<void>,
  served: (resources: OpenResources) => OpenResources = (resources) => resources,
): Promise<void> {
  process.env.NODE_ENV = 'production'
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-bench-'))
  chmodSync(folder, 0o755)
  const env = readEnv({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' })
  await buildWhenStale(log)
  const build = await loadBuild()
  const { openResources } = await build.resources()
  const { serveBuilt } = await build.server()
  const { startDatabase } = await build.database()
  const running = await startDatabase(env)
  const resources = await openResources(env, running)
  try {
    await loadDemonstration(resources, log)
    // Log lines of requests cost the same in every case, and are not counted.
    resources.log.level = 'warn'
    const { server } = await serveBuilt(served(resources))
    await listenOn(server, 0, '127.0.0.1')
    const withSecond = async (use: (port: number) => Promise<void>) => {
      const second = await openResources(env, running)
      second.log.level = 'warn'
      const { server: other } = await serveBuilt(second)
      await listenOn(other, 0, '127.0.0.1')
      await use((other.address() as AddressInfo).port)
      other.closeAllConnections()
      other.close()
      await second.close()
    }
    const { port } = server.address() as AddressInfo
    await measure({ port, databaseUrl: running.url, resources, withSecond })
    server.closeAllConnections()
    server.close()
  } finally {
    await resources.close()
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Listens on a free port of this machine. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** A page, or another text, of Damak. */
export async function readPage(port: number, path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } })).text()
}

export function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

// How does a test ask the whole product, pages and API, on several instances over the database and the clock of one world?

import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Language } from '#kit/language.ts'
import { pageKey } from '#platform/cached-pages.server.ts'
import { notify } from '#platform/notify.server.ts'
import { buildWhenStale, loadBuild } from '#tools/build.ts'
import type { World } from './world.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
export type Asking = {
  host?: string
  method?: string
  language?: Language
  headers?: Record<string, string>
  body?: string
}
export type Instance = Awaited<ReturnType<typeof openInstance>>

/** What an instance runs on: a world's, or a restored one. */
export type Installation = { resources: Pick<World['resources'], 'env' | 'database' | 'clock'>; databaseUrl: string }

const closing: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const close of closing) await close()
})

/** The built product, listening, with kept pages of its own; closed when the test file ends. */
export async function openInstance(world: Installation) {
  await buildWhenStale(() => {})
  const build = await loadBuild()
  const { openResources } = await build.resources()
  const { serveBuilt } = await build.server()
  const { env, database: db, clock } = world.resources
  const running = { db, url: world.databaseUrl, died: new Promise<string>(() => {}), stop: async () => {} }
  const opened = await openResources(env, running)
  const resources = { ...opened, clock }
  const { server } = await serveBuilt(resources)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await opened.close()
  })
  return {
    port,
    ask: (path: string, asking: Asking = {}) => ask(port, path, asking),
    /** Whether a copy of a page of Damak's is kept and would be sent now. */
    keeps: (path: string, language: Language): boolean =>
      resources.pages.get(487, pageKey('http://damak.test', language, path), clock()) !== undefined,
    generation: (org: number): number => resources.pages.generation(org),
  }
}

/** Waits until every instance has heard of everything that was written before. */
export async function everybodyHeard(world: World, instances: Instance[]): Promise<void> {
  const { id } = world.kakarvitta
  const before = instances.map((one) => one.generation(id))
  await notify(world.resources.database, 'content_changed', String(id))
  // Told in turn: who has heard this has heard the rest. What is forgotten again after reading rows anew comes soon after.
  while (instances.some((one, place) => one.generation(id) < before[place]! + 2))
    await new Promise((resolve) => setTimeout(resolve, 5))
}

function ask(
  port: number,
  path: string,
  { host = 'damak.test', method = 'GET', language = 'en', headers, body }: Asking,
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = { host, cookie: `preferredLanguage=${language}`, 'accept-language': language, ...headers }
    const asked = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.toArray().then((chunks) => resolve({ status, headers, body: Buffer.concat(chunks).toString() }), reject)
    })
    asked.on('error', reject).end(body)
  })
}

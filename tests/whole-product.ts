// Instances of the built product for tests, over the database and the clock of one world.

import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '#kit/language.ts'
import { pageKey } from '#platform/cached-pages.server.ts'
import { listenOn } from '#platform/http-server.server.ts'
import { buildWhenStale, loadBuild } from '#tools/build.ts'
import { atEndOfFile } from './cleanup.ts'
import type { World } from './world.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
export type RequestOptions = {
  host?: string
  method?: string
  language?: Language
  headers?: Record<string, string>
  body?: string
}
export type Instance = Awaited<ReturnType<typeof openInstance>>

/** Resources of an instance: those of a world or of a restored backup. */
export type Installation = { resources: Pick<World['resources'], 'env' | 'clock'>; databaseUrl: string }

const closing: (() => Promise<void>)[] = []

atEndOfFile(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts the built product with its own page cache; closed when the test file ends. */
export async function openInstance(world: Installation) {
  await buildWhenStale(() => {})
  const build = await loadBuild()
  const { openResources } = await build.resources()
  const { serveBuilt } = await build.server()
  const { startDatabase } = await build.database()
  const { env, clock } = world.resources
  const running = await startDatabase({ ...env, databaseUrl: world.databaseUrl })
  const opened = await openResources(env, running)
  const resources = { ...opened, clock }
  const { server } = await serveBuilt(resources)
  await listenOn(server, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await opened.close()
    await running.stop()
  })
  return {
    port,
    request: (path: string, options: RequestOptions = {}) => send(port, path, options),
    /** Whether a page of Damak is cached and valid now. */
    caches: (path: string, language: Language): boolean =>
      resources.pages.get(487, pageKey('http://damak.localhost', language, path), clock()) !== undefined,
    /** The cache of its pages. */
    pages: resources.pages,
    generation: (org: number): number => resources.pages.generation(org),
    changesReceived: () => opened.changesReceived(),
  }
}

/** Waits until every instance has processed all earlier changes: pages invalidated, organisations read again, pages in demand rendered. */
export async function changesPropagated({ resources }: World, instances: Instance[]): Promise<void> {
  for (const instance of instances) {
    await instance.changesReceived()
    const isRendering = () => resources.tenants.all().some(({ id }) => instance.pages.nextInDemand(id))
    while (isRendering()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function send(
  port: number,
  path: string,
  { host = 'damak.test', method = 'GET', language = 'en', headers, body }: RequestOptions,
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = { host, cookie: `preferredLanguage=${language}`, 'accept-language': language, ...headers }
    const sentRequest = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.toArray().then((chunks) => resolve({ status, headers, body: Buffer.concat(chunks).toString() }), reject)
    })
    sentRequest.on('error', reject).end(body)
  })
}

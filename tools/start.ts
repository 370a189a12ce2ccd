// The server process: starts the whole product and stops it without losing data.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Draining } from '#platform/draining.server.ts'
import { openDraining } from '#platform/draining.server.ts'
import type { Env } from '#platform/env.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { sendCached } from '#platform/cached-pages.server.ts'
import { checkFileStorage } from '#platform/file-storage.server.ts'
import { listenOn, openHttpServer } from '#platform/http-server.server.ts'
import type { JobWorkers } from '#platform/jobs.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { startMetrics } from '#platform/metrics-server.server.ts'
import { guardProcess } from '#platform/process-guard.server.ts'
import type { RunningDatabase } from '#platform/start-database.server.ts'
import { startDatabase } from '#platform/start-database.server.ts'
import { withStartupLock } from '#platform/startup-lock.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import { startTracing } from '#platform/tracing.server.ts'
import { refuseUnfinishedRestore } from '#platform/unfinished-restore.server.ts'
import type { DemonstrationAccounts } from '#features/demonstration-people/operations/accounts.server.ts'
import { setUpCodeOf } from '#features/installations/operations.server.ts'
import { listenAddress } from '#features/demonstration-people/rules.ts'
import { continueDemonstration, prepareDemonstration, startSampleGateway } from '#root/demonstration.ts'
import { healthOf } from '#root/health.ts'
import { allJobs, deliveriesOf } from '#root/jobs.ts'
import type { OpenResources } from '#root/resources.ts'
import { openResources } from '#root/resources.ts'
import type * as entry from '#root/server-entry.ts'
import { print } from './print.ts'

/** In development: what sends the browser its modules, on a server of its own. */
export type Sources = { server: Server; middlewares: Middlewares; close(): Promise<void> }
type Middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Starts the product and prints where it is; a problem that the operator can solve is one line on standard error and exit code 1. */
export function start(sources?: Sources): Promise<void> {
  return runProgram(() => startProduct(sources))
}

async function startProduct(sources: Sources | undefined): Promise<void> {
  const started = performance.now()
  const env = readEnv()
  if (env.worker === 'only' && !env.databaseUrl) throw new StartupProblem(workerNeedsDatabase)
  refuseUnfinishedRestore(env.dataDir)
  const stopTracing = await startTracing(env)
  const running = await startDatabase(env, print)
  const { resources, demonstration } = await withStartupLock(running.url, print, () => prepare(env, running))
  const draining = openDraining()
  const { server, close } = await serve(resources, draining, sources)
  let workers: JobWorkers | undefined
  let metrics: Server | undefined
  let sampleGateway: { stop(): void } | undefined
  let left: { stop(): Promise<void> } | undefined
  const stop = once(async () => {
    await Promise.all([draining.drain(maxDrainMs, env.drainSeconds * 1000), workers?.stop(), left?.stop()])
    server.close()
    server.closeAllConnections()
    metrics?.close()
    metrics?.closeAllConnections()
    sampleGateway?.stop()
    await close()
    await resources.close()
    await running.stop()
    // A collector that does not answer must not keep the process.
    await stopTracing().catch((error: unknown) => resources.log.warn({ err: error }, 'traces were not sent'))
  })
  stopOnSignal(stop)
  guardProcess({ log: resources.log, drain: stop })
  void running.died.then((message) => {
    process.stderr.write(`${message}\n`)
    process.exit(1)
  })
  const host = listenAddress(env.host, demonstration?.people.length ?? 0)
  await listenOn(server, env.port, host).catch(async (error: NodeJS.ErrnoException) => {
    await stop()
    throw portProblem(error, env.port)
  })
  if (env.metricsPort !== undefined) {
    const at = { port: env.metricsPort, host: env.metricsHost }
    metrics = await startMetrics(resources, at).catch((error: NodeJS.ErrnoException) => {
      resources.log.error({ err: error, ...at }, 'metrics are not served: set METRICS_PORT to a free port')
      return undefined
    })
  }
  if (env.worker !== 'none')
    workers = startJobs({ resources, url: running.url }, allJobs(deliveriesOf(env), env.checkLinks))
  if (demonstration && env.worker === 'inside') sampleGateway = await startSampleGateway(resources)
  announce(resources, demonstration, (performance.now() - started) / 1000)
  if (demonstration) left = continueDemonstration(resources, print)
}

/** Opens what the server needs, and fills an empty installation; one instance at a time. */
async function prepare(env: Env, running: RunningDatabase) {
  const resources = await openResources(env, running)
  await checkFileStorage(resources.database, resources.files)
  // Switched off, it is closed by whichever process starts.
  const isPrepared = env.worker !== 'only' || env.demonstration === 'no'
  const demonstration = isPrepared ? await prepareDemonstration(resources, print) : undefined
  return { resources, demonstration }
}

/** How long a stop waits for requests and uploads under way. */
const maxDrainMs = 20_000

const workerNeedsDatabase =
  'WORKER=only needs DATABASE_URL: the embedded PostgreSQL belongs to the process that serves the pages.'

/** What a request of HTTP/1.0 is for, whose sender may name no host, as load balancers do when they ask /readyz. */
const withoutHost = { hostname: 'localhost' }

function serve(resources: OpenResources, draining: Draining, sources: Sources | undefined) {
  if (resources.env.worker === 'only') return serveHealth(resources, draining)
  return sources ? serveSources(resources, sources, draining) : serveBuilt(resources, draining)
}

async function serveHealth(resources: OpenResources, draining: Draining) {
  const health = healthOf(resources)
  const answer = getRequestListener((request) => health.fetch(request), withoutHost)
  const server = openHttpServer((request, response) => {
    if (draining.answer(request, response)) return
    void answer(request, response)
    draining.count(response)
  })
  return { server, close: async () => {} }
}

/** The built product behind `node:http`; also for measuring. */
export async function serveBuilt(resources: OpenResources, draining = openDraining()) {
  const { appFor, places } = await import('#root/server-entry.ts')
  const app = appFor(resources, 'build/client', 'production')
  const answer = getRequestListener((request, env) => app.fetch(request, env), withoutHost)
  const server = openHttpServer((request, response) => {
    if (draining.answer(request, response)) return
    if (!sendCached(resources, places, request, response)) void answer(request, response)
    draining.count(response)
  })
  return { server, close: async () => {} }
}

function serveSources(resources: OpenResources, { server, middlewares, close }: Sources, draining: Draining) {
  let appFor: unknown
  let app: ReturnType<(typeof entry)['appFor']>
  const answer = getRequestListener(async (request, env) => {
    // Another module after a change of the sources.
    const latest = await import('#root/server-entry.ts')
    if (latest.appFor !== appFor) {
      appFor = latest.appFor
      app = latest.appFor(resources, undefined, 'development')
      // What was rendered by the sources as they were before.
      resources.pages.invalidateAll()
    }
    return app.fetch(request, env)
  })
  server.on('request', (request, response) => {
    if (draining.answer(request, response)) return
    middlewares(request, response, () => void answer(request, response))
    draining.count(response)
  })
  return { server, close }
}

function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartupProblem(`Port ${port} is in use; set PORT to another one.`)
  if (error.code === 'EACCES')
    return new StartupProblem(`Port ${port} may not be opened by this user; set PORT to one above 1023.`)
  return error
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= run())
}

function announce(resources: OpenResources, demonstration: DemonstrationAccounts | undefined, seconds: number): void {
  const { port, worker } = resources.env
  if (worker === 'only') return print(`Jobs run here, no pages: http://localhost:${port}/readyz says whether they can.`)
  const organisations = resources.tenants.all()
  if (organisations.length === 0) {
    print(`No organisation yet: set it up at http://localhost:${port}/ with the code ${setUpCodeOf(resources.keys)}`)
    print('or by npm run organisation -- add --id 600 --host water.example --name-en "…" --name-ne "…"')
  }
  for (const org of organisations) print(`${org.name.en}: ${addressOf(org.hosts[0] ?? 'localhost', resources.env)}`)
  print(`API document: http://localhost:${port}/web-resources (for programs: /web-resources/openapi.json)`)
  if (demonstration) announceDemonstration(demonstration, resources.env)
  print(`Ready in ${seconds.toFixed(1)} s. Ctrl-C stops everything.`)
}

/** Where visitors find it: with TLS a proxy listens at the usual port, unless PUBLIC_PORT names another one. */
function addressOf(host: string, { publicScheme, port, publicPort }: Env): string {
  const shown = publicPort ?? (publicScheme === 'https' ? undefined : port)
  return `${publicScheme}://${host}${shown === undefined ? '' : `:${shown}`}/`
}

function announceDemonstration({ password, people }: DemonstrationAccounts, { host }: Env): void {
  print(`Demonstration: sign in at /login with the password ${password} as`)
  for (const { nameEn, roles, customerNumber, email } of people)
    print(`  ${nameEn}, ${roles.join(', ') || 'customer'}: ${customerNumber ?? email}`)
  if (host === undefined) print('Only this machine can reach these accounts; HOST=0.0.0.0 opens them to the network.')
}

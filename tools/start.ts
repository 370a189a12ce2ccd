// How does one command bring the whole product up, and take it down again without losing anything?

import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Env } from '#platform/env.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { sendKept } from '#platform/kept-pages.server.ts'
import type { JobWorkers } from '#platform/jobs.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { guardProcess } from '#platform/process-guard.server.ts'
import { startDatabase } from '#platform/start-database.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import type { DemonstrationAccounts } from '#features/demonstration-people/operations/accounts.server.ts'
import { listenAddress } from '#features/demonstration-people/rules.ts'
import { prepareDemonstration } from '#root/demonstration.ts'
import { healthOf } from '#root/health.ts'
import { allJobs, deliveriesOf } from '#root/jobs.ts'
import type { OpenResources } from '#root/resources.ts'
import { openResources } from '#root/resources.ts'
import { buildWhenStale } from './build.ts'

type Mode = 'development' | 'production'
type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>
type Bundle = { appFor(resources: OpenResources, clientFolder: string | undefined, mode: Mode): { fetch: Fetch } }

/** Starts the product and prints where it is; a problem the person can mend is one sentence and exit code 1. */
export function start(mode: Mode): Promise<void> {
  return runProgram(() => bringUp(mode))
}

async function bringUp(mode: Mode): Promise<void> {
  const started = performance.now()
  const env = readEnv()
  if (env.worker === 'only' && !env.databaseUrl) throw new StartupProblem(workerNeedsDatabase)
  if (mode === 'production' && env.worker !== 'only') await buildWhenStale(say)
  const running = await startDatabase(env, say)
  const resources = await openResources(env, running)
  const demonstration = env.worker === 'only' ? undefined : await prepareDemonstration(resources, say)
  const { server, close } = await serve(resources, mode)
  let workers: JobWorkers | undefined
  const stop = once(async () => {
    server.closeAllConnections()
    server.close()
    await close()
    await workers?.stop()
    await resources.close()
    await running.stop()
  })
  stopOnSignal(stop)
  guardProcess({ log: resources.log, drain: stop })
  void running.died.then((sentence) => {
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  })
  const host = listenAddress(env.host, demonstration?.people.length ?? 0)
  await listenOn(server, env.port, host).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  if (env.worker !== 'none') workers = startJobs({ resources, url: running.url }, allJobs(deliveriesOf(env)))
  announce(resources, demonstration, (performance.now() - started) / 1000)
}

const workerNeedsDatabase =
  'WORKER=only needs DATABASE_URL: the embedded PostgreSQL belongs to the process that serves the pages.'

function serve(resources: OpenResources, mode: Mode) {
  if (resources.env.worker === 'only') return serveHealth(resources)
  return mode === 'production' ? serveBuilt(resources) : serveSources(resources)
}

async function serveHealth(resources: OpenResources) {
  const health = healthOf(resources)
  const answer = getRequestListener((request) => health.fetch(request))
  const server = createServer((request, response) => void answer(request, response))
  return { server, close: async () => {} }
}

/** The built product behind `node:http`; also for measuring. */
export async function serveBuilt(resources: OpenResources) {
  const bundle = (await import(resolve('build/server/index.js'))) as Bundle
  const app = bundle.appFor(resources, 'build/client', 'production')
  const answer = getRequestListener((request, env) => app.fetch(request, env))
  const server = createServer((request, response) => {
    if (!sendKept(resources, request, response)) void answer(request, response)
  })
  return { server, close: async () => {} }
}

async function serveSources(resources: OpenResources) {
  const { createServer: createVite } = await import('vite')
  const server = createServer((request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  )
  // Hot reload speaks over the same port, for pages may connect nowhere else.
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })
  let bundle: Bundle | undefined
  let app: ReturnType<Bundle['appFor']>
  const answer = getRequestListener(async (request, env) => {
    const latest = (await vite.ssrLoadModule('/src/server-entry.ts')) as Bundle
    if (latest !== bundle) {
      bundle = latest
      app = latest.appFor(resources, undefined, 'development')
      // What was rendered by the sources as they were before.
      resources.pages.forgetAll()
    }
    return app.fetch(request, env)
  })
  return { server, close: () => vite.close() }
}

function listenOn(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(portProblem(error, port)))
    server.listen(port, host, () => done())
  })
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
  if (worker === 'only') return say(`Jobs run here, no pages: http://localhost:${port}/readyz says whether they can.`)
  const organisations = resources.tenants.all()
  if (organisations.length === 0)
    say('No organisation yet: npm run organisation -- add --id 600 --host water.example --name-en "…" --name-ne "…"')
  for (const org of organisations) say(`${org.name.en}: http://${org.hosts[0] ?? 'localhost'}:${port}/`)
  say(`API document: http://localhost:${port}/web-resources (for programs: /web-resources/openapi.json)`)
  if (demonstration) announceDemonstration(demonstration, resources.env)
  say(`Ready in ${seconds.toFixed(1)} s. Ctrl-C stops everything.`)
}

function announceDemonstration({ password, people }: DemonstrationAccounts, { host }: Env): void {
  say(`Demonstration: sign in at /login with the password ${password} as`)
  for (const { nameEn, roles, customerNumber, email } of people)
    say(`  ${nameEn}, ${roles.join(', ') || 'customer'}: ${customerNumber ?? email}`)
  if (host === undefined) say('Only this machine can reach these accounts; HOST=0.0.0.0 opens them to the network.')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

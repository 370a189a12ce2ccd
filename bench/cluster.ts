// Several instances behind HAProxy on one PostgreSQL: pages a second with one, two and four, and an update of one after the other under load.
// Run: node bench/cluster.ts [OLD_FOLDER]     (needs haproxy; OLD_FOLDER: an installed earlier version that is updated; writes bench/cluster.md)

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#platform/postgres.server.ts'
import { buildWhenStale } from '#tools/build.ts'
import { freePort, product } from '#tests/product.ts'
import { log } from './built-product.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { visit, type Answers } from './visits.ts'

type Instance = ReturnType<typeof product> & { port: number }

const haproxy = '/usr/sbin/haproxy'
if (!existsSync(haproxy)) throw new Error('This measurement needs HAProxy: apt-get install haproxy')
const [oldFolder = process.cwd()] = process.argv.slice(2)
const drainSeconds = 2
const loadSeconds = 45

await buildWhenStale(log)
const folder = await mkdtemp(join(tmpdir(), 'khanepani-cluster-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
const running = new Set<Instance>()
try {
  // The demonstration is loaded by the old version, so that its database is the one that is updated.
  const first = await start(oldFolder, { DEMONSTRATION: 'short', TRUSTED_PROXIES: '0' })
  await stop(first)
  const worker = await start(oldFolder, { WORKER: 'only' })
  const throughput = await measureThroughput()
  const update = await measureUpdate()
  await stop(worker)
  report(throughput, update)
  if (process.argv.length > 2) await writeFile('bench/cluster.md', page(throughput, update))
} finally {
  await Promise.all([...running].map(stop))
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function start(from: string, more: Record<string, string> = {}): Promise<Instance> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '1',
    WORKER: 'none',
    DRAIN_SECONDS: String(drainSeconds),
    ...more,
  }
  const instance = { ...product(settings, from), port }
  running.add(instance)
  await instance.waitForOutput(more.WORKER === 'only' ? 'Jobs run here' : 'Ready in')
  return instance
}

async function stop(instance: Instance): Promise<void> {
  running.delete(instance)
  instance.child.kill('SIGTERM')
  await instance.ended
}

/** HAProxy with the settings of `deploy/haproxy`, without TLS. */
async function balance(ports: readonly number[]): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const settings = `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend visitors
  bind 127.0.0.1:${port}
  default_backend khanepani
backend khanepani
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server check inter 500ms fall 1 rise 1
${ports.map((each, index) => `  server i${index} 127.0.0.1:${each}`).join('\n')}
`
  const file = join(folder, `haproxy-${port}.cfg`)
  await writeFile(file, settings)
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  await pause(2000)
  return { port, child }
}

async function unbalance({ child }: { child: ChildProcess }): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

type Throughput = { instances: number; perSecond: number }

/** New pages that twelve visitors are answered, who ask without pause. */
async function measureThroughput(): Promise<Throughput[]> {
  const results: Throughput[] = []
  const instances: Instance[] = []
  for (const count of [1, 2, 4]) {
    while (instances.length < count) instances.push(await start(oldFolder))
    const balancer = await balance(instances.map(({ port }) => port))
    await visit({ port: balancer.port, kind: 'new pages', seconds: 5, atOnce: 12 })
    const { byStatus, seconds } = await visit({ port: balancer.port, kind: 'new pages', seconds: 15, atOnce: 12 })
    results.push({ instances: count, perSecond: (byStatus['200']?.count ?? 0) / seconds })
    await unbalance(balancer)
  }
  await Promise.all(instances.map(stop))
  return results
}

type Update = { pages: Answers; complaints: Answers; seconds: number }

/** Two instances of the old version are replaced by the new one at the same ports, one after the other, while visitors come. */
async function measureUpdate(): Promise<Update> {
  const old = [await start(oldFolder), await start(oldFolder)]
  const balancer = await balance(old.map(({ port }) => port))
  const load = { port: balancer.port, seconds: loadSeconds }
  const visits = Promise.all([
    visit({ ...load, kind: 'cached pages', perSecond: 40, paths: ['/', '/news', '/water-schedule', '/members'] }),
    visit({ ...load, kind: 'complaints with a photograph', perSecond: 1 }),
  ])
  await pause(5000)
  const began = performance.now()
  for (const instance of old) {
    await stop(instance)
    await start(process.cwd(), { PORT: String(instance.port) })
    await pause(2000)
  }
  const seconds = (performance.now() - began) / 1000
  const [pages, complaints] = await visits
  await unbalance(balancer)
  return { pages, complaints, seconds }
}

function failed({ all, byStatus }: Answers): number {
  const good = Object.entries(byStatus).filter(([status]) => /^20[01]( copy)?$/.test(status))
  return all.count - good.reduce((sum, [, { count }]) => sum + count, 0)
}

function report(throughput: readonly Throughput[], { pages, complaints }: Update): void {
  const [one, two] = throughput
  reportFigure({
    name: 'new pages a second, two instances of one',
    value: two!.perSecond / one!.perSecond,
    aim: 1,
    direction: 'at least',
  })
  reportNone('pages that failed while two instances were updated', failed(pages))
  reportNone('complaints that failed while two instances were updated', failed(complaints))
  log(JSON.stringify({ throughput, pages: pages.byStatus, complaints: complaints.byStatus }, null, 1))
}

function page(throughput: readonly Throughput[], { pages, complaints, seconds }: Update): string {
  const one = throughput[0]!.perSecond
  const rows = throughput.map(
    ({ instances, perSecond }) => `| ${instances} | ${perSecond.toFixed(0)} | ${(perSecond / one).toFixed(2)} |`,
  )
  return `# Several instances behind HAProxy

Written by \`node bench/cluster.ts OLD_FOLDER\` on ${thisMachine()}: real processes on one machine with PostgreSQL, HAProxy and the visitors, so that two processor cores are
shared by all of them; more instances show here that nothing is lost, not what further machines bring. New pages that twelve visitors were answered, who ask without pause:

| Instances | Pages a second | Of one |
| ---: | ---: | ---: |
${rows.join('\n')}

**An update under load.** Two instances of an earlier version were stopped by SIGTERM one after the other (\`DRAIN_SECONDS=${drainSeconds}\`), each replaced by this version, whose first start
migrated the database while the other old instance served: ${seconds.toFixed(0)} seconds. Meanwhile ${pages.all.count} cached pages (40 a second, 99 % within ${pages.all.p99.toFixed(0)} ms) and ${complaints.all.count} complaints with a
photograph (one a second, 99 % within ${complaints.all.p99.toFixed(0)} ms) were sent: **${failed(pages) + failed(complaints)} failed**.
`
}

// Several instances behind HAProxy and behind nginx on one PostgreSQL: pages a second with one, two and four, and an update of one after the other under load.
// Run: node bench/cluster.ts [OLD_FOLDER]     (needs haproxy and nginx; OLD_FOLDER: an installed earlier version that is updated; writes bench/cluster.md)

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

type Proxy = 'HAProxy' | 'nginx'
type Result = { proxy: Proxy; throughput: Throughput[]; update: Update }

const programs: Record<Proxy, string> = { HAProxy: '/usr/sbin/haproxy', nginx: '/usr/sbin/nginx' }
const proxies = Object.keys(programs) as Proxy[]
for (const proxy of proxies)
  if (!existsSync(programs[proxy])) throw new Error(`This measurement needs ${proxy}: ${programs[proxy]} is missing`)
const [oldFolder = process.cwd()] = process.argv.slice(2)
const drainSeconds = 2
const loadSeconds = 45
const cachedPaths = ['/', '/news', '/water-schedule', '/members']

await buildWhenStale(log)
const running = new Set<Instance>()
let folder = ''
let databaseUrl = ''
const results: Result[] = []
for (const proxy of proxies) results.push(await measure(proxy))
report(results)
if (process.argv.length > 2) await writeFile('bench/cluster.md', page(results))

/** On a database of its own, since the update migrates it. */
async function measure(proxy: Proxy): Promise<Result> {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-cluster-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  databaseUrl = postgres.url
  try {
    // The demonstration is loaded by the old version, so that its database is the one that is updated.
    await stop(await start(oldFolder, { DEMONSTRATION: 'short', TRUSTED_PROXIES: '0' }))
    const worker = await start(oldFolder, { WORKER: 'only' })
    const throughput = await measureThroughput(proxy)
    const update = await measureUpdate(proxy)
    await stop(worker)
    return { proxy, throughput, update }
  } finally {
    await Promise.all([...running].map(stop))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(from: string, more: Record<string, string> = {}): Promise<Instance> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
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

async function balance(proxy: Proxy, ports: readonly number[]): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const file = join(folder, `${proxy}-${port}.conf`)
  await writeFile(file, await (proxy === 'nginx' ? nginxSettings(port, ports) : haproxySettings(port, ports)))
  const args = proxy === 'nginx' ? ['-c', file] : ['-db', '-f', file]
  const child = spawn(programs[proxy], args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await pause(2000)
  return { port, child }
}

/** `deploy/haproxy/haproxy.cfg` itself, without TLS, its headers and redirect, and a log; the visitors name their addresses themselves. */
async function haproxySettings(port: number, ports: readonly number[]): Promise<string> {
  const example = await readFile('deploy/haproxy/haproxy.cfg', 'utf8')
  const servers = (track: boolean) =>
    ports
      .map((each, index) => `  server i${index} 127.0.0.1:${each}${track ? ` track khanepani/i${index}` : ''}\n`)
      .join('')
  return example
    .replace(
      /^ {2}(log|option httplog|bind :443|http-request redirect|http-request set-header X-Forwarded-(Proto|For)).*\n/gm,
      '',
    )
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/( {2}server \w+ [\d.:]+\n)+/, servers(false))
    .replace(/( {2}server \w+ [\d.:]+ track .*\n)+/, servers(true))
}

/** `deploy/nginx/khanepani.conf` itself, without TLS and its redirect; the visitors name their addresses themselves, as with HAProxy. */
async function nginxSettings(port: number, ports: readonly number[]): Promise<string> {
  const example = await readFile('deploy/nginx/khanepani.conf', 'utf8')
  // Folders of its own: those of the machine's nginx would be given to another user.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const instances = ports.map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
  const site = example
    .replace(/^ {2}server 127\.0\.0\.1:3000 .*$/m, instances.join('\n'))
    .replace(/^server \{\n {2}listen 80;[^}]*\}\n/m, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^ {2}server_name .*$/m, '  server_name damak.test;')
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
  return `
daemon off;
pid ${join(folder, `nginx-${port}.pid`)};
error_log /dev/null;
events { worker_connections 768; }
http {
access_log off;
${temporary.map((kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};`).join('\n')}
${site}
}
`
}

async function unbalance({ child }: { child: ChildProcess }): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

type Throughput = { instances: number; fresh: Answers; cached: Answers }

/** New and cached pages that twelve visitors are answered, who ask without pause. */
async function measureThroughput(proxy: Proxy): Promise<Throughput[]> {
  const throughput: Throughput[] = []
  const instances: Instance[] = []
  for (const count of [1, 2, 4]) {
    while (instances.length < count) instances.push(await start(oldFolder))
    const balancer = await balance(
      proxy,
      instances.map(({ port }) => port),
    )
    const load = { port: balancer.port, atOnce: 12 }
    await visit({ ...load, kind: 'new pages', seconds: 5 })
    const fresh = await visit({ ...load, kind: 'new pages', seconds: 15 })
    const cached = await visit({ ...load, kind: 'cached pages', seconds: 8, paths: cachedPaths })
    throughput.push({ instances: count, fresh, cached })
    await unbalance(balancer)
  }
  await Promise.all(instances.map(stop))
  return throughput
}

function perSecond({ byStatus, seconds }: Answers): number {
  return ((byStatus['200']?.count ?? 0) + (byStatus['200 copy']?.count ?? 0)) / seconds
}

type Update = { pages: Answers; complaints: Answers; seconds: number }

/** Two instances of the old version are replaced by the new one at the same ports, one after the other, while visitors come. */
async function measureUpdate(proxy: Proxy): Promise<Update> {
  const old = [await start(oldFolder), await start(oldFolder)]
  const balancer = await balance(
    proxy,
    old.map(({ port }) => port),
  )
  const load = { port: balancer.port, seconds: loadSeconds }
  const visits = Promise.all([
    visit({ ...load, kind: 'cached pages', perSecond: 40, paths: cachedPaths }),
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

function report(measured: readonly Result[]): void {
  for (const { proxy, throughput, update } of measured) {
    const [one, two] = throughput
    reportFigure({
      name: `new pages a second behind ${proxy}, two instances of one`,
      value: perSecond(two!.fresh) / perSecond(one!.fresh),
      aim: 1,
      direction: 'at least',
    })
    reportNone(`pages that failed behind ${proxy} while two instances were updated`, failed(update.pages))
    reportNone(`complaints that failed behind ${proxy} while two instances were updated`, failed(update.complaints))
  }
  log(JSON.stringify(measured, null, 1))
}

function page(measured: readonly Result[]): string {
  const rows = measured.flatMap(({ proxy, throughput }) =>
    throughput.map(({ instances, fresh, cached }) => {
      const figures = [fresh, cached].flatMap((answers) => [
        perSecond(answers).toFixed(0),
        answers.all.p50.toFixed(0),
        answers.all.p99.toFixed(0),
        String(failed(answers)),
      ])
      return `| ${[proxy, instances, ...figures].join(' | ')} |`
    }),
  )
  const updates = measured.map(({ proxy, update: { pages, complaints, seconds } }) => {
    const sums = [pages, complaints].flatMap(({ all }) => [String(all.count), all.p99.toFixed(0)])
    return `| ${[proxy, seconds.toFixed(0), ...sums, `**${failed(pages) + failed(complaints)}**`].join(' | ')} |`
  })
  return `# Several instances behind HAProxy and nginx

Written by \`node bench/cluster.ts OLD_FOLDER\` on ${thisMachine()}: real processes on one machine with PostgreSQL, the proxy and the visitors, so that two processor cores are
shared by all of them; more instances show here that nothing is lost, not what further machines bring. HAProxy has the settings of \`deploy/haproxy\`, nginx those of \`deploy/nginx\`, both
without TLS. Pages that twelve visitors were answered, who ask without pause, over a new connection each time:

| Proxy | Instances | New pages a second | p50, ms | p99, ms | Failed | Cached pages a second | p50, ms | p99, ms | Failed |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

**An update under load.** Two instances of an earlier version were stopped by SIGTERM one after the other (\`DRAIN_SECONDS=${drainSeconds}\`), each replaced by this version, whose first start
migrated the database while the other old instance served. Meanwhile 40 cached pages and one complaint with a photograph were sent each second:

| Proxy | Both replaced within, s | Pages | p99, ms | Complaints | p99, ms | Failed |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${updates.join('\n')}
`
}

// The loss of the primary database under load: two PostgreSQL with Patroni and etcd, synchronous replication, HAProxy in front of the primary.
// Run: node bench/failover.ts          (as root, needs patroni, etcd and haproxy; writes bench/failover.md)

import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { command, freePort, product } from '#tests/product.ts'
import { buildWhenStale } from '#tools/build.ts'
import { log } from './built-product.ts'
import { startVisitors } from './fault-load.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { killTree } from './process.ts'

const binaries = '/usr/lib/postgresql/15/bin'
for (const needed of ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', binaries])
  if (!existsSync(needed))
    throw new Error(`This measurement needs ${needed} (Debian: patroni, etcd-server, haproxy, postgresql)`)

/** The user of PostgreSQL of Debian. */
const postgres = await idOf('postgres')
const password = 'of this measurement alone'
const failovers = 3

type Node = { name: string; port: number; api: number; child: ChildProcess }
type Failover = { writesAfter: number; before: string; meanwhile: string; after: string }

await buildWhenStale(log)
const folder = await mkdtemp(join(tmpdir(), 'khanepani-failover-'))
chmodSync(folder, 0o755)
const [etcdPort, etcdPeer, balancer, productPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
const children: ChildProcess[] = []
const nodes: Node[] = []
const results: Failover[] = []
try {
  const etcd = {
    'data-dir': owned('etcd'),
    'listen-client-urls': at(etcdPort),
    'advertise-client-urls': at(etcdPort),
    'listen-peer-urls': at(etcdPeer),
    'initial-advertise-peer-urls': at(etcdPeer),
    'initial-cluster': `default=${at(etcdPeer)}`,
    'log-level': 'error',
  }
  run(
    '/usr/bin/etcd',
    Object.entries(etcd).flatMap(([name, value]) => [`--${name}`, value]),
  )
  nodes.push(await startNode('one'))
  await until(async () => (await roleOf(nodes[0]!)) === 'primary', 60)
  nodes.push(await startNode('two'))
  await until(async () => (await roleOf(nodes[1]!)) === 'sync', 60)
  await onPrimary(`create role khanepani login password '${password}'`, 'create database khanepani owner khanepani')
  await startBalancer()
  const settings = {
    PORT: String(productPort),
    HOST: '127.0.0.1',
    DATABASE_URL: `postgres://khanepani:${encodeURIComponent(password)}@127.0.0.1:${balancer}/khanepani`,
    DATA_DIR: join(folder, 'data'),
  }
  const names = ['--name-en', 'Water One', '--name-ne', 'पानी एक']
  await command(['organisation', 'add', '--id', '1', '--host', 'one.test', ...names], settings)
  const serving = product({ ...settings, TRUSTED_PROXIES: '1' })
  children.push(serving.child)
  await serving.waitForOutput('Ready in')
  const visitors = startVisitors(productPort, 'no-water')
  await pause(5000)
  for (let number = 1; number <= failovers; number += 1) results.push(await failOver(visitors, number))
  await visitors.stop()
  const lost = await lostOf(visitors.codes)
  const slowest = Math.max(...results.map(({ writesAfter }) => writesAfter))
  reportNone('acknowledged complaints that are lost', lost)
  reportFigure({
    name: 'writes again after the primary was killed, longest, s',
    value: slowest,
    aim: 30,
    direction: 'at most',
  })
  await writeFile('bench/failover.md', page(visitors.codes.length, lost))
} finally {
  for (const node of nodes) await killNode(node)
  for (const child of children) killTree(child.pid!)
  await pause(500)
  await rm(folder, { recursive: true, force: true })
}

/** Patroni and PostgreSQL, which is not its child. */
async function killNode({ name, child }: Node): Promise<void> {
  killTree(child.pid!)
  const pidFile = join(folder, name, 'data/postmaster.pid')
  if (existsSync(pidFile)) killTree(Number((await readFile(pidFile, 'utf8')).split('\n')[0]))
}

/** Kills Patroni and PostgreSQL of the primary as a power loss does, and starts them again once the other one is primary. */
async function failOver(visitors: ReturnType<typeof startVisitors>, number: number): Promise<Failover> {
  const primary = (await roleOf(nodes[0]!)) === 'primary' ? 0 : 1
  const began = performance.now()
  const before = visitors.between(began - 5000, began)
  await killNode(nodes[primary]!)
  const writesAfter = (await visitors.recoveredAfter(began, 90_000)) ?? Number.POSITIVE_INFINITY
  const recovered = began + writesAfter * 1000
  const meanwhile = visitors.between(began, recovered)
  nodes[primary] = await startNode(nodes[primary]!.name, nodes[primary])
  await until(async () => (await roleOf(nodes[primary]!)) === 'sync', 120)
  log(`fail-over ${number}: ${writesAfter.toFixed(1)} s`)
  return { writesAfter, before, meanwhile, after: visitors.between(recovered, performance.now()) }
}

async function startNode(name: string, known?: Pick<Node, 'port' | 'api'>): Promise<Node> {
  const { port, api } = known ?? { port: await freePort(), api: await freePort() }
  const settings = `
scope: khanepani
name: ${name}
restapi: { listen: '127.0.0.1:${api}', connect_address: '127.0.0.1:${api}' }
etcd3: { host: '127.0.0.1:${etcdPort}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 4
    retry_timeout: 5
    synchronous_mode: true
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } }
  initdb: [{ encoding: UTF8 }, data-checksums]
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${join(owned(name), 'data')}
  bin_dir: ${binaries}
  pgpass: ${join(owned(name), 'pgpass')}
  authentication:
    superuser: { username: postgres, password: '${password}' }
    replication: { username: replicator, password: '${password}' }
  parameters: { unix_socket_directories: '${owned(name)}' }
`
  const file = join(folder, `${name}.yml`)
  await writeFile(file, settings)
  return { name, port, api, child: run('/usr/bin/patroni', [file]) }
}

async function startBalancer(): Promise<void> {
  const settings = `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
frontend primary
  bind 127.0.0.1:${balancer}
  default_backend databases
backend databases
  option httpchk
  http-check send meth GET uri /primary
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} port ${api}`).join('\n')}
`
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, settings)
  run('/usr/sbin/haproxy', ['-db', '-f', file])
  await pause(2000)
}

function run(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { uid: postgres.uid, gid: postgres.gid, stdio: 'ignore', cwd: folder })
  children.push(child)
  return child
}

/** A folder of the user of PostgreSQL. */
function owned(name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chownSync(path, postgres.uid, postgres.gid)
  return path
}

/** 'primary', 'sync' for a synchronous replica, 'other', or 'down'. */
async function roleOf({ api }: Node): Promise<'primary' | 'sync' | 'other' | 'down'> {
  try {
    const answers = await Promise.all(['primary', 'sync'].map((path) => fetch(`http://127.0.0.1:${api}/${path}`)))
    if (answers[0]!.ok) return 'primary'
    return answers[1]!.ok ? 'sync' : 'other'
  } catch {
    return 'down'
  }
}

async function onPrimary(...statements: string[]): Promise<unknown[][]> {
  for (const node of nodes)
    if ((await roleOf(node)) === 'primary') {
      const database = statements.some((each) => each.startsWith('select')) ? 'khanepani' : 'postgres'
      const client = new Client({ host: '127.0.0.1', port: node.port, user: 'postgres', password, database })
      await client.connect()
      const rows: unknown[][] = []
      for (const statement of statements) rows.push((await client.query(statement)).rows)
      await client.end()
      return rows
    }
  throw new Error('There is no primary')
}

async function lostOf(codes: readonly string[]): Promise<number> {
  const [rows] = await onPrimary('select code from complaints')
  const stored = new Set((rows as { code: string }[]).map(({ code }) => code))
  return codes.filter((code) => !stored.has(code)).length
}

async function until(isTrue: () => Promise<boolean>, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`not after ${seconds} s`)
    await pause(300)
  }
}

async function idOf(user: string): Promise<{ uid: number; gid: number }> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith(`${user}:`))
  if (!line) throw new Error(`There is no user ${user}`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function at(port: number): string {
  return `http://127.0.0.1:${port}`
}

function page(acknowledged: number, lost: number): string {
  const rows = results.map(
    ({ writesAfter, meanwhile }, index) => `| ${index + 1} | ${writesAfter.toFixed(1)} | ${meanwhile} |`,
  )
  return `# The primary database is killed

Written by \`node bench/failover.ts\` on ${thisMachine()}: two PostgreSQL 15 with Patroni (\`ttl\` 20 s, synchronous replication) and one etcd, HAProxy in front of the primary,
and the product. Patroni and PostgreSQL of the primary are killed by SIGKILL, ${failovers} times, while visitors read a cached page, ask for new pages and send complaints. Seconds until
all three are answered again, three times in a row, and what they were answered until then:

| Fail-over | Seconds | Answers meanwhile |
| ---: | ---: | --- |
${rows.join('\n')}

Of ${acknowledged} complaints that were acknowledged, ${lost} are missing on the last primary.
`
}

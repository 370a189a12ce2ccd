// Faults: what visitors see while the database, disks, mail server or the process itself fail, what is lost, and how soon it works again.
// Run: node bench/faults.ts (as root, for the full disks; writes bench/faults.md)

import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { processesIn } from '#platform/postgres-folder.server.ts'
import { runningPostgres, startPostgres } from '#platform/postgres.server.ts'
import { startDatabaseProxy } from '#tests/database-proxy.ts'
import { command } from '#tests/product.ts'
import { reportNone } from './figures.ts'
import { complaintForm, startVisitors, statusOf } from './fault-load.ts'
import { environmentHeading, measureFault, tableOf, type Fault, type FaultRow, type Visitors } from './fault-table.ts'
import { fill, free, mountSmall } from './small-disk.ts'
import { exited, freePort, killTree, startProduct, type RunningProduct } from './process.ts'

const type = 'no-water'
const folder = await mkdtemp(join(tmpdir(), 'khanepani-faults-'))
chmodSync(folder, 0o755)
const serverFolder = join(folder, 'server')
const dataDir = join(folder, 'data')
const mounts = [
  mountSmall(serverFolder, 400),
  mountSmall(join(dataDir, 'files'), 16),
  mountSmall(join(folder, 'log'), 16),
]
const rows: FaultRow[] = []
const lost: string[] = []
const deadMail = createServer((socket) => void socket.on('error', () => {}))
const mailPort = await freePort()
await new Promise<void>((resolve) => deadMail.listen(mailPort, '127.0.0.1', resolve))

try {
  await measureOutside()
  await measureEmbedded()
  await writeFile('bench/faults.md', report())
  reportNone(
    'acknowledged complaints lost',
    lost.reduce((sum, each) => sum + Number.parseInt(each), 0),
  )
  reportNone('faults that did not end by themselves', rows.filter(({ after }) => after === undefined).length)
} finally {
  deadMail.close()
  for (const path of mounts) if (path) execFileSync('umount', ['-l', path])
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}

async function measureOutside(): Promise<void> {
  let postgres = await startPostgres({ dataDir: serverFolder })
  const proxy = await startDatabaseProxy(postgres.url)
  const { product, port } = await start({ DATABASE_URL: proxy.url, DATA_DIR: dataDir }, postgres.url)
  const visitors = startVisitors(port, type)
  await visitors.recoveredAfter(performance.now())
  const data = join(serverFolder, 'postgres')
  const signalAll = (signal: NodeJS.Signals) => processesIn(data).forEach((pid) => process.kill(pid, signal))
  const others: Client[] = []
  const open = async () => {
    const client = new Client({ connectionString: postgres.url })
    client.on('error', () => {})
    await client.connect()
    others.push(client)
    return client
  }
  const closeOthers = () => Promise.all(others.splice(0).map((client) => client.end()))
  const faults: Fault[] = [
    {
      name: 'a backend of an outside database killed (SIGKILL)',
      begin: async () => process.kill(await backendOf(postgres.url), 'SIGKILL'),
    },
    { name: 'database refuses connections', begin: () => proxy.refuse(), end: () => proxy.restore() },
    { name: 'network to the database cut, nothing closed', begin: () => proxy.freeze(), end: () => proxy.restore() },
    { name: 'database frozen (SIGSTOP)', begin: () => signalAll('SIGSTOP'), end: () => signalAll('SIGCONT') },
    { name: 'database slow: 100 ms more each way', begin: () => proxy.slow(100), end: () => proxy.slow(0) },
    {
      name: 'connections exhausted by another program',
      begin: async () => {
        for (let count = 0; count < 150; count += 1) await open().catch(() => {})
        await endBackendsOfProduct(others[0]!)
      },
      end: closeOthers,
    },
    {
      name: 'table of complaints locked',
      begin: async () => void (await (await open()).query('begin; lock table complaints in access exclusive mode')),
      end: closeOthers,
    },
    {
      name: 'database stopped for 8 s',
      lastsMs: 8_000,
      begin: () => postgres.stop(),
      end: async () => {
        postgres = await startPostgres({ dataDir: serverFolder })
        proxy.retarget(postgres.url)
      },
    },
    { name: 'mail server accepts connections and never answers', begin: () => {} },
  ]
  if (mounts[0])
    faults.push({ name: 'disk of the database full', begin: () => fill(serverFolder), end: () => free(serverFolder) })
  const files = join(dataDir, 'files')
  if (mounts[1]) faults.push({ name: 'disk of the files full', begin: () => fill(files), end: () => free(files) })
  if (mounts[2])
    faults.push({
      name: 'disk of the log full',
      begin: () => fill(join(folder, 'log')),
      end: () => free(join(folder, 'log')),
    })
  for (const fault of faults) await measure(fault, product, visitors)
  await measure(slowBodies(product, port), product, visitors)
  await visitors.stop()
  await overload(product, port)
  await countLost(visitors.codes, postgres.url)
  await stopWithUpload(product, port)
  await pause(500)
  proxy.close()
  await postgres.stop()
}

async function measureEmbedded(): Promise<void> {
  const embedded = join(folder, 'embedded')
  const { product, port } = await start({ DATABASE_URL: '', DATA_DIR: embedded })
  const visitors = startVisitors(port, type)
  await visitors.recoveredAfter(performance.now())
  const kill = async () => process.kill(await backendOf(runningPostgres(embedded)!), 'SIGKILL')
  await measure({ name: 'a backend of the embedded database killed (SIGKILL)', begin: kill }, product, visitors)
  await visitors.stop()
  await countLost(visitors.codes, runningPostgres(embedded)!)
  killTree(product.child.pid!)
  await exited(product)
}

async function start(settings: Record<string, string>, organisationIn?: string) {
  const port = await freePort()
  const names = ['--name-en', 'Water One', '--name-ne', 'पानी एक']
  await command(['organisation', 'add', '--id', '1', '--host', 'one.test', ...names], {
    ...settings,
    ...(organisationIn && { DATABASE_URL: organisationIn }),
  })
  const log = join(folder, 'log/product.log')
  const more = {
    DEMONSTRATION: 'no',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  }
  return { port, product: await startProduct({ ...process.env, ...settings, ...more, PORT: String(port) }, log) }
}

async function measure(fault: Fault, product: RunningProduct, visitors: Visitors) {
  rows.push(await measureFault(fault, product, visitors))
}

/** 300 senders of 30 MB each, 64 KB every 100 ms. */
function slowBodies(product: RunningProduct, port: number): Fault {
  const answers: string[] = []
  let maxMegabytes = 0
  const begin = async () => {
    const watching = setInterval(() => (maxMegabytes = Math.max(maxMegabytes, megabytesOf(product))), 200)
    await Promise.all(Array.from({ length: 300 }, (_, sender) => sendSlowly(port, sender, answers)))
    clearInterval(watching)
  }
  const more = () => `${countsOf(answers)} of the 300; memory of the process at most ${maxMegabytes} MB`
  return { name: '300 slow bodies of 30 MB', lastsMs: 0, begin, end: () => {}, more }
}

async function sendSlowly(port: number, sender: number, answers: string[]): Promise<void> {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(30 * 1024 * 1024),
    'x-forwarded-for': `10.200.${sender >> 8}.${sender & 255}`,
  }
  const answered = new AbortController()
  const sent = request(
    { host: '127.0.0.1', port, method: 'POST', path: '/web-resources/customer/applications/1', headers, agent: false },
    (response) => {
      answered.abort()
      answers.push(String(response.statusCode))
      response.resume()
    },
  )
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (!answered.signal.aborted) answers.push(error.code ?? error.message)
    answered.abort()
  })
  sent.write(
    '--x\r\ncontent-disposition: form-data; name="citizenship"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  )
  const chunk = Buffer.alloc(65_536)
  for (let turn = 0; turn < 120 && !answered.signal.aborted; turn += 1) {
    if (!sent.writableNeedDrain) sent.write(chunk)
    await pause(100)
  }
  if (!answered.signal.aborted) answers.push('held until the end')
  answered.abort()
  sent.destroy()
}

/** Three times as many new pages a second as eight visitors get by asking one after the other. */
async function overload(product: RunningProduct, port: number): Promise<void> {
  let number = 0
  const page = () => statusOf(port, `/news?search=overload${(number += 1)}`)
  const untilCapacity = performance.now() + 4_000
  let answered = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < untilCapacity) if ((await page()) === '200') answered += 1
    }),
  )
  const rate = Math.round((answered / 4) * 3)
  const began = performance.now()
  const running: Promise<{ answer: string; ms: number }>[] = []
  while (performance.now() < began + 8_000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    while (running.length < due) {
      const at = performance.now()
      running.push(page().then((answer) => ({ answer, ms: performance.now() - at })))
    }
    await pause(10)
  }
  const ended = performance.now()
  const answers = await Promise.all(running)
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000
  const seen = `${rate} new pages a second: ${countsOf(answers.map(({ answer }) => answer))}, slowest ${slowest.toFixed(1)} s`
  rows.push({
    fault: 'three times the load of new pages',
    seen,
    after: (performance.now() - ended) / 1000,
    more: `memory ${megabytesOf(product)} MB`,
  })
  process.stdout.write(`${seen}\n`)
}

/** SIGTERM in the middle of a form that arrives slowly. */
async function stopWithUpload(product: RunningProduct, port: number): Promise<void> {
  const encoded = new Response(await complaintForm(type))
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type')!,
    'content-length': String(body.length),
    'x-forwarded-for': '10.9.9.9',
  }
  const answer = new Promise<string>((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, method: 'POST', path: '/web-resources/customer/complaints/1', headers },
      (response) => resolve(String(response.statusCode)),
    )
    sent.on('error', (error) => resolve(error.message))
    sent.write(body.subarray(0, 200))
    setTimeout(() => sent.end(body.subarray(200)), 3_000)
  })
  await pause(500)
  const began = performance.now()
  product.child.kill('SIGTERM')
  await pause(500)
  const ready = await statusOf(port, '/readyz')
  const upload = await answer
  await exited(product)
  const seen = `/readyz ${ready}; the upload that needed 3 s more: ${upload}; exit code ${product.child.exitCode}`
  rows.push({ fault: 'SIGTERM with an upload under way', seen, after: (performance.now() - began) / 1000 })
  process.stdout.write(`${seen}\n`)
}

async function countLost(codes: readonly string[], url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query<{ code: string }>('select code from complaints where code = any($1)', [
    codes,
  ])
  await client.end()
  const stored = new Set(found.map(({ code }) => code))
  lost.push(`${codes.filter((code) => !stored.has(code)).length} of ${codes.length}`)
}

async function backendOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'khanepani' limit 1`,
  )
  await client.end()
  return found[0]!.pid
}

function endBackendsOfProduct(client: Client) {
  return client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'khanepani%'`)
}

function megabytesOf({ child }: RunningProduct): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

function countsOf(answers: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(answers, (answer) => answer))
  return groups.map(([answer, all]) => `${answer} ×${all!.length}`).join(', ')
}

/** The table of `environment-faults.ts`, which is measured on its own. */
function partAfter(heading: string): string {
  const before = readFileSync('bench/faults.md', 'utf8')
  return before.includes(heading) ? before.slice(before.indexOf(heading)) : ''
}

function report(): string {
  const unmounted = mounts.every(Boolean) ? '' : '\nDisks were not filled: this user may not mount file systems.\n'
  return `# Faults under load

Written by \`node bench/faults.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}. Three visitors ask without pause for a cached page, for pages that are not cached, and send complaints; a fault lasts 6 seconds unless
it says otherwise. Seconds are counted from the end of the fault until all three are answered again.

**Data: ${lost[0]} acknowledged complaints lost with an outside database over all its faults, ${lost[1]} with the embedded one.**
${unmounted}
${tableOf(rows)}
Not measured here, but tested: another folder of files is refused at the start (\`src/platform/file-storage.test.ts\`); damaged backups
(\`tools/restore.test.ts\`).

${partAfter(environmentHeading)}`
}

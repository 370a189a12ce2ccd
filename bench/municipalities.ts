// One installation with all 753 local governments of Nepal, each with the demonstration's content and 1,000 customers, beside the same with two:
// pages rendered anew and cached, a search of the office, every job once, and memory.
// Run: node bench/municipalities.ts [ORGANISATIONS]     (writes bench/municipalities.md with 753)

import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { sql } from 'kysely'
import { readConnections } from '#features/connections/operations/read.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { allJobs } from '#root/jobs.ts'
import { host, log, withBuiltProduct, type BuiltProduct } from './built-product.ts'
import { reportFigure } from './figures.ts'
import { insertRows } from './office-rows.ts'
import { copyOrganisation, hostOfCopy } from './organisation-copies.ts'
import { thisMachine } from './own-database.ts'
import { median, quantile } from './quantile.ts'

type Quantiles = { p50: number; p99: number }
type JobTime = { name: string; seconds: number }
type Measured = {
  anew: Quantiles
  cached: Quantiles
  search: Quantiles
  jobs: JobTime[]
  /** Of the process, in MB. */
  megabytes: number
}

const local = 753
const [wanted = local] = process.argv.slice(2).map(Number)
const customers = 1_000
const firstId = 1_000
const paths = ['/', '/notices/consumer-notice', '/water-schedule', '/tariff', '/members', '/news']
const turns = 300
/** A job that runs longer is taken for dead and begins again (`src/platform/jobs.server.ts`). */
const maxJobSeconds = 900
await withBuiltProduct(async (product) => {
  await fillRegister(product)
  const few = await measured(product, [host])
  const copies = { of: 487, firstId, count: wanted - 2 }
  const started = performance.now()
  await copyOrganisation(product.databaseUrl, copies)
  log(`${copies.count} copies in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  await product.resources.tenants.reload()
  product.resources.pages.invalidateAll()
  const hosts = [host, ...Array.from({ length: copies.count }, (_, n) => hostOfCopy(firstId + n))]
  const many = await measured(product, hosts)
  const megabytes = await databaseMegabytes(product)
  const page = report(few, many, megabytes)
  log(page)
  if (wanted === local) await writeFile('bench/municipalities.md', page)
  reportRatio('page rendered anew, p50', many.anew.p50 / few.anew.p50, 1.5)
  reportRatio('cached page, p50', many.cached.p50 / few.cached.p50, 1.5)
  reportRatio('search of the office, p50', many.search.p50 / few.search.p50, 2)
  reportFigure({ name: 'memory, MB', value: many.megabytes, aim: 1024, direction: 'at most' })
  for (const { name, seconds } of many.jobs)
    reportFigure({ name: `job ${name}, s`, value: seconds, aim: maxJobSeconds, direction: 'at most' })
})

function reportRatio(name: string, value: number, aim: number): void {
  reportFigure({ name: `${name}: of the time with two`, value, aim, direction: 'at most' })
}

/** Damak has the demonstration's connections with four months of their bills and readings; others are added without. */
async function fillRegister({ resources }: BuiltProduct): Promise<void> {
  const ctx = systemContext(resources, resources.tenants.byId(487)!, 'bench')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from connections where org_id = ${ctx.org.id}`.execute(resources.database)
  await insertRows(ctx, 'connections', 10_001, 10_000 + customers - rows[0]!.count)
}

async function measured(product: BuiltProduct, hosts: readonly string[]): Promise<Measured> {
  const [anew, cached]: [number[], number[]] = [[], []]
  // With one host, as many renders as with many.
  const rounds = Math.ceil(turns / hosts.length)
  for (let round = 0; round < rounds; round += 1) {
    for (const of of hosts) for (const path of paths) anew.push(await visited(product.port, of, path))
    for (const of of hosts) for (const path of paths) cached.push(await visited(product.port, of, path))
    if (round < rounds - 1) product.resources.pages.invalidateAll()
  }
  log(`${hosts.length} hosts visited`)
  const search = await searched(product)
  const megabytes = process.memoryUsage.rss() / 2 ** 20
  const jobs = await ranJobs(product)
  return { anew: quantiles(anew), cached: quantiles(cached), search, jobs, megabytes }
}

/** Milliseconds until the whole page has arrived. */
function visited(port: number, of: string, path: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { host: of, 'accept-encoding': 'br' }
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${of}${path}`))
      answer.resume().once('end', () => resolve(performance.now() - started))
    })
      .once('error', reject)
      .end()
  })
}

async function searched({ resources }: BuiltProduct): Promise<Quantiles> {
  const orgs = resources.tenants.all()
  const times: number[] = []
  for (let turn = -20; turn < turns; turn += 1) {
    const org = orgs[(turn + 20) % orgs.length]!
    const actor = { kind: 'staff', id: 11, name: 'Ramesh', session: 0, permissions: new Set<never>() } as const
    const ctx: Ctx<Staff> = { ...systemContext(resources, org, 'bench'), actor }
    const started = performance.now()
    await readConnections(ctx, { page: 1, limit: 25, search: turn % 2 === 0 ? 'sita' : String(110_001 + turn) })
    if (turn >= 0) times.push(performance.now() - started)
  }
  return quantiles(times)
}

/** Each job of every schedule once. */
async function ranJobs({ resources }: BuiltProduct): Promise<JobTime[]> {
  const times: JobTime[] = []
  for (const { name, schedule, run } of allJobs({})) {
    if (!schedule) continue
    const started = performance.now()
    await run(resources, {})
    times.push({ name, seconds: (performance.now() - started) / 1000 })
    log(`${name}: ${times.at(-1)!.seconds.toFixed(1)} s`)
  }
  return times
}

async function databaseMegabytes({ resources }: BuiltProduct): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(resources.database)
  return rows[0]!.bytes / 2 ** 20
}

function quantiles(times: number[]): Quantiles {
  return { p50: median(times), p99: quantile(times, 0.99) }
}

function report(few: Measured, many: Measured, megabytes: number): string {
  const line = (what: string, of: (all: Measured) => Quantiles) => {
    const [a, b] = [of(few), of(many)]
    const cells = [a.p50, a.p99, b.p50, b.p99].map((value) => value.toFixed(1))
    return `| ${what} | ${cells.join(' | ')} | ${(b.p50 / a.p50).toFixed(2)} |`
  }
  const slowest = many.jobs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  const before = new Map(few.jobs.map(({ name, seconds }) => [name, seconds]))
  return `# All 753 local governments in one installation

Written by \`node bench/municipalities.ts\` on ${thisMachine()}, one process with the embedded PostgreSQL: ${wanted} organisations, each with the content of the
demonstration and ${customers.toLocaleString('en')} customers (${(wanted * customers).toLocaleString('en')} in all), beside the same with two. Milliseconds for one visitor after the other. Anew: ${paths.length} pages of
every organisation, none of which is cached; afterwards the same from the cache. The search is of customers by name and by number, in one organisation after the other.

| What | two: p50 | p99 | ${wanted}: p50 | p99 | ratio of p50 |
| --- | ---: | ---: | ---: | ---: | ---: |
${line('page rendered anew', ({ anew }) => anew)}
${line('page of the cache', ({ cached }) => cached)}
${line('search of customers', ({ search }) => search)}

Memory of the process after that: ${few.megabytes.toFixed(0)} MB with two, ${many.megabytes.toFixed(0)} MB with ${wanted}. The database has ${(megabytes / 1024).toFixed(1)} GB.

The ten longest of ${many.jobs.length} scheduled jobs, one run of each in seconds; after ${maxJobSeconds} a job is taken for dead. None of the copies is in the index of the search before: a run of
\`index-search\` takes at most 20,000 items and one of \`index-file-pages\` 2,000 files, and the next continues:

| Job | two | ${wanted} |
| --- | ---: | ---: |
${slowest.map(({ name, seconds }) => `| ${name} | ${before.get(name)!.toFixed(1)} | ${seconds.toFixed(1)} |`).join('\n')}
`
}

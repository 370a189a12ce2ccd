// CPU time of a page on the server: sent from the cache, and rendered.
// Run: node bench/pages.ts          (needs a build; a database and demonstration content of its own; writes bench/pages.md)

import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { arch, cpus } from 'node:os'
import { Client } from 'pg'
import { apiBase } from '#platform/api-base.ts'
import { answerWithPage, renderedPage } from '#platform/page-encoding.server.ts'
import type { OpenResources } from '#root/resources.ts'
import { host, listen, log, readPage, withBuiltProduct, type BuiltProduct } from './built-product.ts'
import { cpuPerRequest } from './cpu.ts'
import { reportFigure } from './figures.ts'
import { median } from './quantile.ts'

type Answered = { path: string; ratio: number; cachedMs: number; anewMs: number; bytes: number }
type Rendered = {
  path: string
  cpuMs: number
  wallMs: number
  sameMs: number
  thoroughMs: number
  queries: number
  bytes: number
}

/** Many and short: a busy moment of the machine changes a few of them, and not the median. */
const rounds = 31
const requests = 4_000
const connections = 16
const renders = 150
/** Before them, until the engine compiles no more: its threads count as well, and a server runs for weeks. */
const warmUps = 1_500
/** Of `renders` each, of which the median counts. */
const renderRounds = 7
const publicRows = [
  '/customer/reports/487?type=consumer',
  '/customer/organizationDetail/487',
  '/customer/news/487',
  '/customer/water-schedule/487',
]
/** Of an answer that is not in the cache. */
const maxAnswerMs = 1
/** Of a page that is rendered, in Nepali. */
const aims: Record<string, { cpuMs: number; kilobytes: number }> = {
  '/': { cpuMs: 5, kilobytes: 60 },
  '/notices/consumer-notice': { cpuMs: 3, kilobytes: 40 },
}
const paths = ['/', '/notices/consumer-notice', '/news', '/gallery', '/tarrif-calculator', '/water-schedule']

/** While pages are rendered the cache finds none, and no previous page either. */
let usesCache = true
/** The cache finds none, but each page as it was before a change elsewhere. */
let usesPrevious = false

let queries = 0
countQueries()

await withBuiltProduct(measure, withSwitchedCache)

function withSwitchedCache(resources: OpenResources): OpenResources {
  const { pages } = resources
  const get: typeof pages.get = (...page) => (usesCache ? pages.get(...page) : undefined)
  const previous: typeof pages.previous = (...page) => (usesPrevious ? pages.previous(...page) : undefined)
  return { ...resources, pages: { ...pages, get, previous } }
}

async function measure({ port }: BuiltProduct): Promise<void> {
  const page = Buffer.from(await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer())
  const cachedBytes = await compressedSize(port)
  const constant = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': cachedBytes })
    response.end(bytes)
  })
  const bytes = page.subarray(0, cachedBytes)
  const constantPort = await listen(constant)
  const pairs: { constant: number; page: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair = {
      constant: await cpuPerRequest(constantPort, '/', requests, connections),
      page: await cpuPerRequest(port, '/', requests, connections),
    }
    // The first round warms up.
    if (round > 0) pairs.push(pair)
    log(`constant ${pair.constant.toFixed(1)} µs, cached page ${pair.page.toFixed(1)} µs`)
  }
  const answered: Answered[] = []
  for (const path of publicRows) answered.push(await answer(port, constantPort, path))
  const rendered: Rendered[] = []
  usesCache = false
  for (const path of paths) rendered.push(await render(port, path))
  constant.closeAllConnections()
  constant.close()
  await writeFile('bench/pages.md', report(pairs, cachedBytes, answered, rendered))
  const ratio = median(pairs.map((pair) => pair.page / pair.constant))
  reportFigure({ name: 'CPU of a cached page, of a constant buffer', value: ratio, aim: 1.6, direction: 'at most' })
  for (const { path, anewMs } of answered) reportAtMost(`CPU of ${path} anew, ms`, anewMs, maxAnswerMs)
  for (const { path, cpuMs, bytes } of rendered) {
    const aim = aims[path]
    if (!aim) continue
    reportAtMost(`CPU of ${path} rendered, ms`, cpuMs, aim.cpuMs)
    reportAtMost(`HTML of ${path} before compression, KB`, bytes / 1024, aim.kilobytes)
  }
}

function reportAtMost(name: string, value: number, aim: number): void {
  reportFigure({ name, value, aim, direction: 'at most' })
}

/** A public row of the API from the cache, in turns with the constant buffer, and answered anew. */
async function answer(port: number, constantPort: number, row: string): Promise<Answered> {
  const path = `${apiBase}${row}`
  usesCache = true
  const turns: { constant: number; cached: number }[] = []
  for (let round = 0; round <= 9; round += 1) {
    const turn = {
      constant: await cpuPerRequest(constantPort, '/', 2_000, connections),
      cached: await cpuPerRequest(port, path, 2_000, connections),
    }
    if (round > 0) turns.push(turn)
  }
  usesCache = false
  await cpuPerRequest(port, path, warmUps, 1)
  const anewMs = await medianCpuMs(port, path)
  usesCache = true
  const bytes = (await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()).byteLength
  const cachedMs = median(turns.map(({ cached }) => cached)) / 1000
  log(`${row}: ${cachedMs.toFixed(3)} ms cached, ${anewMs.toFixed(2)} ms anew`)
  return { path: row, ratio: median(turns.map(({ cached, constant }) => cached / constant)), cachedMs, anewMs, bytes }
}

/** Every request is rendered: the cache finds none. */
async function render(port: number, path: string): Promise<Rendered> {
  await cpuPerRequest(port, `${path}?lang=ne`, warmUps, 1)
  const queriesBefore = queries
  const started = performance.now()
  const cpuMs = await medianCpuMs(port, `${path}?lang=ne`)
  const wallMs = (performance.now() - started) / (renders * renderRounds)
  const queriesEach = (queries - queriesBefore) / (renders * renderRounds)
  usesPrevious = true
  const sameMs = await medianCpuMs(port, `${path}?lang=ne`)
  usesPrevious = false
  const html = await readPage(port, `${path}?lang=ne`)
  const thoroughMs = await thoroughCopyMs(html)
  log(`${path}: ${cpuMs.toFixed(2)} ms CPU, ${sameMs.toFixed(2)} ms with the same data, ${queriesEach} queries`)
  return { path, cpuMs, wallMs, sameMs, thoroughMs, queries: queriesEach, bytes: Buffer.byteLength(html) }
}

/** CPU milliseconds of the copy that later readers get, made once for each page in a thread of its own. */
async function thoroughCopyMs(html: string): Promise<number> {
  const request = new Request(`http://${host}/`, { headers: { 'accept-encoding': 'br' } })
  const before = process.cpuUsage()
  for (let copy = 0; copy < renders; copy += 1) {
    const page = renderedPage(html, 200, {}, { renderedAt: 0, staleAt: 0 })
    await answerWithPage(request, page, raise, 'thorough')
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / renders
}

function raise(error: unknown): never {
  throw error
}

/** CPU milliseconds of a request, one after the other. */
async function medianCpuMs(port: number, path: string): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < renderRounds; round += 1) rounds.push(await cpuPerRequest(port, path, renders, 1))
  return median(rounds) / 1000
}

/** Before the first connection: each connection keeps the method that it had then. */
function countQueries(): void {
  const { query } = Client.prototype
  Client.prototype.query = function counted(this: Client, ...given: unknown[]) {
    queries += 1
    return (query as (...given: unknown[]) => unknown).apply(this, given)
  } as typeof query
}

async function compressedSize(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(answer.headers.get('content-length'))
}

function report(
  pairs: { constant: number; page: number }[],
  cachedBytes: number,
  answered: Answered[],
  rendered: Rendered[],
): string {
  const [constant, page] = [median(pairs.map((pair) => pair.constant)), median(pairs.map((pair) => pair.page))]
  const ratio = page / constant
  const pagesRendered = rendered.map(({ path, cpuMs, wallMs, sameMs, thoroughMs, queries, bytes }) => {
    return `| \`${path}\` | ${cpuMs.toFixed(2)} | ${wallMs.toFixed(2)} | ${sameMs.toFixed(2)} | ${thoroughMs.toFixed(2)} | ${queries.toFixed(1)} | ${(bytes / 1024).toFixed(0)} |`
  })
  return `# CPU time of a page on the server

Written by \`node bench/pages.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}. CPU time is that of the server's process
(user and system); requests come from another process. The machine was shared while measuring; the ratio is what counts.

## A cached page

The first page, ${cachedBytes} bytes of brotli, against a constant buffer of the same length from \`node:http\`, in turns: ${pairs.length} rounds of
${requests.toLocaleString('en')} requests over ${connections} connections, the median of the rounds of each.

| What | CPU per request, µs |
| --- | ---: |
| constant buffer | ${constant.toFixed(1)} |
| cached page, with all its headers | ${page.toFixed(1)} |

**Ratio ${ratio.toFixed(2)}** (aim: at most 1.6).

## An answer of a public API row

From the cache, against the constant buffer in turns, the median of nine; and anew as the pages below, with the reads that pages share.

| Row | from the cache, ms | ratio to the constant buffer | anew, ms | JSON, bytes |
| --- | ---: | ---: | ---: | ---: |
${answered.map(({ path, ratio: times, cachedMs, anewMs, bytes }) => `| \`${path}\` | ${cachedMs.toFixed(3)} | ${times.toFixed(2)} | ${anewMs.toFixed(2)} | ${bytes} |`).join('\n')}

## A rendered page

The median of ${renderRounds} rounds of ${renders} requests one after the other, in Nepali, with a cache that finds none, after ${warmUps.toLocaleString('en')} to warm up: queries, React, policy
hashes and the quick compression together, until the first byte is sent. "Thorough copy": compressing it once more for later readers. PostgreSQL's own time is in the wall time only. "Same data": the page is there as it was before a change
elsewhere, its loaders run, and it is not rendered because their data is the same (decision 158).

| Page | CPU, ms | wall, ms | same data, CPU, ms | thorough copy, CPU, ms | queries | HTML, KB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${pagesRendered.join('\n')}
`
}

// Exports of up to 1,000,000 rows in the browser: time and memory of server and page; files compared by LibreOffice.
// Run: node bench/table-browser.ts          (makes and removes its own database; needs Chromium, and LibreOffice for the comparison)

import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { harmless } from '#kit/table/export/csv.ts'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { findChromium } from '#tools/machine.ts'
import { reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { freePort, exited, startProduct } from './process.ts'

type Row = { title: string; filename: string; size: string; published: string }
type List = { type: string; path: string; rows: number }
type Memory = { server: number; before: number; peak: number; after: number; heap: number; browser: number }
type Figure = Memory & { format: string; rows: number; seconds: number; file: number; held: number; same: string }

const lists: List[] = [
  { type: 'tender', path: '/notices/tender-notices', rows: 20_000 },
  { type: 'vacancy', path: '/notices/vacancy', rows: 100_000 },
  { type: 'consumer', path: '/notices/consumer-notice', rows: 200_000 },
  { type: 'career', path: '/career', rows: 1_000_000 },
]
const [smallest, middle, usual, largest] = lists as [List, List, List, List]
const formats = ['CSV (.csv)', 'Excel (.xlsx)', 'JSON (.json)']
const damak = 487
/** LibreOffice takes minutes to open more. */
const comparedRows = 200_000
const libreOffice = ['soffice', 'libreoffice'].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

/** Variation of the browser: its flags, and a script that runs in the page first. */
type Variation = { flags?: string[]; prepare?: () => void }

/** Removes the origin private file system, which is missing on pages without TLS and in older browsers. */
const withoutPrivateFiles: Variation = {
  prepare: () => void Object.defineProperty(navigator, 'storage', { value: undefined }),
}

/** Limits the space of short-lived objects to its initial size: the page's own need is measured. */
const smallNursery: Variation = { flags: ['--js-flags=--max-semi-space-size=1'] }

const folder = await mkdtemp(join(tmpdir(), 'khanepani-table-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'data') })
const port = await freePort()
const product = await startProduct({
  ...process.env,
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'product'),
  PORT: String(port),
  LOG_LEVEL: 'error',
  // A heap that would be too small if memory grew with the rows.
  NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=8',
})
try {
  const db = openDatabase(postgres.url, { pool: 1, statementTimeoutMs: 0 })
  for (const { type, rows } of lists) await make(db, type, rows)
  const figures = await measure(db, lists)
  const small = await measure(db, [smallest, usual, largest], smallNursery)
  const without = await measure(db, [smallest, usual], withoutPrivateFiles)
  await writeFile('bench/table-browser.md', report(figures, small, without))
  reportNone('exports whose cells differ', figures.filter(({ same }) => /differ|instead of/.test(same)).length)
  await closeDatabase(db)
} finally {
  product.child.kill('SIGTERM')
  await exited(product)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Titles that are difficult for a spreadsheet: formulas, quotes, commas, line breaks, both scripts. */
async function make(db: Database, type: string, rows: number): Promise<void> {
  await sql`delete from documents where org_id = ${damak} and type = ${type}`.execute(db)
  await sql`alter table documents disable trigger content_changed`.execute(db)
  await sql`
    insert into documents (org_id, type, slug, title_en, title_ne, filename, media_type, size_bytes, file_hash,
                           published_on, publish_from, created_at)
    select ${damak}, ${type}, ${`${type}-`.toLowerCase()} || i, word || ' ' || i, 'सूचना ' || i, 'फाइल-' || i || '.pdf', 'application/pdf',
           20000 + i, encode(sha256((${type} || i)::bytea), 'hex'), date '2006-11-21' + (i * 7919::bigint % 7300)::int, '2026-01-01', '2026-01-01'
      from generate_series(1, ${rows}::int) as i,
           lateral (select (array['Notice', '=SUM(1;2)', 'Pipe, 1/2"', 'पानी', '@home', E'two\nlines', '+977', '-5', '<b>&amp;</b>', '''quoted'''])[i % 10 + 1] as word) as words`.execute(
    db,
  )
  await sql`alter table documents enable trigger content_changed`.execute(db)
  await sql`vacuum (analyze) documents`.execute(db)
}

async function measure(db: Database, measured: List[], way: Variation = {}): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { type, path, rows } of measured) {
    const stored = rows > comparedRows ? undefined : await storedRows(db, type)
    for (const format of formats) {
      const address = `http://damak.localhost:${port}${path}?lang=en`
      const figure = await exportOnce(address, format, { ...way, stored })
      const { peak: held } = await exportOnce(address, format, { ...way, collecting: true })
      figures.push({ ...figure, format, rows, held })
      process.stdout.write(`${JSON.stringify(figures.at(-1))}\n`)
    }
  }
  return figures
}

type ExportRun = Variation & { stored?: Row[] | undefined; collecting?: boolean }

/**
 * A browser of its own for each file, so that its memory is that of one export; with a profile on disk, because a private window keeps
 * its files in memory. `collecting`: garbage is collected before each sample.
 */
async function exportOnce(
  address: string,
  format: string,
  { flags = [], prepare, stored, collecting = false }: ExportRun,
) {
  const executablePath = findChromium()
  const profile = join(folder, 'profile')
  const context = await chromium.launchPersistentContext(profile, {
    reducedMotion: 'reduce',
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...flags,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(300_000)
    if (prepare) await page.addInitScript(prepare)
    await page.goto(address)
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(format).check()
    const watch = await watchMemory(page, collecting)
    const started = performance.now()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ])
    const file = join(folder, download.suggestedFilename())
    await download.saveAs(file)
    const seconds = (performance.now() - started) / 1000
    const memory = await watch.stop()
    const same = stored ? await compared(file, stored) : 'not compared'
    const size = statSync(file).size / 1e6
    await rm(file)
    return { seconds, ...memory, file: size, same }
  } finally {
    await context.close()
    await rm(profile, { recursive: true })
  }
}

/**
 * In MB. `before` and `after`: the page's process after garbage collection; `peak`: its maximum; `heap`: the maximum of its script's
 * heap. The server's processes and the browser's others: their peaks, the browser's relative to the start.
 */
async function watchMemory(page: Page, collecting: boolean) {
  const client = await page.context().newCDPSession(page)
  const system = await page.context().browser()!.newBrowserCDPSession()
  await client.send('Performance.enable')
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  const others = processInfo.filter(({ type }) => type !== 'renderer').map(({ id }) => id)
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const ofPage = () => Math.max(...renderers.map(privateMemoryOf))
  const ofOthers = () => others.reduce((sum, pid) => sum + privateMemoryOf(pid), 0)
  const collected = async () => {
    await client.send('HeapProfiler.collectGarbage')
    await pause(1000)
    return ofPage()
  }
  const before = await collected()
  const othersBefore = ofOthers()
  const peak = { server: 0, peak: 0, heap: 0, browser: 0 }
  const sample = async () => {
    if (collecting) await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 1e6
    peak.heap = Math.max(peak.heap, heap)
    peak.server = Math.max(peak.server, serverMemory())
    peak.peak = Math.max(peak.peak, ofPage())
    peak.browser = Math.max(peak.browser, ofOthers() - othersBefore)
  }
  const sampling = new AbortController()
  const done = (async () => {
    while (!sampling.signal.aborted) {
      await sample()
      await pause(50)
    }
  })()
  return {
    async stop(): Promise<Memory> {
      sampling.abort()
      await done
      return { ...peak, before, after: await collected() }
    },
  }
}

function serverMemory(): number {
  return treeOf(product.child.pid!).reduce((sum, pid) => sum + memoryOf(pid), 0)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function storedRows(db: Database, type: string): Promise<Row[]> {
  return sql<Row>`
    select title_en as title, filename, size_bytes::text as size, published_on::text as published
      from documents where org_id = ${damak} and type = ${type} order by published_on desc, id desc`
    .execute(db)
    .then(({ rows }) => rows)
}

/** Compares every cell with the database: in the file itself, and as opened by LibreOffice. */
async function compared(file: string, stored: Row[]): Promise<string> {
  if (file.endsWith('.json')) {
    const rows = JSON.parse(await readFile(file, 'utf8')) as {
      title: { en: string }
      filename: string
      size: number
      published: string
    }[]
    return verdict(
      rows.map(({ title, filename, size, published }) => [title.en, filename, String(size), published]),
      stored,
      false,
    )
  }
  const isCsv = file.endsWith('.csv')
  const own = isCsv ? verdict(cellsOf(await readFile(file, 'utf8')), stored, true) : ''
  if (!libreOffice) return `${own || 'not compared'}; LibreOffice is not here`
  const input = isCsv ? ['--infilter=CSV:44,34,76,1,,0,false,false'] : []
  const out = join(folder, 'opened')
  const profile = `-env:UserInstallation=file://${join(folder, 'office')}`
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1'
  execFileSync(libreOffice, [profile, '--headless', ...input, '--convert-to', filter, '--outdir', out, file], {
    stdio: 'ignore',
  })
  const [opened] = readdirSync(out)
  const opinion = verdict(cellsOf(await readFile(join(out, opened!), 'utf8')), stored, isCsv)
  await rm(out, { recursive: true })
  return own && own !== opinion ? `as it is: ${own}; in LibreOffice: ${opinion}` : opinion
}

function cellsOf(text: string): string[][] {
  return (parse(text, { bom: true, relax_column_count: true }) as string[][]).slice(1)
}

function verdict(rows: string[][], stored: Row[], neutralised: boolean): string {
  if (rows.length !== stored.length) return `${rows.length} rows instead of ${stored.length}`
  const wrong: string[] = []
  for (const [index, row] of rows.entries()) {
    const { title, filename, size, published } = stored[index]!
    const expected = [neutralised ? harmless(title) : title, filename, size, published]
    const found = row.map((cell, column) => (column === 2 ? cell.replaceAll(',', '') : cell))
    for (const [column, cell] of expected.entries()) {
      if (found[column] !== cell)
        wrong.push(`row ${index + 1}: ${JSON.stringify(found[column])} for ${JSON.stringify(cell)}`)
    }
  }
  return wrong.length === 0 ? `all ${rows.length * 4} cells` : `${wrong.length} cells differ, such as ${wrong[0]}`
}

function treeOf(root: number): number[] {
  const tree = [root]
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  for (const pid of tree) tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child))
  return tree
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return 0
  }
}

/** Megabytes of a process, shared memory included; 0 when it has exited. */
function memoryOf(pid: number): number {
  return statusOf(pid, 'VmRSS')
}

/** Megabytes of private memory of a process. */
function privateMemoryOf(pid: number): number {
  return statusOf(pid, 'RssAnon')
}

function statusOf(pid: number, field: string): number {
  try {
    const found = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(found?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

function report(figures: Figure[], small: Figure[], without: Figure[]): string {
  return `# Exports through the browser

Written by \`node bench/table-browser.ts\`: ${thisMachine()}. A report list is opened in Chromium, a new one for each file, and exported by its
dialog: the rows stream from PostgreSQL through the server (NDJSON) into the page, which makes the file. Seconds from the press to the saved file. Memory in MB: “server” is the
peak of all its processes without PostgreSQL, its heap held to 128 MB; “before” and “after” what the page's process holds for itself once its garbage is collected, “peak” the most it
held meanwhile, garbage and all, every 50 ms; “held” the most of a second export whose garbage is collected before each sample; “heap” the most its script held, garbage and all;
“browser” what the browser's other processes held more at their peak.
Each file is then compared cell by cell with the database, CSV and Excel after LibreOffice opened them.

${tableOf(figures)}

How many times as much more rows take. The script's engine (V8) gives short-lived values more and more memory, up to a limit of its own:

${ratiosOf(figures, [
  [smallest, usual],
  [middle, usual],
  [usual, largest],
])}

With that memory held at its first megabyte, so that what is measured is what the page needs:

${tableOf(small)}

${ratiosOf(small, [
  [smallest, usual],
  [usual, largest],
])}

Where the browser offers no private file system (a page without TLS, older browsers), the file is put together as a Blob, which is the browser's to keep:

${tableOf(without)}
`
}

function tableOf(figures: Figure[]): string {
  const rows = figures.map(({ format, rows, seconds, server, before, peak, held, after, heap, browser, file, same }) =>
    [
      format,
      rows.toLocaleString('en'),
      seconds.toFixed(1),
      Math.round(rows / seconds).toLocaleString('en'),
      ...[server, before, peak, held, after, heap, browser, file].map((mb) => mb.toFixed(0)),
      same,
    ].join(' | '),
  )
  return `| Format | Rows | seconds | rows a second | server | before | peak | held | after | heap | browser | file | the same |
| ------ | ---: | ------: | ------------: | -----: | -----: | ---: | ---: | ----: | ---: | ------: | ---: | -------- |
${rows.map((row) => `| ${row} |`).join('\n')}`
}

function ratiosOf(figures: Figure[], pairs: [fewer: List, more: List][]): string {
  const of = (format: string, rows: number) =>
    figures.find((figure) => figure.format === format && figure.rows === rows)!
  const rows = formats.flatMap((format) =>
    pairs.map(([fewer, more]) => {
      const times = (['server', 'peak', 'held', 'after'] as const).map((name) =>
        (of(format, more.rows)[name] / of(format, fewer.rows)[name]).toFixed(2),
      )
      return `| ${[format, ...[more, fewer].map(({ rows }) => rows.toLocaleString('en')), more.rows / fewer.rows, ...times].join(' | ')} |`
    }),
  )
  return `| Format | rows | against | times | server | page, peak | page, held | page, after |
| ------ | ---: | ------: | ----: | -----: | ---------: | ---------: | ----------: |
${rows.join('\n')}`
}

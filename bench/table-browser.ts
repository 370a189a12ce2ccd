// What does exporting 200,000 rows through the browser's page cost server and page, and does LibreOffice read the files as the database has them?
// Run: node bench/table-browser.ts          (makes and removes its own database; needs Chromium, and LibreOffice for the comparison)

import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { harmless } from '#kit/table/export/csv.ts'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { findChromium } from '#tools/machine.ts'
import { thisMachine } from './ground.ts'
import { freePort, gone, startProduct } from './process.ts'

type Row = { title: string; filename: string; size: string; published: string }
type Figure = {
  format: string
  rows: number
  seconds: number
  server: number
  page: number
  heap: number
  file: number
  same: string
}

const lists = [
  { type: 'vacancy', path: '/notices/vacancy', rows: 20_000 },
  { type: 'career', path: '/career', rows: 200_000 },
]
const formats = ['CSV (.csv)', 'Excel (.xlsx)', 'JSON (.json)']
const damak = 487
const office = ['soffice', 'libreoffice'].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

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
  // A heap in which it could not finish if memory grew with the rows.
  NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=8',
})
try {
  const db = openDatabase(postgres.url, { pool: 1, statementTimeoutMs: 0 })
  for (const { type, rows } of lists) await make(db, type, rows)
  const figures = await measure(db)
  await writeFile('bench/table-browser.md', report(figures))
  await closeDatabase(db)
} finally {
  product.child.kill('SIGTERM')
  await gone(product)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Titles that a spreadsheet may trip over: formulas, quotes, commas, lines, both scripts. */
async function make(db: Database, type: string, rows: number): Promise<void> {
  await sql`delete from documents where org_id = ${damak} and type = ${type}`.execute(db)
  await sql`alter table documents disable trigger content_changed`.execute(db)
  await sql`
    insert into documents (org_id, type, slug, title_en, title_ne, filename, media_type, size_bytes, file_hash,
                           published_on, search_key, publish_from, created_at)
    select ${damak}, ${type}, ${`${type}-`.toLowerCase()} || i, word || ' ' || i, 'सूचना ' || i, 'फाइल-' || i || '.pdf', 'application/pdf',
           20000 + i, encode(sha256((${type} || i)::bytea), 'hex'), date '2006-11-21' + (i * 7919::bigint % 7300)::int, ' ' || i, '2026-01-01', '2026-01-01'
      from generate_series(1, ${rows}::int) as i,
           lateral (select (array['Notice', '=SUM(1;2)', 'Pipe, 1/2"', 'पानी', '@home', E'two\nlines', '+977', '-5', '<b>&amp;</b>', '''quoted'''])[i % 10 + 1] as word) as words`.execute(
    db,
  )
  await sql`alter table documents enable trigger content_changed`.execute(db)
  await sql`vacuum (analyze) documents`.execute(db)
}

async function measure(db: Database): Promise<Figure[]> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  const figures: Figure[] = []
  try {
    for (const { type, path, rows } of lists) {
      const kept = await keptRows(db, type)
      for (const format of formats) {
        const figure = await exportOnce(browser, `http://damak.localhost:${port}${path}?lang=en`, format, kept)
        figures.push({ ...figure, rows })
        process.stdout.write(`${JSON.stringify(figures.at(-1))}\n`)
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

/** A page of its own for each file, so that its memory is this export's. */
async function exportOnce(browser: Browser, address: string, format: string, kept: Row[]) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(300_000)
  await page.goto(address)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(format).check()
  const watch = await watchMemory(browser, page)
  const started = performance.now()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  const seconds = (performance.now() - started) / 1000
  const memory = await watch.stop()
  const same = await compared(file, kept)
  const size = statSync(file).size / 1e6
  await page.close()
  await rm(file)
  return { format, seconds, ...memory, file: size, same }
}

/** Peaks in MB over what was used before: the server's processes, the page's process, and the page's own heap. */
async function watchMemory(browser: Browser, page: Page) {
  const client = await page.context().newCDPSession(page)
  const system = await browser.newBrowserCDPSession()
  await client.send('Performance.enable')
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const peak = { server: 0, page: 0, heap: 0 }
  const look = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 1e6
    peak.heap = Math.max(peak.heap, heap)
    peak.server = Math.max(
      peak.server,
      treeOf(product.child.pid!).reduce((sum, pid) => sum + memoryOf(pid), 0),
    )
    peak.page = Math.max(peak.page, ...renderers.map(memoryOf))
  }
  const watching = new AbortController()
  const done = (async () => {
    while (!watching.signal.aborted) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return {
    async stop() {
      watching.abort()
      await done
      return peak
    },
  }
}

function keptRows(db: Database, type: string): Promise<Row[]> {
  return sql<Row>`
    select title_en as title, filename, size_bytes::text as size, published_on::text as published
      from documents where org_id = ${damak} and type = ${type} order by published_on desc, id desc`
    .execute(db)
    .then(({ rows }) => rows)
}

/** Every cell against the database: the file as it is, and as LibreOffice has opened it. */
async function compared(file: string, kept: Row[]): Promise<string> {
  if (file.endsWith('.json')) {
    const rows = JSON.parse(await readFile(file, 'utf8')) as {
      title: { en: string }
      filename: string
      size: number
      published: string
    }[]
    return verdict(
      rows.map(({ title, filename, size, published }) => [title.en, filename, String(size), published]),
      kept,
      false,
    )
  }
  const isCsv = file.endsWith('.csv')
  const own = isCsv ? verdict(cellsOf(await readFile(file, 'utf8')), kept, true) : ''
  if (!office) return `${own || 'not compared'}; LibreOffice is not here`
  const input = isCsv ? ['--infilter=CSV:44,34,76,1,,0,false,false'] : []
  const out = join(folder, 'opened')
  const profile = `-env:UserInstallation=file://${join(folder, 'office')}`
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1'
  execFileSync(office, [profile, '--headless', ...input, '--convert-to', filter, '--outdir', out, file], {
    stdio: 'ignore',
  })
  const [opened] = readdirSync(out)
  const opinion = verdict(cellsOf(await readFile(join(out, opened!), 'utf8')), kept, isCsv)
  await rm(out, { recursive: true })
  return own && own !== opinion ? `as it is: ${own}; in LibreOffice: ${opinion}` : opinion
}

function cellsOf(text: string): string[][] {
  return (parse(text, { bom: true, relax_column_count: true }) as string[][]).slice(1)
}

function verdict(rows: string[][], kept: Row[], neutralised: boolean): string {
  if (rows.length !== kept.length) return `${rows.length} rows instead of ${kept.length}`
  const wrong: string[] = []
  for (const [index, row] of rows.entries()) {
    const { title, filename, size, published } = kept[index]!
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

/** Megabytes a process holds, 0 when it is gone. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

function report(figures: Figure[]): string {
  const rows = figures.map(({ format, rows, seconds, server, page, heap, file, same }) =>
    [
      format,
      rows.toLocaleString('en'),
      seconds.toFixed(1),
      Math.round(rows / seconds).toLocaleString('en'),
      ...[server, page, heap, file].map((mb) => mb.toFixed(0)),
      same,
    ].join(' | '),
  )
  return `# Exports through the browser

Written by \`node bench/table-browser.ts\`: ${thisMachine()}, shared while measuring. A report list is opened in Chromium and exported by its dialog: the rows
stream from PostgreSQL through the server (NDJSON) into the page, which makes the file. Seconds from the press to the saved file. Memory is the peak of the whole process
(the server's without PostgreSQL, its heap held to 128 MB: it could not finish if memory grew with the rows), the heap that of the page's script. Each file is then compared cell by cell with the database, CSV and Excel after LibreOffice opened them.

| Format | Rows | seconds | rows a second | server MB | page MB | heap MB | file MB | the same |
| ------ | ---: | ------: | ------------: | --------: | ------: | ------: | ------: | -------- |
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

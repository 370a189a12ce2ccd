// The product's uncached list beside a dynamic page of Next.js with as many bytes.
// Run: npm install --prefix FOLDER next@16 react@19 react-dom@19 && node bench/next.ts FOLDER     (an empty folder outside of the project, on Linux; writes bench/next.md)

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#tests/product.ts'
import { log, readPage, withBuiltProduct } from './built-product.ts'
import { cpuPerRequest } from './cpu.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { median } from './quantile.ts'

type Pair = { product: number; next: number }

const rounds = 9
const requests = 200
const paths = ['/notices/consumer-notice', '/']
/** Milliseconds of processor time in one of the ticks of `/proc` (100 a second on Linux). */
const tickMs = 10
const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('Say in which folder Next.js is: npm install --prefix FOLDER next@16 react@19 react-dom@19')
const program = join(folder, 'node_modules/next/dist/bin/next')
const { version } = JSON.parse(await readFile(join(folder, 'node_modules/next/package.json'), 'utf8')) as {
  version: string
}

await writeApplication()
log('building the page of Next.js …')
const own = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
await promisify(execFile)(process.execPath, [program, 'build'], { cwd: folder, env: own })
const nextPort = await freePort()
const next = spawn(process.execPath, [program, 'start', '-p', String(nextPort)], {
  cwd: folder,
  env: own,
  stdio: 'ignore',
})
const lines: string[] = []
try {
  await untilReady()
  await withBuiltProduct(async ({ port, resources }) => {
    // A cache that has nothing.
    resources.pages.get = () => undefined
    resources.pages.previous = () => undefined
    for (const path of paths) await measure(path, port)
  })
} finally {
  next.kill()
  await once(next, 'exit')
}
await writeFile('bench/next.md', page())

async function measure(path: string, port: number): Promise<void> {
  const bytes = Buffer.byteLength(await readPage(port, path))
  let rows = 1
  while (Buffer.byteLength(await nextPage(rows)) < bytes) rows += 1
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { product: (await cpuPerRequest(port, path, requests, 1)) / 1000, next: await nextMs(rows) }
    // The first round warms up.
    if (round > 0) pairs.push(pair)
  }
  const ratio = median(pairs.map((pair) => pair.product / pair.next))
  const each = [median(pairs.map((pair) => pair.product)), median(pairs.map((pair) => pair.next)), ratio]
  lines.push(`| \`${path}\` | ${(bytes / 1024).toFixed(0)} | ${each.map((figure) => figure.toFixed(2)).join(' | ')} |`)
  reportFigure({ name: `CPU of a new page ${path}, of Next.js`, value: ratio, aim: 0.5, direction: 'at most' })
}

/** Milliseconds of CPU of the server of Next.js for each request, one after the other. */
async function nextMs(rows: number): Promise<number> {
  const before = ticksOf(next.pid!)
  for (let request = 0; request < requests; request += 1) await nextPage(rows)
  return ((ticksOf(next.pid!) - before) * tickMs) / requests
}

async function nextPage(rows: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${nextPort}/?rows=${rows}`)
  if (!response.ok) throw new Error(`Next.js answered ${response.status}`)
  return response.text()
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await nextPage(1).then(
        () => true,
        () => false,
      )
    )
      return
    await pause(100)
  }
  throw new Error('Next.js did not start')
}

/** User and system time of a process and of those that it started. */
function ticksOf(pid: number): number {
  // The name in brackets may have spaces; user and system time are the 12th and 13th value after it.
  const values = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return Number(values[11]) + Number(values[12]) + started.map(ticksOf).reduce((sum, ticks) => sum + ticks, 0)
}

/** The page has the parts of the peer (`peer-page.ts`): header, menu, and as many notices as are asked for. */
async function writeApplication(): Promise<void> {
  const app = join(folder!, 'app')
  await mkdir(app, { recursive: true })
  const layout = `export const metadata = { title: 'Notices' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`
  const notices = `const menu = ['Home', 'Organization', 'Services', 'Publications', 'Notices', 'Gallery', 'Contact', 'Login']
export default async function Page({ searchParams }) {
  const { rows } = await searchParams
  return (
    <>
      <header>
        <p>Water supply office</p>
        <nav aria-label="Main menu">{menu.map((name) => <a key={name} href={'/' + name.toLowerCase()}>{name}</a>)}</nav>
      </header>
      <main>
        <h1>Notices</h1>
        <ul>{Array.from({ length: Number(rows) }, (_, index) => <Notice key={index} number={index + 1} />)}</ul>
      </main>
    </>
  )
}
function Notice({ number }) {
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-neutral-200 py-3">
      <a className="link font-bold" href={'/notices/' + number}>पानी वितरण तालिकासम्बन्धी सूचना {number}</a>
      <time className="text-sm text-neutral-600" dateTime="2026-11-22">2083-08-06</time>
      <span className="rounded-box bg-neutral-100 px-2">Published</span>
    </li>
  )
}
`
  await writeFile(join(app, 'layout.jsx'), layout)
  await writeFile(join(app, 'page.jsx'), notices)
}

function page(): string {
  return `# A new page and a dynamic page of Next.js

Written by \`node bench/next.ts\` on ${thisMachine()}, with Next.js ${version}. CPU of the process for a page that is not cached, threads included, median of ${rounds} rounds
of ${requests} requests one after the other, in turns with a page of Next.js that is rendered for each request: a list of as many bytes with its payload, compressed as it
does by default, without data. Aim: at most half.

| Page | HTML, KB | Product, ms | Next.js, ms | Ratio |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}

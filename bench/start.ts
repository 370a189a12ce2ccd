// Start time: from the start command to the first page, on an empty folder and on an existing one.
// Run: node bench/start.ts          (starts the product on folders of its own; writes bench/start.md)

import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportFigure } from './figures.ts'

type Start = { seconds: number; firstPageMs: number }

const warmStarts = 7

const first = await mkdtemp(join(tmpdir(), 'khanepani-start-'))
const second = await mkdtemp(join(tmpdir(), 'khanepani-start-'))
for (const folder of [first, second]) await chmod(folder, 0o755)
try {
  await rm('build/sources.sha256', { force: true })
  const built = await startAndStop(first)
  const empty = await startAndStop(second)
  const warm: Start[] = []
  for (let run = 0; run < warmStarts; run += 1) warm.push(await startAndStop(second))
  await writeFile('bench/start.md', report(built, empty, warm))
  const seconds = warm.map((start) => start.seconds).toSorted((a, b) => a - b)[Math.floor(warm.length / 2)]!
  reportFigure({ name: 'ready after a warm start, s', value: seconds, aim: 2, direction: 'at most' })
} finally {
  for (const folder of [first, second]) await rm(folder, { recursive: true, force: true })
}

async function startAndStop(folder: string): Promise<Start> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['tools/start.js'], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'error', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready in') && ready())
    child.once('exit', (code) => fail(new Error(`the product stopped with ${code}`)))
  })
  const seconds = (performance.now() - started) / 1000
  const requestedAt = performance.now()
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const firstPageMs = performance.now() - requestedAt
  child.removeAllListeners('exit').once('exit', () => {})
  child.kill('SIGTERM')
  await Promise.race([exited, new Promise((resolve) => child.once('exit', resolve))])
  process.stdout.write(`ready after ${seconds.toFixed(2)} s, first page ${firstPageMs.toFixed(0)} ms\n`)
  return { seconds, firstPageMs }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function report(built: Start, empty: Start, warm: Start[]): string {
  const row = (name: string, { seconds, firstPageMs }: Start) =>
    `| ${name} | ${seconds.toFixed(2)} | ${firstPageMs.toFixed(0)} |`
  const sorted = warm.toSorted((a, b) => a.seconds - b.seconds)
  return `# From the start command to the first page

Written by \`node bench/start.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, embedded PostgreSQL 18
with fsync: from the start of \`tools/start.js\` to its line "Ready", and the first page requested then. The machine was shared while measuring.

| What | ready after, s | first page, ms |
| --- | ---: | ---: |
${row('first start: build, database made, migrations, demonstration content', built)}
${row('on an empty folder, built before', empty)}
${row(`warm, in the middle of ${warm.length}`, sorted[Math.floor(warm.length / 2)]!)}
${row('warm, the slowest', sorted.at(-1)!)}
`
}

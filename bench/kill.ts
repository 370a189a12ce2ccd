// Power loss during an import: every acknowledged document is stored completely.
// Run: node bench/kill.ts          (starts the product on a folder of its own, twenty times; writes bench/kill.md)

import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { reportNone } from './figures.ts'
import { freePort, exited, killTree, startProduct } from './process.ts'

type Round = {
  acknowledged: number
  lost: number
  halfThere: number
  readyMs: number
  complaints: number
  second: string
}
type Stored = { filename: string; fileHash: string; size: number; acts: number }

const rounds = Number(process.argv[2] ?? 20)
const filesEach = 60
const folder = await mkdtemp(join(tmpdir(), 'khanepani-kill-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const files = openFileStore(join(dataDir, 'files'))
const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  DEMONSTRATION: 'short',
}

const done: Round[] = []
let product = await startProduct(environment)
try {
  for (let round = 1; round <= rounds; round += 1) {
    const input = await makeFolder(round)
    const acknowledged = await importUntilKilled(input)
    product = await startProduct(environment)
    const second = await importAll(input)
    const stored = await readStored(round)
    const whole = new Set(stored.filter(isWhole).map(({ filename }) => filename))
    const figures = {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((name) => !whole.has(name)).length,
      halfThere: stored.filter((document) => !isWhole(document)).length,
      readyMs: product.readyMs,
      complaints: product.complaints.length,
      second,
    }
    done.push(figures)
    log(`${round}: ${JSON.stringify(figures)}`)
  }
  await writeFile('bench/kill.md', report())
  reportNone(
    'acknowledged documents lost',
    done.reduce((sum, { lost }) => sum + lost, 0),
  )
  reportNone(
    'documents half stored',
    done.reduce((sum, { halfThere }) => sum + halfThere, 0),
  )
} finally {
  killTree(product.child.pid!)
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}

/** Kills importer, server and database at once, at a random moment; returns the file names acknowledged before. */
async function importUntilKilled(input: string): Promise<string[]> {
  const child = startImport(input)
  const killAfter = randomInt(1, filesEach - 5)
  const acknowledged: string[] = []
  let killed = false
  for await (const line of linesOf(child)) {
    const name = /: added (\S+) as document/.exec(line)?.[1]
    if (name) acknowledged.push(name)
    if (killed || acknowledged.length < killAfter) continue
    killed = true
    setTimeout(() => [product.child.pid!, child.pid!].forEach(killTree), randomInt(0, 12))
  }
  await exited(product)
  return acknowledged
}

async function importAll(input: string): Promise<string> {
  let last = ''
  for await (const line of linesOf(startImport(input))) last = line
  return last
}

function startImport(input: string): ChildProcess {
  const args = ['tools/run.js', 'documents', 'import', input, '--org', '487', '--type', 'tender']
  return spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function makeFolder(round: number): Promise<string> {
  const input = join(folder, `import-${round}`)
  await mkdir(input)
  const names = Array.from({ length: filesEach }, (_, index) => `round-${round}-${index}.pdf`)
  for (const name of names) await writeFile(join(input, name), sampleFile('pdf', name.repeat(2000)))
  const rows = names.map((name) => `${name},${name},,2026-11-01`)
  await writeFile(join(input, 'documents.csv'), ['filename,title_en,title_ne,published', ...rows].join('\n'))
  return input
}

async function readStored(round: number): Promise<Stored[]> {
  const db = openDatabase(runningPostgres(dataDir)!)
  const { rows } = await sql<Stored>`
    select filename, file_hash, size_bytes as size,
           (select count(*) from publishing_acts where subject = 'document' and subject_id = documents.id) as acts
      from documents where filename like ${`round-${round}-%`} or not exists (
           select from publishing_acts where subject = 'document' and subject_id = documents.id)`.execute(db)
  await closeDatabase(db)
  return rows
}

function isWhole({ fileHash, size, acts }: Stored): boolean {
  const bytes = readFileSync(files.path(fileHash))
  return acts === 1 && bytes.length === size && createHash('sha256').update(bytes).digest('hex') === fileHash
}

async function* linesOf(child: ChildProcess): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of child.stdout!) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

function report(): string {
  const sum = (pick: (round: Round) => number) => done.reduce((total, round) => total + pick(round), 0)
  const ready = done.map(({ readyMs }) => readyMs / 1000).toSorted((a, b) => a - b)
  const rows = done.map(
    ({ acknowledged, lost, halfThere, readyMs, complaints, second }, index) =>
      `| ${index + 1} | ${acknowledged} | ${lost} | ${halfThere} | ${(readyMs / 1000).toFixed(1)} | ${complaints} | ${second} |`,
  )
  return `# Killed in the middle of an import

Written by \`node bench/kill.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}. In each round the product runs, an
import of ${filesEach} files is under way, and at a moment drawn by lot importer, server and every PostgreSQL process get SIGKILL together. The
product is then started again on the same folder and the same import is run to its end. A document is acknowledged when the importer
has printed its line; it is whole when its row, its one publishing act and its bytes with the right SHA-256 are there.

**${sum((round) => round.acknowledged)} documents acknowledged before the kills, ${sum((round) => round.lost)} lost, ${sum((round) => round.halfThere)} half there; ${done.length} of ${rounds} starts clean, ${ready[Math.floor(ready.length / 2)]!.toFixed(1)} s in the middle, ${ready.at(-1)!.toFixed(1)} s at most.**

| Round | acknowledged | lost | half there | next start, s | complaints | the import again |
| ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}
`
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

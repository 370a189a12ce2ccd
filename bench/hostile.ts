// Hostile requests: ten thousand per form against the running product; undocumented responses and invalid stored rows.
// Run: node bench/hostile.ts [requests] [seed]     (starts the product on a folder of its own; writes bench/hostile.md)

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '#platform/api-base.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { attack, attackedPages, attackedRows, findInvalidRows, type Attack, type Send } from '#tests/hostile-run.ts'
import { reportNone } from './figures.ts'
import { freePort, startFilledProduct } from './process.ts'

const requests = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? 487)
const folder = await mkdtemp(join(tmpdir(), 'khanepani-hostile-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const port = await freePort()
const serverErrors: string[] = []
let closed = 0

const { child: product, complaints } = await startFilledProduct(dataDir, port)
product.stdout!.on('data', (chunk: Buffer) => {
  const lines = chunk.toString().split('\n')
  serverErrors.push(...lines.filter((line) => line.includes('request failed')))
})
const figures: [string, Attack][] = []
try {
  for (const aim of attackedRows) {
    const count = aim.address.startsWith('/auth/') ? Math.ceil(requests / 20) : requests
    await measure(aim.name, () => attack(toApi, aim, count, seed))
  }
  for (const aim of attackedPages) await measure(aim.name, () => attack(toPages, aim, Math.ceil(requests / 10), seed))
  const stray = await readStray()
  await writeFile('bench/hostile.md', report(stray))
  reportNone(
    'undocumented answers',
    figures.reduce((sum, [, { failures }]) => sum + failures.length, 0),
  )
  reportNone('errors of the server', serverErrors.length)
  reportNone('invalid rows that were stored', stray.length)
  log(stray.length === 0 ? 'nothing stray was stored' : stray.join('\n'))
} finally {
  product.kill('SIGTERM')
  await new Promise((resolve) => product.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, run: () => Promise<Attack>): Promise<void> {
  const figure = await run()
  figures.push([name, figure])
  log(
    `${name}: ${JSON.stringify(figure.answers)} in ${figure.milliseconds} ms ${figure.failures.slice(0, 5).join(' | ')}`,
  )
}

async function toApi(path: string, sent: Parameters<Send>[1]): Promise<Response> {
  return post(`${apiBase}${path}`, sent)
}

/** A page's form is posted to the page; the complaint or application it refers to is created through the API. */
async function toPages(path: string, sent: Parameters<Send>[1]): Promise<Response> {
  return path.startsWith('/customer/') ? toApi(path, sent) : post(path, sent)
}

async function post(path: string, sent: Parameters<Send>[1]): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await postOnce(path, sent)
    } catch (error) {
      // A response sent before the whole body was read closes the connection; a request already on it is sent again.
      closed += 1
      if (tries === 3) throw error
    }
  }
}

function postOnce(path: string, { body, headers, from }: Parameters<Send>[1]): Promise<Response> {
  const raw = body instanceof FormData || body instanceof Uint8Array
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(raw ? {} : { 'content-type': 'application/json' }), ...headers, 'x-forwarded-for': from },
    body: raw ? (body as FormData | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  })
}

async function readStray(): Promise<string[]> {
  const database = openDatabase(runningPostgres(dataDir)!, { statementTimeoutMs: 0 })
  const stray = await findInvalidRows({ database, files: openFileStore(join(dataDir, 'files')) })
  await closeDatabase(database)
  return stray
}

function report(stray: string[]): string {
  const statuses = [...new Set(figures.flatMap(([, { answers }]) => Object.keys(answers)))].toSorted()
  const failures = figures.flatMap(([name, figure]) => figure.failures.map((failure) => `${name}: ${failure}`))
  const rows = figures.map(([name, { requests: count, answers, failures: odd, milliseconds }]) =>
    [
      name,
      count,
      ...statuses.map((status) => answers[Number(status)] ?? 0),
      odd.length,
      (milliseconds / count).toFixed(1),
    ].join(' | '),
  )
  return `# Hostile requests

Seed ${seed}; Node ${process.version}, ${cpus().length} cores shared with other work, over HTTP against the started product.
Made by \`node bench/hostile.ts ${requests} ${seed}\`; the generator is \`tests/hostile.ts\`, and \`npm test\` sends 300 to each row and 120 to each page.
Forms about a complaint or an application name a real one, sent just before with the phone of the form, a new one every 25 requests about complaints and every 5 about applications.

| Form | requests | ${statuses.join(' | ')} | undocumented | ms each |
| --- | --- | ${statuses.map(() => '---').join(' | ')} | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}

Undocumented answers: ${failures.length === 0 ? 'none' : failures.slice(0, 20).join('; ')}. Errors the server logged: ${serverErrors.length + complaints.length}. Connections closed by an early response, sent again: ${closed}.
Rows stored that are not valid, photographs with a camera's metadata, texts with invisible characters: ${stray.length === 0 ? 'none' : stray.join('; ')}.
`
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

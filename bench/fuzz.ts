// Fuzzing of the API over HTTP: hostile values to every row of the OpenAPI document as every role; undocumented answers.
// Run: node bench/fuzz.ts [requests for each value] [seed]     (starts the product on a folder of its own; writes bench/fuzz.md)

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RoleName } from '#features/people/contract/roles.ts'
import { apiBase } from '#platform/api-base.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import type { FuzzRequest } from '#tests/openapi-requests.ts'
import { allRoles, fuzz, operations, readPathValues, type Fuzzed } from '#tests/openapi-run.ts'
import { reportNone } from './figures.ts'
import { openPeople, type SignedInRole } from './people.ts'
import { exited, freePort, startFilledProduct } from './process.ts'

const each = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? 487)
const folder = await mkdtemp(join(tmpdir(), 'khanepani-fuzz-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const port = await freePort()
const product = await startFilledProduct(dataDir, port)
const database = openDatabase(runningPostgres(dataDir)!, { statementTimeoutMs: 0 })
const open = await openPeople(
  dataDir,
  database,
  allRoles.filter((role) => role !== 'visitor'),
)
const tokens = new Map<RoleName, string>()
const figures: Fuzzed[] = []
const started = performance.now()

try {
  const existing = await readPathValues(database)
  for (const operation of operations) {
    const effort = { seed, each, others: allRoles.length * Math.ceil(each / 4) }
    const figure = await fuzz(call, operation, existing, effort)
    figures.push(figure)
    log(`${figure.row}: ${answersOf(figure.answers)} ${figure.problems.slice(0, 3).join(' | ')}`)
  }
  await writeFile('bench/fuzz.md', report())
  const problems = figures.reduce((sum, figure) => sum + figure.problems.length, 0)
  reportNone('answers that the document does not name', problems)
} finally {
  await closeDatabase(database)
  product.child.kill('SIGTERM')
  await exited(product)
  await rm(folder, { recursive: true, force: true })
}

/** Some requests end the session of the caller, so that it is opened again. */
async function call(request: FuzzRequest, role: RoleName, from: string): Promise<Response> {
  const answer = await send(request, role, from)
  if (answer.status !== 401 || role === 'visitor') return answer
  await answer.arrayBuffer()
  tokens.delete(role)
  return send(request, role, from)
}

async function send({ method, path, body, type }: FuzzRequest, role: RoleName, from: string): Promise<Response> {
  const headers = {
    'x-forwarded-for': from,
    'x-forwarded-host': 'damak.example',
    ...(type !== undefined && { 'content-type': type }),
    ...(role !== 'visitor' && { authorization: `Bearer ${await tokenOf(role)}` }),
  }
  const sent = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? null)
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(`http://127.0.0.1:${port}${apiBase}${path}`, {
        method,
        headers,
        body: sent,
        redirect: 'manual',
      })
    } catch (error) {
      // An answer before the whole body was read closes the connection; a request already on it is sent again.
      if (tries === 3) throw error
    }
  }
}

async function tokenOf(role: SignedInRole): Promise<string> {
  const known = tokens.get(role)
  if (known) return known
  const token = await open(role)
  tokens.set(role, token)
  return token
}

function report(): string {
  const requests = figures.reduce((sum, figure) => sum + figure.requests, 0)
  const problems = figures.flatMap(({ row, problems: found }) => found.map((one) => `- ${row}: ${one.split('\n')[0]}`))
  const rows = figures.map(({ row, requests: count, answers, problems: found }) =>
    [row, count, answersOf(answers), found.length].join(' | '),
  )
  return `# Fuzzing of the API

Written by \`node bench/fuzz.ts ${each} ${seed}\` on Node ${process.version}, ${cpus().length} cores shared with other work: ${requests} requests over HTTP to
${figures.length} rows of the OpenAPI document in ${Math.round((performance.now() - started) / 1000)} s. Every value of every row took ${each} hostile values as the roles that may call it, and every role
called every row ${Math.ceil(each / 4)} times more. An answer is wrong when its status is not among those that the document names for the row, when it is 500, or when its body
is not the documented one. \`npm test\` sends a smaller number with a fixed seed (\`tests/openapi-fuzz.test.ts\`).

**Wrong answers: ${problems.length === 0 ? 'none' : problems.length}.** Lines on the error stream of the product: ${product.complaints.length}.
${problems.length > 0 ? `\n${problems.slice(0, 40).join('\n')}\n` : ''}
| Row | Requests | Answers | Wrong |
| --- | ---: | --- | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

function answersOf(answers: Record<number, number>): string {
  return Object.entries(answers)
    .map(([status, count]) => `${status} ×${count}`)
    .join(', ')
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Power loss under writes of every part of the product at once: nothing acknowledged is lost, and the books are whole after each start.
// Run: node bench/kill-mixed.ts [KILLS]     (100; starts the product on a folder of its own; writes bench/kill-mixed.md with 100)

import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { sampleMerchants } from '#demonstration/gateways/merchants.ts'
import { setGatewayAccount } from '#features/gateways/operations/accounts.server.ts'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { readKeys } from '#platform/keys.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { reportNone } from './figures.ts'
import { missingOf, writeOf, type Acknowledged, type Known, type Write } from './mixed-writes.ts'
import { thisMachine } from './own-database.ts'
import { openPeople, type SignedInRole } from './people.ts'
import { exited, freePort, killTree, startFilledProduct, startProduct } from './process.ts'

const usual = 100
const [kills = usual] = process.argv.slice(2).map(Number)
const senders = 6
const roles = ['editor', 'clerk', 'meter-reader', 'cashier', 'administrator'] as const
const folder = await mkdtemp(join(tmpdir(), 'khanepani-kill-mixed-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const port = await freePort()
const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  DEMONSTRATION: 'no',
  TRUSTED_PROXIES: '1',
}

const acknowledged: Acknowledged[] = []
const refused = new Map<string, number>()
const restarts: number[] = []
const complaints: string[] = []
const tokens = new Map<SignedInRole, string>()
let lost: Acknowledged[] = []
let faults: string[] = []
let unanswered = 0
let sent = 0

let product = await startFilledProduct(dataDir, port)
try {
  await withDatabase((database) => openPeople(dataDir, database, roles))
  await withDatabase(setGateway)
  const known = await withDatabase(readKnown)
  await openCashDay()
  const stopping = new AbortController()
  const sending = Promise.all(Array.from({ length: senders }, () => sendAll(known, stopping.signal)))
  for (let kill = 1; kill <= kills; kill += 1) await cutPower(kill)
  stopping.abort()
  await sending
  await withDatabase(check)
  await writeReport()
} finally {
  killTree(product.child.pid!)
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}

/** Kills server and database together at a moment drawn by lot, starts them again, and looks for everything that was acknowledged until then. */
async function cutPower(kill: number): Promise<void> {
  const until = acknowledged.length + randomInt(5, 60)
  while (acknowledged.length < until) await pause(5)
  await pause(randomInt(0, 80))
  killTree(product.child.pid!)
  await exited(product)
  complaints.push(...product.complaints)
  product = await startProduct(environment)
  restarts.push(product.readyMs)
  await withDatabase(check)
  print(
    `kill ${kill}: ${acknowledged.length} acknowledged, ${lost.length} lost, ready in ${(product.readyMs / 1000).toFixed(1)} s`,
  )
}

async function sendAll(known: Known, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const write = await writeOf((sent += 1), known)
    try {
      await send(write)
    } catch {
      // The connection was lost with the process: nothing was acknowledged.
      unanswered += 1
      await pause(50)
    }
  }
}

async function send(write: Write): Promise<void> {
  const { what, as, path, body } = write
  const isForm = body instanceof FormData
  const answer = await fetch(`http://127.0.0.1:${port}/web-resources${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-host': 'damak.example',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(as !== 'visitor' && { authorization: `Bearer ${await tokenOf(as)}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status === 401 && as !== 'visitor') tokens.delete(as)
  if (answer.ok) acknowledged.push({ what, requestId: answer.headers.get('x-request-id')!, key: keyOf(write, text) })
  else count(`${what}: ${answer.status} ${(JSON.parse(text) as { key?: string }).key}`)
}

/** What a public write is found by; staff writes are found by their request. */
function keyOf({ what }: Write, text: string): string | undefined {
  const { code, id } = JSON.parse(text) as { code?: string; id?: string }
  return { complaint: code, application: code, 'payment begun': id }[what]
}

async function tokenOf(role: SignedInRole): Promise<string> {
  const known = tokens.get(role)
  if (known) return known
  const token = await withDatabase(async (database) => (await openPeople(dataDir, database, []))(role))
  tokens.set(role, token)
  return token
}

async function openCashDay(): Promise<void> {
  await send({ what: 'cash day', as: 'cashier', path: '/admin/cashDays/487', body: { float: 500 } })
}

/** A live account, because those of the demonstration are closed behind a proxy. A payment of eSewa is begun without asking it. */
async function setGateway(database: Database): Promise<void> {
  const keys = await readKeys({ dataDir, tokenSecret: undefined }, async () => true)
  const at = { database, files: openFileStore(join(dataDir, 'files')), keys, clock: () => new Date() }
  const ctx = systemContext(at, (await openTenants(database)).byId(487)!, 'bench')
  const { esewa } = sampleMerchants.get(487)!
  await setGatewayAccount(ctx, { kind: 'esewa', mode: 'live', ...esewa }, { base: 'http://127.0.0.1:9' })
}

async function readKnown(database: Database): Promise<Known> {
  const purpose = await database
    .selectFrom('feePurposes')
    .select('id')
    .where('orgId', '=', 487)
    .executeTakeFirstOrThrow()
  const { rows: customers } = await sql<{ id: number; number: string }>`
    select c.id, c.customer_number as number from connections c
     where org_id = 487 and metered and (select state from connection_states s where s.org_id = c.org_id and s.connection_id = c.id
                                          order by since desc limit 1) = 'connected'
     order by c.id`.execute(database)
  return { purpose: purpose.id, customers }
}

/** Everything acknowledged is there; debits equal credits; numbers of receipts have no gap. */
async function check(database: Database): Promise<void> {
  const missing = await missingOf(database, acknowledged)
  lost = missing
  const { rows } = await sql<{ fault: string }>`
    select 'entry ' || entry_id || ' is not balanced' as fault
      from ledger_postings group by org_id, entry_id having sum(amount_paisa) <> 0
    union all
    select 'receipts of ' || fiscal_year || ' have a gap'
      from receipts group by org_id, fiscal_year having max(number) <> count(*)
    union all
    select 'payment ' || e.id || ' has no receipt' from ledger_entries e
     where e.kind = 'payment' and e.entered_at > now() - interval '1 day' and e.corrects is null
       and not exists (select from receipt_lines l where l.org_id = e.org_id and l.entry_id = e.id)`.execute(database)
  faults = [...new Set([...faults, ...rows.map(({ fault }) => fault)])]
}

async function withDatabase<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(runningPostgres(dataDir)!, { statementTimeoutMs: 0 })
  try {
    return await run(database)
  } finally {
    await closeDatabase(database)
  }
}

async function writeReport(): Promise<void> {
  const kinds = [...Map.groupBy(acknowledged, ({ what }) => what)].map(([what, all]) => `| ${what} | ${all.length} |`)
  const ready = restarts.map((ms) => ms / 1000).toSorted((a, b) => a - b)
  const refusals = [...refused].map(([key, times]) => `- ${key}: ${times}`)
  reportNone('acknowledged writes lost', lost.length)
  reportNone('faults of ledger and receipts', faults.length)
  const page = `# Killed under writes of every part

Written by \`node bench/kill-mixed.ts\` on ${thisMachine()}. ${senders} senders write without pause as visitors, customers and staff of five roles. At moments drawn by lot the server and
every PostgreSQL process get SIGKILL together, and the product is started again on the same folder. After each start everything that was ever acknowledged is looked for: public
writes by their code, staff writes by the audit row of the same transaction; debits have to equal credits, receipts have no gap, and every payment has its receipt.

**${acknowledged.length.toLocaleString('en')} acknowledged over ${restarts.length} kills: ${lost.length} lost; ${faults.length} faults of ledger and receipts; ${unanswered.toLocaleString('en')} tries without an answer while it was down.**
Next start: ${ready[Math.floor(ready.length / 2)]!.toFixed(1)} s in the middle, ${ready.at(-1)!.toFixed(1)} s at most. Lines on the error stream: ${complaints.length}.

| Write | acknowledged |
| --- | ---: |
${kinds.join('\n')}

Refused by the rules of the product:

${refusals.join('\n') || '- none'}
${faults.length > 0 ? `\nFaults:\n\n${faults.map((fault) => `- ${fault}`).join('\n')}\n` : ''}`
  print(page)
  if (kills === usual) await writeFile('bench/kill-mixed.md', page)
}

function count(refusal: string): void {
  refused.set(refusal, (refused.get(refusal) ?? 0) + 1)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

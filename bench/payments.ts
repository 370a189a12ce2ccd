// Power loss while customers pay: what the gateways acknowledge is posted exactly once, to the paisa, each with one receipt.
// Run: node bench/payments.ts [ATTEMPTS] [KILLS] [SEED]   (10,000, 20 and 1; starts the product and the sample gateway; writes bench/payments.md)

import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleMerchants, samplePfx } from '#demonstration/gateways/merchants.ts'
import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { setGatewayAccount } from '#features/gateways/operations/accounts.server.ts'
import { askDue, askGateway } from '#features/payments/operations/ask.server.ts'
import type { Ctx } from '#platform/context.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { readKeys } from '#platform/keys.server.ts'
import { openLog } from '#platform/log.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { thisMachine } from './own-database.ts'
import { drawPayer, insist, payOnce, type Payer } from './payers.ts'
import { comparePayments, type Acknowledged } from './payments-found.ts'
import { exited, freePort, killTree, startFilledProduct, startProduct } from './process.ts'

const [attempts = 10_000, kills = 20, seed = 1] = process.argv.slice(2).map(Number)
const senders = 24
const folder = await mkdtemp(join(tmpdir(), 'khanepani-payments-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const port = await freePort()
const origin = `http://localhost:${port}`
// Live accounts, because the demonstration's are closed behind a proxy, which gives each payer an address of their own.
const behindProxy = { DEMONSTRATION: 'no', TRUSTED_PROXIES: '1', HOST: '127.0.0.1' }
const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', DATABASE_URL: '' }

const gateway = fork('demonstration/gateways/server.ts', [], { env: {}, execArgv: [] })
const gatewayAddress = await new Promise<string>((resolve) =>
  gateway.once('message', (message) => resolve(`http://127.0.0.1:${(message as { port: number }).port}`)),
)
const customers = Array.from({ length: 300 }, (_, place) => String(10_300 + place))
const payers = Array.from({ length: attempts }, (_, place) => drawPayer(seed, place, customers))
const restarts: number[] = []
let ended = 0
let product = await startFilledProduct(dataDir, port)
try {
  await withDatabase(setAccounts)
  const startedAt = new Date()
  const started = performance.now()
  const power = cutPower()
  const waiting = [...payers]
  const asking = askPages()
  await Promise.all(Array.from({ length: senders }, () => payAll(waiting)))
  const minutes = (performance.now() - started) / 60_000
  await power
  await asking
  await withDatabase(settleRest)
  const acknowledged = await readAcknowledged()
  const table = await withDatabase((ctx) => comparePayments(ctx, { payers, acknowledged, startedAt }))
  await writeFile('bench/payments.md', report(table, minutes))
} finally {
  killTree(product.child.pid!)
  gateway.kill()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}

async function payAll(waiting: Payer[]): Promise<void> {
  for (let payer = waiting.shift(); payer; payer = waiting.shift()) {
    await payOnce(payer, origin)
    ended += 1
  }
}

/** Kills server and database together at moments drawn by lot, spread over the payments, and starts the product again. */
async function cutPower(): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const at = Math.floor(((kill - Math.random()) * attempts) / kills)
    while (ended < Math.min(at, attempts - senders)) await pause(5)
    await pause(randomInt(0, 80))
    killTree(product.child.pid!)
    await exited(product)
    product = await startProduct({ ...environment, ...behindProxy })
    restarts.push(product.readyMs)
    process.stdout.write(`killed after ${ended}, ready again in ${(product.readyMs / 1000).toFixed(1)} s\n`)
  }
}

/** Pages of payments, opened again by whoever waits, until the gateway was queried about each twice. */
async function askPages(): Promise<void> {
  for (let round = 0; round < 2; round += 1)
    for (const payer of payers) {
      while (payer.id === undefined) await pause(20)
      if (payer.pays === 'confirms' && !payer.leaves)
        await insist(payer, `${origin}/web-resources/customer/payments/487/${payer.id}`)
    }
}

/** What the job asks in seven days, with its clock moved: all that is not settled, many at once. */
async function settleRest(ctx: Ctx): Promise<void> {
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 6 * 60_000) }
  await askDue(later, openLog('error'))
  for (let round = 0; round < 4; round += 1) {
    const open = await ctx.db
      .selectFrom('paymentAttempts')
      .select('id')
      .where('orgId', '=', ctx.org.id)
      .where('state', 'not in', ['paid', 'refunded', 'begun'])
      .execute()
    process.stdout.write(`${open.length} to be queried\n`)
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let row = open.pop(); row; row = open.pop()) await askGateway({ ...ctx, now: new Date() }, row.id)
      }),
    )
  }
}

/** Live accounts at the sample gateway; and the website under a name that every machine resolves. */
async function setAccounts(ctx: Ctx): Promise<void> {
  const { db, org } = ctx
  const hosts = db.updateTable('organisationHosts').set({ host: 'localhost' })
  await hosts.where('orgId', '=', org.id).where('host', '=', 'damak.localhost').execute()
  const { esewa, khalti, connectips, fonepay, qr } = sampleMerchants.get(487)!
  const pfx = (await readFile(samplePfx)).toString('base64')
  const values = { esewa, khalti, connectips: { ...connectips, pfx }, fonepay, 'fonepay-qr': qr }
  for (const kind of gatewayKinds)
    await setGatewayAccount(ctx, { kind, mode: 'live', ...values[kind] }, { base: gatewayAddress })
}

async function withDatabase<T>(run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const database = openDatabase(runningPostgres(dataDir)!)
  try {
    const keys = await readKeys({ dataDir, tokenSecret: undefined }, async () => true)
    const files = openFileStore(join(dataDir, 'files'))
    const org = (await openTenants(database)).byId(487)!
    return await run(systemContext({ database, files, keys, clock: () => new Date() }, org, 'bench'))
  } finally {
    await closeDatabase(database)
  }
}

async function readAcknowledged(): Promise<Acknowledged[]> {
  const answer = await fetch(`${gatewayAddress}/acknowledged`)
  return ((await answer.json()) as { data: Acknowledged[] }).data
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function report(table: string, minutes: number): string {
  const ready = restarts.map((ms) => ms / 1000).toSorted((a, b) => a - b)
  return `# Killed while customers pay

Written by \`node bench/payments.ts\` on ${thisMachine()}. ${senders} payers at once make ${attempts.toLocaleString('en')} attempts through five gateways, which a process of its own plays
(\`demonstration/gateways\`), with faults drawn by lot (seed ${seed}): slow, down, late, another amount, a wrong signature, twice, never, refunded; payers cancel, never go, leave after
paying, click twice, and send false returns. At moments drawn by lot the server and every PostgreSQL process get SIGKILL together, and the product is started
again on the same folder; whoever had no answer asks again. Then the gateway is queried about all open payments, as the job does. ${restarts.length} kills in ${minutes.toFixed(1)} minutes; ready again after
${ready[Math.floor(ready.length / 2)]?.toFixed(1) ?? '–'} s in the middle, ${ready.at(-1)?.toFixed(1) ?? '–'} s at most.

${table}`
}

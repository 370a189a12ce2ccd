// Sign-in under attack: success of customers during 10,000 attempts, and 1,000 sessions refreshed at once.
// Run: node bench/sign-in.ts          (makes and removes a PostgreSQL of its own; writes bench/sign-in.md)

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedOrganisations } from '#demonstration/organisations.ts'
import { seedPerson } from '#demonstration/people.ts'
import { findPerson, readMembership, updatePassword } from '#features/people/operations.server.ts'
import { identifyBy } from '#features/sessions/operations/identity.server.ts'
import { openSession as openOnServer } from '#features/sessions/operations/complete-sign-in.server.ts'
import { translator } from '#kit/language.ts'
import type { Messages } from '#kit/language.ts'
import { apiOf } from '#platform/api.server.ts'
import type { Renewed } from '#platform/browser-session.ts'
import { openSession, userAfter, userKey } from '#platform/browser-session.ts'
import { openCalendar } from '#platform/calendar.server.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { openLog } from '#platform/log.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import { openVisits } from '#platform/visits.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { rememberAddress } from '#platform/request.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { api } from '#root/features.server.ts'
import { messages } from '#root/messages.ts'
import { permissionsOf } from '#root/roles.ts'
import type { CastCustomer } from '#tests/cast.ts'
import { cast } from '#tests/cast.ts'
import { reportNone } from './figures.ts'
import { quantile } from './quantile.ts'

const password = 'himal-nadi-bagaicha'
const people = 1000
const targets = 20
const networks = 2000
const attempts = 10_000
const atOnce = 64

const folder = await mkdtemp(join(tmpdir(), 'khanepani-bench-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'data') })
const db = openDatabase(postgres.url, { pool: 10 })
try {
  await migrate({ url: postgres.url })
  const resources = {
    env: readEnv({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    database: db,
    files: openFileStore(folder),
    keys: keysFrom('the key of this measurement alone'),
    tenants: await openTenants(db),
    pages: openPageCache(),
    visits: openVisits({ database: db, log: openLog('silent'), clock: () => new Date() }),
    changesReceived: async () => {},
    log: openLog('silent'),
    clock: () => new Date(),
    calendar: await openCalendar(db),
  }
  await seedOrganisations(resources)
  await resources.tenants.reload()
  const identify = identifyBy(resources.keys, permissionsOf)
  const app = apiOf(api, { resources, identify, translatorFor: (language) => translator<Messages>(messages, language) })
  const ctx = systemContext(resources, resources.tenants.byId(487)!, 'bench')

  log(`making ${people} customers …`)
  const passwordHash = await hashPassword(password, { known: true, network: 'bench' })
  for (let id = 1; id <= people; id++) {
    await seedPerson(resources, customer(id))
    await updatePassword(db, id, passwordHash, new Date())
  }

  async function post(path: string, from: string, body: object) {
    const headers = { host: 'damak.test', 'content-type': 'application/json' }
    const request = new Request(`http://damak.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    rememberAddress(request, from, { publicScheme: 'http', trustedProxies: 0 })
    const started = performance.now()
    const answer = await app.fetch(request)
    const text = await answer.text()
    return { status: answer.status, body: JSON.parse(text) as Record<string, never>, ms: performance.now() - started }
  }
  const login = (id: number, tried: string, from: string, device?: string) =>
    post('/auth/login', from, { identifier: numberOf(id), password: tried, ...(device && { device }) })

  const flood = await attack(login)
  log(JSON.stringify(flood))
  const renewed = await renewAll(ctx, post)
  log(JSON.stringify(renewed))
  await writeFile('bench/sign-in.md', report(flood, renewed))
  reportNone('requests lost among a thousand renewals at once', renewed.lost)
  const entitled = [...flood.victims].filter(([kind]) => kind !== 'from the network of an earlier sign-in')
  reportNone(
    'customers refused on a known device, or not under attack themselves',
    entitled.reduce((sum, [, one]) => sum + one.out, 0),
  )
} finally {
  await closeDatabase(db)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

type Login = (id: number, tried: string, from: string, device?: string) => ReturnType<Parameters<typeof renewAll>[1]>
type Kind = 'on the known device, elsewhere' | 'from the network of an earlier sign-in' | 'somewhere new, not a target'

/** Wrong passwords for the first 20 customers from 2,000 networks, while customers sign in. */
async function attack(login: Login) {
  const devices: string[] = []
  for (let id = 1; id <= targets; id++)
    devices.push((await login(id, password, `198.51.100.${id}`)).body.device as unknown as string)
  const seen = { tried: 0, refused: 0 }
  const attackMs: number[] = []
  const victims = new Map<Kind, { in: number; out: number; ms: number[] }>()
  const record = (kind: Kind, { status, ms }: { status: number; ms: number }) => {
    const one = victims.get(kind) ?? { in: 0, out: 0, ms: [] }
    one[status === 200 || status === 202 ? 'in' : 'out'] += 1
    one.ms.push(ms)
    victims.set(kind, one)
  }
  const started = performance.now()
  const count = { next: 0 }
  const attacker = async () => {
    while (count.next < attempts) {
      const n = count.next++
      const { status, ms } = await login((n % targets) + 1, `guess number ${n}`, network((n * 7919) % networks))
      seen[status === 401 ? 'tried' : 'refused'] += 1
      attackMs.push(ms)
    }
  }
  const people = async () => {
    for (let n = 0; count.next < attempts; n++) {
      const id = (n % targets) + 1
      record('on the known device, elsewhere', await login(id, password, `192.0.2.${n % 250}`, devices[id - 1]))
      record('from the network of an earlier sign-in', await login(id, password, `198.51.100.${id}`))
      record('somewhere new, not a target', await login(targets + 1 + (n % 500), password, `100.64.${n % 250}.1`))
    }
  }
  await Promise.all([...Array.from({ length: atOnce }, attacker), people()])
  return { ...seen, seconds: (performance.now() - started) / 1000, attackMs, victims }
}

/** 1,000 sessions whose access tokens have expired, in two tabs each, five requests a tab, all at once. */
async function renewAll(
  ctx: ReturnType<typeof systemContext>,
  post: (
    path: string,
    from: string,
    body: object,
  ) => Promise<{ status: number; body: Record<string, never>; ms: number }>,
) {
  let calls = 0
  const ms: number[] = []
  const tabs = []
  for (let id = 1; id <= people; id++) {
    const person = (await findPerson(ctx.db, id))!
    const membership = await readMembership(ctx, id)
    const answer = await openOnServer({ ...ctx, now: new Date() }, { person, membership, kind: 'customer' }, {}, null)
    tabs.push(...twoTabs(userAfter(answer, Date.now() - 16 * 60_000)))
  }
  function twoTabs(user: object) {
    const storage = new Map([[userKey, JSON.stringify(user)]])
    let turn: Promise<unknown> = Promise.resolve()
    const parts = {
      storage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      },
      now: () => Date.now(),
      alone: <T>(run: () => Promise<T>) => {
        const result = turn.then(run)
        turn = result.catch(() => {})
        return result
      },
      renew: async (refreshToken: string) => {
        calls += 1
        const answer = await post('/auth/refresh-token', '203.0.113.9', { refreshToken })
        ms.push(answer.ms)
        if (answer.status !== 200) throw new Error(String(answer.status))
        return answer.body as unknown as Renewed
      },
      isOffline: () => false,
      leave: () => {},
    }
    return [openSession(parts), openSession(parts)]
  }
  const started = performance.now()
  const requests = tabs.flatMap((tab) => Array.from({ length: 5 }, () => tab.token()))
  const outcomes = await Promise.allSettled(requests)
  const lost = outcomes.filter(({ status }) => status === 'rejected').length
  return { sessions: people, requests: requests.length, calls, lost, seconds: (performance.now() - started) / 1000, ms }
}

function report(flood: Awaited<ReturnType<typeof attack>>, renewed: Awaited<ReturnType<typeof renewAll>>): string {
  const rows = [...flood.victims].map(
    ([kind, one]) =>
      `| ${kind} | ${one.in} | ${one.out} | ${quantile(one.ms, 0.5).toFixed(0)} | ${quantile(one.ms, 0.99).toFixed(0)} |`,
  )
  return `# Signing in under attack, and a thousand renewals at once

Written by \`node bench/sign-in.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, embedded PostgreSQL with
fsync, whole requests of the API. The machine was shared while measuring.

## ${attempts} wrong passwords for ${targets} customers from ${networks} networks, ${atOnce} at once

${flood.seconds.toFixed(0)} s. ${flood.tried} passwords were looked at (the limit is 50 an hour for each of the ${targets} customers, ${targets * 50} in all), ${flood.refused} attempts were refused without
looking: more networks or more speed give an attacker nothing. An attempt took ${quantile(flood.attackMs, 0.5).toFixed(0)} ms (p50), ${quantile(flood.attackMs, 0.99).toFixed(0)} ms (p99).

Meanwhile, one after another, people signed in with the right password:

| Who | in | refused | p50 ms | p99 ms |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

A network proves no person, because many sit behind one address: a customer under attack who signs in on a new device, from whatever
network, waits or uses a one-time code (see \`docs/decisions/016-sessions.md\`).

## ${renewed.sessions} sessions whose access token has expired, two tabs each, five requests a tab, all at once

${renewed.requests} requests waited, ${renewed.calls} refreshes were requested from the server, ${renewed.lost} requests were lost, ${renewed.seconds.toFixed(1)} s until the last could continue
(p50 ${quantile(renewed.ms, 0.5).toFixed(0)} ms, p99 ${quantile(renewed.ms, 0.99).toFixed(0)} ms a renewal, all of them in flight together).
`
}

function customer(id: number): CastCustomer {
  const key = `customer-${id}`
  return { ...cast.sita, key, id, email: `${key}@customers.example`, customerNumber: numberOf(id) }
}

function numberOf(id: number): string {
  return String(50_000 + id)
}

function network(n: number): string {
  return `10.${n >> 8}.${n & 255}.7`
}

function log(line: string): void {
  process.stdout.write(`${line.slice(0, 300)}\n`)
}

// Fuzzing of every API row as every role: documented statuses and bodies only, never 500.

import { beforeAll, expect, test } from 'vitest'
import type { RoleName } from '#features/people/contract/roles.ts'
import { createPermanentItems, sampleItems } from './all-samples.ts'
import { newTap } from './applications.ts'
import { cast, holderOf, type CastMember } from './cast.ts'
import type { FuzzRequest, PathValues } from './openapi-requests.ts'
import { fuzz, operations, readPathValues, type Call } from './openapi-run.ts'
import { openWorld, type World } from './world.ts'

/** Another seed gives other requests; `bench/fuzz.ts` sends many more. */
const effort = { seed: 487, each: 2, others: 3 }

let world: World
let existing: PathValues
/** Number of answers by status, over all rows. */
const seen: Record<string, number> = {}
const fuzzed = new Set<string>()

beforeAll(async () => {
  world = await openWorld()
  await createRecords()
  existing = await readPathValues(world.resources.database)
})

test('the records that the paths name exist', () => {
  expect(Object.values(existing).every((values) => values.length > 0)).toBe(true)
  expect(existing.code!.length).toBe(4)
})

test.each(operations)('$method $path answers hostile values as documented', async (operation) => {
  // Rows that check a password take long on purpose.
  const times = /^\/auth\/(login|codes|password|second-factor)/.test(operation.path) ? { ...effort, each: 1 } : effort
  const { problems, answers } = await fuzz(call, operation, existing, times)
  fuzzed.add(operation.name)
  for (const [status, count] of Object.entries(answers)) seen[status] = (seen[status] ?? 0) + count
  expect(problems).toEqual([])
})

test('the requests pass validation often enough, and meet every way to refuse', ({ skip }) => {
  skip(fuzzed.size < operations.length, 'counts need every row')
  expect(seen[200]! + seen[201]! + seen[204]!).toBeGreaterThan(operations.length)
  for (const status of [400, 401, 403, 404, 409]) expect(seen[status], String(status)).toBeGreaterThan(20)
  process.stdout.write(`fuzz: ${operations.length} rows, answers ${JSON.stringify(seen)}\n`)
})

const tokens = new Map<RoleName, string>()

/** Some requests end the session of the caller, so that it is opened again. */
const call: Call = async (request, role, from) => {
  const answer = await send(request, role, from)
  if (answer.status !== 401 || role === 'visitor') return answer
  tokens.delete(role)
  return send(request, role, from)
}

async function send({ method, path, body, type }: FuzzRequest, role: RoleName, from: string): Promise<Response> {
  const sent = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const authorization = await authorizationOf(role)
  return world.api(method, path, {
    from,
    ...(sent !== undefined && { body: sent }),
    ...(type && { headers: { 'content-type': type } }),
    ...(authorization && { authorization }),
  })
}

async function authorizationOf(role: RoleName): Promise<string | undefined> {
  if (role === 'visitor') return undefined
  if (!tokens.has(role)) tokens.set(role, (await world.session(memberOf(role))).accessToken.token)
  return `Bearer ${tokens.get(role)!}`
}

function memberOf(role: Exclude<RoleName, 'visitor'>): CastMember {
  return role === 'customer' ? cast.sita : holderOf(role)
}

/** A sample of every published kind, two complaints and two applications, so that paths with real numbers reach them. */
async function createRecords(): Promise<void> {
  const office = world.system(world.damak)
  await createPermanentItems(office)
  for (const item of Object.values(sampleItems)) {
    await item.create(office)
    await item.publish(office, {})
  }
  const withoutPapers = Object.entries(newTap()).filter(([, value]) => !Array.isArray(value))
  for (const phone of ['9841234567', '9841234568']) {
    const complaint = { type: 'no-water', message: 'No water', name: 'Sita', consent: true, phone }
    const application = { ...Object.fromEntries(withoutPapers), phone }
    for (const [path, body] of [
      ['/customer/complaints/487', complaint],
      ['/customer/applications/487', application],
    ] as const)
      expect((await world.api('POST', path, { body })).status).toBe(201)
  }
}

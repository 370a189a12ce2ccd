// Tests of the gateways command: accounts are set, listed without their secrets, replaced and ended.

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { askGateway, beginAtGateway, listUsableGateways } from '#features/gateways/operations/payments.server.ts'
import { eraseEndedSecrets } from '#features/gateways/operations/accounts.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { onPrinted } from '#tests/printed.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { gateways } from './gateways.ts'

let world: World
let secretFile: string
const secret = '8gBm/:&EnhH.1/q'
const printed: string[] = []
onPrinted((text) => printed.push(text))
beforeAll(async () => {
  world = await openWorld()
  secretFile = join(await mkdtemp(join(tmpdir(), 'gateways-')), 'secret')
  await writeFile(secretFile, `${secret}\n`)
})
beforeEach(() => printed.splice(0))

const run = (...args: string[]) => gateways(world.resources, args)
const esewa = () => ['esewa', '--org', '487', '--merchant', 'EPAYTEST', '--secret-file', secretFile]
const ctx = (org = 487) => systemContext(world.resources, world.resources.tenants.byId(org)!, 'test')
const attempt = {
  id: '241028',
  amountPaisa: 11_000,
  customerNumber: '10425',
  startedOn: '2026-11-23',
  returnAddress: 'https://water.example/pay/return/esewa',
}

test('an account is set, and its payments are signed with its secret; another organisation has none', async () => {
  await run('set', ...esewa())
  expect(printed.join('')).toContain('nobody can pay with it until it is set with --live')
  expect(await listUsableGateways(ctx())).toEqual([])
  await expect(beginAtGateway(ctx(), 'esewa', attempt)).rejects.toThrow('missing: gateways.test_only')
  await run('set', ...esewa(), '--live')
  expect(await listUsableGateways(ctx())).toMatchObject([{ kind: 'esewa', mode: 'live', isConfirmed: true }])
  expect(await listUsableGateways(ctx(320))).toEqual([])
  const { handover } = await beginAtGateway(ctx(), 'esewa', attempt)
  const signature = { name: 'signature', value: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=' }
  expect(handover).toMatchObject({ kind: 'form', method: 'POST', fields: expect.arrayContaining([signature]) })
  await expect(beginAtGateway(ctx(320), 'esewa', attempt)).rejects.toThrow('missing: gateways.not_set')
})

test('the secret is in clear neither in the list, nor in the API, nor in any row', async () => {
  await run('set', ...esewa(), '--live')
  await run('list', '--org', '487')
  const answer = await world.api('GET', '/admin/gatewayAccounts/487', {
    as: permitted(cast.rajendra, 'organisation:change'),
  })
  const body = await answer.json()
  const rows = await world.resources.database.selectFrom('gatewayAccounts').selectAll().execute()
  const audit = await world.resources.database.selectFrom('auditRows').selectAll().execute()
  const seen = JSON.stringify([printed, body, rows, audit])
  expect(seen).toContain('EPAYTEST')
  expect(seen).not.toContain(secret)
})

test('an ended account begins nothing, still asks, and loses its secrets after thirty days', async () => {
  await run('set', ...esewa(), '--live', '--base', 'http://127.0.0.1:9')
  const { account } = await beginAtGateway(ctx(), 'esewa', attempt)
  await run('end', 'esewa', '--org', '487')
  await expect(beginAtGateway(ctx(), 'esewa', attempt)).rejects.toThrow('missing: gateways.not_set')
  const asked = { id: '241028', amountPaisa: 11_000, reference: null, returns: [], account }
  expect(await askGateway(ctx(), 'esewa', asked)).toEqual({ state: 'pending', word: 'unreachable' })
  expect(await askGateway(ctx(320), 'esewa', asked)).toEqual({ state: 'pending', word: 'no settings' })
  const now = new Date(ctx().now.getTime() + 31 * 86_400_000)
  expect(await eraseEndedSecrets({ ...ctx(), now })).toBeGreaterThan(0)
  expect(await askGateway(ctx(), 'esewa', asked)).toEqual({ state: 'pending', word: 'no settings' })
})

test.each([
  [['set', 'esewa', '--org', '487', '--merchant', 'EPAYTEST'], 'invalid: request.invalid'],
  [['set', 'imepay', '--org', '487'], 'A gateway is one of esewa'],
  [['set', 'esewa', '--org', '487', '--secret', 'x'], "Unknown option '--secret'"],
  [['set', 'esewa', '--org', '487', '--secret-file', '/no/such/file'], 'cannot be read'],
  [['set', 'esewa', '--org', '487', '--base', 'http://gateway.example'], '--base is an origin'],
  [['set', 'esewa', '--org', '487', '--base', 'https://gateway.example/path'], '--base is an origin'],
  [['end', 'khalti', '--org', '487'], 'missing: gateways.not_set'],
  [['open'], 'npm run gateways -- list'],
])('%j is refused: %s', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})

// Tests of the adapters against the sample gateway in a process of its own: every protocol, and every fault.

import { fork, type ChildProcess } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GatewayKind, GatewaySettings, ReturnQuery } from '../../src/features/gateways/contract/gateway.ts'
import { adapters } from '../../src/features/gateways/operations/adapters.server.ts'
import { sampleMerchants, samplePfx } from './merchants.ts'
import { isSignedBy, sha256Signature, sha512Signature } from './signatures.ts'

const folder = mkdtempSync(join(tmpdir(), 'sample-gateway-'))
const file = join(folder, 'stored', 'payments.jsonl')
let child: ChildProcess
let base: string
beforeAll(startGateway)
afterAll(() => {
  child.kill()
  rmSync(folder, { recursive: true })
})

async function startGateway(): Promise<void> {
  const execArgv = ['--disable-warning=ExperimentalWarning']
  child = fork('demonstration/gateways/server.ts', ['0', file], { execArgv, env: {} })
  const port = await new Promise<number>((ready) =>
    child.once('message', (message) => ready((message as { port: number }).port)),
  )
  base = `http://127.0.0.1:${port}`
}

const { esewa, khalti, connectips, fonepay, qr } = sampleMerchants.get(487)!
const pfx = readFileSync(samplePfx).toString('base64')
const valuesOf = { esewa, khalti, connectips: { ...connectips, pfx }, fonepay, 'fonepay-qr': qr }
const settingsOf = (kind: GatewayKind): GatewaySettings => ({ mode: 'test', base, values: { ...valuesOf[kind] } })

let counted = 0

/** Begins 91.80 rupees, takes the payer to the gateway's page, confirms or cancels there, and follows the return. */
async function payThrough(kind: GatewayKind, fault = 'none', action = 'confirm') {
  counted += 1
  const attempt = { id: `487-TEST${counted}`, amountPaisa: 9_180, customerNumber: '10425', startedOn: '2026-11-23' }
  const returnAddress = `http://127.0.0.1:1/pay/return/${kind}`
  const { handover, reference } = await adapters[kind].begin({ ...attempt, returnAddress }, settingsOf(kind))
  const page = await openPage(handover)
  const target = /action="([^"]+)"/.exec(page)?.[1] ?? `no form: ${page}`
  const body = new URLSearchParams({ action, fault })
  const { headers } = await fetch(new URL(target, base), { method: 'POST', body, redirect: 'manual' })
  const location = headers.get('location')
  const query: ReturnQuery = location ? Object.fromEntries(new URL(location).searchParams) : {}
  const ask = () => adapters[kind].ask({ ...attempt, reference, returns: [query] }, settingsOf(kind))
  return { id: attempt.id, query, location, ask }
}

async function openPage(
  handover: Awaited<ReturnType<(typeof adapters)['esewa']['begin']>>['handover'],
): Promise<string> {
  if (handover.kind === 'qr') return (await fetch(handover.payAddress!)).text()
  const body = new URLSearchParams(handover.fields.map(({ name, value }) => [name, value]))
  const origin = 'http://127.0.0.1:1'
  const sent = handover.method === 'POST' ? { method: 'POST', body, headers: { origin } } : {}
  return (await fetch(handover.method === 'GET' ? `${handover.address}?${body}` : handover.address, sent)).text()
}

const kinds = ['esewa', 'khalti', 'connectips', 'fonepay', 'fonepay-qr'] as const

test.each(kinds)('%s: a payment is begun, confirmed, returned and asked about', async (kind) => {
  const { id, query, ask } = await payThrough(kind)
  expect(adapters[kind].readReturn(query)).toBe(kind === 'fonepay-qr' ? undefined : id)
  expect(await ask()).toMatchObject({ state: 'paid', amountPaisa: 9_180 })
})

test.each([
  ['esewa', 'failed'],
  ['khalti', 'failed'],
  ['connectips', 'failed'],
  ['fonepay', 'failed'],
  ['fonepay-qr', 'pending'],
] as const)('%s: a cancelled payment is %s', async (kind, state) => {
  const { id, query, ask } = await payThrough(kind, 'none', 'cancel')
  expect(adapters[kind].readReturn(query)).toBe(kind === 'fonepay-qr' ? undefined : id)
  expect(await ask()).toMatchObject({ state })
})

test.each(['esewa', 'khalti', 'connectips', 'fonepay'] as const)(
  '%s: another amount is reported as it is',
  async (kind) => {
    const { ask } = await payThrough(kind, 'wrong-amount')
    expect(await ask()).toMatchObject({ state: 'paid', amountPaisa: 9_080 })
  },
)

test.each([
  ['esewa', 'down', ['pending unreachable', 'pending unreachable', 'paid COMPLETE']],
  ['khalti', 'down', ['pending unreachable', 'pending unreachable', 'paid Completed']],
  ['esewa', 'late', ['pending PENDING', 'pending PENDING', 'paid COMPLETE']],
  ['fonepay-qr', 'late', ['pending failed', 'pending failed', 'paid success']],
  ['connectips', 'late', ['pending ERROR', 'pending ERROR', 'paid SUCCESS']],
  ['esewa', 'refunded', ['refunded FULL_REFUND']],
  ['khalti', 'refunded', ['refunded Refunded']],
  ['esewa', 'wrong-signature', ['paid COMPLETE']],
  ['fonepay', 'wrong-signature', ['pending no return']],
] as const)('%s with the fault %s answers %j', async (kind, fault, answers) => {
  const { ask } = await payThrough(kind, fault)
  const given: string[] = []
  for (const _ of answers) {
    const { state, word } = await ask()
    given.push(`${state} ${word}`)
  }
  expect(given).toEqual(answers)
})

test('a payer who never returns has paid, and what the gateway took is listed', async () => {
  const { id, location, ask } = await payThrough('khalti', 'never')
  expect(location).toBeNull()
  expect(await ask()).toMatchObject({ state: 'paid' })
  const { data } = (await (await fetch(`${base}/acknowledged`)).json()) as {
    data: { id: string; takenPaisa: number }[]
  }
  expect(data).toContainEqual(expect.objectContaining({ id, takenPaisa: 9_180 }))
})

test('payments outlast a kill in the middle of a line, and their references are not given again', async () => {
  const asks = await Promise.all(
    (['esewa', 'khalti', 'connectips', 'fonepay-qr'] as const).map((kind) => payThrough(kind)),
  )
  const before = await Promise.all(asks.map(({ ask }) => ask()))
  child.kill('SIGKILL')
  appendFileSync(file, '{"key":"esewa:torn')
  await startGateway()
  expect(await Promise.all(asks.map(({ ask }) => ask()))).toEqual(before)
  const later = await (await payThrough('esewa')).ask()
  expect(later).toMatchObject({ state: 'paid' })
  expect(before).not.toContainEqual(expect.objectContaining({ reference: (later as { reference: string }).reference }))
})

test.each([
  ['esewa', { secret: 'another' }],
  ['connectips', { merchant: '999' }],
  ['fonepay', { secret: 'another' }],
] as const)('%s: a form of a merchant with other settings is refused', async (kind, changed) => {
  const settings = { ...settingsOf(kind), values: { ...valuesOf[kind], ...changed } }
  const attempt = {
    id: '487-OTHER',
    amountPaisa: 9_180,
    customerNumber: '1',
    startedOn: '2026-11-23',
    returnAddress: base,
  }
  const { handover } = await adapters[kind].begin(attempt, settings)
  expect(await openPage(handover)).not.toContain('action=')
})

test('a server that is not there cannot begin, and an answer says nothing', async () => {
  const attempt = {
    id: '487-NONE',
    amountPaisa: 9_180,
    customerNumber: '1',
    startedOn: '2026-11-23',
    returnAddress: base,
  }
  const settings = { ...settingsOf('khalti'), base: 'http://127.0.0.1:1' }
  await expect(adapters.khalti.begin(attempt, settings)).rejects.toThrow('unreachable')
  const wrongKey = { ...settingsOf('khalti'), values: { secret: 'another' } }
  await expect(adapters.khalti.begin(attempt, wrongKey)).rejects.toThrow('status 401')
})

test("the gateway's own signatures match the published vectors", async () => {
  const published = 'total_amount=110,transaction_uuid=241028,product_code=EPAYTEST'
  expect(await sha256Signature('8gBm/:&EnhH.1/q', published)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
  const hex = await sha512Signature('a7e3512f5032480a83137793cb2021dc', '14,5d76d323-d1f6,NBQM,test1,test2')
  expect(hex.slice(0, 32)).toBe('5ae718032328ae5615fa4694dfbf3ecd')
  expect(hex.slice(-32)).toBe('ece113675166ae0d804ecf32a8bbdbaf'.slice(-32))
  const { publicKey } = await import('./merchants.ts')
  expect(await isSignedBy(publicKey, 'message', Buffer.alloc(256).toString('base64'))).toBe(false)
})

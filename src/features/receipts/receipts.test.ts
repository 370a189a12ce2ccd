// Tests of receipts on a database: gapless numbers, several at once, reversed by a correction, printed as a copy, and found by number.

import { beforeAll, expect, test } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { transaction } from '#platform/database.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { receipts as receiptsCommand } from '#tools/receipts.ts'
import { issueReceipt, type IssuedReceipt } from './operations/issue.server.ts'
import { publishedKeys, signingKey } from './operations/keys.server.ts'
import { bytesToSign, readSignedCode, signedCode } from './rules/signed-code.ts'

let world: World
let ids: Map<string, number>
const accountant = permitted(cast.ramesh, 'ledger:correct', 'receipts:read')

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'ONE', name_en: 'Maya Limbu', name_ne: 'माया लिम्बू' },
    { customer_number: 'TWO', name_en: 'Two' },
  )
  world.travelTo('2026-11-22T05:15:00Z')
})

/** Pays for connections and issues one receipt in the same transaction. */
async function paid(...numbers: string[]): Promise<IssuedReceipt & { entryIds: number[] }> {
  return transaction(world.system(world.damak), async (tx) => {
    const paidOf = numbers.map((number) => ({ connectionId: ids.get(number)!, amountPaisa: 91_80 }))
    const payments = paidOf.map((each) => ({ ...each, account: 'cash' as const, valueOn: '2026-11-22' }))
    const entryIds = await recordPayments(tx, payments)
    const lines = paidOf.map((each, place) => ({ ...each, purpose: 'bill' as const, entryId: entryIds[place]! }))
    return { ...(await issueReceipt(tx, { tender: 'cash', lines })), entryIds }
  })
}

async function reverse(id: number): Promise<void> {
  const body = { reason: 'Paid for another house' }
  const answer = await world.api('POST', `/admin/ledger/487/${id}/corrections`, { as: accountant, body })
  expect(answer.status).toBe(201)
}

type Body = Record<string, unknown>

async function read(path: string) {
  const answer = await world.api('GET', `/admin/receipts/487${path}`, { as: accountant })
  return { status: answer.status, body: (await answer.json()) as Body & { data: Body[] } }
}

test('numbers have no gap, also when several are issued at once and one fails', async () => {
  const first = await paid('ONE')
  expect(first).toMatchObject({ fiscalYear: '2083/84', number: 1, code: expect.stringMatching(/^R-/) })
  const rolledBack = transaction(world.system(world.damak), async (tx) => {
    const lines = [
      { purpose: 'bill' as const, connectionId: ids.get('ONE')!, entryId: first.entryIds[0]!, amountPaisa: 1 },
    ]
    await issueReceipt(tx, { tender: 'cash', lines })
  })
  await expect(rolledBack).rejects.toThrow('unique')
  const issued = await Promise.all([paid('ONE'), paid('TWO'), paid('ONE')])
  expect(issued.map(({ number }) => number).toSorted()).toEqual([2, 3, 4])
})

test('one receipt for two connections; a correction of one of them reverses its line, and the number stays', async () => {
  const receipt = await paid('ONE', 'TWO')
  const number = `2083-84-${receipt.number}`
  expect((await read(`/${number}`)).body).toMatchObject({
    number,
    state: 'issued',
    payer: { en: 'Maya Limbu', ne: 'माया लिम्बू' },
    amountPaisa: 183_60,
    lines: [{ customerNumber: 'ONE' }, { customerNumber: 'TWO' }],
    prints: 0,
  })
  await reverse(receipt.entryIds[1]!)
  expect((await read(`/${number}`)).body).toMatchObject({
    state: 'partly-reversed',
    lines: [{ reversed: null }, { reversed: { reason: 'Paid for another house' } }],
  })
  await reverse(receipt.entryIds[0]!)
  expect((await read(`/${number}`)).body).toMatchObject({ state: 'reversed', amountPaisa: 183_60 })
})

test('the list is searched by customer number and by receipt number, in the digits of either script', async () => {
  const { body } = await read('?search=TWO')
  expect(body.data.length).toBeGreaterThan(1)
  for (const typed of ['२०८३-८४-१', '२०८३/८४:१'])
    expect((await read(`?search=${typed}`)).body.data).toMatchObject([{ number: '2083-84-1' }])
  expect((await read('?from=2026-11-23')).body.data).toEqual([])
  expect((await read('/2083-84-999')).status).toBe(404)
  expect((await read('/nothing')).status).toBe(404)
})

test('the first print is the original, the next a copy', async () => {
  const path = '/admin/receipts/487/2083-84-1/prints'
  for (const print of [1, 2]) {
    const answer = await world.api('POST', path, { as: accountant, body: {} })
    expect([answer.status, await answer.json()]).toEqual([201, { print }])
  }
  expect((await read('/2083-84-1')).body).toMatchObject({ prints: 2 })
  expect((await read('?part=reprinted')).body).toMatchObject({ total: 1, data: [{ number: '2083-84-1', prints: 2 }] })
  const reversed = (await read('?part=reversed')).body
  expect(reversed).toMatchObject({ total: 1, data: [{ state: 'reversed', issuedBy: expect.any(String) }] })
})

test('a receipt is not changed and not removed', async () => {
  const { database } = world.resources
  await expect(database.deleteFrom('receipts').execute()).rejects.toThrow('not changed')
  await expect(database.updateTable('receipts').set({ amountPaisa: 1 }).execute()).rejects.toThrow('not changed')
})

test('anyone verifies a receipt by its code, as it is typed; another character is another receipt', async () => {
  const { number, code, entryIds } = await paid('ONE', 'TWO')
  const verify = async (typed: string) => {
    const answer = await world.api('GET', `/customer/receipts/487/${encodeURIComponent(typed)}`)
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  expect(await verify(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    status: 200,
    body: {
      number: `2083-84-${number}`,
      payer: { en: 'M••• L•••', ne: 'मा••• लि•••' },
      amountPaisa: 183_60,
      state: 'issued',
    },
  })
  await reverse(entryIds[0]!)
  expect((await verify(code)).body).toMatchObject({ state: 'partly-reversed', countedPaisa: 91_80 })
  const changed = code.endsWith('2') ? `${code.slice(0, -1)}3` : `${code.slice(0, -1)}2`
  expect(await verify(changed)).toMatchObject({ status: 404, body: { key: 'receipts.not_genuine' } })
  const elsewhere = await world.api('GET', `/customer/receipts/320/${code}`)
  expect(elsewhere.status).toBe(404)
})

async function verifySigned(code: string, org = 487) {
  const answer = await world.api('GET', `/customer/receipts/${org}/${code}`)
  return { status: answer.status, body: (await answer.json()) as Body }
}

test('the signed code of a receipt verifies by signature and register, also after the key was replaced and the receipt reversed', async () => {
  const receipt = await paid('ONE')
  const number = `2083-84-${receipt.number}`
  const codeNow = async () => String((await read(`/${number}`)).body['signedCode'])
  const first = await codeNow()
  expect(await codeNow()).toBe(first)
  const genuine = { number, code: receipt.code, amountPaisa: 91_80, state: 'issued', isSigned: true }
  expect(await verifySigned(first)).toMatchObject({ status: 200, body: genuine })
  await receiptsCommand(world.resources, ['rotate-key', '--org', '487'])
  const second = await codeNow()
  expect(second).not.toBe(first)
  for (const code of [first, second]) expect((await verifySigned(code)).body).toMatchObject(genuine)
  const keys = await publishedKeys(world.system(world.damak))
  expect(keys).toMatchObject([
    { kid: '487-1', endedAt: expect.any(String) },
    { kid: '487-2', endedAt: null },
  ])
  expect(JSON.stringify(keys)).not.toContain('"d"')
  await reverse(receipt.entryIds[0]!)
  expect((await verifySigned(first)).body).toMatchObject({ state: 'reversed', isSigned: true, countedPaisa: 0 })
})

test('a changed code, another organisation and its key are not genuine; a signed receipt that the register lacks says so', async () => {
  const code = String((await read('/2083-84-1')).body['signedCode'])
  const changed = code.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
  expect(await verifySigned(changed)).toMatchObject({ status: 404, body: { key: 'receipts.not_genuine' } })
  expect((await verifySigned(code, 320)).status).toBe(404)
  const { receipt } = readSignedCode(code)!
  const elsewhere = await signingKey(world.system(world.kakarvitta))
  const foreign = bytesToSign({ ...receipt, key: elsewhere.number })
  expect((await verifySigned(signedCode(foreign, elsewhere.sign(foreign)))).status).toBe(404)
  const own = await signingKey(world.system(world.damak))
  const lost = bytesToSign({ ...receipt, key: own.number, number: 999 })
  expect(await verifySigned(signedCode(lost, own.sign(lost)))).toMatchObject({
    status: 200,
    body: { number: '2083-84-999', code: '', payer: { en: 'M••• L•••', ne: 'मा••• लि•••' }, state: 'not-in-register' },
  })
})

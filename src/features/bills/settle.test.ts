// Tests of payments with their rebates: on time, late, reported late, with a typed day, reversed, imported, and an advance that settles a bill.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { sumReceivables } from '#features/ledger/store/reports.server.ts'
import { ledger } from '#tools/ledger.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { onPrinted } from '#tests/printed.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { recordPayments } from './operations/payments.server.ts'
import { settleAll } from './operations/settle.server.ts'

let world: World
let ids: Map<string, number>
let folder: string

const printed: string[] = []
const numbers = ['ONE', 'LATE', 'BACK', 'FILE', 'BOTH', 'SOON', 'ADV', 'NEXT', 'AGAIN', 'PART', 'AHEAD', 'STAY', 'BOOK']
const accountant = permitted(cast.ramesh, 'ledger:correct', 'ledger:read')

/** Ten units are 90 rupees, billed on 20 November: 4 % less until 5 December, 10 % more from 21 December. */
onPrinted((text) => printed.push(text))
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-settle-'))
  ids = await addConnections(
    world,
    ...numbers.map((customer_number) => ({ customer_number, name_en: customer_number })),
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', Object.fromEntries(numbers.map((number) => [number, '10'])))
  world.travelTo('2026-11-18T05:15:00Z')
  await paid('ADV', 200_00, '2026-11-18')
  await billMonth(world, '2083/07', '2026-11-20')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function paid(number: string, amountPaisa: number, valueOn: string, reference?: string): Promise<number> {
  const payment = { connectionId: ids.get(number)!, amountPaisa, account: 'cash', valueOn } as const
  const [id] = await recordPayments(world.system(world.damak), [{ ...payment, ...(reference && { reference }) }])
  return id!
}

async function entriesOf(number: string) {
  const { rows } = await sql<{ kind: string; amountPaisa: number; valueOn: string; reason: string | null }>`
    select kind, amount_paisa, value_on, reason from ledger_entries where connection_id = ${ids.get(number)!}
       and kind <> 'bill' order by id`.execute(world.resources.database)
  return rows.map(({ kind, amountPaisa, valueOn }) => [kind, amountPaisa, valueOn])
}

/** Kind, value day and posting day. */
async function postedOf(number: string) {
  const { rows } = await sql<{ kind: string; valueOn: string; postedOn: string }>`
    select kind, value_on, posted_on from ledger_entries where connection_id = ${ids.get(number)!}
       and kind <> 'bill' order by id`.execute(world.resources.database)
  return rows.map(({ kind, valueOn, postedOn }) => [kind, valueOn, postedOn])
}

async function correct(id: number, reason: string): Promise<void> {
  const path = `/admin/ledger/487/${id}/corrections`
  const answer = await world.api('POST', path, { as: accountant, body: { reason } })
  expect(answer.status).toBe(201)
}

/** As an officer could until two persons had to decide: the ledgers of offices have such corrections. */
async function correctAlone({ id, amountPaisa }: { id: number; amountPaisa: number }): Promise<void> {
  const postings = twoPostings('surcharge', -amountPaisa)
  const own = {
    connectionId: ids.get('PART')!,
    kind: 'correction',
    corrects: id,
    reason: 'The office was closed',
  } as const
  await postEntries(world.as(accountant), [{ ...own, postings, valueOn: '2026-12-22', period: '2083/07' }])
}

async function importFile(...rows: string[]): Promise<void> {
  const path = join(folder, 'ledger.csv')
  await writeFile(path, `${['customer_number,period,entry,amount_rs,on,reference', ...rows].join('\n')}\n`)
  await ledger(world.resources, ['import', path, '--org', '487', '--apply', '--skip-refused'])
}

async function balanceOf(number: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select sum(amount_paisa)::bigint as sum from ledger_entries where connection_id = ${ids.get(number)!}`.execute(
    world.resources.database,
  )
  return rows[0]!.sum
}

test('a payment that settles the bill within its step posts the rebate with it', async () => {
  world.travelTo('2026-12-05T05:15:00Z')
  await paid('ONE', 86_40, '2026-12-05')
  expect(await entriesOf('ONE')).toEqual([
    ['payment', -86_40, '2026-12-05'],
    ['rebate', -3_60, '2026-12-05'],
  ])
  expect(await balanceOf('ONE')).toBe(0)
})

test('an import within the step earns the rebate on the day of the import', async () => {
  await importFile('SOON,2083/07,payment,86.40,2026-12-02,R-0')
  expect(await entriesOf('SOON')).toEqual([
    ['payment', -86_40, '2026-12-02'],
    ['rebate', -3_60, '2026-12-05'],
  ])
  expect(await settleAll(world.system(world.damak))).toMatchObject({ posted: 0, corrected: 0 })
})

test('an advance settles a bill on its own day', async () => {
  expect(await entriesOf('ADV')).toEqual([
    ['payment', -200_00, '2026-11-18'],
    ['rebate', -3_60, '2026-11-20'],
  ])
})

test('a rebate that was taken back with a payment is earned by the next one', async () => {
  await correct(await paid('AGAIN', 86_40, '2026-12-05'), 'Another customer paid')
  expect(await balanceOf('AGAIN')).toBe(90_00)
  await paid('AGAIN', 86_40, '2026-12-05')
  expect(await entriesOf('AGAIN')).toEqual([
    ['payment', -86_40, '2026-12-05'],
    ['rebate', -3_60, '2026-12-05'],
    ['correction', 86_40, '2026-12-05'],
    ['correction', 3_60, '2026-12-05'],
    ['payment', -86_40, '2026-12-05'],
    ['rebate', -3_60, '2026-12-05'],
  ])
  expect(await balanceOf('AGAIN')).toBe(0)
})

test('a surcharge that was posted anew with a correction stays; nobody gives one up alone, and one that a person had corrected is not posted again', async () => {
  const id = await paid('PART', 45_00, '2026-12-05')
  world.travelTo('2026-12-22T05:15:00Z')
  await settleAll(world.system(world.damak))
  expect(await entriesOf('PART')).toContainEqual(['surcharge', 4_50, '2026-12-21'])
  await correct(id, 'The cheque was returned')
  expect(await balanceOf('PART')).toBe(99_00)
  expect(await settleAll(world.system(world.damak))).toMatchObject({ posted: 0, corrected: 0 })
  expect(await balanceOf('PART')).toBe(99_00)

  const { rows } = await sql<{ id: number; amountPaisa: number }>`
    select id, amount_paisa from ledger_entries where connection_id = ${ids.get('PART')!} and kind = 'surcharge' order by id desc`.execute(
    world.resources.database,
  )
  const alone = await world.api('POST', `/admin/ledger/487/${rows[0]!.id}/corrections`, {
    as: accountant,
    body: { reason: 'The office was closed' },
  })
  expect([alone.status, await alone.json()]).toMatchObject([409, { key: 'ledger.waived_by_two' }])
  await correctAlone(rows[0]!)
  expect(await settleAll(world.system(world.damak))).toMatchObject({ posted: 0, corrected: 0 })
  expect(await balanceOf('PART')).toBe(90_00)
})

test('a payment that a gateway reports late gets the rebate of its day, and takes back the surcharge', async () => {
  world.travelTo('2026-12-22T05:15:00Z')
  await settleAll(world.system(world.damak))
  expect(await entriesOf('LATE')).toEqual([['surcharge', 9_00, '2026-12-21']])
  await paid('LATE', 86_40, '2026-12-01')
  expect(await entriesOf('LATE')).toEqual([
    ['surcharge', 9_00, '2026-12-21'],
    ['payment', -86_40, '2026-12-01'],
    ['correction', -9_00, '2026-12-21'],
    ['rebate', -3_60, '2026-12-01'],
  ])
  expect(await balanceOf('LATE')).toBe(0)
  expect(await settleAll(world.system(world.damak))).toMatchObject({ posted: 0, corrected: 0 })
})

test('a surcharge that was posted while the clock was ahead refuses no payment, and is taken back on its day', async () => {
  world.travelTo('2026-12-22T05:15:00Z')
  await settleAll(world.system(world.damak))
  world.travelTo('2026-12-10T05:15:00Z')
  await paid('AHEAD', 86_40, '2026-12-01')
  const before = [
    ['surcharge', 9_00, '2026-12-21'],
    ['payment', -86_40, '2026-12-01'],
    ['rebate', -3_60, '2026-12-01'],
  ]
  expect(await entriesOf('AHEAD')).toEqual(before)
  world.travelTo('2026-12-22T05:15:00Z')
  await paid('AHEAD', 1_00, '2026-12-22')
  expect(await entriesOf('AHEAD')).toEqual([
    ...before,
    ['payment', -1_00, '2026-12-22'],
    ['correction', -9_00, '2026-12-21'],
  ])
})

test('a payment that is corrected takes back its rebate, and the surcharges of its steps are owed', async () => {
  const id = await paid('BACK', 86_40, '2026-12-01')
  expect(await balanceOf('BACK')).toBe(0)
  const path = `/admin/ledger/487/${id}/corrections`
  const as = accountant
  const answer = await world.api('POST', path, { as, body: { reason: 'The cheque was returned' } })
  expect([answer.status, await answer.json()]).toMatchObject([201, { corrects: id, amountPaisa: 86_40 }])
  expect(await balanceOf('BACK')).toBe(99_00)
  // 86.40 again on the first day that is left: too late for a rebate.
  await paid('BACK', 99_00, '2026-12-22')
  expect(await balanceOf('BACK')).toBe(0)
  const listed = await world.api('GET', `/admin/ledger/487/connections/${ids.get('BACK')}`, { as, language: 'ne' })
  const { entries } = (await listed.json()) as { entries: { kind: string; reason: string | null }[] }
  expect(entries.flatMap(({ reason }) => reason ?? [])).toContain('भुक्तानी वा क्रेडिट नोट अघिल्लो मितिदेखि गणना हुन्छ')
})

test('what a correction or a page of a receipt book changes is posted on the day of its entry: reports of earlier days stay', async () => {
  const on = '2026-12-23'
  const receivables = () => sumReceivables(world.scope(world.damak), on)
  world.travelTo('2026-12-22T05:15:00Z')
  const id = await paid('STAY', 45_00, '2026-12-05')
  await settleAll(world.system(world.damak))
  const before = await receivables()
  world.travelTo('2026-12-24T05:15:00Z')
  await correct(id, 'The cheque was returned')
  expect(await receivables()).toBe(before)
  // The surcharge on all of the bill gave way to that on half of it, and comes back: each counts from its own day.
  expect(await postedOf('STAY')).toEqual([
    ['surcharge', '2026-12-21', '2026-12-21'],
    ['payment', '2026-12-05', '2026-12-05'],
    ['correction', '2026-12-21', '2026-12-22'],
    ['surcharge', '2026-12-21', '2026-12-22'],
    ['correction', '2026-12-24', '2026-12-24'],
    ['correction', '2026-12-21', '2026-12-24'],
    ['surcharge', '2026-12-21', '2026-12-24'],
  ])
  const page = { amountPaisa: 90_00, account: 'cash', valueOn: '2026-12-01', postedOn: '2026-12-24' } as const
  await recordPayments(world.system(world.damak), [{ connectionId: ids.get('BOOK')!, ...page, isDayTyped: true }])
  expect(await receivables()).toBe(before)
  // The day on the paper keeps off the surcharge, and earns no rebate.
  expect(await balanceOf('BOOK')).toBe(0)
  expect(await postedOf('BOOK')).toEqual([
    ['surcharge', '2026-12-21', '2026-12-21'],
    ['payment', '2026-12-01', '2026-12-24'],
    ['correction', '2026-12-21', '2026-12-24'],
  ])
  expect(await settleAll(world.system(world.damak))).toMatchObject({ posted: 0, corrected: 0 })
})

test('an import after the step earns no rebate, takes back the surcharge, and posts neither of its file', async () => {
  await importFile(
    'FILE,2083/07,payment,86.40,2026-12-02,R-1',
    'BOTH,2083/07,payment,86.40,2026-12-02,R-2',
    'BOTH,2083/07,rebate,3.60,2026-12-02,R-3',
    'BOTH,2083/07,surcharge,9,2026-12-21,R-4',
  )
  expect(printed.filter((text) => text.includes('neither is posted by a file'))).toHaveLength(2)
  // The surcharge of 21 December was posted on its day.
  const surcharged = ['surcharge', 9_00, '2026-12-21']
  const takenBack = ['correction', -9_00, '2026-12-21']
  const payment = ['payment', -86_40, '2026-12-02']
  // 3.60 are unpaid on that day, of which 10 percent are owed.
  const ofTheRest = ['surcharge', 36, '2026-12-21']
  expect(await entriesOf('FILE')).toEqual([surcharged, payment, takenBack, ofTheRest])
  expect(await entriesOf('BOTH')).toEqual([surcharged, payment, takenBack, ofTheRest])
  expect(await settleAll(world.system(world.damak))).toMatchObject({ posted: 0, corrected: 0 })
})

test('a bill of a run is corrected by a credit note alone, and the page of its ledger says so', async () => {
  const as = accountant
  const listed = await world.api('GET', `/admin/ledger/487/connections/${ids.get('NEXT')}`, { as })
  const { entries } = (await listed.json()) as { entries: { id: number; kind: string; mayBeCorrected: unknown }[] }
  const bill = entries.find(({ kind }) => kind === 'bill')!
  expect(bill.mayBeCorrected).toMatchObject({ ok: false, key: 'ledger.bill_by_credit_note' })
  const answer = await world.api('POST', `/admin/ledger/487/${bill.id}/corrections`, { as, body: { reason: 'Wrong' } })
  expect([answer.status, await answer.json()]).toMatchObject([409, { key: 'ledger.bill_by_credit_note' }])
})

test('the nightly job reads only who owes, with a step that begins, and who has paid since', async () => {
  world.travelTo('2026-12-30T05:15:00Z')
  await settleAll(world.system(world.damak))
  const { listToSettle } = await import('./store/settlement.server.ts')
  const scope = world.scope(world.damak)
  const all = { after: 0, limit: 100 }
  expect(await listToSettle(scope, { since: '2026-12-30', today: '2026-12-31' }, all)).toEqual([])
  expect(await listToSettle(scope, { since: '2026-12-20', today: '2026-12-31' }, all)).toContain(ids.get('NEXT'))
  expect(await listToSettle(scope, { since: null, today: '2026-12-31' }, all)).toHaveLength(numbers.length)
  // A payment that somebody posts without its rebate is settled by the next job.
  await paid('NEXT', 99_00, '2026-12-30')
  expect(await listToSettle(scope, { since: '2026-12-30', today: '2026-12-31' }, all)).toEqual([ids.get('NEXT')])
})

test('an amount that is not above zero, a day to come and a second payment of one reference are refused', async () => {
  await expectRefusal('invalid', 'ledger.account_foreign', paid('ONE', -1, '2026-12-30'))
  await expectRefusal('invalid', 'ledger.day_to_come', paid('ONE', 1, '2027-12-30'))
  await paid('ONE', 1_00, '2026-12-30', 'TWICE')
  await expect(paid('ONE', 1_00, '2026-12-30', 'TWICE')).rejects.toThrow('unique')
})

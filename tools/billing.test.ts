// Tests of the billing command: the golden cases through register, readings and ledger; a month billed twice; two persons; all or none.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asSample, ratnanagar } from '#demonstration/published-tariffs.ts'
import { approveCredit, prepareCredit, readCredits } from '#features/bills/operations/credits.server.ts'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { approveRun, cancelRun, prepareRun, readRuns } from '#features/bills/operations/runs.server.ts'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import { correctEntry } from '#features/ledger/operations/correct.server.ts'
import { readOpening } from '#features/ledger/operations/open.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { sumReceivables } from '#features/ledger/store/reports.server.ts'
import { replaceTariffs } from '#features/tariffs/operations.server.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal } from '#tests/world.ts'
import { billing } from './billing.ts'
import { customers } from './customers.ts'
import { readings } from './readings.ts'

const firstPage = { page: 1, limit: 10 }
const { world, folder, printed } = await openCommandWorld()

beforeAll(async () => {
  const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
  await replaceTariffs(
    world.scope(world.damak),
    asSample(ratnanagar, edition).map((tariff) => ({ ...tariff, sample: false })),
  )
  await imported(customers, [
    'customer_number,name_en,dial_digits,opening_reading,opening_balance_rs,connected_on,status',
    'A10,Ten,4,100,,2080/01/01,connected',
    'A15,Fifteen,4,100,500,2080/01/01,connected',
    'A25,Rollover,4,9990,-40,2080/01/01,connected',
    'LCK,Locked,4,100,,2080/01/01,connected',
    'CUT,Cut,4,100,,2080/01/01,disconnected',
    'NON,Not read,4,100,,2080/01/01,connected',
  ])
  await imported(readings, [
    'customer_number,period,read_on,reading,status',
    'A10,2083/06,2083/06/28,110,normal',
    'A15,2083/06,2083/06/28,115,normal',
    'A25,2083/06,2083/06/28,15,rollover',
    'LCK,2083/06,2083/06/28,,locked',
  ])
})

async function imported(command: typeof customers, lines: string[]): Promise<void> {
  const path = join(folder, 'file.csv')
  await writeFile(path, `${lines.join('\n')}\n`)
  await command(world.resources, ['import', path, '--org', '487', '--apply'])
}

async function run(...args: string[]): Promise<string> {
  printed.length = 0
  await billing(world.resources, [...args, '--org', '487'])
  return printed.join('')
}

const list = (period: string) => run('list', '--period', period)
const listOf = (org: string) => billing(world.resources, ['list', '--org', org, '--period', '2083/06'])
const head = 'customer_number,period,units,charge_rs,arrears_rs,total_rs,due_on\r\n'

test('without --apply nothing is billed', async () => {
  const preview =
    '4 bills, 655.00 rupees.\n1 are not connected.\n1 have no reading.\nNothing was billed. Add --apply to bill.\n'
  expect(await run('run', '--period', '2083/06')).toBe(preview)
  expect(await list('2083/06')).toBe(head)
  expect(await run('run', '--period', '2083/06')).toBe(preview)
})

test('a month that is not over, and no month, are refused', async () => {
  await expectRefusal('conflict', 'bills.month_not_over', run('run', '--period', '2083/08', '--apply'))
  await expectRefusal('invalid', 'bills.period_wrong', run('run', '--period', '2083/13'))
})

test('numbers are read in either digits, and what is no number is refused', async () => {
  for (const typed of ['abc', '1.5', '99999999999'])
    await expectRefusal('missing', 'bills.run_unknown', run('cancel', '--run', typed))
  await expectRefusal('missing', 'bills.run_unknown', run('cancel', '--run', '९९'))
  await expectRefusal('invalid', 'bills.connection_unknown', run('run', '--period', '2083/06', '--customer', 'A९'))
  expect(await run('run', '--period', '2083/06', '--customer', 'A१०')).toMatch(/^1 bills, /)
  await listOf('४८७')
  for (const typed of ['0x1e7', '487.0', '', ' ', '4e2', '48700000000000'])
    await expectRefusal('missing', 'organisations.unknown_number', listOf(typed))
})

test('a run that may not be approved does not open the ledger', async () => {
  const system = world.system(world.damak)
  await expectRefusal('missing', 'bills.run_unknown', approveRun(system, { id: 999 }))
  expect((await readOpening(system)).cutOverOn).toBeUndefined()
})

test('each bill is that worked by hand, with arrears and advance, numbered without a gap and posted', async () => {
  expect(await run('run', '--period', '2083/06', '--apply')).toContain('was billed.\n')
  expect(await list('2083/06')).toBe(
    `${head}A10,2083/06,10,90,0,90,2026-12-22\r\nA15,2083/06,15,160,500,660,2026-12-22\r\n` +
      `A25,2083/06,25,315,-40,275,2026-12-22\r\nLCK,2083/06,,90,0,90,2026-12-22\r\n`,
  )
  const numbers = await world.resources.database
    .selectFrom('bills')
    .select(['fiscalYear', 'number'])
    .orderBy('number')
    .execute()
  expect(numbers).toEqual([1, 2, 3, 4].map((number) => ({ fiscalYear: '2083/84', number })))
  expect(await sumReceivables(world.scope(world.damak), '2026-11-22')).toBe(65_500 + 50_000 - 4_000)
})

test('a month billed twice changes nothing; late readings get their bills from a second run', async () => {
  const before = await list('2083/06')
  expect(await run('run', '--period', '2083/06', '--apply')).toContain(
    '0 bills, 0.00 rupees.\n4 connections have a bill',
  )
  expect(await list('2083/06')).toBe(before)
  await imported(readings, ['customer_number,period,read_on,reading,status', 'NON,2083/06,2083/06/29,125,normal'])
  expect(await run('run', '--period', '2083/06', '--apply')).toContain('1 bills, 315.00 rupees.')
  expect(await list('2083/06')).toContain('NON,2083/06,25,315,0,315,')
})

test('the reading after a locked month bills both months less what was billed: 455, not 715', async () => {
  await imported(readings, ['customer_number,period,read_on,reading,status', 'LCK,2083/07,2083/07/28,145,normal'])
  await run('run', '--period', '2083/07', '--apply')
  expect(await list('2083/07')).toContain('LCK,2083/07,45,455,90,545,')
})

test('a locked month that a later bill has charged gets no bill of its own', async () => {
  await imported(customers, ['customer_number,name_en,opening_reading,connected_on', 'OUT,Out of order,100,2080/01/01'])
  await imported(readings, [
    'customer_number,period,read_on,reading,status',
    'OUT,2083/05,2083/05/28,,locked',
    'OUT,2083/06,2083/06/28,130,normal',
  ])
  // The minimum of Bhadra, 90, was billed before the cut-over.
  expect(await run('run', '--period', '2083/06', '--apply')).toContain('1 bills, 230.00 rupees.')
  expect(await run('run', '--period', '2083/05', '--apply')).toContain(
    '0 bills, 0.00 rupees.\n1 connections have a bill',
  )
})

test('a reading after more than three years is not counted from the opening reading', async () => {
  await imported(customers, ['customer_number,name_en,opening_reading,connected_on', 'GAP,Gap,100,2079/01/01'])
  await imported(readings, [
    'customer_number,period,read_on,reading,status',
    'GAP,2080/02,2080/02/28,200,normal',
    'GAP,2083/07,2083/07/28,230,normal',
  ])
  expect(await run('run', '--period', '2083/07')).toContain('1 have a reading that cannot be counted.')
})

test('where two persons are asked for, the command prepares and a second person approves', async () => {
  await changeBillingPolicy(world.system(world.damak), { persons: 2 })
  await imported(readings, ['customer_number,period,read_on,reading,status', 'A10,2083/07,2083/07/28,135,normal'])
  expect(await run('run', '--period', '2083/07', '--apply')).toContain('a second person approves it.')
  const system = world.system(world.damak)
  await expectRefusal('conflict', 'bills.run_prepared_already', prepareRun(system, { period: '2083/07' }))
  const runs = await (await world.api('GET', '/admin/billingRuns/487', { as: accountant })).json()
  const { id, state, mayApprove } = runs.data[0]
  expect([state, mayApprove]).toEqual(['prepared', { ok: true }])
  await expectRefusal('conflict', 'bills.run_second_person', approveRun(system, { id }))
  const answer = await world.api('POST', `/admin/billingRuns/487/${id}/approvals`, { as: accountant, body: {} })
  expect(await answer.json()).toMatchObject({ state: 'approved', approved: { by: accountant.name.en } })
  expect(await list('2083/07')).toContain('A10,2083/07,25,315,90,405,')
})

test('a zone that the organisation does not have is refused and prepares nothing', async () => {
  const before = await world.resources.database.selectFrom('billingRuns').select('id').execute()
  await expectRefusal(
    'invalid',
    'bills.zone_unknown',
    run('run', '--period', '2083/07', '--zone', 'nowhere', '--apply'),
  )
  expect(await world.resources.database.selectFrom('billingRuns').select('id').execute()).toEqual(before)
})

test('a run that a command has prepared is cancelled by a command, once', async () => {
  await run('run', '--period', '2083/07', '--apply')
  const { id } = (await readRuns(world.as(accountant), firstPage)).data[0]!
  expect(await run('cancel', '--run', String(id))).toBe(`Run ${id} was cancelled.\n`)
  await expectRefusal('conflict', 'bills.run_cancelled', run('cancel', '--run', String(id)))
})

test('who prepared a run does not approve it, and a run whose readings changed is not billed', async () => {
  const office = world.as(accountant)
  const prepared = await prepareRun(office, { period: '2083/07' })
  await expectRefusal('conflict', 'bills.run_second_person', approveRun(office, prepared))
  await imported(readings, ['customer_number,period,read_on,reading,status', 'A15,2083/07,2083/07/28,130,normal'])
  const before = await list('2083/07')
  const second = world.as(permitted(cast.gita, 'billing:approve'))
  await expectRefusal('conflict', 'bills.run_changed_meanwhile', approveRun(second, prepared))
  expect(await list('2083/07')).toBe(before)
})

test('two readings that are exchanged, so that number and sum of the bills stay, are no longer what was previewed', async () => {
  const registered = [
    'customer_number,name_en,opening_reading,connected_on',
    'XA,First,100,2080/01/01',
    'XB,Second,100,2080/01/01',
  ]
  await imported(customers, registered)
  const read = (first: number, second: number) =>
    imported(readings, [
      'customer_number,period,read_on,reading,status',
      `XA,2083/07,2083/07/28,${first},normal`,
      `XB,2083/07,2083/07/28,${second},normal`,
    ])
  await read(115, 125)
  const office = world.as(accountant)
  for (const { id, state } of (await readRuns(office, firstPage)).data)
    if (state === 'prepared') await cancelRun(office, { id })
  const prepared = await prepareRun(office, { period: '2083/07' })
  world.travelTo('2026-11-22T05:45:00Z')
  await read(125, 115)
  const second = world.as(permitted(cast.gita, 'billing:approve'))
  await expectRefusal('conflict', 'bills.run_changed_meanwhile', approveRun(second, prepared))
  await cancelRun(office, prepared)
  const anew = await prepareRun(office, { period: '2083/07' })
  expect(anew.preview).toEqual(prepared.preview)
  await cancelRun(office, anew)
})

test('a reading that was billed is corrected after its bill is credited, and the month is billed anew', async () => {
  await world.resources.database.updateTable('billingPolicies').set({ persons: 1 }).where('orgId', '=', 487).execute()
  await imported(customers, ['customer_number,name_en,opening_reading,connected_on', 'WRG,Wrong,100,2080/01/01'])
  await imported(readings, ['customer_number,period,read_on,reading,status', 'WRG,2083/07,2083/07/28,125,normal'])
  await run('run', '--period', '2083/07', '--customer', 'WRG', '--apply')
  const bill = await newestBill()
  expect(bill).toMatchObject({ issue: 1, chargePaisa: 315_00 })
  world.travelTo('2026-11-22T06:15:00Z')
  const corrected = ['customer_number,period,read_on,reading,status', 'WRG,2083/07,2083/07/28,115,normal']
  await expect(imported(readings, corrected)).rejects.toThrow('Nothing was written')
  expect(printed.join('')).toContain(`Bill 2083-84-${bill.number} charges this reading. Correct it with a reason`)

  const credit = ['credit', '--bill', `2083-84-${bill.number}`, '--reason', 'The dial was read wrongly']
  expect(await run(...credit)).toContain('315.00 rupees.\nNothing was credited.')
  expect(await run(...credit, '--apply')).toContain('Credit note 2083-84-1 was posted.\n')
  await expectRefusal('conflict', 'bills.credited_already', run(...credit, '--apply'))
  await imported(readings, corrected)
  expect(await run('run', '--period', '2083/07', '--customer', 'WRG', '--apply')).toContain('1 bills, 160.00 rupees.')
  const anew = await newestBill()
  expect(anew).toMatchObject({ issue: 2, chargePaisa: 160_00, totalPaisa: 160_00 })
  const { data } = await readCredits(world.as(accountant), { page: 1, limit: 10 })
  expect(data[0]).toMatchObject({ replacedBy: { number: anew.number }, reason: 'The dial was read wrongly', number: 1 })
})

test('two persons credit where the organisation asks for two, nobody their own connection', async () => {
  await changeBillingPolicy(world.system(world.damak), { persons: 2 })
  const body = { fiscalYear: '2083/84', number: (await newestBill()).number, reason: 'Another household' }
  const prepared = await world.api('POST', '/admin/creditNotes/487', { as: accountant, body })
  const { id } = await prepared.json()
  const approve = (as: typeof accountant) =>
    world.api('POST', `/admin/creditNotes/487/${id}/approvals`, { as, body: {} })
  expect(await (await approve(accountant)).json()).toMatchObject({ key: 'bills.credit_second_person' })
  const second = permitted(cast.gita, 'billing:approve')
  await linkTo(second.id, 'WRG')
  expect(await (await approve(second)).json()).toMatchObject({ key: 'bills.own_connection' })
  const third = permitted(cast.bishnu, 'billing:approve')
  expect(await (await approve(third)).json()).toMatchObject({ state: 'approved', number: 2, replacedBy: null })
  expect((await approve(third)).status).toBe(409)
  expect(await list('2083/07')).not.toContain('WRG')
})

test('nobody bills a connection of their own by itself', async () => {
  await linkTo(cast.gita.id, 'NON')
  const sent = { period: '2083/06', customerNumber: 'NON' }
  await expectRefusal('conflict', 'bills.own_connection', prepareRun(world.as(cast.gita), sent))
})

test('a bill whose month a later one has charged anew is credited after that one', async () => {
  const lck = await billsOf('LCK')
  const [locked, spread] = lck.map(({ number }) => ({ fiscalYear: '2083/84', number, reason: 'Wrong tap size' }))
  const system = world.as(accountant)
  await expectRefusal('conflict', 'bills.charged_anew', prepareCredit(system, locked!))
  await approveCredit(world.as(permitted(cast.bishnu, 'billing:approve')), await prepareCredit(system, spread!))
  await prepareCredit(system, locked!)
  // What was billed anew is taken back with its own credit: 455 − 455, and 90 stay owed.
  const owed = await sql<{ sum: number }>`select sum(amount_paisa)::bigint as sum from ledger_entries e
    join connections c on c.org_id = e.org_id and c.id = e.connection_id where c.customer_number = 'LCK'`.execute(
    world.resources.database,
  )
  expect(owed.rows[0]!.sum).toBe(90_00)
  expect(await sumReceivables(world.scope(world.damak), '2026-11-22')).toBe(await sumOfBalances())
})

async function sumOfBalances(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select sum(amount_paisa)::bigint as sum from ledger_entries`.execute(
    world.resources.database,
  )
  return rows[0]!.sum
}

async function billsOf(customerNumber: string) {
  return world.resources.database
    .selectFrom('bills as b')
    .innerJoin('connections as c', 'c.id', 'b.connectionId')
    .select(['b.number', 'b.issue', 'b.chargePaisa', 'b.totalPaisa'])
    .where('c.customerNumber', '=', customerNumber)
    .orderBy('b.number')
    .execute()
}

async function newestBill() {
  return (await billsOf('WRG')).at(-1)!
}

async function linkTo(personId: number, customerNumber: string): Promise<void> {
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId, customerNumber, createdAt: new Date('2026-01-01') })
    .execute()
}

test('surcharges are posted on their day, once, also after days of standstill, and corrected when a payment arrives late', async () => {
  const bill = (await billsOf('A10')).at(-1)!
  const before = await owedBy('A10')
  world.travelTo('2026-12-22T05:15:00Z')
  await settleAll(world.system(world.damak))
  expect(await surchargesOf('A10')).toEqual([])
  // Two steps have begun on days of standstill; each counts from its own day.
  world.travelTo('2027-03-01T05:15:00Z')
  await settleAll(world.system(world.damak))
  const first = await surchargesOf('A10')
  expect(first.length).toBeGreaterThan(1)
  expect(await settleAll(world.system(world.damak))).toEqual({ posted: 0, corrected: 0 })
  expect(await surchargesOf('A10')).toEqual(first)
  const [favour] = await surchargesOf('A15')
  const alone = correctEntry(world.as(cast.bishnu), { id: favour!.id, reason: 'The bill was brought late' })
  await expectRefusal('conflict', 'ledger.waived_by_two', alone)
  expect(
    first.filter(({ reference }) => reference!.startsWith(`surcharge:2083/84:${bill.number}:`)).length,
  ).toBeGreaterThan(0)
  const [{ id } = { id: 0 }] = await world.resources.database
    .selectFrom('connections')
    .select('id')
    .where('customerNumber', '=', 'A10')
    .execute()
  await postEntries(world.system(world.damak), [
    {
      connectionId: id,
      kind: 'payment',
      postings: twoPostings('cash', -before),
      valueOn: '2026-12-20',
      reference: 'late',
    },
  ])
  expect(await settleAll(world.system(world.damak))).toEqual({ posted: 0, corrected: first.length })
  expect(await owedBy('A10')).toBe(0)
})

async function surchargesOf(customerNumber: string) {
  return world.resources.database
    .selectFrom('ledgerEntries as e')
    .innerJoin('connections as c', 'c.id', 'e.connectionId')
    .select(['e.id', 'e.reference', 'e.amountPaisa', 'e.valueOn'])
    .where('c.customerNumber', '=', customerNumber)
    .where('e.kind', '=', 'surcharge')
    .orderBy('e.id')
    .execute()
}

async function owedBy(customerNumber: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select sum(amount_paisa)::bigint as sum from ledger_entries e
    join connections c on c.org_id = e.org_id and c.id = e.connection_id where c.customer_number = ${customerNumber}`.execute(
    world.resources.database,
  )
  return rows[0]!.sum
}

test('the database refuses a change of a bill and a second bill of a period', async () => {
  const { database } = world.resources
  await expect(sql`update bills set charge_paisa = 0`.execute(database)).rejects.toThrow('credited and billed anew')
  await expect(sql`delete from bills`.execute(database)).rejects.toThrow('credited and billed anew')
  const again = sql`insert into bills select org_id, fiscal_year, 99, run_id, connection_id, period, issue, billed_on, basis, units,
    charge_paisa, total_paisa, tap, lines, payment_steps, entry_id from bills where number = 1`
  await expect(again.execute(database)).rejects.toThrow('unique')
})

test('the database refuses a further bill of a period unless the bill before is credited', async () => {
  const { database } = world.resources
  const further = (of: RawBuilder<unknown>, issue: number) =>
    sql`insert into bills select org_id, fiscal_year, 999, run_id, connection_id, period, ${issue}::smallint, billed_on, basis, units,
      charge_paisa, total_paisa, tap, lines, payment_steps, entry_id from bills where number = ${of}`.execute(database)
  const notes = sql`select bill_number from credit_notes where approved_at is not null`
  const uncredited = sql`(select min(number) from bills where issue = 1 and number not in (${notes}))`
  const last = sql`(select number from bills where issue = 2 order by number desc limit 1)`
  await expect(further(uncredited, 2)).rejects.toThrow('only when the bill before is credited')
  await expect(further(uncredited, 3)).rejects.toThrow('only when the bill before is credited')
  const accepted = database.transaction().execute(async (tx) => {
    await sql`insert into bills select org_id, fiscal_year, 999, run_id, connection_id, period, 3, billed_on, basis, units,
      charge_paisa, total_paisa, tap, lines, payment_steps, entry_id from bills where number = ${last}`.execute(tx)
    throw new Error('accepted')
  })
  await expect(accepted).rejects.toThrow('accepted')
})

const accountant = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve')

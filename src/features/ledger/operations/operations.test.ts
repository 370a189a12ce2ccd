// Tests of the ledger on a database: constraints, opening, corrections, closings, and reports against the rules and the control account.

import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importRegister } from '#features/connections/operations/import.server.ts'
import type { Language } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { ageCases, on } from '../ageing-cases.fixture.ts'
import type { JournalPage } from '../contract/api.ts'
import type { EntryKind, NewEntry } from '../contract/entries.ts'
import { ageingOf } from '../rules/ageing.ts'
import { summaryOf } from '../rules/balances.ts'
import type { OwedEntry } from '../rules/unpaid.ts'
import { kindRules, twoPostings } from '../rules/postings.ts'
import { listEntriesOf } from '../store/entries.server.ts'
import { listCollection, sumReceivables } from '../store/reports.server.ts'
import { readConnectionBalance } from './balance.server.ts'
import { closeMonth, readClosings } from './close.server.ts'
import { correctEntry } from './correct.server.ts'
import { importLedger } from './import.server.ts'
import { openLedger } from './open.server.ts'
import { postEntries } from './post.server.ts'
import { openConnectionLedger } from './read.server.ts'
import { readAgeing, readTrialBalance } from './reports.server.ts'
import { readVouchers } from './vouchers.server.ts'

let world: World
let db: Database
let ids: number[]
const accountant = permitted(cast.ramesh, 'ledger:read', 'ledger:correct', 'ledger:close')

beforeAll(async () => {
  world = await openWorld()
  db = world.resources.database
  const cells: Record<string, string>[] = [
    { customer_number: '10425', name_en: 'Sita Sharma', ward: '5', opening_balance_rs: '1250.50' },
    { customer_number: '10426', name_en: 'Hari Tamang', ward: '2', opening_balance_rs: '-300' },
    { customer_number: '10427', name_en: 'School', customer_type: 'community', ward: '5' },
  ]
  const rows = cells.map((each, place) => ({ line: place + 2, cells: each }))
  const batches = async function* () {
    yield rows
  }
  await importRegister(ctx(), { batches, apply: true, skipRefused: false })
  const connections = await db.selectFrom('connections').select('id').orderBy('customerNumber').execute()
  ids = connections.map(({ id }) => id)
})

beforeEach(async () => {
  for (const table of ['ledger_postings', 'ledger_entries', 'ledger_closings'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await sql`delete from ledger_postings`.execute(db)
  await sql`delete from ledger_entries`.execute(db)
  await sql`delete from ledger_closings`.execute(db)
  for (const table of ['ledger_postings', 'ledger_entries', 'ledger_closings'])
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  await db.deleteFrom('ledgerPolicies').execute()
})

function ctx() {
  return world.system(world.damak)
}

const sides = { bill: 'water', payment: 'cash', surcharge: 'surcharge', waiver: 'waiver', rebate: 'rebate' } as const

function entry(kind: keyof typeof sides, amountPaisa: number, valueOn: string, place = 0): NewEntry {
  return { connectionId: ids[place]!, kind, postings: twoPostings(sides[kind], amountPaisa), valueOn }
}

test('the database refuses a change, a removal and an entry that does not balance', async () => {
  const [id] = await postEntries(ctx(), [entry('bill', 9_000, '2026-11-01')])
  for (const statement of [
    sql`update ledger_entries set note = 'other' where id = ${id}`,
    sql`delete from ledger_entries where id = ${id}`,
    sql`update ledger_postings set amount_paisa = amount_paisa * 2 where entry_id = ${id}`,
    sql`delete from ledger_postings where entry_id = ${id}`,
    sql`truncate ledger_postings`,
    sql`truncate ledger_closings`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('a correction is a new entry')
  const more = sql`insert into ledger_postings (org_id, entry_id, line, account, amount_paisa) values (487, ${id}, 3, 'water', 100)`
  await expect(more.execute(db)).rejects.toThrow('does not balance')
  const alone = sql`insert into ledger_entries (org_id, connection_id, kind, amount_paisa, posted_on, value_on, entered_at, author_name)
    values (487, ${ids[0]}, 'bill', 100, '2026-11-01', '2026-11-01', now(), 'test')`
  await expect(alone.execute(db)).rejects.toThrow('does not balance')
  const wrongSign = sql`insert into ledger_entries (org_id, connection_id, kind, amount_paisa, posted_on, value_on, entered_at, author_name)
    values (487, ${ids[0]}, 'payment', 100, '2026-11-01', '2026-11-01', now(), 'test')`
  await expect(wrongSign.execute(db)).rejects.toThrow('check constraint')
  expect(await sumReceivables(ctx(), on)).toBe(9_000)
})

test('entries are posted all or none, and not from a day to come', async () => {
  const unbalanced = { ...entry('bill', 9_000, '2026-11-01'), postings: twoPostings('water', 9_000).slice(1) }
  await expectRefusal('invalid', 'ledger.unbalanced', postEntries(ctx(), [entry('bill', 1, '2026-11-01'), unbalanced]))
  await expectRefusal('invalid', 'ledger.day_to_come', postEntries(ctx(), [entry('bill', 1, '2026-11-23')]))
  expect(await sumReceivables(ctx(), on)).toBe(0)
})

test('opening balances of the register are posted once, and anew after the register was corrected', async () => {
  expect(await openLedger(ctx(), { cutOverOn: '2026-07-17' })).toBe(2)
  expect(await openLedger(ctx())).toBe(0)
  await expectRefusal('conflict', 'ledger.open_already', openLedger(ctx(), { cutOverOn: '2026-08-17' }))
  expect(await sumReceivables(ctx(), on)).toBe(125_050 - 30_000)
  await db.updateTable('connections').set({ openingBalancePaisa: 100_000 }).where('id', '=', ids[0]!).execute()
  expect(await openLedger(ctx())).toBe(1)
  const entries = await listEntriesOf(ctx(), ids[0]!)
  expect(entries.map(({ kind, amountPaisa, reference }) => [kind, amountPaisa, reference])).toEqual([
    ['opening', 125_050, 'opening:10425'],
    ['correction', -125_050, null],
    ['opening', 100_000, 'opening:10425:2'],
  ])
  await db.updateTable('connections').set({ openingBalancePaisa: 125_050 }).where('id', '=', ids[0]!).execute()
})

test('a corrected opening balance leaves reports of earlier days as they were, and counts from the cut-over', async () => {
  await openLedger(ctx(), { cutOverOn: '2026-07-17' })
  await postEntries(ctx(), [entry('bill', 9_000, '2026-08-20'), entry('payment', -125_050, '2026-09-10')])
  const reportsOf = async (day: string) => ({
    ageing: await readAgeing(ctx(), { on: day, by: 'ward' }),
    trial: await readTrialBalance(ctx(), { on: day }),
    collection: await listCollection(ctx(), { from: '2026-07-17', until: day, by: 'ward' }),
  })
  const days = ['2026-07-17', '2026-08-31', '2026-11-21']
  const before = await Promise.all(days.map(reportsOf))
  const store = db.updateTable('connections').where('id', '=', ids[0]!)
  await store.set({ openingBalancePaisa: 100_000 }).execute()
  await openLedger(ctx())
  expect(await Promise.all(days.map(reportsOf))).toEqual(before)
  expect(await sumReceivables(ctx(), on)).toBe(100_000 - 30_000 + 9_000 - 125_050)
  const { entries } = await openConnectionLedger(world.as(accountant), { id: ids[0]! })
  expect(entries.map(({ kind, valueOn, postedOn, balancePaisa }) => [kind, valueOn, postedOn, balancePaisa])).toEqual([
    ['opening', '2026-07-17', '2026-07-17', 125_050],
    ['opening', '2026-07-17', '2026-11-22', 225_050],
    ['correction', '2026-07-17', '2026-11-22', 100_000],
    ['bill', '2026-08-20', '2026-08-20', 109_000],
    ['payment', '2026-09-10', '2026-09-10', -16_050],
  ])
  await store.set({ openingBalancePaisa: 125_050 }).execute()
})

test('a correction is a new entry with its reason and author, once, and not for a connection of one’s own', async () => {
  const [id] = await postEntries(ctx(), [entry('waiver', -800, '2026-11-01'), entry('bill', 9_000, '2026-11-01')])
  const office = world.as(accountant)
  const correction = await correctEntry(office, { id: id!, reason: 'The office was closed' })
  expect(correction).toMatchObject({
    kind: 'correction',
    corrects: id,
    amountPaisa: 800,
    reason: 'The office was closed',
    author: accountant.name.en,
    postedOn: '2026-11-22',
  })
  await expectRefusal('conflict', 'ledger.corrected_already', correctEntry(office, { id: id!, reason: 'Once more' }))
  const ledger = await openConnectionLedger(office, { id: ids[0]! })
  expect(ledger.balancePaisa).toBe(9_000)
  expect(await readConnectionBalance(office, { id: ids[0]! })).toEqual({ balancePaisa: 9_000 })
  await expectRefusal('missing', 'ledger.connection_unknown', readConnectionBalance(office, { id: 999_999 }))
  expect(ledger.entries.map(({ kind, correctedBy }) => [kind, correctedBy])).toEqual([
    ['bill', null],
    ['waiver', correction.id],
    ['correction', null],
  ])
  const [late] = await postEntries(ctx(), [entry('waiver', -100, '2026-11-02')])
  await db
    .insertInto('customers')
    .values({ orgId: 487, customerNumber: '10425', personId: accountant.id })
    .onConflict((conflict) => conflict.columns(['orgId', 'customerNumber']).doUpdateSet({ personId: accountant.id }))
    .execute()
  await expectRefusal('conflict', 'ledger.own_connection', correctEntry(office, { id: late!, reason: 'For myself' }))
})

test('a wrong bill of another program is corrected, and imported again under another reference', async () => {
  await openLedger(ctx(), { cutOverOn: '2026-10-01' })
  const importBill = async (amount_rs: string, reference: string) => {
    const cells = { customer_number: '10427', entry: 'bill', amount_rs, on: '2083/07/05', reference, period: '2083/06' }
    const batches = async function* () {
      yield [{ line: 2, cells }]
    }
    const report = await importLedger(ctx(), {
      batches,
      apply: true,
      skipRefused: false,
      settle: async () => {},
      isBilledHere: true,
    })
    expect(report).toMatchObject({ posted: 1, refused: 0 })
  }
  await importBill('900', 'B-1')
  const office = world.as(accountant)
  const shown = async () => (await openConnectionLedger(office, { id: ids[2]! })).entries
  const [bill] = await shown()
  expect(bill).toMatchObject({ kind: 'bill', amountPaisa: 90_000, mayBeCorrected: { ok: true } })
  const reason = 'The other program had a wrong reading'
  expect(await correctEntry(office, { id: bill!.id, reason })).toMatchObject({
    kind: 'correction',
    corrects: bill!.id,
    amountPaisa: -90_000,
    period: '2083/06',
    reason,
    author: accountant.name.en,
  })
  await expectRefusal('conflict', 'ledger.corrected_already', correctEntry(office, { id: bill!.id, reason }))
  await importBill('90', 'B-1/2')
  expect((await shown()).map((each) => [each.kind, each.amountPaisa, each.mayBeCorrected.ok])).toEqual([
    ['bill', 90_000, false],
    ['bill', 9_000, true],
    ['correction', -90_000, false],
  ])
})

test('who entered an entry is named in the script of the reader, and the system as such', async () => {
  await postEntries(ctx(), [entry('bill', 9_000, '2026-11-01')])
  const command: Ctx = { ...ctx(), actor: { kind: 'machine', name: 'billing (anil)' } }
  await postEntries(command, [entry('bill', 9_000, '2026-11-02')])
  await postEntries(world.as(accountant), [entry('payment', -5_000, '2026-11-03')])
  const authorsIn = async (language: Language) => {
    const answer = await world.api('GET', '/admin/ledger/487', { as: accountant, language })
    return ((await answer.json()) as JournalPage).data.map(({ author }) => author)
  }
  expect(await authorsIn('en')).toEqual([accountant.name.en, 'System (anil)', 'System'])
  expect(await authorsIn('ne')).toEqual([accountant.name.ne, 'प्रणाली (anil)', 'प्रणाली'])
})

test('the journal takes no other order than that of posting days', async () => {
  const [honoured, other] = await Promise.all(
    ['postedOn', 'amountPaisa'].map((by) => world.api('GET', `/admin/ledger/487?sortBy=${by}`, { as: accountant })),
  )
  expect([honoured!.status, other!.status]).toEqual([200, 400])
})

test('a closed month takes no entry: what counts from there is posted on the first open day', async () => {
  await expectRefusal('conflict', 'ledger.not_open', closeMonth(ctx(), { period: '2083/04' }))
  await openLedger(ctx(), { cutOverOn: '2026-09-20' })
  await expectRefusal('conflict', 'ledger.month_before_open', closeMonth(ctx(), { period: '2083/07' }))
  expect(await closeMonth(ctx(), { period: '२०८३/०६' })).toMatchObject({
    closedUntil: '2026-10-17',
    next: { period: '2083/07', may: { ok: true } },
  })
  await closeMonth(ctx(), { period: '2083/07' })
  await expectRefusal('conflict', 'ledger.month_not_over', closeMonth(ctx(), { period: '2083/08' }))
  const [id] = await postEntries(ctx(), [entry('payment', -500, '2026-10-01')])
  const posted = (await listEntriesOf(ctx(), ids[0]!)).find((each) => each.id === id)
  expect([posted?.valueOn, posted?.postedOn]).toEqual(['2026-10-01', '2026-11-17'])
  const into = sql`insert into ledger_entries (org_id, connection_id, kind, amount_paisa, posted_on, value_on, entered_at, author_name)
    values (487, ${ids[0]}, 'bill', 100, '2026-10-01', '2026-10-01', now(), 'test')`
  await expect(into.execute(db)).rejects.toThrow('is closed')
  expect((await readClosings(ctx())).next).toMatchObject({ period: '2083/08', may: { ok: false } })
})

async function closings(): Promise<string[]> {
  const rows = await db.selectFrom('ledgerClosings').select(['kind', 'closedUntil']).execute()
  return rows.map(({ kind, closedUntil }) => `${kind} ${closedUntil}`).toSorted()
}

test('with Ashadh the fiscal year closes, with no other month', async () => {
  await openLedger(ctx(), { cutOverOn: '2026-05-20' })
  await closeMonth(ctx(), { period: '2083/02' })
  expect(await closings()).toEqual(['month 2026-06-14'])
  expect(await closeMonth(ctx(), { period: '2083/03' })).toMatchObject({
    closedUntil: '2026-07-16',
    next: { period: '2083/04', may: { ok: true } },
  })
  const ofYear = ['fiscal-year 2026-07-16', 'month 2026-06-14', 'month 2026-07-16']
  expect(await closings()).toEqual(ofYear)
  const [id] = await postEntries(ctx(), [entry('bill', 9_000, '2026-07-16')])
  const posted = (await listEntriesOf(ctx(), ids[0]!)).find((each) => each.id === id)
  expect([posted?.valueOn, posted?.postedOn]).toEqual(['2026-07-16', '2026-07-17'])
  await closeMonth(ctx(), { period: '2083/04' })
  expect(await closings()).toEqual([...ofYear, 'month 2026-08-16'])
  await expectRefusal('conflict', 'ledger.month_closed', closeMonth(ctx(), { period: '2083/03' }))
})

test.each(ageCases)('unpaid by age in SQL: $title', async ({ entries, unpaid }) => {
  world.travelTo('2026-11-25T05:15:00Z')
  await store(entries)
  world.travelTo('2026-11-22T05:15:00Z')
  const [row] = (await readAgeing(ctx(), { on, by: 'ward' })).rows
  const { group: _group, connections: _connections, ...bands } = row ?? { group: null, connections: 0 }
  expect(Object.fromEntries(Object.entries(bands).filter(([, paisa]) => paisa !== 0))).toEqual(unpaid)
})

/** Stores the entries of a case with ids in their order. */
async function store(entries: readonly OwedEntry[], place = 0): Promise<void> {
  const stored = new Map<number, number>()
  for (const { id, kind, amountPaisa, valueOn, corrects, period } of entries) {
    const account = kind === 'correction' ? 'water' : otherSideOf(kind)
    const [storedId] = await postEntries(ctx(), [
      {
        connectionId: ids[place]!,
        kind,
        postings: twoPostings(account, amountPaisa),
        valueOn,
        ...(period && { period }),
        ...(corrects !== null && { corrects: stored.get(corrects)!, reason: 'case' }),
      },
    ])
    stored.set(id, storedId!)
  }
}

function otherSideOf(kind: EntryKind) {
  const { sign, debit, credit } = kindRules[kind as keyof typeof kindRules]
  return (sign === -1 ? debit : credit).find((account) => account !== 'receivables')!
}

test('for any entries, each report equals the rule and its control account', async () => {
  const kinds: EntryKind[] = ['bill', 'payment', 'surcharge', 'rebate', 'waiver', 'write-off', 'refund', 'credit-note']
  const drawn = fc.sample(
    fc.record({
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: 1, max: 500_000 }),
      place: fc.nat(2),
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 10 }),
    }),
    { numRuns: 60, seed: 18 },
  )
  await postEntries(
    ctx(),
    drawn.map(({ kind, amount, place, day, month }) => ({
      connectionId: ids[place]!,
      kind,
      postings: twoPostings(otherSideOf(kind), kindRules[kind as 'bill'].sign === -1 ? -amount : amount),
      valueOn: `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    })),
  )
  const all = await Promise.all(ids.map((id) => listEntriesOf(ctx(), id)))
  for (const day of ['2026-03-15', '2026-07-01', on]) {
    const control = await sumReceivables(ctx(), day)
    const days = { from: '2026-02-10', until: day }
    for (const by of ['ward', 'type'] as const) {
      const { rows: ageing } = await readAgeing(ctx(), { on: day, by })
      const unpaid = ageing.map(
        ({ group: _g, connections: _c, advance, ...bands }) => sum(Object.values(bands)) - advance,
      )
      expect(sum(unpaid)).toBe(control)
      const collection = await listCollection(ctx(), { ...days, by })
      expect(sum(collection.map(({ closing }) => closing))).toBe(control)
    }
    const ruled = all.map((entries) => ({ ageing: ageingOf(entries, day), summary: summaryOf(entries, days) }))
    const ward2 = (await readAgeing(ctx(), { on: day, by: 'ward' })).rows.find(({ group }) => group === '2')
    expect(ward2).toMatchObject(ruled[1]!.ageing)
    const type = (await listCollection(ctx(), { ...days, by: 'type' })).find(({ group }) => group === 'community')
    expect(type).toMatchObject(ruled[2]!.summary)
    const trial = await readTrialBalance(ctx(), { on: day })
    expect(trial.debitPaisa).toBe(trial.creditPaisa)
    const balanceOf = (name: string) => {
      const line = trial.accounts.find(({ account }) => account === name)
      return (line?.debitPaisa ?? 0) - (line?.creditPaisa ?? 0)
    }
    expect(balanceOf('receivables') + balanceOf('advances')).toBe(control)
  }
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, each) => total + each, 0)
}

test('reports by customer type have a connection under its class of their last day', async () => {
  const id = ids[0]!
  await openLedger(ctx(), { cutOverOn: '2026-07-17' })
  await postEntries(ctx(), [entry('bill', 9_000, '2026-08-20')])
  const formers = [
    { until: '2026-09-01', customerType: 'community' as const },
    { until: '2026-11-10', customerType: 'residential' as const },
  ].map((former) => ({ ...former, orgId: 487, connectionId: id, tapSize: '1/2' as const, metered: true, sewer: false }))
  await db.insertInto('connectionFormerTaps').values(formers).execute()
  await db.updateTable('connections').set({ customerType: 'hotel' }).where('id', '=', id).execute()
  const groupsOn = async (day: string) => {
    const { rows: ageing } = await readAgeing(ctx(), { on: day, by: 'type' })
    const collection = await listCollection(ctx(), { from: '2026-07-17', until: day, by: 'type' })
    expect(collection.map(({ group, connections }) => [group, connections])).toEqual(
      ageing.map(({ group, connections }) => [group, connections]),
    )
    expect(sum(collection.map(({ closing }) => closing))).toBe(await sumReceivables(ctx(), day))
    return Object.fromEntries(collection.map(({ group, closing }) => [group, closing]))
  }
  const [owed, advance] = [125_050 + 9_000, -30_000]
  expect(await groupsOn('2026-08-31')).toEqual({ community: owed, residential: advance })
  expect(await groupsOn('2026-09-01')).toEqual({ residential: owed + advance })
  expect(await groupsOn('2026-11-09')).toEqual({ residential: owed + advance })
  expect(await groupsOn('2026-11-10')).toEqual({ hotel: owed, residential: advance })
  const [first] = (await readAgeing(ctx(), { on: '2026-11-10', by: 'type' })).rows
  expect([first?.group, sum(Object.values({ ...first, group: 0, connections: 0, advance: 0 }))]).toEqual([
    'hotel',
    owed,
  ])
  await db.deleteFrom('connectionFormerTaps').execute()
  await db.updateTable('connections').set({ customerType: 'residential' }).where('id', '=', id).execute()
})

test('vouchers of a month sum up each day by account, newest first, and leave out other months', async () => {
  await postEntries(ctx(), [
    entry('bill', 9_000, '2026-11-01'),
    entry('bill', 1_000, '2026-11-01', 1),
    entry('payment', -4_000, '2026-11-01'),
    entry('payment', -5_000, '2026-11-02'),
    entry('bill', 700, '2026-10-01'),
  ])
  const paging = { page: 1, limit: 10 }
  const { data, total } = await readVouchers(world.as(accountant), { ...paging, period: '2083/07' })
  expect(total).toBe(5)
  expect(data.map(({ day, account, debitPaisa, creditPaisa }) => [day, account, debitPaisa, creditPaisa])).toEqual([
    ['2026-11-02', 'receivables', 0, 5_000],
    ['2026-11-02', 'cash', 5_000, 0],
    ['2026-11-01', 'receivables', 10_000, 4_000],
    ['2026-11-01', 'cash', 4_000, 0],
    ['2026-11-01', 'water', 0, 10_000],
  ])
  expect((await readVouchers(world.as(accountant), { ...paging, page: 2, limit: 2, period: '2083/07' })).data).toEqual(
    data.slice(2, 4),
  )
  for (const search of ['१२००', '1200', 'नगद', 'Cash'])
    expect((await readVouchers(world.as(accountant), { ...paging, period: '2083/07', search })).data).toEqual([
      data[1],
      data[3],
    ])
  expect((await readVouchers(world.as(accountant), paging)).total).toBe(0)
  const wrong = readVouchers(world.as(accountant), { ...paging, period: '2083/13' })
  await expectRefusal('invalid', 'request.invalid', wrong)
})

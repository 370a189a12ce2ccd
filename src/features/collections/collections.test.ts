// Tests of collections: what each grouping adds up to, and that the whole is what the accounts of money changed by.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { correctEntry } from '#features/ledger/operations/correct.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { readTrialBalance } from '#features/ledger/operations/reports.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Collections } from './contract/api.ts'
import { agrees, differenceOf } from './rules.ts'

let world: World
const accountant = permitted(cast.gita, 'ledger:read')

beforeAll(async () => {
  world = await openWorld()
  const ids = await addConnections(
    world,
    { customer_number: 'W1', name_en: 'One', ward: '1' },
    { customer_number: 'W2', name_en: 'Two', ward: '2' },
  )
  const [one, two] = [ids.get('W1')!, ids.get('W2')!]
  world.travelTo('2026-11-18T05:15:00Z')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-01' })
  const cashier = world.as(permitted(cast.ramesh, 'counter:use'))
  const [cash] = await recordPayments(cashier, [paid(one, 100_00, 'cash'), paid(two, 40_50, 'cheques')])
  await recordPayments(world.system(world.damak), [paid(two, 60_25, 'clearing:esewa')])
  world.travelTo('2026-11-22T05:15:00Z')
  await correctEntry(world.as(permitted(cast.gita, 'ledger:correct')), { id: cash!, reason: 'Entered twice' })
  const banking = { account: 'bank', amountPaisa: 40_50 } as const
  const cheques = { account: 'cheques', amountPaisa: -40_50 } as const
  const entry = { connectionId: null, kind: 'banking', valueOn: '2026-11-22', postings: [banking, cheques] } as const
  await postEntries(world.system(world.damak), [{ ...entry, postings: [...entry.postings] }])
})

function paid(connectionId: number, amountPaisa: number, account: 'cash' | 'cheques' | 'clearing:esewa') {
  return { connectionId, amountPaisa, account, valueOn: '2026-11-18' }
}

async function read(query = ''): Promise<Collections> {
  const answer = await world.api('GET', `/admin/collections/487?from=2026-11-01&until=2026-11-30${query}`, {
    as: accountant,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Collections
}

test('a reversed payment counts on the day of its reversal, by day and by month', async () => {
  const { rows, total } = await read()
  expect(rows).toMatchObject([
    { group: '2026-11-18', payments: 3, cashPaisa: 100_00, chequesPaisa: 40_50, onlinePaisa: 60_25, netPaisa: 200_75 },
    { group: '2026-11-22', payments: 0, reversedPaisa: -100_00, netPaisa: -100_00 },
  ])
  expect(total).toMatchObject({ payments: 3, reversedPaisa: -100_00, netPaisa: 100_75 })
  expect((await read('&by=month')).rows).toMatchObject([{ group: '2083/08', payments: 3, netPaisa: 100_75 }])
})

test('every grouping has the same total; tender and ward narrow it', async () => {
  const { total } = await read()
  for (const by of ['month', 'tender', 'cashier', 'ward']) expect((await read(`&by=${by}`)).total).toEqual(total)
  expect((await read('&by=tender')).rows).toMatchObject([
    { group: 'cash', netPaisa: 0 },
    { group: 'cheques', netPaisa: 40_50 },
    { group: 'clearing:esewa', netPaisa: 60_25 },
  ])
  expect((await read('&by=cashier')).rows.map(({ netPaisa }) => netPaisa).toSorted()).toEqual([40_50, 60_25])
  expect((await read('&by=ward')).rows).toMatchObject([
    { group: '1', netPaisa: 0 },
    { group: '2', netPaisa: 100_75 },
  ])
  expect((await read('&tender=deposited-cheques')).total).toMatchObject({ payments: 0, netPaisa: 0 })
  expect((await read('&ward=2&tender=cheques')).total).toMatchObject({ payments: 1, netPaisa: 40_50 })
})

test('collections and other entries are what the accounts of money changed by in the trial balance', async () => {
  const { accounts, total } = await read()
  const { accounts: trial } = await readTrialBalance(world.system(world.damak), { on: '2026-11-30' })
  const changed = accounts.filter(({ changePaisa }) => changePaisa !== 0)
  expect(Object.fromEntries(changed.map(({ account, changePaisa }) => [account, changePaisa]))).toEqual(
    Object.fromEntries(
      trial
        .filter(({ number }) => number >= 1200 && number < 1300)
        .map(({ account, debitPaisa, creditPaisa }) => [account, debitPaisa - creditPaisa]),
    ),
  )
  expect(agrees(total, accounts)).toBe(true)
})

test('money that the report leaves out is found by the ledger’s own turnover', async () => {
  const { rows: at } = await sql<{ id: number }>`
    with entry as (
      insert into ledger_entries (org_id, connection_id, kind, amount_paisa, posted_on, value_on, entered_at, author_name)
      select 487, id, 'subsidy', -5000, '2026-11-22', '2026-11-22', now(), 'nobody' from connections
       where org_id = 487 and customer_number = 'W1' returning id)
    insert into ledger_postings (org_id, entry_id, line, account, amount_paisa)
    select 487, id, line, account, paisa from entry, (values (1, 'cash', 5000), (2, 'receivables', -5000)) p (line, account, paisa)
    returning entry_id as id`.execute(world.resources.database)
  expect(at).toHaveLength(2)
  const { total, accounts } = await read()
  expect(agrees(total, accounts)).toBe(false)
  expect(accounts.filter((each) => differenceOf(each) !== 0)).toMatchObject([{ account: 'cash' }])
})

function ask(query: string): Promise<Response> {
  return world.api('GET', `/admin/collections/487?${query}`, { as: accountant })
}

test('a time that ends before it begins, or is too long, is refused', async () => {
  expect((await ask('from=2026-11-30&until=2026-11-01')).status).toBe(400)
  expect((await ask('from=2020-01-01&until=2026-11-01')).status).toBe(400)
})

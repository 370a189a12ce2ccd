// Tests of a customer's statement: whose it is, what its rows cover, and the history of the earlier books.

import { beforeAll, expect, test } from 'vitest'
import { addConnections, pay } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Statement, StatementHistory } from './contract/own.ts'
import { importLedger } from './operations/import.server.ts'
import { openLedger } from './operations/open.server.ts'

let world: World
let ids: Map<string, number>

const history = [
  ['10425', 'bill', '1000', '2083/01', '2083/02/05', 'OLD-1'],
  ['10425', 'payment', '400', '', '2083/02/20', 'R-7'],
  ['10425', 'bill', '650.50', '2083/02', '2083/03/05', 'OLD-2'],
  ['20001', 'bill', '90', '2083/02', '2083/03/05', 'OLD-3'],
]

beforeAll(async () => {
  world = await openWorld()
  await world.session(cast.sita)
  ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma', ward: '5', opening_balance_rs: '1250.50' },
    { customer_number: '20001', name_en: 'Maya Rai', opening_balance_rs: '90' },
  )
  await openLedger(world.system(world.damak), { cutOverOn: '2026-07-17' })
  const rows = history.map(([customer_number, entry, amount_rs, period, on, reference], place) => ({
    line: place + 2,
    cells: {
      customer_number: customer_number!,
      entry: entry!,
      amount_rs: amount_rs!,
      period: period!,
      on: on!,
      reference: reference!,
    },
  }))
  const report = await importLedger(world.system(world.damak), {
    batches: async function* () {
      yield rows
    },
    apply: true,
    skipRefused: false,
    settle: () => Promise.resolve(),
    isBilledHere: true,
  })
  expect(report).toMatchObject({ refused: 0, history: 4 })
  await pay(world, ids.get('10425')!, 25_050, '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
})

async function read<Body>(path: string, as = cast.sita): Promise<{ status: number; body: Body }> {
  const answer = await world.api('GET', `/customer/ledger/487${path}`, { as })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const rowsOf = ({ data }: StatementHistory) =>
  data.map(({ kind, valueOn, reference, amountPaisa, balancePaisa }) => {
    return [kind, valueOn, reference, amountPaisa, balancePaisa]
  })

test('a statement names its present holder, where the connection is, and the first day of the ledger', async () => {
  expect((await read<Statement>('')).body).toMatchObject({
    customerNumber: '10425',
    holder: { en: 'Sita Sharma', ne: '' },
    ward: 5,
    tol: { en: '', ne: '' },
    cutOverOn: '2026-07-17',
    balancePaisa: 100_000,
  })
})

test('the customer sees what the earlier books had, with its balance, which the statement takes over', async () => {
  const { body } = await read<StatementHistory>('/history?sortOrder=asc')
  expect(rowsOf(body)).toEqual([
    ['bill', '2026-05-19', 'OLD-1', 100_000, 100_000],
    ['payment', '2026-06-03', 'R-7', -40_000, 60_000],
    ['bill', '2026-06-19', 'OLD-2', 65_050, 125_050],
  ])
  const { data } = (await read<Statement>('?sortOrder=asc')).body
  expect(data[0]).toMatchObject({ kind: 'opening', valueOn: '2026-07-17', balancePaisa: 125_050 })
  const newest = await read<StatementHistory>('/history?limit=1')
  expect([newest.body.total, rowsOf(newest.body)[0]![2]]).toEqual([3, 'OLD-2'])
  const ofMay = await read<StatementHistory>('/history?valueOnFrom=2026-06-01&valueOnTo=2026-06-10')
  expect(rowsOf(ofMay.body).map(([, , reference]) => reference)).toEqual(['R-7'])
  const found = await read<StatementHistory>(`/history?search=${encodeURIComponent('जेठ २०८३')}`)
  expect(rowsOf(found.body).map(([, , reference]) => reference)).toEqual(['OLD-2'])
  expect((await read('/history?customerNumber=20001')).status).toBe(404)
})

test('a note of the earlier books stays in the office', async () => {
  const { body } = await read<StatementHistory>('/history')
  expect(Object.keys(body.data[0]!).toSorted()).toEqual(
    ['amountPaisa', 'balancePaisa', 'id', 'kind', 'period', 'reference', 'valueOn'].toSorted(),
  )
})

test('a new holder sees the earlier books from their own first day, and before it one sum; later ones see none', async () => {
  const { database } = world.resources
  const holders = database.updateTable('connectionHolders').where('connectionId', '=', ids.get('10425')!)
  const [{ heldFrom }] = (await database
    .selectFrom('connectionHolders')
    .select('heldFrom')
    .where('connectionId', '=', ids.get('10425')!)
    .execute()) as [{ heldFrom: string }]
  const former = {
    orgId: 487,
    connectionId: ids.get('10425')!,
    kind: 'household' as const,
    nameEn: 'Gopal Rai',
    nameNe: '',
  }
  const since = async (day: string) => {
    await holders.where('nameEn', '=', 'Sita Sharma').set({ heldFrom: day }).execute()
    await database
      .insertInto('connectionHolders')
      .values({ ...former, heldFrom, heldUntil: day })
      .onConflict((on) => on.columns(['orgId', 'connectionId', 'heldFrom']).doUpdateSet({ heldUntil: day }))
      .execute()
  }
  await since('2026-06-10')
  expect(rowsOf((await read<StatementHistory>('/history?sortOrder=asc')).body)).toEqual([
    ['opening', '2026-06-10', null, 60_000, 60_000],
    ['bill', '2026-06-19', 'OLD-2', 65_050, 125_050],
  ])
  await since('2026-11-01')
  expect((await read<StatementHistory>('/history')).body).toMatchObject({ data: [], total: 0 })
  expect((await read<Statement>('?sortOrder=asc')).body.data[0]).toMatchObject({ id: 0, amountPaisa: 125_050 })
})

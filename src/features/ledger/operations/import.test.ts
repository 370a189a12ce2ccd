// Tests of the import of entries on a database: what happens meanwhile, an interruption, and repeated references.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Cells } from '#kit/differences.ts'
import type { NumberedRow } from '#kit/import.ts'
import type { Database } from '#platform/database.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import { twoPostings } from '../rules/postings.ts'
import { sumReceivables } from '../store/reports.server.ts'
import { importLedger, type ImportedRow } from './import.server.ts'
import { openLedger } from './open.server.ts'
import { postEntries } from './post.server.ts'

let world: World
let db: Database
let ids: number[]
const on = '2026-11-22'

beforeEach(async () => {
  world = await openWorld()
  db = world.resources.database
  const known = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma', opening_balance_rs: '1250.50' },
    { customer_number: '10426', name_en: 'Hari Tamang', opening_balance_rs: '-300' },
    { customer_number: '10427', name_en: 'School' },
  )
  ids = ['10425', '10426', '10427'].map((number) => known.get(number)!)
})

function ctx() {
  return world.system(world.damak)
}

test('an entry that somebody has posted under the reference meanwhile is reported as refused', async () => {
  await openLedger(ctx(), { cutOverOn: '2026-11-01' })
  const cells = { customer_number: '10425', entry: 'payment', amount_rs: '100', on: '2083/08/01', reference: 'R-1' }
  let reads = 0
  const batches = async function* () {
    reads += 1
    if (reads === 4) await postPayment('R-1')
    yield [{ line: 2, cells }]
  }
  const rows: ImportedRow[] = []
  const report = await importLedger(ctx(), {
    batches,
    apply: true,
    skipRefused: false,
    settle: () => Promise.resolve(),
    isBilledHere: true,
    onRow: (row) => rows.push(row),
  })
  expect(report).toMatchObject({ posted: 0, refused: 1, written: true })
  expect(rows.at(-1)).toMatchObject({ kind: 'refused', line: 2, reason: 'ledger.reference_used' })
})

test('an import that was interrupted after a batch is run again and writes the rest once', async () => {
  const rows = [
    ['10425', 'bill', '2000', '2083/03/05', 'H-1'],
    ['10426', 'payment', '100', '2083/07/02', 'P-1'],
    ['10425', 'payment', '749.50', '2083/03/06', 'H-2'],
    ['10427', 'bill', '90', '2083/07/03', 'P-2'],
    ['10426', 'payment', '50', '2083/07/04', 'P-3'],
  ].map(([customer_number, entryKind, amount_rs, on, reference], place) => {
    return { line: place + 2, cells: { customer_number, entry: entryKind, amount_rs, on, reference } as Cells }
  })
  const settled: number[] = []
  const write = () =>
    importLedger(ctx(), {
      batches: async function* () {
        for (let place = 0; place < rows.length; place += 2) yield rows.slice(place, place + 2)
      },
      cutOverOn: '2026-07-17',
      apply: true,
      skipRefused: false,
      isBilledHere: true,
      settle: async (_, connectionIds) => void settled.push(...connectionIds),
    })
  const written = async () => {
    const select = ['reference', 'amountPaisa'] as const
    const posted = await db.selectFrom('ledgerEntries').select(select).orderBy('id').execute()
    const history = await db.selectFrom('ledgerHistory').select(select).orderBy('reference').execute()
    return [...posted, ...history].map(({ reference, amountPaisa }) => `${reference} ${amountPaisa}`)
  }
  const openings = ['opening:10425 125050', 'opening:10426 -30000']
  await sql`create function fail_at_p2() returns trigger language plpgsql as $$ begin
    if new.reference = 'P-2' then raise exception 'interrupted'; end if; return new; end $$`.execute(db)
  await sql`create trigger interrupt before insert on ledger_entries for each row execute function fail_at_p2()`.execute(
    db,
  )
  await expect(write()).rejects.toThrow('interrupted')
  await sql`drop trigger interrupt on ledger_entries`.execute(db)
  expect(await written()).toEqual([...openings, 'P-1 -10000', 'H-1 200000'])
  expect(await write()).toMatchObject({ openings: 0, posted: 2, history: 1, same: 2, refused: 0, written: true })
  const whole = [...openings, 'P-1 -10000', 'P-2 9000', 'P-3 -5000', 'H-1 200000', 'H-2 -74950']
  expect(await written()).toEqual(whole)
  expect(settled.toSorted()).toEqual([ids[1], ids[2]].toSorted())
  expect(await write()).toMatchObject({ posted: 0, history: 0, same: 5, refused: 0 })
  expect(await written()).toEqual(whole)
})

function postPayment(reference: string): Promise<number[]> {
  const postings = twoPostings('cash', -50_00)
  return postEntries(ctx(), [{ connectionId: ids[0]!, kind: 'payment', postings, valueOn: '2026-11-17', reference }])
}

function twice(line: number, key: string, first: number): ImportedRow {
  return { kind: 'refused', line, column: 'reference', reason: 'import.twice', values: { key, line: first } }
}

test('of rows with the same reference, wherever they are in the file, all after the first that can be read are refused', async () => {
  await openLedger(ctx(), { cutOverOn: '2026-11-01' })
  const cells = { customer_number: '10425', entry: 'bill', amount_rs: '100', on: '2083/08/01' }
  const references = Array.from({ length: 5_000 }, (_, place) => (place % 2 === 0 ? 'EVEN' : `B-${place}`))
  const rows: NumberedRow[] = [
    { line: 2, cells: { ...cells, amount_rs: 'many', reference: 'EVEN' } },
    ...references.map((reference, place) => ({ line: place + 3, cells: { ...cells, reference } })),
    { line: 5_003, cells: { ...cells, customer_number: 'NONE', reference: 'B-1' } },
  ]
  const batches = async function* () {
    for (let place = 0; place < rows.length; place += 1_000) yield rows.slice(place, place + 1_000)
  }
  const refused: ImportedRow[] = []
  const onRow = (row: ImportedRow) => row.kind === 'refused' && refused.push(row)
  const report = await importLedger(ctx(), {
    batches,
    apply: true,
    skipRefused: true,
    settle: () => Promise.resolve(),
    isBilledHere: true,
    onRow,
  })
  expect(report).toMatchObject({ posted: 2_501, refused: 2_501, written: true })
  expect(await sumReceivables(ctx(), on)).toBe(125_050 - 30_000 + 2_501 * 10_000)
  expect(refused.slice(1)).toEqual([
    ...references.flatMap((reference, place) =>
      reference === 'EVEN' && place > 0 ? [twice(place + 3, 'EVEN', 3)] : [],
    ),
    twice(5_003, 'B-1', 4),
  ])
})

test('a reference in the form of those that the system gives is refused, so that no bill or waiver of its own meets it', async () => {
  await openLedger(ctx(), { cutOverOn: '2026-11-01' })
  const own = [
    'bill:2083/84:1',
    'surcharge:2083/84:1:2026-12-21',
    'amnesty:1:1',
    'cheque-fee:2083-84-1',
    'wallet-esewa:7',
    'opening:10425',
  ]
  const references = [...own, 'bill 12', 'R:1']
  const rows = references.map((reference, place) => {
    const cells = { customer_number: '10425', entry: 'payment', amount_rs: '100', on: '2083/08/01', reference }
    return { line: place + 2, cells }
  })
  const keys: string[] = []
  const report = await importLedger(ctx(), {
    batches: async function* () {
      yield rows
    },
    apply: true,
    skipRefused: true,
    settle: () => Promise.resolve(),
    isBilledHere: true,
    onRow: (row) => keys.push(row.kind === 'refused' ? row.reason : row.kind),
  })
  expect(report).toMatchObject({ posted: 2, refused: own.length })
  expect(new Set(keys.slice(0, own.length))).toEqual(new Set(['ledger.reference_own']))
})

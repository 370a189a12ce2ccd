// Tests of imports in the console: compared, then written; refused rows, own connections, who may.

import { beforeAll, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const clerk = holderOf('clerk')
const reader = holderOf('meter-reader')

beforeAll(async () => {
  world = await openWorld()
  for (const person of [clerk, reader, cast.sita]) await world.session(person)
  await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma' })
})

type Options = {
  mapping?: string
  preeti?: 'convert' | 'keep'
  as?: CastMember
  language?: 'en' | 'ne'
  apply?: true
  skipRefused?: true
}

async function send(
  kind: string,
  csv: string,
  { as = clerk, language = 'en', apply, skipRefused, mapping, preeti }: Options = {},
) {
  const form = new FormData()
  form.set('file', new File([csv], 'file.csv', { type: 'text/csv' }))
  if (mapping) form.set('mapping', new File([mapping], 'mapping.csv', { type: 'text/csv' }))
  if (preeti) form.set('preeti', preeti)
  if (apply) form.set('apply', 'true')
  if (skipRefused) form.set('skipRefused', 'true')
  const answer = await world.api('POST', `/admin/imports/487/${kind}`, { as, language, body: form })
  return { status: answer.status, body: await answer.json() }
}

const register = 'customer_number,name_en,ward\n10425,Sita Sharma,5\n20001,Hari Rai,3\n20002,Bina Rai,77\n'

test('a file is compared field by field, with refused cells by line, column and reason, and nothing is written', async () => {
  const { status, body } = await send('customers', register)
  expect(status).toBe(200)
  expect(body).toMatchObject({ added: 1, changed: 1, same: 0, refused: 1, written: false })
  expect(body.rows).toEqual([
    { kind: 'refused', line: 4, column: 'ward', reason: 'Wards are 1 to 33, not 77' },
    { kind: 'changed', line: 2, name: '10425', differences: [{ column: 'ward', from: '', to: '5' }] },
    { kind: 'added', line: 3, name: '20001' },
  ])
  const { rows } = (await send('customers', register, { language: 'ne' })).body
  expect(rows[0].reason).toBe('वडा १ देखि ३३ सम्म हुन्छन्, ७७ होइन')
  expect((await send('customers', register, { apply: true })).body.written).toBe(false)
})

test('good rows are written where the office says so; again, nothing changes', async () => {
  const written = await send('customers', register, { apply: true, skipRefused: true })
  expect(written.body).toMatchObject({ added: 1, changed: 1, refused: 1, written: true })
  expect((await send('customers', register)).body).toMatchObject({ added: 0, changed: 0, same: 2, refused: 1 })
})

test('column names and codes of the old program are mapped; two columns of one name are refused', async () => {
  const old = 'Cust No,Name,Conn Type\n20009,Dil Rai,D1\n'
  const mapping =
    'column,from,to\n,Cust No,customer_number\n,Name,name_en\n,Conn Type,customer_type\ncustomer_type,D1,residential\n'
  expect((await send('customers', old)).body.key).toBe('import.column_lacking')
  expect((await send('customers', old, { mapping })).body).toMatchObject({ added: 1, refused: 0 })
  const twice = `${mapping},Other,customer_number\n`
  const two = 'Cust No,Other,Name,Conn Type\n20009,10425,Dil Rai,D1\n'
  expect((await send('customers', two, { mapping: twice })).body.key).toBe('spreadsheet.column_twice')
  expect((await send('customers', old, { mapping: 'a,b\n1,2\n' })).body.key).toBe('import.column_lacking')
})

const inPreeti = 'customer_number,name_ne,ward\n20030,uLtf e§/fO{,3\n20031,सीता,4\n'

test('cells typed for Preeti are shown beside their text in Unicode, and nothing is written before it is chosen', async () => {
  const { body } = await send('customers', inPreeti)
  expect(body).toMatchObject({ added: 1, refused: 1, legacyCount: 1 })
  expect(body.legacy).toEqual([{ line: 2, column: 'name_ne', typed: 'uLtf e§/fO{', text: 'गीता भट्टराई', doubtful: [] }])
  const undecided = await send('customers', inPreeti, { apply: true, skipRefused: true })
  expect([undecided.status, undecided.body.key]).toEqual([409, 'imports.preeti_undecided'])
  expect((await send('customers', inPreeti, { preeti: 'keep' })).body).toMatchObject({ added: 1, refused: 1 })
  const written = await send('customers', inPreeti, { preeti: 'convert', apply: true })
  expect(written.body).toMatchObject({ added: 2, refused: 0, legacyCount: 1, written: true })
  const names = world.resources.database.selectFrom('connectionHolders').select('nameNe').where('orgId', '=', 487)
  expect((await names.execute()).map(({ nameNe }) => nameNe)).toContain('गीता भट्टराई')
})

test('readings by a meter reader, who imports no register', async () => {
  const csv = 'customer_number,period,read_on,reading\n10425,2083/07,2026-11-14,१२\n'
  expect((await send('readings', csv, { as: reader })).body).toMatchObject({ added: 1, written: false })
  expect((await send('readings', csv, { as: reader, apply: true })).body).toMatchObject({ added: 1, written: true })
  world.travelTo('2026-11-22T05:20:00Z')
  expect((await send('readings', csv, { as: reader })).body).toMatchObject({ same: 1, refused: 0 })
  expect((await send('customers', register, { as: reader })).status).toBe(403)
})

function registerWith(rs: string, number = '10425'): string {
  return `customer_number,name_en,opening_balance_rs\n${number},Sita Sharma,${rs}\n`
}

test('blank rows of a reading list are counted, and unusual readings are listed by row, column and reason', async () => {
  world.travelTo('2026-11-22T05:25:00Z')
  const csv =
    'customer_number,period,read_on,reading\n10425,2083/08,2026-11-20,12\n10425,2083/08,,\n20001,2083/08,,\n77,2083/08,,\n'
  const { body } = await send('readings', csv, { as: reader, language: 'ne' })
  expect(body).toMatchObject({ added: 1, refused: 1, blank: 2, warned: 1 })
  expect(body.rows).toMatchObject([
    { kind: 'refused', line: 5, column: 'customer_number' },
    { kind: 'warned', line: 2, column: 'reading', reason: expect.stringContaining('खपत छैन') },
    { kind: 'added', line: 2 },
  ])
})

test('once the ledger is open a clerk changes no debt by a file; the command does, and the audit has both values', async () => {
  expect((await send('customers', registerWith('500'), { apply: true })).body).toMatchObject({
    changed: 1,
    written: true,
  })
  await openLedger(world.system(world.damak))
  for (const csv of [
    registerWith('0'),
    registerWith(''),
    registerWith('-500'),
    registerWith('१'),
    registerWith('-900', '20009'),
  ]) {
    const { body } = await send('customers', csv, { apply: true, skipRefused: true })
    expect(body).toMatchObject({ added: 0, changed: 0, refused: 1 })
    expect(body.rows).toMatchObject([{ kind: 'refused', column: 'opening_balance_rs' }])
  }
  expect((await send('customers', registerWith('500'))).body).toMatchObject({ same: 1, refused: 0 })
  expect((await send('customers', registerWith('', '20009'))).body).toMatchObject({ added: 1, refused: 0 })
  await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma', opening_balance_rs: '450' })
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['actorKind', 'target', 'changes'])
    .where('action', '=', 'connections.opening_changed')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { actorKind: 'staff', target: '10425', changes: { before: null, after: 50_000 } },
    { actorKind: 'machine', target: '10425', changes: { before: 50_000, after: 45_000 } },
  ])
})

test('rows of a connection of one’s own are refused', async () => {
  const { database } = world.resources
  await database.updateTable('customers').set({ personId: clerk.id }).where('customerNumber', '=', '10425').execute()
  const csv = 'customer_number,period,read_on,reading\n10425,2083/08,2026-11-20,20\n20001,2083/08,2026-11-20,5\n'
  const { body } = await send('readings', csv, { apply: true })
  expect(body).toMatchObject({ refused: 1, written: false })
  expect(body.rows[0]).toMatchObject({ line: 2, column: 'customer_number' })
  const changed = await send('customers', 'customer_number,ward\n१०४२५,9\n20001,3\n', {
    apply: true,
    skipRefused: true,
  })
  expect(changed.body).toMatchObject({ changed: 0, refused: 1, rows: [{ line: 2, column: 'customer_number' }] })
})

test('a second heading of the same column hides no connection of one’s own', async () => {
  for (const [first, second] of [
    ['20001', '10425'],
    ['10425', '20001'],
  ]) {
    const csv = `customer_number,period,read_on,reading,ग्राहक नम्बर\n${first},2083/08,2026-11-20,20,${second}\n`
    const { status, body } = await send('readings', csv, { apply: true, skipRefused: true })
    expect([status, body.key]).toEqual([400, 'spreadsheet.column_twice'])
  }
  const list = 'ग्राहक नम्बर,महिना,रिडिङ मिति,रिडिङ\n10425,2083/08,2026-11-20,20\n20001,2083/08,,\n'
  expect((await send('readings', list)).body).toMatchObject({ added: 0, refused: 1 })
})

test('a file that is no table and one with a foreign column are refused', async () => {
  expect((await send('customers', '')).status).toBe(400)
  expect((await send('customers', 'customer_number,colour\n1,red\n')).status).toBe(400)
})

const entries = 'customer_number,entry,amount_rs,on,reference'

test('an accountant imports entries once the ledger is open; payments and decisions are compared, and not written at once', async () => {
  const fee = `${entries}\n10425,fee,१२५.५०,२०८३/०८/०६,R-1\n10425,hat,10,2083/08/06,W-0\n`
  const accountant = holderOf('accountant')
  await world.session(accountant)
  expect((await send('ledger', fee)).status).toBe(403)
  await openLedger(world.system(world.damak))
  const compared = { added: 1, refused: 1, toApprove: 0, sums: [{ kind: 'fee', rows: 1, amountPaisa: 12_550 }] }
  expect((await send('ledger', fee, { as: accountant, apply: true })).body).toMatchObject({
    ...compared,
    written: false,
    rows: [
      { kind: 'refused', line: 3, column: 'entry' },
      {
        kind: 'added',
        line: 2,
        name: 'R-1',
        entry: { kind: 'fee', customerNumber: '10425', amountPaisa: 12_550, takesTwo: false },
      },
    ],
  })
  const written = await send('ledger', fee, { as: accountant, apply: true, skipRefused: true })
  expect(written.body).toMatchObject({ ...compared, written: true })
  const posted = world.resources.database.selectFrom('ledgerEntries').select(['kind', 'amountPaisa', 'authorId'])
  expect(await posted.where('reference', '=', 'R-1').execute()).toEqual([
    { kind: 'fee', amountPaisa: 12_550, authorId: accountant.id },
  ])
  const kinds = ['payment', 'subsidy', 'waiver', 'write-off', 'credit-note', 'refund', 'rebate', 'surcharge']
  const others = kinds.map((kind, at) => `10425,${kind},5,2083/08/06,X-${at}\n`)
  const csv = `${entries}\n10425,fee,7,2083/08/06,R-3\n${others.join('')}`
  const { body } = await send('ledger', csv, { as: accountant })
  expect(body).toMatchObject({ added: 7, refused: 2, toApprove: 6, written: false })
  expect(body.rows.map(({ line }: { line: number }) => line)).toEqual([9, 10, 3, 4, 5, 6, 7, 8, 2])
  expect(body.sums.map(({ kind, amountPaisa }: { kind: string; amountPaisa: number }) => [kind, amountPaisa])).toEqual([
    ['credit-note', -500],
    ['fee', 700],
    ['waiver', -500],
    ['subsidy', -500],
    ['write-off', -500],
    ['payment', -500],
    ['refund', 500],
  ])
  const atOnce = await send('ledger', csv, { as: accountant, apply: true, skipRefused: true })
  expect([atOnce.status, atOnce.body.key]).toEqual([409, 'imports.takes_two'])
  expect(await posted.where('reference', 'in', ['R-3', 'X-0']).execute()).toEqual([])
  const { database } = world.resources
  const linked = database.updateTable('customers').set({ personId: accountant.id })
  await linked.where('customerNumber', '=', '10425').execute()
  const own = `${entries}\n10425,fee,5,2083/08/06,R-2\n`
  expect((await send('ledger', own, { as: accountant })).body.rows).toMatchObject([
    { kind: 'refused', column: 'customer_number' },
  ])
})

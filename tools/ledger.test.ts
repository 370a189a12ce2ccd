// Tests of the ledger command: dry run, history that sums to the opening balance, refused rows, and a second run that changes nothing.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { expectRefusal } from '#tests/world.ts'
import { customers } from './customers.ts'
import { ledger } from './ledger.ts'

const { world, folder, printed } = await openCommandWorld()

beforeAll(async () => {
  const register = join(folder, 'register.csv')
  await writeFile(
    register,
    'customer_number,name_en,opening_balance_rs\n10425,Sita,1250.50\n10426,Hari,-300\n10427,Gita,\n',
  )
  await customers(world.resources, ['import', register, '--org', '487', '--apply'])
})

async function run(content: string, ...options: string[]): Promise<string> {
  const path = join(folder, 'ledger.csv')
  await writeFile(path, content)
  printed.length = 0
  await ledger(world.resources, ['import', path, '--org', '487', ...options])
  return printed.join('')
}

function entries() {
  return world.resources.database
    .selectFrom('ledgerEntries')
    .select(['kind', 'amountPaisa', 'reference', 'authorName'])
    .orderBy('id')
    .execute()
}

const head = 'customer_number,period,entry,amount_rs,on,reference,note'
const bill = '10425,2083/02,बिल,१,३५०.५०,2083/03/05,B-1,'.replace('१,३५०', '"१,३५०').replace('५०,2083', '५०",2083')
const payment = '10425,2083/02,payment,100,2026-07-01,R-1,counter'
const later = '10426,2083/06,bill,160,2083/07/01,B-2,'
const file = `${head}\n${bill}\n${payment}\n${later}\n`

test('a dry run writes nothing; applied, history is stored, later entries and opening balances are posted', async () => {
  expect(await run(file, '--cut-over', '2083/04/01')).toBe(
    'h B-1\nh R-1\n+ B-2\n2 opening balances, 1 posted, 2 history, 0 unchanged, 0 refused.\n' +
      'Nothing was written. Add --apply to write.\n',
  )
  expect(await entries()).toEqual([])
  expect(await run(file, '--cut-over', '2083/04/01', '--apply')).toContain(
    'The ledger of organisation 487 was written.',
  )
  expect(await entries()).toEqual([
    { kind: 'opening', amountPaisa: 125_050, reference: 'opening:10425', authorName: 'ledger' },
    { kind: 'opening', amountPaisa: -30_000, reference: 'opening:10426', authorName: 'ledger' },
    { kind: 'bill', amountPaisa: 16_000, reference: 'B-2', authorName: 'ledger' },
  ])
  const history = await world.resources.database
    .selectFrom('ledgerHistory')
    .select(['reference', 'amountPaisa'])
    .execute()
  expect(history).toEqual([
    { reference: 'B-1', amountPaisa: 135_050 },
    { reference: 'R-1', amountPaisa: -10_000 },
  ])
})

test.each(['import', 'open'])('a cut-over in the future is refused before anything is compared: %s', async (verb) => {
  const path = join(folder, 'later.csv')
  await writeFile(path, file)
  const args = [verb, ...(verb === 'import' ? [path] : []), '--org', '320', '--cut-over', '2090/01/01']
  await expectRefusal('invalid', 'ledger.day_to_come', ledger(world.resources, args))
})

test('run again nothing changes; a known reference with another amount is refused', async () => {
  expect(await run(file, '--apply')).toMatch(/^0 opening balances, 0 posted, 0 history, 3 unchanged, 0 refused/)
  expect(await entries()).toHaveLength(3)
  await expect(run(`${head}\n10426,2083/06,bill,170,2083/07/01,B-2,\n`, '--apply')).rejects.toThrow(
    'Nothing was written',
  )
  expect(printed.join('')).toMatch(/^! line 2, amount_rs: The reference B-2 is already used by another entry/)
})

test.each([
  [
    '10427,2083/02,bill,90,2083/03/05,B-9,',
    'amount_rs: The history of 10427 adds up to 90.00 rupees; the opening balance',
  ],
  ['10425,2083/02,bill,90,2083/03/05,B-9,', 'amount_rs: The history of 10425 adds up to 1340.50 rupees'],
  ['99,2083/06,bill,90,2083/07/05,B-9,', 'customer_number: 99 is not a customer number in the register'],
  [',2083/06,bill,90,2083/07/05,B-9,', 'customer_number: The customer number is missing'],
  ['10425,2083/06,bill,"250,50",2083/07/05,B-9,', 'amount_rs: "250,50" is not an amount above zero in rupees such as'],
  ['10425,2083/09,bill,90,2083/07/05,B-9,', 'period: "2083/09" is not a Bikram Sambat month up to this one'],
  ['10425,2083/06,bill,90', 'amount_rs: The row has 4 cells, the heading has 7'],
  ['10425,2083/06,bil,90,2083/07/05,B-9,', 'entry: "bil" is not a kind of entry'],
  ['10425,2083/06,bill,-90,2083/07/05,B-9,', 'amount_rs: "-90" is not an amount above zero'],
  ['10425,2083/13,bill,90,2083/07/05,B-9,', 'period: "2083/13" is not a Bikram Sambat month'],
  ['10425,2083/06,bill,90,2083/09/05,B-9,', 'on: "2083/09/05" is not a date up to today'],
  ['10425,2083/06,bill,90,2083/07/05,,', 'reference: The reference is missing'],
  ['10425,2083/06,rebate,9,2083/07/05,B-9,', 'entry: Bills are made here: rebates follow from the payments'],
  ['10425,2083/06,surcharge,9,2083/07/05,B-9,', 'entry: Bills are made here: rebates follow from the payments'],
  ['10425,2083/06,opening,90,2083/07/05,B-9,', 'entry: A balance brought forward is of a day before 2026-07-17'],
])('refused: %s', async (row, reason) => {
  await expect(run(`${head}\n${row}\n`, '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.join('')).toContain(`! line 2, ${reason}`)
})

test('rows of history that do not add up are listed once, each as refused', async () => {
  const rows = [
    '10427,,bill,90,2083/03/05,B-9,',
    '10426,,payment,5,2083/07/05,R-9,',
    '10427,,payment,50,2083/03/06,R-8,',
  ]
  const differs = 'amount_rs: The history of 10427 adds up to 40.00 rupees; the opening balance of the register is 0.00'
  expect(await run([head, ...rows, ''].join('\n'))).toBe(
    `! line 2, ${differs}\n+ R-9\n! line 4, ${differs}\n` +
      '0 opening balances, 1 posted, 0 history, 0 unchanged, 2 refused.\n' +
      'Nothing was written. Add --apply to write.\n',
  )
})

test('the register refuses another opening balance than the sum of the history', async () => {
  const path = join(folder, 'corrected.csv')
  await writeFile(path, 'customer_number,opening_balance_rs\n10425,1300\n10426,-200\n')
  printed.length = 0
  await customers(world.resources, ['import', path, '--org', '487'])
  expect(printed.join('')).toBe(
    '! line 2, opening_balance_rs: The history of this connection adds up to 1250.50 rupees: its opening balance cannot be another' +
      ' amount. Enter a difference in the ledger\n' +
      '~ 10426\n    opening_balance_rs: -300.00 → -200.00\n' +
      '0 new, 1 changed, 0 unchanged, 1 refused.\nNothing was written. Add --apply to write.\n',
  )
})

test('one bad row does not stop the good ones when the office says so', async () => {
  const good = '10427,2083/06,bill,90,2083/07/05,B-10,'
  expect(await run(`${head}\n${good}\n${good}\n99,,bill,1,2083/07/05,B-11,\n`, '--apply', '--skip-refused')).toContain(
    '! line 3, reference: B-10 appears twice; first in line 2\n! line 4, customer_number: 99',
  )
  expect((await entries()).map(({ reference }) => reference)).toContain('B-10')
})

test('a note typed in Preeti is listed with its text in Unicode, and taken only when that is asked for', async () => {
  const typed = `${head}\n10427,2083/06,bill,90,2083/07/05,B-12,ld6/ aGb\n`
  const listed =
    'Preeti, line 2, note: ld6/ aGb → मिटर बन्द\nCells that look as if they were typed in Preeti: 1. Add --preeti'
  expect(await run(typed)).toContain(listed)
  await expect(run(typed, '--apply', '--skip-refused')).rejects.toThrow('Nothing was written. Cells that look as if')
  await expect(run(typed, '--preeti', 'perhaps')).rejects.toThrow('--preeti convert or --preeti keep')
  expect(await run(typed, '--apply', '--preeti', 'convert')).toContain(
    'Cells typed in Preeti, which are read in Unicode: 1.',
  )
  const kept = typed.replace('B-12', 'B-13')
  expect(await run(kept, '--apply', '--preeti', 'keep')).toMatch(/^\+ B-13\n/)
  const notes = world.resources.database.selectFrom('ledgerEntries').select('note').where('note', '<>', '')
  expect(await notes.orderBy('id').execute()).toEqual([{ note: 'मिटर बन्द' }, { note: 'ld6/ aGb' }])
})

test('of two imports at once the second one compares with what the first has written', async () => {
  const register = join(folder, 'two.csv')
  await writeFile(register, 'customer_number,name_en,opening_balance_rs\n10440,Binu,7\n')
  await customers(world.resources, ['import', register, '--org', '487', '--apply'])
  const files = ['H-1', 'H-2'].map(async (reference) => {
    const path = join(folder, `${reference}.csv`)
    await writeFile(path, `${head}\n10440,,bill,7,2083/03/05,${reference},\n10440,,payment,1,2083/07/05,R-77,\n`)
    await ledger(world.resources, ['import', path, '--org', '487', '--apply'])
  })
  printed.length = 0
  const ends = await Promise.allSettled(files)
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : '')).toSorted()).toEqual([
    '',
    expect.stringContaining('Nothing was written: correct the refused rows'),
  ])
  expect(printed.join('')).toContain('amount_rs: The history of 10440 adds up to 14.00 rupees')
  const history = world.resources.database.selectFrom('ledgerHistory').select('amountPaisa')
  expect(await history.where('reference', 'like', 'H-%').execute()).toEqual([{ amountPaisa: 700 }])
})

test('an import of the register beside one of history leaves no opening balance that is not its sum', async () => {
  const register = join(folder, 'beside.csv')
  await writeFile(register, 'customer_number,name_en,opening_balance_rs\n10450,Nanu,7\n')
  await customers(world.resources, ['import', register, '--org', '487', '--apply'])
  await writeFile(register, 'customer_number,opening_balance_rs\n10450,9\n')
  const path = join(folder, 'beside-history.csv')
  await writeFile(path, `${head}\n10450,,bill,7,2083/03/05,N-1,\n`)
  const ends = await Promise.allSettled([
    customers(world.resources, ['import', register, '--org', '487', '--apply']),
    ledger(world.resources, ['import', path, '--org', '487', '--apply']),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('months are closed by command', async () => {
  printed.length = 0
  await ledger(world.resources, ['close', '--org', '487', '--period', '2083/04'])
  expect(printed.join('')).toBe('The ledger of organisation 487 is closed until 2026-08-16.\n')
})

test('rebates and surcharges are imported as history, and from the cut-over on where bills are made in another program', async () => {
  const register = join(folder, 'other.csv')
  await writeFile(register, 'customer_number,name_en,opening_balance_rs\n10430,Maya,6\n')
  await customers(world.resources, ['import', register, '--org', '487', '--apply'])
  const history = ['10430,2083/02,surcharge,10,2083/03/05,S-1,', '10430,2083/02,rebate,4,2083/03/06,S-2,']
  expect(await run([head, ...history, ''].join('\n'), '--apply')).toContain(
    '0 posted, 2 history, 0 unchanged, 0 refused',
  )
  const later = ['10430,2083/06,surcharge,10,2083/07/05,S-3,', '10430,2083/06,rebate,4,2083/07/06,S-4,']
  const file = [head, ...later, ''].join('\n')
  expect(await run(file)).toContain('0 posted, 0 history, 0 unchanged, 2 refused')
  await changeBillingPolicy(world.system(world.damak), { billing: 'imported' })
  expect(await run(file, '--apply')).toContain('2 posted, 0 history, 0 unchanged, 0 refused')
  await changeBillingPolicy(world.system(world.damak), { billing: 'runs' })
  expect(await run(file)).toContain('0 posted, 0 history, 2 unchanged, 0 refused')
})

const decided = ['waiver', 'write-off', 'credit-note', 'refund', 'subsidy'].map(
  (kind, at) => `10426,2083/06,${kind},5,2083/07/05,D-${at},`,
)

test('where the bills are made here a command posts payments, and leaves decisions to two persons in the console', async () => {
  const received = '10426,2083/06,payment,5,2083/07/05,D-9,'
  const file = [head, ...decided, received, ''].join('\n')
  expect(await run(file, '--apply', '--skip-refused')).toContain('1 posted, 0 history, 0 unchanged, 5 refused')
  expect(printed.join('')).toContain('! line 2, entry: Bills are made here, and two persons decide about waivers')
  expect(printed.join('')).toContain('/staff/imports/ledger')
})

test('decisions of another program, in which the bills are made, are imported by command, and decisions before the cut-over are history', async () => {
  await changeBillingPolicy(world.system(world.damak), { billing: 'imported' })
  expect(await run([head, ...decided, ''].join('\n'), '--apply')).toContain(
    '5 posted, 0 history, 0 unchanged, 0 refused',
  )
  await changeBillingPolicy(world.system(world.damak), { billing: 'runs' })
  const register = join(folder, 'earlier.csv')
  await writeFile(register, 'customer_number,name_en,opening_balance_rs\n10431,Uma,90\n')
  await customers(world.resources, ['import', register, '--org', '487', '--apply'])
  const earlier = ['10431,2083/02,bill,100,2083/03/05,E-1,', '10431,2083/02,waiver,10,2083/03/06,E-2,']
  expect(await run([head, ...earlier, ''].join('\n'), '--apply')).toContain(
    '0 posted, 2 history, 0 unchanged, 0 refused',
  )
})

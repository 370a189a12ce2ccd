// Tests of imports of bills of months that bills of this system charge, each month of a cycle by itself.

import { beforeAll, expect, test } from 'vitest'
import { importLedger } from '#features/ledger/operations/import.server.ts'
import { addConnections, batchesOf, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

let world: World
const ctx = () => world.system(world.damak)

beforeAll(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  await addConnections(world, { customer_number: 'A', name_en: 'A' }, { customer_number: 'B', name_en: 'B' })
  await readMeters(world, '2083/03', '2026-07-14', { A: '10' })
  await billMonth(world, '2083/03', '2026-07-20')
  await changeBillingPolicy(ctx(), { cycleMonths: 3 })
  await readMeters(world, '2083/06', '2026-10-14', { A: '100' })
  await billMonth(world, '2083/06', '2026-10-20')
})

async function outcomesOf(periods: readonly string[], customer_number = 'A'): Promise<string[]> {
  const found: string[] = []
  const rows = periods.map((period) => {
    return { customer_number, entry: 'bill', amount_rs: '90', on: '2083/07/01', period, reference: `B-${period}` }
  })
  await importLedger(ctx(), {
    batches: batchesOf(rows),
    apply: false,
    skipRefused: false,
    settle: () => Promise.resolve(),
    isBilledHere: true,
    onRow: (row) => found.push(row.kind === 'refused' ? row.reason : row.kind),
  })
  return found
}

test('each month of a cycle is refused until its bill is credited, and no other month or connection', async () => {
  const cycle = ['2083/04', '2083/05', '2083/06']
  expect(await outcomesOf(cycle)).toEqual(cycle.map(() => 'ledger.month_billed'))
  expect(await outcomesOf(['2083/07'])).toEqual(['posted'])
  expect(await outcomesOf(cycle, 'B')).toEqual(cycle.map(() => 'posted'))
  const { id } = await prepareCredit(ctx(), { fiscalYear: '2083/84', number: 2, reason: 'Wrong' })
  await approveCredit(ctx(), { id })
  expect(await outcomesOf(cycle)).toEqual(cycle.map(() => 'posted'))
})

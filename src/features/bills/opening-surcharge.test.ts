// Test of an opening balance, a debt of unknown age: it gets no surcharge, and a bill beside it gets its own alone.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld } from '#tests/world.ts'
import { settle, settleAll } from './operations/settle.server.ts'

test('an opening balance gets no surcharge, alone, beside a bill, and where a payment has settled a part of it', async () => {
  const world = await openWorld()
  const ctx = () => world.system(world.damak)
  const numbers = ['ALONE', 'BILLED', 'PAID']
  const opening = { opening_balance_rs: '500' }
  const ids = await addConnections(world, ...numbers.map((number) => register(number, opening)), register('NONE', {}))
  await openLedger(ctx(), { cutOverOn: '2026-11-01' })
  // Ten units are 90 rupees, billed on 20 November: 10 % more from 21 December.
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { BILLED: '10', PAID: '10', NONE: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  await pay(world, ids.get('PAID')!, 300_00, '2026-12-01')
  const surcharges = async () => {
    const { rows } = await sql<{ customerNumber: string; valueOn: string; amountPaisa: number }>`
      select c.customer_number, e.value_on, e.amount_paisa from ledger_entries e
        join connections c on c.org_id = e.org_id and c.id = e.connection_id
       where e.kind = 'surcharge' order by c.customer_number`.execute(world.resources.database)
    return rows.map(({ customerNumber, valueOn, amountPaisa }) => [customerNumber, valueOn, amountPaisa])
  }
  world.travelTo('2026-12-20T05:15:00Z')
  await settle(ctx(), [...ids.values()])
  expect(await surcharges()).toEqual([])
  world.travelTo('2027-02-01T05:15:00Z')
  const ofBills = ['BILLED', 'NONE', 'PAID'].map((number) => [number, '2026-12-21', 9_00])
  expect(await settle(ctx(), [...ids.values()])).toEqual({ posted: 3, corrected: 0 })
  expect(await surcharges()).toEqual(ofBills)
  expect(await settleAll(ctx())).toEqual({ posted: 0, corrected: 0 })
  expect(await surcharges()).toEqual(ofBills)
})

function register(customer_number: string, cells: Record<string, string>): Record<string, string> {
  return { customer_number, name_en: customer_number, ...cells }
}

// Tests of an advance that is given back before a bill that counts from that day or an earlier one: the bill is unpaid, as nothing was paid for it.

import { beforeEach, expect, test } from 'vitest'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import { readDue } from '#features/payments/operations/due.server.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { approveRefund, requestRefund } from './operations/decide.server.ts'

let world: World
let id: number

/** Ten units are 90 rupees: 4 % less for fifteen days after the bill, 10 % more from the 31st day. */
beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  id = (await addConnections(world, { customer_number: 'ONE', name_en: 'One' })).get('ONE')!
})

async function giveBack(amountPaisa: number, on: string): Promise<void> {
  world.travelTo(`${on}T05:15:00Z`)
  const sent = { id, amountPaisa, paidFrom: 'bank', paymentReference: '004512', reason: 'Asked for' } as const
  const refund = await requestRefund(world.as(cast.ramesh), sent)
  await approveRefund(world.as(cast.gita), { id: refund.id })
}

async function rebatesAndSurcharges(on: string) {
  world.travelTo(`${on}T05:15:00Z`)
  await settleAll(world.system(world.damak))
  const entries = world.resources.database.selectFrom('ledgerEntries').select(['kind', 'amountPaisa', 'valueOn'])
  const found = entries.where('connectionId', '=', id).where('kind', 'in', ['rebate', 'surcharge'])
  return (await found.orderBy('id').execute()).map(({ kind, amountPaisa, valueOn }) => [kind, amountPaisa, valueOn])
}

test('on the day of the bill: it has no rebate without a payment, and its surcharge', async () => {
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '10' })
  await pay(world, id, 100_00, '2026-11-18')
  await giveBack(100_00, '2026-11-20')
  await billMonth(world, '2083/07', '2026-11-20')
  expect(await rebatesAndSurcharges('2026-11-20')).toEqual([])
  expect((await readDue(world.visitor(world.damak), { customerNumber: 'ONE' })).byDay).toEqual([
    { from: '2026-11-20', until: '2026-12-05', amountPaisa: 86_40 },
    { from: '2026-12-06', until: '2026-12-20', amountPaisa: 90_00 },
    { from: '2026-12-21', until: null, amountPaisa: 99_00 },
  ])
  expect(await rebatesAndSurcharges('2027-01-01')).toEqual([['surcharge', 9_00, '2026-12-21']])
})

test('between the reading and the run, where the bill is of the day of the reading: what is left of the advance settles a part of it', async () => {
  await changeBillingPolicy(world.system(world.damak), { billDate: 'reading' })
  await readMeters(world, '2083/06', '2026-10-16', { ONE: '10' })
  await billMonth(world, '2083/06', '2026-10-18')
  await pay(world, id, 400_00, '2026-10-20')
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '20' })
  await giveBack(303_60, '2026-11-17')
  await billMonth(world, '2083/07', '2026-11-20')
  // 10 rupees of the advance are left of 313.60; the first bill keeps its rebate.
  expect(await rebatesAndSurcharges('2027-01-01')).toEqual([
    ['rebate', -3_60, '2026-10-20'],
    ['surcharge', 8_00, '2026-12-15'],
  ])
})

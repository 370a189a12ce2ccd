// Tests of credit that a waiver has left: what nobody has paid is not given back.

import { beforeEach, expect, test } from 'vitest'
import { approveCredit, prepareCredit } from '#features/bills/operations/credits.server.ts'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { approveWaiver, requestWaiver } from '#features/waivers/operations.server.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { requestRefund } from './operations/decide.server.ts'
import { readConnectionRefunds } from './operations/read.server.ts'

let world: World
let id: number

beforeEach(async () => {
  world = await openWorld()
  await useRates(world, { ...billedRates, paymentSteps: [] })
  id = (await addConnections(world, { customer_number: 'ONE', name_en: 'One' })).get('ONE')!
  await readMeters(world, '2083/06', '2026-10-16', { ONE: '10' })
  await billMonth(world, '2083/06', '2026-10-18')
})

async function waive(amountPaisa: number, on: string): Promise<void> {
  world.travelTo(`${on}T05:15:00Z`)
  const sent = { id, kind: 'waiver', amountPaisa, reason: 'A leak below the street' } as const
  const waiver = await requestWaiver(world.as(cast.ramesh), sent)
  await approveWaiver(world.as(cast.gita), { id: waiver.id })
}

async function credit(number: number, on: string): Promise<void> {
  world.travelTo(`${on}T05:15:00Z`)
  const ctx = world.system(world.damak)
  const note = await prepareCredit(ctx, { fiscalYear: '2083/84', number, reason: 'Read wrongly' })
  await approveCredit(ctx, { id: note.id })
}

async function creditPaisa(): Promise<number> {
  return (await readConnectionRefunds(world.as(cast.ramesh), { id })).creditPaisa
}

function giveBack(amountPaisa: number) {
  const sent = { id, amountPaisa, paidFrom: 'bank', paymentReference: '004512', reason: 'Asked for' } as const
  return requestRefund(world.as(cast.ramesh), sent)
}

test('a waived bill that is credited leaves nothing to give back, and what is paid since is', async () => {
  await waive(90_00, '2026-10-20')
  await credit(1, '2026-10-22')
  expect(await creditPaisa()).toBe(0)
  await expectRefusal('conflict', 'refunds.no_credit', giveBack(90_00))
  await pay(world, id, 40_00, '2026-10-24')
  expect(await creditPaisa()).toBe(40_00)
  await expectRefusal('conflict', 'refunds.above_credit', giveBack(90_00))
  // The bill that replaces it takes the waiver, not what was paid.
  await billMonth(world, '2083/06', '2026-10-26')
  expect(await creditPaisa()).toBe(40_00)
  expect(await giveBack(40_00)).toMatchObject({ state: 'prepared' })
})

test('another bill that was paid before stays paid', async () => {
  await pay(world, id, 90_00, '2026-10-20')
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '20' })
  await billMonth(world, '2083/07', '2026-11-18')
  await waive(90_00, '2026-11-20')
  await credit(2, '2026-11-22')
  expect(await creditPaisa()).toBe(0)
})

test('an estimate that was waived and is taken back by the next bill leaves nothing either', async () => {
  await changeBillingPolicy(world.system(world.damak), { missingReading: 'estimated' })
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '100' })
  await billMonth(world, '2083/07', '2026-11-18')
  await billMonth(world, '2083/08', '2026-12-18')
  await waive(90_00 + 1_420_00 + 740_00, '2026-12-20')
  await readMeters(world, '2083/09', '2027-01-12', { ONE: '102' })
  await billMonth(world, '2083/09', '2027-01-16')
  expect(await creditPaisa()).toBe(0)
})

test('who pays what a waiver has settled is given that back', async () => {
  await waive(50_00, '2026-10-20')
  await pay(world, id, 90_00, '2026-10-21')
  expect(await creditPaisa()).toBe(50_00)
})

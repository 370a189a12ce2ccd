// Tests of bills below zero that are credited: what is owed again is no bill of another program.

import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

let world: World
let id: number
const ctx = () => world.system(world.damak)
const accountant = permitted(cast.ramesh, 'ledger:correct', 'ledger:read')

/** Forty units a month are 570 rupees; an estimate of as much for Kartik is taken back with the bill of Mangsir, of 5 units. */
beforeAll(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  id = (await addConnections(world, { customer_number: 'A', name_en: 'A' })).get('A')!
  await readMeters(world, '2083/04', '2026-08-14', { A: '40' })
  await billMonth(world, '2083/04', '2026-08-20')
  await readMeters(world, '2083/05', '2026-09-14', { A: '80' })
  await billMonth(world, '2083/05', '2026-09-20')
  await readMeters(world, '2083/06', '2026-10-14', { A: '120' })
  await billMonth(world, '2083/06', '2026-10-20')
  await changeBillingPolicy(ctx(), { missingReading: 'estimated' })
  await billMonth(world, '2083/07', '2026-11-20')
  await readMeters(world, '2083/08', '2026-12-14', { A: '125' })
  await billMonth(world, '2083/08', '2026-12-20')
})

async function newestCharge(): Promise<{ fiscalYear: string; number: number; chargePaisa: number }> {
  const bills = world.resources.database.selectFrom('bills').select(['fiscalYear', 'number', 'chargePaisa'])
  return bills.orderBy('number', 'desc').executeTakeFirstOrThrow()
}

async function entries() {
  const answer = await world.api('GET', `/admin/ledger/487/connections/${id}`, { as: accountant })
  return ((await answer.json()) as { entries: { id: number; reference: string | null; mayBeCorrected: unknown }[] })
    .entries
}

test('the month is billed anew for the same amount, and nothing of it was made elsewhere', async () => {
  const bill = await newestCharge()
  expect(bill.chargePaisa).toBe(90_00 + 90_00 - 570_00)
  world.travelTo('2026-12-22T05:15:00Z')
  const credit = await prepareCredit(ctx(), { ...bill, reason: 'Wrong' })
  await approveCredit(ctx(), { id: credit.id })
  const imported = await world.api('GET', '/admin/importedBills/487', { as: cast.rajendra })
  expect(await imported.json()).toEqual({ data: [] })
  expect(await billMonth(world, '2083/08', '2026-12-23')).toBe(1)
  expect(await newestCharge()).toEqual({ ...bill, number: bill.number + 1 })
})

test('nobody corrects what a credit note has posted', async () => {
  const credited = (await entries()).find(({ reference }) => reference === 'credit:2083/84:5')!
  expect(credited.mayBeCorrected).toMatchObject({ ok: false, key: 'ledger.bill_by_credit_note' })
  const body = { reason: 'The dial was read well' }
  const path = `/admin/ledger/487/${credited.id}/corrections`
  const answer = await world.api('POST', path, { as: accountant, body })
  expect([answer.status, await answer.json()]).toMatchObject([409, { key: 'ledger.bill_by_credit_note' }])
})

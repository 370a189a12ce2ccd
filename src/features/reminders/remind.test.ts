// Tests of reminders: each once, to whoever owes, by day, in the language of the holder, where the organisation sends them.

import { beforeAll, expect, test } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import { remindOfBills } from './operations/remind.server.ts'

let world: World
let ids: Map<string, number>

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: '901', name_en: 'Owes', phone: '9852000021' },
    { customer_number: '902', name_en: 'Paid', phone: '9852000022' },
    { customer_number: '903', name_en: 'Without a phone' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { 901: '10', 902: '10', 903: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  const paid = { connectionId: ids.get('902')!, amountPaisa: 90_00, account: 'cash', valueOn: '2026-11-20' } as const
  await recordPayments(world.system(world.damak), [paid])
})

async function remindAt(instant: string): Promise<number> {
  world.travelTo(instant)
  return remindOfBills(world.system(world.damak))
}

async function bodies(): Promise<string[]> {
  const rows = world.resources.database.selectFrom('outbox').select(['recipient', 'body']).orderBy('id')
  return (await rows.execute()).map(({ recipient, body }) => `${recipient} ${body}`)
}

test('nothing at night, nothing where the organisation sends none', async () => {
  expect(await remindAt('2026-11-20T13:00:00Z')).toBe(0)
  await changeBillingPolicy(world.system(world.damak), { reminders: 'none' })
  expect(await remindAt('2026-11-21T05:15:00Z')).toBe(0)
  await changeBillingPolicy(world.system(world.damak), { reminders: 'sms' })
  expect(await bodies()).toEqual([])
})

test('a new bill, once, to who owes and has a phone, with the amount, the day and where to pay', async () => {
  expect(await remindAt('2026-11-21T05:15:00Z')).toBe(1)
  expect(await remindAt('2026-11-21T06:15:00Z')).toBe(0)
  expect(await bodies()).toEqual([expect.stringMatching(/^\+9779852000021 ग्राहक नम्बर ९०१.*मङ्सिर.*\/pay\?number=901/)])
})

test('before the surcharge and after it, each once, and no more for what was paid', async () => {
  expect(await remindAt('2026-12-01T05:15:00Z')).toBe(0)
  const days = ['2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23']
  const queued: number[] = []
  for (const day of days) queued.push(await remindAt(`${day}T05:15:00Z`))
  expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect((await bodies()).slice(1)).toEqual([expect.stringContaining('त्यसपछि'), expect.stringContaining('म्याद नाघ्यो')])
  expect((await bodies()).every((body) => body.includes('9852000021'))).toBe(true)
})

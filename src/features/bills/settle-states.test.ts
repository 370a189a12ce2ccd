// Test of a reconnection that is entered with an earlier day: the surcharge of its days is posted when it is found, so that settled days stay.

import { beforeAll, expect, test } from 'vitest'
import { sumReceivables } from '#features/ledger/store/reports.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import { settleAll } from './operations/settle.server.ts'

let world: World
let connectionId: number

beforeAll(async () => {
  world = await openWorld()
  const [rebate, none, late] = billedRates.paymentSteps
  const repeated = { ...late!, repeat: { every: 30, basisPoints: 1_000 } }
  await useRates(world, { ...billedRates, paymentSteps: [rebate!, none!, repeated] })
  connectionId = (await addConnections(world, { customer_number: 'CUT', name_en: 'Cut' })).get('CUT')!
  await readMeters(world, '2083/07', '2026-11-14', { CUT: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
})

async function settledOn(day: string): Promise<void> {
  world.travelTo(`${day}T05:15:00Z`)
  await settleAll(world.system(world.damak))
}

async function tapIs(state: 'connected' | 'disconnected', since: string): Promise<void> {
  await world.resources.database
    .insertInto('connectionStates')
    .values({ orgId: 487, connectionId, since, state })
    .execute()
}

async function surcharges() {
  const entries = world.resources.database.selectFrom('ledgerEntries').select(['valueOn', 'postedOn', 'amountPaisa'])
  return entries.where('connectionId', '=', connectionId).where('kind', '=', 'surcharge').orderBy('id').execute()
}

/** On the day of the first settlement. */
function receivables(): Promise<number> {
  return sumReceivables(world.scope(world.damak), '2027-01-25')
}

test('what a state of earlier days brings is posted on the day on which it is found', async () => {
  await tapIs('disconnected', '2026-12-25')
  await settledOn('2027-01-25')
  // 10 % from 21 December; the repetition of 20 January ended with the cut.
  const first = { valueOn: '2026-12-21', postedOn: '2026-12-21', amountPaisa: 9_00 }
  expect(await surcharges()).toEqual([first])
  const before = await receivables()

  await tapIs('connected', '2027-01-10')
  await settledOn('2027-01-28')
  const found = { valueOn: '2027-01-20', postedOn: '2027-01-28', amountPaisa: 9_00 }
  expect(await surcharges()).toEqual([first, found])
  expect(await receivables()).toBe(before)

  await settledOn('2027-03-01')
  expect((await surcharges()).at(-1)).toEqual({ valueOn: '2027-02-19', postedOn: '2027-02-19', amountPaisa: 9_00 })
})

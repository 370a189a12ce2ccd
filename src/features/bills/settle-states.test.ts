// Tests of states of a tap that are entered with an earlier day: what they bring or take back is posted when it is found, so that settled days stay.

import { beforeAll, expect, test } from 'vitest'
import { changeState } from '#features/connections/operations/changes.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { sumReceivables } from '#features/ledger/store/reports.server.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
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

test('a cut that is entered with an earlier day takes back the surcharge that was paid since, although nothing is owed', async () => {
  const { balancePaisa } = (await readBalances(world.scope(world.damak), [connectionId])).get(connectionId)!
  await pay(world, connectionId, balancePaisa, '2027-03-05')
  await settledOn('2027-03-07')
  await settledOn('2027-03-09')
  expect(await surcharges()).toHaveLength(3)

  await changeState(world.as(cast.gita), {
    id: connectionId,
    state: 'disconnected',
    since: '2027-02-10',
    reason: 'Cut',
  })
  await settledOn('2027-03-10')
  const corrected = await world.resources.database
    .selectFrom('ledgerEntries')
    .select(['kind', 'valueOn', 'postedOn', 'amountPaisa'])
    .where('connectionId', '=', connectionId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(corrected).toEqual({ kind: 'correction', valueOn: '2027-02-19', postedOn: '2027-03-10', amountPaisa: -9_00 })
})

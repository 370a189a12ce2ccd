// Test of a night in which one connection cannot be settled: the others are, and the job says which one failed.

import { expect, test } from 'vitest'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld } from '#tests/world.ts'
import { settleAll } from './operations/settle.server.ts'

test('a connection whose surcharge meets a reference that is taken keeps no other from its surcharge', async () => {
  const world = await openWorld()
  await useRates(world, billedRates)
  const numbers = ['ONE', 'TWO', 'THREE']
  const ids = await addConnections(world, ...numbers.map((customer_number) => ({ customer_number, name_en: 'X' })))
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '10', TWO: '10', THREE: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  const database = world.resources.database
  const bills = await database.selectFrom('bills').select(['connectionId', 'fiscalYear', 'number']).execute()
  const { fiscalYear, number } = bills.find(({ connectionId }) => connectionId === ids.get('ONE'))!
  const reference = `surcharge:${fiscalYear}:${number}:2026-12-21`
  const fee = { connectionId: ids.get('TWO')!, kind: 'fee', valueOn: '2026-11-20', reference } as const
  await postEntries(world.system(world.damak), [{ ...fee, postings: twoPostings('fees', 5_00) }])

  world.travelTo('2026-12-22T05:15:00Z')
  const failed: unknown = await settleAll(world.system(world.damak)).catch((error: unknown) => error)
  const reasons = failed instanceof AggregateError ? failed.errors.map(String) : []
  expect(reasons).toEqual([`Error: Connection ${ids.get('ONE')} could not be settled`])
  const surcharges = await database
    .selectFrom('ledgerEntries')
    .select('connectionId')
    .where('kind', '=', 'surcharge')
    .execute()
  expect(new Set(surcharges.map(({ connectionId }) => connectionId))).toEqual(
    new Set([ids.get('TWO'), ids.get('THREE')]),
  )
})

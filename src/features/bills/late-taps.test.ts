// Test that a bill of months before and after a change of class is late by the class of each month.

import { expect, test } from 'vitest'
import { changeTap } from '#features/connections/operations/changes.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld } from '#tests/world.ts'
import { readLateBills } from './operations/late.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

test('a month is compared with the editions of the class that it was charged by', async () => {
  const world = await openWorld()
  const ctx = () => world.system(world.damak)
  const commercial = {
    ...billedRates,
    customerType: 'commercial',
    minimum: { ...billedRates.minimum, amountPaisa: 200_00 },
  } as const
  await useRates(
    world,
    { ...billedRates, customerType: 'residential' },
    { ...commercial, effectiveFrom: '2026-07-17', fiscalYear: '2083/84' },
  )
  const ids = await addConnections(world, { customer_number: 'SHOP', name_en: 'Shop', customer_type: 'residential' })
  await changeBillingPolicy(ctx(), { cycleMonths: 2 })
  await readMeters(world, '2083/06', '2026-10-15', { SHOP: '10' })
  await readMeters(world, '2083/07', '2026-11-14', { SHOP: '20' })
  await changeTap(world.as(cast.gita), {
    id: ids.get('SHOP')!,
    customerType: 'commercial',
    tapSize: '1/2',
    sewer: false,
    since: '2026-10-01',
    reason: 'A shop',
  })
  await billMonth(world, '2083/07', '2026-11-20')
  const { lines } = await world.resources.database.selectFrom('bills').select('lines').executeTakeFirstOrThrow()
  const cited = lines.map((line) => (line.kind === 'charge' ? [line.period, line.edition.effectiveFrom] : []))
  expect(cited).toEqual([
    ['2083/06', '2025-07-17'],
    ['2083/07', '2026-07-17'],
  ])
  expect((await readLateBills(ctx())).data).toEqual([])

  const dearer = { ...billedRates.minimum, amountPaisa: 100_00 }
  const residential = { ...billedRates, customerType: 'residential', fiscalYear: '2083/84' } as const
  await useRates(world, { ...residential, effectiveFrom: '2026-09-01', minimum: dearer })
  expect((await readLateBills(ctx())).data).toMatchObject([{ cited: '2025-07-17', inForce: '2026-09-01' }])
})

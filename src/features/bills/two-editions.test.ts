// Test of a reading over two months of which the second has another edition: through register, readings, runs and bills.

import { expect, test } from 'vitest'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { firstDayOf } from '#kit/calendar/bs-month.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld } from '#tests/world.ts'

test('45 units over two months are spread, each charged by its own edition, less what was billed for the first', async () => {
  const world = await openWorld()
  await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma' })
  // 10 units 180, then 28 and from 21 units on 34 for each.
  const second = {
    ...billedRates,
    fiscalYear: '2083/84',
    effectiveFrom: firstDayOf('2083/07'),
    minimum: { kind: 'block', units: 10, amountPaisa: 180_00 },
    slabs: [
      { from: 11, to: 20, ratePaisa: 28_00 },
      { from: 21, to: null, ratePaisa: 34_00 },
    ],
  } as const
  await useRates(world, billedRates, { ...second, slabs: [...second.slabs] })
  await readMeters(world, '2083/05', '2026-09-14', { 10425: '100' })
  const locked = { customer_number: '10425', period: '2083/06', read_on: '2083/06/28', reading: '', status: 'locked' }
  world.travelTo('2026-10-20T05:15:00Z')
  await importReadings(world.system(world.damak), {
    batches: async function* () {
      yield [{ line: 2, cells: locked }]
    },
    apply: true,
    skipRefused: false,
  })
  await billMonth(world, '2083/06', '2026-10-20')
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '145' })
  await billMonth(world, '2083/07', '2026-11-20')

  const bills = world.resources.database.selectFrom('bills').select(['period', 'units', 'chargePaisa', 'lines'])
  const [first, anew] = await bills.orderBy('number').execute()
  expect(first).toMatchObject({ period: '2083/06', units: null, chargePaisa: 90_00 })
  // 22 units are 90, 140 and 34 by the first edition; 23 are 180, 280 and 102 by the second; 90 were billed.
  expect(anew).toMatchObject({ period: '2083/07', units: 45, chargePaisa: (264 + 562 - 90) * 100 })
  const cited = anew!.lines.map((line) => [
    line.kind === 'arrears' || line.kind === 'advance' ? null : line.period,
    line.kind === 'charge' ? line.edition.effectiveFrom : line.kind,
    line.amountPaisa / 100,
  ])
  const [old, later] = [billedRates.effectiveFrom, second.effectiveFrom]
  expect(cited).toEqual([
    ['2083/06', old, 90],
    ['2083/06', old, 140],
    ['2083/06', old, 34],
    ['2083/06', 'billed', -90],
    ['2083/07', later, 180],
    ['2083/07', later, 280],
    ['2083/07', later, 102],
    [null, 'arrears', 90],
  ])
})

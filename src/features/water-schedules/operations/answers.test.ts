// Tests of the answers of every tol and the week of every zone, as pages hold them.

import { beforeAll, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { openWorld, type World } from '#tests/world.ts'
import { readWaterNow } from './answers.server.ts'
import { importExceptions } from './imports.server.ts'

let world: World
let ctx: Ctx
beforeAll(async () => {
  world = await openWorld()
  await seedSchedules(world.resources)
  ctx = world.system(world.damak)
})

const toTols = (answers: { tols: { code: string }[] }[]) => answers.map(({ tols }) => tols.map(({ code }) => code))

test('tols of a zone share their answers, and a tol with a cancellation of its own has its own', async () => {
  const before = toTols((await readWaterNow(ctx)).answers)
  expect(before).toHaveLength(5)
  expect(before[0]).toContain('ward-1-pipal')
  const cancelled = {
    exception: 'own',
    zone: 'zone-1',
    tol: 'ward-1-pipal',
    kind: 'cancelled',
    date: '2026-11-24',
    starts: '17:00',
    reason_en: 'Leak',
    reason_ne: 'चुहावट',
  }
  const report = await importExceptions(ctx, [{ line: 2, cells: cancelled }], { apply: true, removeAbsent: false })
  expect(report.bad).toEqual([])
  const after = toTols((await readWaterNow(ctx)).answers)
  expect(after).toHaveLength(6)
  expect(after).toContainEqual(['ward-1-pipal'])
})

test('the present answer comes first, with the next one and until when it holds, and the week begins today', async () => {
  const now = nepalInstant('2026-11-22', '05:45')
  const { answers, weeks, sample } = await readWaterNow({ ...ctx, now })
  const [first] = answers.filter(({ tols }) => tols.some(({ code }) => code === 'ward-2-bazar'))
  expect(first!.steps.map(({ from }) => from)).toEqual([
    nepalInstant('2026-11-22', '05:30'),
    nepalInstant('2026-11-22', '07:00'),
  ])
  expect(first!.until).toEqual(nepalInstant('2026-11-22', '10:00'))
  expect(first!.steps[0]!.answer.flowing?.key).toBe('2026-11-22.zone-1-morning')
  expect(weeks.map(({ zone, days }) => [zone.code, days.length, days[0]!.day])).toEqual(
    [1, 2, 3, 4, 5].map((zone) => [`zone-${zone}`, 7, '2026-11-22']),
  )
  expect(sample).toBe(true)
})

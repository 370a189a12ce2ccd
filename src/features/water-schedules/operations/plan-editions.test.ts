// Tests of supply plans prepared in the console: approved, read by the public from their day on, withdrawn.

import { beforeAll, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import { addRow, createDraft, removeRow } from '#features/editions/operations/drafts.server.ts'
import { readEdition, readEditions } from '#features/editions/operations/reads.server.ts'
import { approveEdition, submitEdition, withdrawEdition } from '#features/editions/operations/transitions.server.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { SentRule } from '../contract/plan-form.ts'
import { readPlan } from '../store/plan.server.ts'
import { supplyPlans as kind } from './plan-editions.server.ts'
import { readSchedule } from './schedule.server.ts'

const day = '2027-01-15'
const sent: SentRule = {
  zone: 'zone-1',
  repetition: 'weekdays',
  weekdays: ['0', '1', '2', '3', '4', '5', '6'],
  starts: '13:00',
  minutes: 30,
  season: 'year',
  sample: false,
}

let world: World
beforeAll(async () => {
  world = await openWorld()
  await seedSchedules(world.resources)
})

const maya = () => world.as(cast.maya)
const rajendra = () => world.as(cast.rajendra)

async function approved(): Promise<number> {
  const id = await createDraft(maya(), kind, day)
  await addRow(maya(), kind, id, sent)
  await submitEdition(maya(), kind, { id, version: (await readEdition(maya(), kind, id)).version })
  await approveEdition(rajendra(), kind, { id, version: (await readEdition(maya(), kind, id)).version })
  return id
}

async function hoursOn(date: string): Promise<string[]> {
  const { tols } = await readSchedule(world.visitor(world.damak), {})
  const tol = tols.find(({ zone }) => zone === 'zone-1')!.code
  const { data } = await readSchedule(world.visitor(world.damak), { tol, from: date, to: date })
  return data.map(({ starts }) => starts.slice(11, 16))
}

test('a plan is a copy of the present one, is public from its day on, and comes back when it is withdrawn', async () => {
  const scope = world.scope(world.damak)
  const before = await readPlan(scope)
  const usual = await hoursOn('2027-01-16')
  const id = await approved()
  expect(await hoursOn('2027-01-14')).toEqual(usual)
  expect(await hoursOn('2027-01-16')).toEqual([...usual, '13:00'].toSorted())
  expect((await readEditions(maya(), kind)).data.map(({ state }) => state)).toEqual(['coming', 'in-force'])
  await expectRefusal('conflict', 'editions.later_exists', createDraft(maya(), kind, '2026-12-20'))
  await withdrawEdition(maya(), kind, day)
  expect((await readPlan(scope)).rules).toEqual(before.rules)
  expect((await readEdition(maya(), kind, id)).state).toBe('withdrawn')
})

test('two supplies of a zone at the same time are named by their rows', async () => {
  const id = await createDraft(maya(), kind, day)
  await addRow(maya(), kind, id, sent)
  await addRow(maya(), kind, id, { ...sent, starts: '13:15' })
  const { rows, issues, version } = await readEdition(maya(), kind, id)
  expect(issues).toEqual([{ row: rows.length, key: 'supply.rows_overlap', values: { date: day, n: rows.length - 1 } }])
  await expectRefusal('conflict', 'editions.has_issues', submitEdition(maya(), kind, { id, version }))
  await removeRow(maya(), kind, { id, version, row: rows.length })
  expect((await readEdition(maya(), kind, id)).issues).toEqual([])
})

// Tests of tariff editions prepared in the console: copied, changed, checked, approved by a second person, withdrawn.

import { beforeEach, expect, test } from 'vitest'
import { asSample, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { cast, permitted, type CastStaff } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { addRow, changeRow, createDraft, discardDraft, removeRow } from '#features/editions/operations/drafts.server.ts'
import { readEdition, readEditions } from '#features/editions/operations/reads.server.ts'
import {
  approveEdition,
  returnEdition,
  submitEdition,
  withdrawEdition,
} from '#features/editions/operations/transitions.server.ts'
import type { NewTariff } from './contract/api.ts'
import type { SentTariff } from './contract/edition-form.ts'
import { replaceTariffs, tariffEditions as kind } from './operations.server.ts'
import { listTariffs } from './store.server.ts'

const inForce = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const day = '2027-01-15'

const sent: SentTariff = {
  customerType: 'hotel',
  tapSize: '1/2',
  meter: 'metered',
  minimumKind: 'block',
  minimumUnits: 10,
  minimumRupees: 200.5,
  slabs: [{ from: 11, rate: 32 }],
  sewerageKind: 'none',
  fees: [],
  rounding: 'none',
  paymentSteps: [],
  stepUnit: 'day',
  sample: false,
  sharesConditions: false,
}

let world: World
beforeEach(async () => {
  world = await openWorld()
  await replaceTariffs(world.scope(world.damak), asSample(ratnanagar, inForce))
})

function as(member: CastStaff): Ctx<Staff> {
  return world.as(permitted(member, 'tariffs:write'))
}

async function draft(): Promise<number> {
  return createDraft(as(cast.maya), kind, day)
}

async function versionOf(id: number) {
  return { id, version: (await readEdition(as(cast.maya), kind, id)).version }
}

async function submitted(): Promise<number> {
  const id = await draft()
  await addRow(as(cast.maya), kind, id, sent)
  await submitEdition(as(cast.maya), kind, await versionOf(id))
  return id
}

test('a draft is a copy of the edition in force with its own day and fiscal year, and is not public', async () => {
  const id = await draft()
  const { rows, before, state, issues, may } = await readEdition(as(cast.maya), kind, id)
  expect(rows).toEqual(asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: day }))
  expect(before?.effectiveFrom).toBe(inForce.effectiveFrom)
  expect({ state, issues, submit: may.submit.ok, approve: may.approve.ok }).toEqual({
    state: 'draft',
    issues: [],
    submit: true,
    approve: false,
  })
  expect(await listTariffs(world.scope(world.damak))).toHaveLength(rows.length)
})

test('the same submission creates one draft', async () => {
  const first = await createDraft(as(cast.maya), kind, day, 'submission-1')
  expect(await createDraft(as(cast.maya), kind, day, 'submission-1')).toBe(first)
})

test('rows are added, changed and removed by their number, each based on a version', async () => {
  const id = await draft()
  const count = (await readEdition(as(cast.maya), kind, id)).rows.length
  await addRow(as(cast.maya), kind, id, sent)
  const row = count + 1
  const stale = await versionOf(id)
  await changeRow(as(cast.maya), kind, { ...stale, row }, { ...sent, minimumRupees: 250 })
  const { rows } = await readEdition(as(cast.maya), kind, id)
  expect((rows.at(-1) as NewTariff).minimum).toEqual({ kind: 'block', units: 10, amountPaisa: 250_00 })
  await expectRefusal('conflict', 'lists.changed_meanwhile', removeRow(as(cast.gita), kind, { ...stale, row }))
  await removeRow(as(cast.gita), kind, { ...(await versionOf(id)), row })
  expect((await readEdition(as(cast.maya), kind, id)).rows).toHaveLength(count)
})

test('conditions that are shared are those of every row', async () => {
  const id = await draft()
  await addRow(as(cast.maya), kind, id, { ...sent, rounding: 'rupee', sharesConditions: true })
  const { rows } = await readEdition(as(cast.maya), kind, id)
  expect(new Set((rows as NewTariff[]).map(({ rounding }) => rounding))).toEqual(new Set(['rupee']))
})

test('a gap, an overlap and two rows for one tap are named by their row, and refuse the submission', async () => {
  const id = await draft()
  const { rows } = await readEdition(as(cast.maya), kind, id)
  await addRow(as(cast.maya), kind, id, { ...sent, slabs: [{ from: 12, rate: 32 }] })
  await addRow(as(cast.maya), kind, id, { ...sent, slabs: [{ from: 10, rate: 32 }] })
  const { issues } = await readEdition(as(cast.maya), kind, id)
  expect(issues).toEqual([
    { row: rows.length + 1, key: 'tariffs.slab_gap', values: { place: 1 } },
    { row: rows.length + 2, key: 'tariffs.slab_overlap', values: { place: 1 } },
    { row: rows.length + 2, key: 'tariffs.clash', values: { place: rows.length + 1 } },
  ])
  await expectRefusal('conflict', 'editions.has_issues', submitEdition(as(cast.maya), kind, await versionOf(id)))
})

test('payment steps that fall are named by their row, and refuse the submission', async () => {
  const id = await draft()
  const { rows } = await readEdition(as(cast.maya), kind, id)
  const paymentSteps = [
    { fromDay: 0, toDay: 15, percent: 0 },
    { fromDay: 16, toDay: 30, percent: 10 },
    { fromDay: 31, percent: 5 },
  ]
  await addRow(as(cast.maya), kind, id, { ...sent, paymentSteps })
  const { issues } = await readEdition(as(cast.maya), kind, id)
  expect(issues).toEqual([{ row: rows.length + 1, key: 'tariffs.step_falls', values: { place: 3 } }])
  await expectRefusal('conflict', 'editions.has_issues', submitEdition(as(cast.maya), kind, await versionOf(id)))
})

test('a second person approves, and the rows are public', async () => {
  const id = await submitted()
  await expectRefusal('conflict', 'editions.own_submission', approveEdition(as(cast.maya), kind, await versionOf(id)))
  await approveEdition(as(cast.rajendra), kind, await versionOf(id))
  const published = (await listTariffs(world.scope(world.damak))).filter(({ effectiveFrom }) => effectiveFrom === day)
  expect(published.at(-1)).toMatchObject({ customerType: 'hotel', minimum: { amountPaisa: 200_50 } })
  const { state, acts } = await readEdition(as(cast.maya), kind, id)
  expect(state).toBe('coming')
  expect(acts.map(({ act }) => act)).toEqual(['created', 'changed', 'submitted', 'approved'])
  const { data } = await readEditions(as(cast.maya), kind)
  expect(data.map((edition) => [edition.id, edition.state])).toEqual([
    [id, 'coming'],
    [null, 'in-force'],
  ])
})

test('a submitted edition cannot be changed until it is returned with a note', async () => {
  const id = await submitted()
  await expectRefusal('conflict', 'editions.not_draft', addRow(as(cast.maya), kind, id, sent))
  await returnEdition(as(cast.rajendra), kind, { ...(await versionOf(id)), note: 'Hotels pay more' })
  const { state, acts } = await readEdition(as(cast.maya), kind, id)
  expect(state).toBe('draft')
  expect(acts.at(-1)).toMatchObject({ act: 'returned', note: 'Hotels pay more' })
})

test('where nobody else may approve, whoever submitted it does', async () => {
  const alone = world.as({ ...permitted(cast.rajendra, 'tariffs:write'), orgId: 320 })
  const id = await createDraft(alone, kind, day)
  await addRow(alone, kind, id, sent)
  const read = () => readEdition(alone, kind, id)
  await submitEdition(alone, kind, { id, version: (await read()).version })
  const { approvers, version } = await read()
  expect(approvers).toBe(0)
  await approveEdition(alone, kind, { id, version })
  expect((await read()).state).toBe('coming')
})

test('a coming edition is withdrawn, one in force is not', async () => {
  const id = await submitted()
  await approveEdition(as(cast.rajendra), kind, await versionOf(id))
  await withdrawEdition(as(cast.maya), kind, day)
  expect(await listTariffs(world.scope(world.damak))).toHaveLength(asSample(ratnanagar, inForce).length)
  expect((await readEdition(as(cast.maya), kind, id)).state).toBe('withdrawn')
  await expectRefusal('conflict', 'editions.in_force', withdrawEdition(as(cast.maya), kind, inForce.effectiveFrom))
})

test('a day that is over or taken is refused, a deleted draft is gone', async () => {
  await expectRefusal('conflict', 'editions.day_past', createDraft(as(cast.maya), kind, '2026-11-01'))
  const id = await submitted()
  await approveEdition(as(cast.rajendra), kind, await versionOf(id))
  await expectRefusal('conflict', 'editions.day_taken', createDraft(as(cast.maya), kind, day))
  const other = await createDraft(as(cast.maya), kind, '2027-02-01')
  await discardDraft(as(cast.maya), kind, await versionOf(other))
  await expectRefusal('missing', 'editions.unknown', readEdition(as(cast.maya), kind, other))
})

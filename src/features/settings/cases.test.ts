// Tests of what the office sets for its cases, through the API: complaint types, requested papers and policies.

import { beforeAll, expect, test } from 'vitest'
import { cast, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

type Body = Record<string, unknown> & { id: number; version: number; data: Row[]; fields: { key: string }[] }
type Row = { id: number; key: string; asked: boolean; kind: string; purpose: string; labelEn: string; version: number }

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function call(method: string, path: string, body?: unknown, as: CastStaff = cast.rajendra) {
  const answer = await world.api(method, `/admin${path}`, { as, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Body }
}

async function offeredTypes(): Promise<Row[]> {
  const answer = await world.api('GET', '/customer/complaints/487/types')
  return ((await answer.json()) as { data: Row[] }).data
}

async function auditOf(action: string) {
  return world.resources.database
    .selectFrom('auditRows')
    .select(['target', 'changes'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

const type = { labelEn: 'Broken tap', labelNe: 'बिग्रेको धारा', hours: 12, offered: true }

test('a type is added under a name of its own, changed with a note, hidden, removed and restored under the same name', async () => {
  const added = await call('POST', '/complaint-types/487', type)
  expect(added).toMatchObject({ status: 201, body: { hours: 12, version: 1 } })
  const { id } = added.body
  expect((await offeredTypes()).at(-1)).toMatchObject({ key: `own-${id}`, hours: 12, label: { en: 'Broken tap' } })

  const changed = { ...type, hours: 16, version: 1, note: 'The team is smaller in winter' }
  expect(await call('PUT', `/complaint-types/487/${id}`, changed)).toMatchObject({
    status: 200,
    body: {
      hours: 16,
      edits: [
        { act: 'added', note: '' },
        { act: 'changed', note: 'The team is smaller in winter' },
      ],
    },
  })
  expect(await auditOf('changeComplaintType')).toMatchObject({
    changes: { before: { hours: 12 }, after: { hours: 16 }, note: 'The team is smaller in winter' },
  })
  await call('PUT', `/complaint-types/487/${id}`, { ...changed, offered: false, version: 2 })
  expect((await offeredTypes()).map(({ key }) => key)).not.toContain(`own-${id}`)
  expect((await call('DELETE', `/complaint-types/487/${id}?version=3`)).status).toBe(204)
  await call('POST', `/complaint-types/487/${id}/restorations`, {})
  const restored = (await call('GET', '/complaint-types/487')).body.data.at(-1)
  expect(restored).toMatchObject({ id, key: `own-${id}`, hours: 16, offered: false })
})

test('a type with complaints is not removed, and the last one stays offered', async () => {
  const { data } = (await call('GET', '/complaint-types/487')).body
  const noWater = data.find(({ key }) => key === 'no-water')!
  await world.resources.database
    .insertInto('complaints')
    .values({
      orgId: 487,
      code: 'C-TEST-0001',
      type: 'no-water',
      name: 'Sita',
      phone: '+9779841000001',
      message: 'No water',
      channel: 'site',
      language: 'ne',
      receivedAt: new Date(),
      eraseAfter: '2030-01-01',
    })
    .execute()
  const refused = await call('DELETE', `/complaint-types/487/${noWater.id}?version=${noWater.version}`)
  expect(refused).toMatchObject({ status: 409, body: { key: 'complaints.type_in_use' } })

  for (const { id, version } of data.filter(({ key }) => key !== 'no-water'))
    await call('PUT', `/complaint-types/487/${id}`, { ...type, offered: false, version })
  const last = { ...type, offered: false, version: noWater.version }
  const kept = await call('PUT', `/complaint-types/487/${noWater.id}`, last)
  expect(kept.body.fields).toMatchObject([{ field: 'offered', key: 'complaints.type_last' }])
})

const paper = { purpose: 'transfer', kind: 'own1', labelEn: 'Neighbour letter', labelNe: 'छिमेकीको पत्र', required: true }
const today = '2026-11-22'

async function askedWithTransfer(): Promise<string[]> {
  const { data } = (await (await world.api('GET', '/customer/applications/487/papers')).json()) as { data: Row[] }
  return data.filter((row) => row.purpose === 'transfer' && row.asked).map(({ kind }) => kind)
}

test('a list of papers is drafted from the present one, checked, and requested once it is approved', async () => {
  const before = await askedWithTransfer()
  const { id } = (await call('POST', '/paperLists/487', { effectiveFrom: today })).body
  const added = await call('POST', `/paperLists/487/${id}/rows`, { ...paper, place: '१' })
  expect(added).toMatchObject({ status: 201, body: { issues: [], before: { effectiveFrom: '1900-01-01' } } })
  const twice = (await call('POST', `/paperLists/487/${id}/rows`, paper)).body
  expect(twice.issues).toMatchObject([{ key: 'applications.paper_taken' }])
  const { row } = (twice.issues as { row: number }[])[0]!
  await call('DELETE', `/paperLists/487/${id}/rows/${row}?version=${twice.version}`)
  expect(await askedWithTransfer()).toEqual(before)

  const submitted = (await call('POST', `/paperLists/487/${id}/submissions`, { version: twice.version + 1 })).body
  // Nobody else may approve it here.
  const approved = await call('POST', `/paperLists/487/${id}/approvals`, { version: submitted.version })
  expect(approved).toMatchObject({ status: 201, body: { state: 'in-force', approvers: 0 } })
  expect(await askedWithTransfer()).toEqual(['own1', ...before])
  expect((await call('GET', '/paperLists/487')).body.data).toMatchObject([
    { effectiveFrom: today, state: 'in-force' },
    { effectiveFrom: '1900-01-01', state: 'superseded', id: null, sample: true },
  ])
})

test('policies are changed together with a note, and an older version or a wrong period is refused', async () => {
  const { edits: _edits, version, ...stored } = (await call('GET', '/policies/487')).body
  expect(stored).toMatchObject({ complaintReopenDays: 7, complaintWards: null, secondFactorForAll: false })
  const wanted = { ...stored, complaintReopenDays: 14, complaintWards: 10, secondFactorForAll: true }
  const saved = await call('PUT', '/policies/487', { ...wanted, version, note: 'Board of 2083' })
  expect(saved).toMatchObject({ status: 200, body: { ...wanted, version: 1, edits: [{ note: 'Board of 2083' }] } })
  expect(await auditOf('changePolicies')).toMatchObject({
    target: 'policies 487',
    changes: { before: { complaintReopenDays: 7 }, after: { complaintReopenDays: 14, complaintWards: 10 } },
  })
  expect((await call('PUT', '/policies/487', { ...wanted, version })).status).toBe(409)
  const short = await call('PUT', '/policies/487', { ...wanted, applicationApprovedDays: 3, version: 1 })
  expect(short.body.fields).toMatchObject([{ field: 'applicationApprovedDays' }])
  const { complaintWards: _wards, ...anyWard } = wanted
  const last = await call('PUT', '/policies/487', { ...anyWard, secondFactorForAll: false, version: 1 })
  expect(last.body).toMatchObject({ complaintWards: null, secondFactorForAll: false, version: 2 })
})

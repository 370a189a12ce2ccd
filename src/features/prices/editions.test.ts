// Tests of price lists through the API: prepared by one person, approved by another, read by everybody from their day on.

import { beforeAll, expect, test } from 'vitest'
import { cast, permitted, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { readPrices } from './operations.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const maya = permitted(cast.maya, 'tariffs:write')
const rajendra = permitted(cast.rajendra, 'tariffs:write')
const today = '2026-11-22'
const reconnection = {
  category: 'disconnection',
  labelEn: 'Reconnection',
  labelNe: 'धारा पुनः जडान',
  amount: '१,०००',
  sample: false,
}

async function call(as: CastStaff, method: string, path: string, body?: object) {
  const response = await world.api(method, `/admin/priceLists/487${path}`, { as, ...(body && { body }) })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}

test('a list is empty at first, is checked, approved by a second person and public on its day', async () => {
  const draft = (await call(maya, 'POST', '', { effectiveFrom: today })).body
  expect(draft).toMatchObject({ rows: [], issues: [{ key: 'editions.empty' }] })
  const added = await call(maya, 'POST', `/${draft.id}/rows`, reconnection)
  expect(added).toMatchObject({ status: 201, body: { rows: [{ amountPaisa: 100_000 }], issues: [] } })
  const twice = (await call(maya, 'POST', `/${draft.id}/rows`, { ...reconnection, amount: '900' })).body
  expect(twice.issues).toMatchObject([{ row: 2, key: 'prices.twice' }])
  expect((await call(maya, 'DELETE', `/${draft.id}/rows/2?version=${twice.version}`)).status).toBe(204)
  const submitted = await call(maya, 'POST', `/${draft.id}/submissions`, { version: twice.version + 1 })
  const own = await call(maya, 'POST', `/${draft.id}/approvals`, { version: submitted.body.version })
  expect(own).toMatchObject({ status: 409, body: { key: 'editions.own_submission' } })
  const approved = await call(rajendra, 'POST', `/${draft.id}/approvals`, { version: submitted.body.version })
  expect(approved).toMatchObject({ status: 201, body: { state: 'in-force' } })
  const shown = await world.api('GET', '/customer/prices/487')
  expect(await shown.json()).toMatchObject({ effectiveFrom: today, data: [{ label: { ne: 'धारा पुनः जडान' } }] })
  expect(await readPrices(world.visitor(world.kakarvitta))).toEqual({ effectiveFrom: null, data: [] })
})

test('a coming list is a copy of the one in force, and is withdrawn before its day', async () => {
  const coming = '2027-01-15'
  const draft = (await call(maya, 'POST', '', { effectiveFrom: coming })).body
  const changed = await call(maya, 'PUT', `/${draft.id}/rows/1`, {
    ...reconnection,
    amount: '1200.50',
    version: draft.version,
  })
  expect(changed.body.rows).toMatchObject([{ amountPaisa: 120_050 }])
  expect(changed.body.before).toMatchObject({ effectiveFrom: today, rows: [{ amountPaisa: 100_000 }] })
  const older = await call(rajendra, 'PUT', `/${draft.id}/rows/1`, { ...reconnection, version: draft.version })
  expect(older).toMatchObject({ status: 409, body: { key: 'lists.changed_meanwhile' } })
  const { version } = (await call(maya, 'POST', `/${draft.id}/submissions`, { version: draft.version + 1 })).body
  await call(rajendra, 'POST', `/${draft.id}/approvals`, { version })
  expect(await readPrices(world.visitor(world.damak))).toMatchObject({ data: [{ amountPaisa: 100_000 }] })
  expect((await call(maya, 'POST', '/withdrawals', { effectiveFrom: coming })).status).toBe(204)
  expect((await call(maya, 'GET', '')).body.data.map(({ state }: { state: string }) => state)).toEqual([
    'in-force',
    'withdrawn',
  ])
})

test.each([
  [{ ...reconnection, amount: '-1' }, 'amount'],
  [{ ...reconnection, amount: '१०.५५५' }, 'amount'],
  [{ ...reconnection, unitEn: 'a tap' }, 'unitNe'],
  [{ ...reconnection, category: 'water' }, 'category'],
  [{ ...reconnection, labelNe: '' }, 'labelNe'],
])('%j is refused at %s', async (row, field) => {
  const draft = (await call(maya, 'POST', '', { effectiveFrom: '2027-07-17' })).body
  const { status, body } = await call(maya, 'POST', `/${draft.id}/rows`, row)
  expect({ status, fields: body.fields.map((issue: { field: string }) => issue.field) }).toEqual({
    status: 400,
    fields: [field],
  })
  await call(maya, 'DELETE', `/${draft.id}?version=${draft.version}`)
})

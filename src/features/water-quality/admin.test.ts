// Tests of the admin rows of water tests: the whole workflow, list filters, validation.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const acidity = { parameterEn: 'pH', parameterNe: 'पीएच', limitLow: 6.5, limitHigh: 8.5, result: 7.1 }
const iron = { parameterEn: 'Iron', unitEn: 'mg/L', limitHigh: 0.3, limitNoOtherSource: 3, result: '०.४' }
const entry = { sampledOn: '2026-11-01', placeEn: 'Outlet', placeNe: 'निकास', results: [acidity, iron] }

async function call(method: string, path: string, body?: unknown) {
  const request = { as: cast.maya, ...(body !== undefined && { body }) }
  const answer = await world.api(method, `/admin/waterTests/487${path}`, request)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: number } }
}

async function publicTest() {
  const answer = await world.api('GET', '/customer/waterQuality/487')
  return ((await answer.json()) as { test: Record<string, unknown> | null }).test
}

test('a test is added once with its results, corrected, ended, withdrawn, drafted and published', async () => {
  const sent = { ...entry, sample: true, start: 'now', submission: 'water-test-1' }
  const added = await call('POST', '', sent)
  expect(added).toMatchObject({
    status: 201,
    body: { slug: 'test-2026-11-01', state: 'published', data: [{ verdict: 'within' }, { verdict: 'accepted' }] },
  })
  const { id } = added.body
  expect((await call('POST', '', sent)).body.id).toBe(id)
  expect((await call('POST', '', { ...entry, start: 'draft' })).body.slug).toBe('test-2026-11-01-2')

  const correction = { ...entry, results: [{ ...iron, result: 3.1 }], version: 0 }
  expect((await call('PUT', `/${id}`, correction)).body).toMatchObject({ version: 1, sample: false })
  expect(await publicTest()).toEqual({
    slug: 'test-2026-11-01',
    sampledOn: '2026-11-01',
    place: { en: 'Outlet', ne: 'निकास' },
    sample: false,
    data: [
      {
        parameter: { en: 'Iron', ne: '' },
        unit: { en: 'mg/L', ne: '' },
        limits: { low: null, high: 0.3, noOtherSource: 3 },
        result: 3.1,
        verdict: 'outside',
      },
    ],
  })
  expect((await call('PUT', `/${id}`, correction)).body.key).toBe('publishing.changed_meanwhile')

  expect((await call('PUT', `/${id}/expiry`, { lastDay: '2026-12-31' })).status).toBe(200)
  expect((await call('POST', `/${id}/withdrawals`, { noteEn: 'Wrong sample' })).body.state).toBe('withdrawn')
  expect(await publicTest()).toBeNull()
  expect((await call('POST', `/${id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body.state).toBe('published')
  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like '%WaterTest' order by id`.execute(world.resources.database)
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'addWaterTest done',
    'addWaterTest done',
    'addWaterTest done',
    'changeWaterTest done',
    'changeWaterTest publishing.changed_meanwhile',
    'expireWaterTest done',
    'withdrawWaterTest done',
    'draftWaterTest done',
    'publishWaterTest done',
  ])
})

test('the list is ordered by sample or entry, filtered by state and place, and limited to its organisation', async () => {
  await call('POST', '', { ...entry, sampledOn: '2026-07-01', placeEn: 'Tank', start: 'draft' })
  const days = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { slug: string }[] }
    return data.map(({ slug }) => slug.replace('test-2026-', ''))
  }
  expect(await days('')).toEqual(['11-01-2', '11-01', '07-01'])
  expect(await days('sortBy=sampledOn&sortOrder=asc')).toEqual(['07-01', '11-01', '11-01-2'])
  expect(await days('sortBy=enteredAt&sortOrder=desc')).toEqual(['07-01', '11-01-2', '11-01'])
  expect(await days('state=published')).toEqual(['11-01'])
  expect(await days('search=TANK')).toEqual(['07-01'])
  expect((await call('GET', '/states')).body).toMatchObject({ draft: 2, published: 1 })
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/waterTests/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  ['a test without results', { results: [] }, 'results'],
  ['a test without a place', { placeEn: '', placeNe: '' }, 'placeNe'],
  ['a result without a name', { results: [{ result: 1 }] }, 'results.0.parameterNe'],
  ['a name without a result', { results: [{ parameterEn: 'pH' }] }, 'results.0.result'],
  ['a negative result', { results: [{ ...iron, result: -1 }] }, 'results.0.result'],
  ['limits the wrong way round', { results: [{ ...acidity, limitLow: 9 }] }, 'results.0.limitHigh'],
  ['an exception below the limit', { results: [{ ...iron, limitNoOtherSource: 0.2 }] }, 'results.0.limitNoOtherSource'],
  ['too many results', { results: Array.from({ length: 61 }, () => iron) }, 'results'],
  ['a place that is too long', { placeEn: 'a'.repeat(301) }, 'placeEn'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, body } = await call('POST', '', { ...entry, ...change, start: 'now' })
  expect([status, (body.fields as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})

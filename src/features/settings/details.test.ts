// Tests of the organisation's details through the API: version, note, history, samples, map and emblem.

import { beforeAll, expect, test } from 'vitest'
import { cast, holderOf } from '#tests/cast.ts'
import type { CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Details } from './contract/details.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const other = holderOf('administrator')

async function read(orgId = 487, as: CastStaff = cast.rajendra) {
  const answer = await world.api('GET', `/admin/details/${orgId}`, { as })
  return { status: answer.status, body: (await answer.json()) as Details & { key?: string; message: string } }
}

async function change(values: Record<string, string | File>, as: CastStaff = cast.rajendra) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  const answer = await world.api('PUT', '/admin/details/487', { as, body: data })
  type Body = Details & { key: string; message: string; fields: { field: string; key: string }[] }
  return { status: answer.status, body: (await answer.json()) as Body }
}

/** The form as the page fills it from what is stored. */
async function opened(): Promise<Record<string, string>> {
  const { edits: _edits, logoUrl: _logo, sampleFacts: _facts, ...values } = (await read()).body
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
}

async function seen(): Promise<Record<string, unknown>> {
  return (await (await world.api('GET', '/customer/organizationDetail/487')).json()) as Record<string, unknown>
}

test('a changed telephone is seen at once, is no longer a sample, and is in the history with its note', async () => {
  const form = await opened()
  const note = 'नयाँ लाइन जडान'
  const answer = await change({ ...form, contactNo: '०२३-५८०१२३', note })
  expect(answer).toMatchObject({ status: 200, body: { contactNo: '023-580123', version: 1, edits: [{ note }] } })
  expect(await seen()).toMatchObject({ contactNo: '023-580123', address: form.addressEn })
  expect(answer.body.sampleFacts).not.toContain('contactNo')
  expect(answer.body.sampleFacts).toContain('email')
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select('changes')
    .where('action', '=', 'changeDetails')
    .execute()
  expect(rows).toEqual([{ changes: { before: { contactNo: '023-000487' }, after: { contactNo: '023-580123' }, note } }])
})

test('who saves over a newer version is refused with name and time', async () => {
  const form = await opened()
  expect((await change({ ...form, nameEn: 'Damak Water Board' })).status).toBe(200)
  const late = await change({ ...form, nameEn: 'Damak Water' }, other)
  expect(late).toMatchObject({ status: 409, body: { key: 'lists.changed_meanwhile' } })
  expect(late.body.message).toContain('Rajendra Karki')
  expect(await seen()).toMatchObject({ organizationName: 'Damak Water Board' })
})

test('the map follows the place, and goes with it', async () => {
  const moved = await change({ ...(await opened()), latitude: '२६.७', longitude: '87.65' })
  expect(moved.body).toMatchObject({ latitude: 26.7, longitude: 87.65 })
  expect((await seen()).mapLink).toBe('https://www.openstreetmap.org/?mlat=26.7&mlon=87.65#map=15/26.7/87.65')
  const half = await change({ ...(await opened()), latitude: '' })
  expect(half.body.fields).toMatchObject([{ field: 'latitude', key: 'settings.both_coordinates' }])
  await change({ ...(await opened()), latitude: '', longitude: '', establishedBs: '' })
  expect(await seen()).toMatchObject({ mapLink: '', mapUrl: '', latitude: null, establishedBs: null })
})

test('an emblem replaces the present one, and a file that is no picture is refused', async () => {
  const before = (await read()).body.logoUrl
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"/>'
  const logo = new File([svg], 'emblem.svg', { type: 'image/svg+xml' })
  const { body } = await change({ ...(await opened()), logo })
  expect(body.logoUrl).toMatch(/^\/organisation-pictures\/[0-9a-f]{64}$/)
  expect(body.logoUrl).not.toBe(before)
  expect((await seen()).logoUrl).toBe(body.logoUrl)
  const text = new File(['text'], 'emblem.svg', { type: 'image/svg+xml' })
  expect((await change({ ...(await opened()), logo: text })).status).toBe(400)
})

test('an office confirms everything at once; a name in both languages is required', async () => {
  const answer = await change({ ...(await opened()), confirmed: 'on' })
  expect(answer.body.sampleFacts).toEqual(expect.not.arrayContaining(['name', 'address', 'email', 'map', 'logo']))
  expect(answer.body.sampleFacts).toContain('officers')
  const unnamed = await change({ ...(await opened()), nameNe: '' })
  expect(unnamed.body.fields).toMatchObject([{ field: 'nameNe', key: 'validation.required' }])
})

test('the administrator of another organisation does not see them', async () => {
  expect((await read(487, holderOf('administrator', 320))).status).toBe(404)
  expect((await read(320, cast.rajendra)).status).toBe(404)
})

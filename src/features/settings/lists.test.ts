// Tests of the office's lists through the API: edits with versions, order, restoring, samples, limits, audit and other organisations.

import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { listen } from '#platform/notify.server.ts'
import { cast, holderOf } from '#tests/cast.ts'
import type { CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { enterHolidays, enterOffices } from './operations/imports.server.ts'

type Answer = { status: number; body: Record<string, unknown> & { id: number; data: { id: number }[] } }

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const other = holderOf('administrator')
const abroad = holderOf('administrator', 320)

async function call(method: string, path: string, body?: unknown, as: CastStaff = cast.rajendra): Promise<Answer> {
  const answer = await world.api(method, `/admin${path}`, { as, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answer['body'] }
}

async function seenByVisitors(path: string) {
  return (await (await world.api('GET', `/customer/${path}/487`)).json()) as Record<string, never[]>
}

const holiday = { day: '2026-12-25', nameNe: 'पुस एक', nameEn: 'Poush 1', sample: true }

beforeEach(async () => {
  await enterHolidays(world.system(world.damak), { from: '2000-01-01', to: '2100-01-01', holidays: [] })
})

test('a holiday is added once, changed, removed and restored, and visitors see each at once', async () => {
  const sent = { ...holiday, submission: 'holiday-0001' }
  const added = await call('POST', '/holidays/487', sent)
  expect(added).toMatchObject({ status: 201, body: { day: '2026-12-25', version: 1, edits: [{ act: 'added' }] } })
  const { id } = added.body
  expect((await call('POST', '/holidays/487', sent)).body.id).toBe(id)
  expect((await seenByVisitors('offices')).holidays).toEqual([
    { day: '2026-12-25', name: { en: 'Poush 1', ne: 'पुस एक' }, sample: true },
  ])

  const changed = { day: '2026-12-26', nameNe: 'क्रिसमस', version: 1 }
  expect(await call('PUT', `/holidays/487/${id}`, changed)).toMatchObject({
    status: 200,
    body: { version: 2, nameEn: '' },
  })
  expect((await seenByVisitors('offices')).holidays).toMatchObject([{ day: '2026-12-26', sample: false }])

  expect((await call('DELETE', `/holidays/487/${id}?version=2`)).status).toBe(204)
  expect((await seenByVisitors('offices')).holidays).toEqual([])
  expect((await call('GET', '/holidays/487')).body).toMatchObject({
    data: [],
    removed: [{ id, nameNe: 'क्रिसमस', by: 'Rajendra Karki' }],
  })
  expect(await call('POST', `/holidays/487/${id}/restorations`, {})).toMatchObject({
    status: 201,
    body: { id, version: 4, edits: ['added', 'changed', 'removed', 'restored'].map((act) => ({ act })) },
  })
  expect((await seenByVisitors('offices')).holidays).toMatchObject([{ day: '2026-12-26' }])
  expect((await call('GET', '/holidays/487')).body.removed).toEqual([])
  expect((await call('POST', `/holidays/487/${id}/restorations`, {})).status).toBe(404)
})

test('two people who change the same row: the second is refused with name and time, and may save over the newer version', async () => {
  const { id } = (await call('POST', '/holidays/487', holiday)).body
  const first = await call('PUT', `/holidays/487/${id}`, { ...holiday, nameEn: 'First', version: 1 })
  expect(first.status).toBe(200)
  const late = { ...holiday, nameEn: 'Second', version: 1 }
  const refused = await call('PUT', `/holidays/487/${id}`, late, other)
  expect(refused).toMatchObject({ status: 409, body: { key: 'lists.changed_meanwhile' } })
  expect(refused.body.message).toContain('Rajendra Karki')
  expect((await call('DELETE', `/holidays/487/${id}?version=1`, undefined, other)).status).toBe(409)
  expect((await call('PUT', `/holidays/487/${id}`, { ...late, version: 9 }, other)).status).toBe(400)
  expect((await call('PUT', `/holidays/487/${id}`, { ...late, version: 2 }, other)).body).toMatchObject({
    nameEn: 'Second',
    version: 3,
  })
})

test('simultaneous changes of one version: exactly one is stored', async () => {
  const { id } = (await call('POST', '/holidays/487', holiday)).body
  const change = (nameEn: string, as: CastStaff) =>
    call('PUT', `/holidays/487/${id}`, { ...holiday, nameEn, version: 1 }, as)
  const answers = await Promise.all([change('One', cast.rajendra), change('Two', other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await call('GET', `/holidays/487/${id}`)).body.version).toBe(2)
})

test('a day is a holiday once; a name in one language is enough, Preeti and an empty name are refused', async () => {
  const christmas = { day: '2026-12-25', nameEn: 'Christmas' }
  expect((await call('POST', '/holidays/487', christmas)).status).toBe(201)
  expect((await call('POST', '/holidays/487', christmas)).body.fields).toMatchObject([
    { field: 'day', key: 'settings.day_taken' },
  ])
  expect((await call('POST', '/holidays/487', { day: '2026-12-30' })).body.fields).toMatchObject([
    { field: 'nameNe', key: 'lists.one_language' },
  ])
  const preeti = { day: '2026-12-30', nameNe: 'g]kfn ;/sf/ ljbf' }
  expect((await call('POST', '/holidays/487', preeti)).body.fields).toMatchObject([{ key: 'validation.preeti' }])
  const bs = { day: ['bs', '२०८३/०९/१५'], nameNe: 'ल्होसार' }
  expect((await call('POST', '/holidays/487', bs)).body.day).toBe('2026-12-30')
})

test('another organisation neither reads nor changes a row', async () => {
  const { id } = (await call('POST', '/holidays/487', holiday)).body
  for (const [method, path, body] of [
    ['GET', `/holidays/320/${id}`, undefined],
    ['PUT', `/holidays/320/${id}`, { ...holiday, version: 1 }],
    ['DELETE', `/holidays/320/${id}?version=1`, undefined],
    ['POST', `/holidays/320/${id}/restorations`, {}],
  ] as const)
    expect((await call(method, path, body, abroad)).status, method).toBe(404)
  expect((await call('GET', '/holidays/320', undefined, abroad)).body).toMatchObject({ data: [], removed: [] })
  expect((await call('GET', `/holidays/487/${id}`)).body.version).toBe(1)
})

test('offices are put into an order that visitors see; a removed one returns to its position', async () => {
  await enterOffices(world.system(world.damak), ['A', 'B', 'C'].map(officeNamed))
  const ids = (await call('GET', '/offices/487')).body.data.map(({ id }) => id)
  const [a, b, c] = ids as [number, number, number]
  expect((await call('PUT', '/offices/487/order', { ids: [c, a, b], seen: ids })).status).toBe(204)
  expect(await officesSeen()).toEqual(['C', 'A', 'B'])
  expect(await call('PUT', '/offices/487/order', { ids: [a, b, c], seen: ids })).toMatchObject({
    status: 409,
    body: { key: 'lists.order_changed' },
  })
  for (const wrong of [
    [c, a],
    [c, a, a],
    [c, a, 999_999],
  ])
    expect((await call('PUT', '/offices/487/order', { ids: wrong, seen: [c, a, b] })).status).toBe(400)

  expect((await call('DELETE', `/offices/487/${a}?version=0`)).status).toBe(204)
  await call('POST', '/offices/487', { nameEn: 'D' })
  expect(await officesSeen()).toEqual(['C', 'B', 'D'])
  await call('POST', `/offices/487/${a}/restorations`, {})
  expect(await officesSeen()).toEqual(['C', 'A', 'B', 'D'])
})

test('a list takes no more than its maximum, and a removed row is not restored into a full one', async () => {
  await enterOffices(
    world.system(world.damak),
    Array.from({ length: 20 }, (_, index) => officeNamed(`Office ${index}`)),
  )
  const full = { status: 409, body: { key: 'lists.full' } }
  expect(await call('POST', '/offices/487', { nameEn: 'One more' })).toMatchObject(full)
  const [first] = (await call('GET', '/offices/487')).body.data
  await call('DELETE', `/offices/487/${first!.id}?version=0`)
  expect((await call('POST', '/offices/487', { nameEn: 'One more' })).status).toBe(201)
  expect(await call('POST', `/offices/487/${first!.id}/restorations`, {})).toMatchObject(full)
  const tooMany = Array.from({ length: 21 }, () => officeNamed('Office'))
  await expect(enterOffices(world.system(world.damak), tooMany)).rejects.toThrow('lists.full')
  expect(await officesSeen()).toHaveLength(20)
})

test('officers have one duty each, numbers in either script, and are samples until they are confirmed', async () => {
  const list = await call('GET', '/officers/487')
  expect(list.body.sample).toBe(true)
  const chief = { duty: 'chief', nameNe: 'हरि थापा', phone: '०२३-५८०१२३' }
  expect((await call('POST', '/officers/487', chief)).body.fields ?? list.body).toMatchObject([
    { field: 'duty', key: 'settings.duty_taken' },
  ])
  const spokesperson = await call('POST', '/officers/487', { ...chief, duty: 'spokesperson' })
  expect(spokesperson.body).toMatchObject({ phone: '023-580123' })
  expect((await call('POST', '/officers/487/confirmations', {})).status).toBe(204)
  expect((await call('GET', '/officers/487')).body.sample).toBe(false)
  const detail = await seenByVisitors('organizationDetail')
  expect(detail.officers).toContainEqual(expect.objectContaining({ duty: 'spokesperson', nameNp: 'हरि थापा' }))
  expect(detail.sampleFacts).not.toContain('officers')
})

test('hours of a season are read from months and days, and an earlier closing time is refused', async () => {
  const winter = { season: 'part', fromMonth: '07', fromDay: '१६', toMonth: '10', toDay: 15, weekdays: ['0', '5'] }
  const added = await call('POST', '/hours/487', { ...winter, opens: '10:00', closes: '16:00' })
  expect(added).toMatchObject({
    status: 201,
    body: { fromBs: '07-16', toBs: '10-15', weekdays: [0, 5], closes: '16:00' },
  })
  expect((await seenByVisitors('organizationDetail')).officeHours).toContainEqual({
    fromBs: '07-16',
    toBs: '10-15',
    weekdays: [0, 5],
    opens: '10:00',
    closes: '16:00',
  })
  const backwards = await call('POST', '/hours/487', { season: 'year', opens: '17:00', closes: '10:00' })
  expect(backwards.body.fields).toMatchObject([{ field: 'closes', key: 'settings.closes_first' }])
  expect(
    (await call('POST', '/hours/487', { season: 'part', opens: '10:00', closes: '17:00' })).body.fields,
  ).toHaveLength(4)
})

test('a gateway has a logo that stays, is replaced or left out; a file that is no picture is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
  const fields = { nameEn: 'Fonepay', nameNe: 'फोनपे', url: 'https://fonepay.com' }
  const logo = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
  const added = await call('POST', '/gateways/487', form({ ...fields, logo }))
  expect(added).toMatchObject({ status: 201, body: { logoHash: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  const { id, logoHash } = added.body
  const at = `/gateways/487/${id}`
  expect((await call('PUT', at, form({ ...fields, logoHash: String(logoHash), version: '1' }))).body.logoHash).toBe(
    logoHash,
  )
  expect((await call('PUT', at, form({ ...fields, version: '2' }))).body.logoHash).toBeNull()
  const unknown = { ...fields, logoHash: 'a'.repeat(64), version: '3' }
  expect((await call('PUT', at, form(unknown))).body.fields).toMatchObject([{ field: 'logoHash' }])
  const text = new File(['not a picture'], 'logo.png', { type: 'image/png' })
  expect((await call('PUT', at, form({ ...fields, logo: text, version: '3' }))).status).toBe(400)
  const { body } = await call('POST', '/gateways/487', { ...fields, url: 'fonepay.com' })
  expect(body.fields).toMatchObject([{ field: 'url', key: 'settings.not_an_address' }])
})

test('every edit has an audit row with what was and what is', async () => {
  const { id } = (await call('POST', '/links/487', { kind: 'other', labelEn: 'Bank', url: 'https://nrb.org.np' })).body
  await call('PUT', `/links/487/${id}`, {
    kind: 'other',
    labelEn: 'Rastra Bank',
    url: 'https://nrb.org.np',
    version: 1,
  })
  await call('DELETE', `/links/487/${id}?version=2`)
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['action', 'outcome', 'changes'])
    .where('target', '=', `link ${id}`)
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { action: 'addUsefulLink', outcome: 'done', changes: { after: { labelEn: 'Bank' } } },
    { action: 'changeUsefulLink', changes: { before: { labelEn: 'Bank' }, after: { labelEn: 'Rastra Bank' } } },
    { action: 'removeUsefulLink', changes: { before: { labelEn: 'Rastra Bank' } } },
  ])
})

test('every edit is announced to all instances, which drop their pages of this organisation', async () => {
  const announced: string[] = []
  const message = (payload: string) => void announced.push(payload)
  const missed = () => void announced.push('missed')
  const listening = await listen(world.databaseUrl, 'content_changed', { message, missed })
  onTestFinished(() => listening.stop())
  const expectOne = async (edit: Promise<unknown>) => {
    await edit
    await listening.received()
    expect(announced.splice(0)).toEqual(['487'])
  }
  await enterOffices(world.system(world.damak), ['A', 'B'].map(officeNamed))
  await listening.received()
  announced.length = 0
  const [a, b] = (await call('GET', '/offices/487')).body.data.map(({ id }) => id) as [number, number]
  await expectOne(call('POST', '/offices/487', { nameEn: 'C' }))
  await expectOne(call('PUT', `/offices/487/${a}`, { nameEn: 'A1', version: 0 }))
  await expectOne(call('DELETE', `/offices/487/${a}?version=1`))
  await expectOne(call('POST', `/offices/487/${a}/restorations`, {}))
  const ids = (await call('GET', '/offices/487')).body.data.map(({ id }) => id)
  expect(ids[0]).toBe(a)
  await expectOne(call('PUT', '/offices/487/order', { ids: ids.toReversed(), seen: ids }))
  expect(ids).toContain(b)
})

function form(values: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

function officeNamed(en: string) {
  const none = { en: '', ne: '' }
  return { name: { en, ne: '' }, address: none, phone: '', email: '', latitude: null, longitude: null, sample: false }
}

async function officesSeen(): Promise<string[]> {
  return ((await seenByVisitors('offices')).data as { name: { en: string } }[]).map(({ name }) => name.en)
}

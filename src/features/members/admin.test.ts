// Tests of the admin rows of members: the whole workflow, list filters, validation.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let photo: Uint8Array
beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
})

const home = '/admin/members/487'
const texts = { nameNe: 'सरिता खड्का', nameEn: 'Sarita Khadka', titleEn: 'Meter reader' }

function formOf(change: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind: 'staff', position: '9', ...texts, start: 'now', ...change }))
    form.set(name, value)
  form.set('photo', new File([photo as BlobPart], 'sarita.jpg', { type: 'image/jpeg' }))
  return form
}

type Body = Record<string, unknown> & { id: number }

async function call(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body !== undefined && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const publicNames = async () => {
  const answer = await world.api('GET', '/customer/members/487')
  return ((await answer.json()) as { data: { name: { en: string } }[] }).data.map(({ name }) => name.en)
}

test('a member has all admin rows of its definition: add once, correct, expire, withdraw, return to draft, publish', async () => {
  const added = await call('POST', '', formOf({ submission: 'member-0001' }))
  expect(added).toMatchObject({
    status: 201,
    body: {
      state: 'published',
      kind: 'staff',
      hasPhoto: true,
      version: 0,
      acts: [{ act: 'published', by: 'Maya Rai' }],
    },
  })
  const { id } = added.body
  expect((await call('POST', '', formOf({ submission: 'member-0001' }))).body.id).toBe(id)
  expect(await publicNames()).toEqual(['Sarita Khadka'])

  const correction = { kind: 'staff', position: 3, ...texts, titleEn: 'Senior meter reader', version: 0 }
  const corrected = await call('PUT', `/${id}`, correction)
  expect(corrected.body).toMatchObject({
    version: 1,
    position: 3,
    title: { en: 'Senior meter reader' },
    hasPhoto: true,
  })
  expect(await call('PUT', `/${id}`, correction)).toMatchObject({
    status: 409,
    body: { key: 'publishing.changed_meanwhile' },
  })

  expect((await call('PUT', `/${id}/expiry`, { lastDay: '2026-12-31' })).body.publishUntil).toBe(
    '2026-12-31T18:15:00.000Z',
  )
  expect((await call('POST', `/${id}/drafts`, {})).status).toBe(409)
  expect((await call('POST', `/${id}/withdrawals`, { noteEn: 'Has left' })).body.state).toBe('withdrawn')
  expect(await publicNames()).toEqual([])
  expect((await call('POST', `/${id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body).toMatchObject({ state: 'published' })
  expect(await publicNames()).toEqual(['Sarita Khadka'])

  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like '%Member' order by id`.execute(world.resources.database)
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'addMember done',
    'addMember done',
    'changeMember done',
    'changeMember publishing.changed_meanwhile',
    'expireMember done',
    'draftMember publishing.still_public',
    'withdrawMember done',
    'draftMember done',
    'publishMember done',
  ])
})

test('the list is filtered by group, state and name and is not visible to another organisation', async () => {
  await call('POST', '', formOf({ nameEn: 'Bimala Rai', nameNe: 'विमला राई', kind: 'committee', start: 'draft' }))
  const names = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { name: { en: string } }[] }
    return data.map(({ name }) => name.en)
  }
  expect(await names('limit=50')).toEqual(['Bimala Rai', 'Sarita Khadka'])
  expect(await names('kind=staff')).toEqual(['Sarita Khadka'])
  expect(await names('state=draft')).toEqual(['Bimala Rai'])
  expect(await names('search=KHAD+sar')).toEqual(['Sarita Khadka'])
  expect(await names('search=%25')).toEqual([])
  expect(await names(`search=${encodeURIComponent('विमला राई')}`)).toEqual(['Bimala Rai'])
  expect((await call('GET', '/states')).body).toMatchObject({ draft: 1, published: 1 })
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/members/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  ['a composed letter', 'गड\u093Cवाल', 'ग\u095Cवाल'],
  ['an invisible mark', 'काफ्ले', 'काफ्\u200Eले'],
  ['a composed accent', 'Ren\u00E9e', 'Rene\u0301e'],
])('a search with %s finds the same name in its other spelling', async (_, name, typed) => {
  const { id } = (await call('POST', '', formOf({ nameNe: name, start: 'draft' }))).body
  const { data } = (await call('GET', `?search=${encodeURIComponent(typed)}`)).body as unknown as { data: Body[] }
  expect(data.map((member) => member.id)).toEqual([id])
})

const isSample = async (id: number) => {
  const { data } = (await (await world.api('GET', '/customer/members/487')).json()) as { data: Body[] }
  return data.find((member) => member.id === id)!['sample']
}

test('a correction by staff keeps a sample as one, or confirms it', async () => {
  const { id } = (await call('POST', '', formOf({ sample: 'true' }))).body
  expect(await isSample(id)).toBe(true)
  await call('PUT', `/${id}`, { kind: 'staff', position: 9, ...texts, sample: true, version: 0 })
  expect(await isSample(id)).toBe(true)
  await call('PUT', `/${id}`, { kind: 'staff', position: 9, ...texts, version: 1 })
  expect(await isSample(id)).toBe(false)
})

test.each([
  [{ nameEn: '', nameNe: '' }, 'nameNe'],
  [{ position: '-1' }, 'position'],
  [{ email: 'nobody' }, 'email'],
])('%j is refused at the field %s', async (change, field) => {
  const { status, body } = await call('POST', '', formOf(change as Record<string, string>))
  expect([status, (body.fields as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})

test('the office sees the photograph of a draft, and nobody else', async () => {
  const { id } = (await call('POST', '', formOf({ start: 'draft' }))).body
  const answer = await world.api('GET', `${home}/${id}/photo`, { as: cast.maya })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await world.api('GET', `${home}/${id}/photo`)).status).toBe(401)
  expect((await world.api('GET', `/admin/members/320/${id}/photo`, { as: cast.maya })).status).toBe(404)
})

type Order = { version: string; items: { id: number; group: string; title: { en: string } }[] }

test('staff set the order of the members, which visitors see; an order changed meanwhile is a conflict', async () => {
  const added: number[] = []
  for (const nameEn of ['Asha Rai', 'Binod Limbu', 'Chandra Karki'])
    added.push((await call('POST', '', formOf({ nameEn, kind: 'former', position: '' }))).body.id)
  const read = async () => (await call('GET', '/order')).body as unknown as Order
  const before = await read()
  const former = ({ items }: Order) => items.filter(({ group }) => group === 'former').map(({ id }) => id)
  expect(former(before), 'without a position a member is the last').toEqual(added)

  const [first, second, third] = added as [number, number, number]
  const others = before.items.map(({ id }) => id).filter((id) => !added.includes(id))
  const items = [...others, third, first, second]
  const set = await call('PUT', '/order', { items, version: before.version })
  expect(set.status).toBe(200)
  expect(former(set.body as unknown as Order)).toEqual([third, first, second])
  const shown = await world.api('GET', '/customer/members/487?kind=former')
  expect(((await shown.json()) as { data: Body[] }).data.map(({ id }) => id)).toEqual([third, first, second])

  const again = await call('PUT', '/order', { items: [...others, first, second, third], version: before.version })
  expect(again).toMatchObject({ status: 409, body: { key: 'publishing.order_changed_meanwhile' } })
  const { version } = await read()
  for (const wrong of [items.slice(1), [...items.slice(1), items[1]!], [...items.slice(1), 999_999]])
    expect(await call('PUT', '/order', { items: wrong, version })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'items', key: 'publishing.order_incomplete' }] },
    })

  const correction = { kind: 'former', ...texts, nameEn: 'Chandra K. Karki', version: 0 }
  expect((await call('PUT', `/${third}`, correction)).status).toBe(200)
  expect(former(await read()), 'a correction without a position leaves the order').toEqual([third, first, second])
  await call('POST', `/${first}/withdrawals`, { noteEn: 'Has left' })
  expect(former(await read()), 'the withdrawn one is not in the order').toEqual([third, second])

  const { rows } = await sql<{ changes: { before: { order: string[] }; after: { order: string[] } } }>`
    select changes from audit_rows where action = 'orderMembers' and outcome = 'done'`.execute(world.resources.database)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.changes.before.order).toHaveLength(items.length)
})

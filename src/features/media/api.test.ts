// API tests of the media library: adding, duplicates, description, uses, withdrawal, and the items that are in it by themselves.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hashColumns } from '#platform/orphaned-files.server.ts'
import { mediaUses, publishedKinds } from '#root/features.server.ts'
import { cast } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { removeUnwanted } from './operations/remove.server.ts'
import type { ListedMedia, MediaItem } from './contract/api.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const home = '/admin/media/487'
type Added = { known: boolean; item: MediaItem; key?: string }

async function call<Body = MediaItem & { key?: string }>(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body !== undefined && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

/** A picture of one colour: another colour is another file. */
async function picture(background: string): Promise<Uint8Array> {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  return new Uint8Array(await drawn.png().toBuffer())
}

function add(bytes: Uint8Array, name = 'tank.png', type = 'image/png') {
  const form = new FormData()
  form.set('file', new File([bytes as BlobPart], name, { type }))
  return call<Added>('POST', '', form)
}

async function list(query = ''): Promise<ListedMedia[]> {
  return (await call<{ data: ListedMedia[] }>('GET', `?limit=50&${query}`)).body.data
}

const texts = { altEn: 'The new tank', altNe: 'नयाँ ट्याङ्की' }

test('a picture is added once, described in both languages and found by its description', async () => {
  const added = await add(await picture('#c0ffee'))
  expect(added).toMatchObject({
    status: 201,
    body: { known: false, item: { kind: 'picture', width: 400, height: 300, filename: 'tank.png', uses: 0 } },
  })
  const { id } = added.body.item
  expect(await list('view=undescribed')).toMatchObject([{ id }])
  const again = await add(await picture('#c0ffee'), 'same.png')
  expect(again.body).toMatchObject({ known: true, item: { id, filename: 'tank.png' } })
  expect(await list()).toHaveLength(1)

  expect((await call('PUT', `/${id}`, { altEn: 'The tank', version: 1 })).status).toBe(400)
  expect(await call('PUT', `/${id}`, { ...texts, version: 1 })).toMatchObject({
    status: 200,
    body: { alt: { en: texts.altEn, ne: texts.altNe }, version: 2, edits: [{ act: 'added' }, { act: 'changed' }] },
  })
  expect(await call('PUT', `/${id}`, { ...texts, version: 1 })).toMatchObject({
    status: 409,
    body: { key: 'lists.changed_meanwhile' },
  })
  expect(await list('view=undescribed')).toEqual([])
  expect(await list(`search=${encodeURIComponent('ट्याङ्की')}`)).toMatchObject([{ id }])
  expect(await list('search=TANK')).toMatchObject([{ id }])
  expect(await list('kind=pdf')).toEqual([])
  const file = await world.api('GET', `${home}/${id}/file`, { as: cast.maya })
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
})

test('a PDF file is stored as it is; other files and disguised ones are refused', async () => {
  const added = await add(sampleFile('pdf', 'media'), 'report.pdf', 'application/pdf')
  expect(added.body.item).toMatchObject({ kind: 'pdf', width: null, filename: 'report.pdf' })
  const file = await world.api('GET', `${home}/${added.body.item.id}/file`, { as: cast.maya })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(sampleFile('pdf', 'media'))
  expect((await call('GET', `/${added.body.item.id}/thumbnail`)).status).toBe(404)
  expect((await add(sampleFile('zip'), 'a.pdf', 'application/pdf')).status).toBe(400)
  expect((await add(sampleFile('pdf'), 'a.png', 'image/png')).status).toBe(400)
})

test('a file that came with an item is in the library with that item, and is not withdrawn while one shows it', async () => {
  const form = new FormData()
  const photo = await picture('#123456')
  form.set('photo', new File([photo as BlobPart], 'm.png', { type: 'image/png' }))
  const values = { kind: 'staff', nameEn: 'Sarita Khadka', nameNe: 'सरिता खड्का', start: 'draft' }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  const member = (await (await world.api('POST', '/admin/members/487', { as: cast.maya, body: form })).json()) as {
    id: number
    version: number
  }
  const [found] = await list('view=undescribed')
  expect(found).toMatchObject({ kind: 'picture', uses: 1, sizeBytes: null, filename: '' })
  const { id } = found!
  const opened = await call('GET', `/${id}`)
  expect(opened.body).toMatchObject({
    usedIn: [
      { kind: { en: 'Member' }, title: { en: 'Sarita Khadka', ne: 'सरिता खड्का' }, page: `/staff/members/${member.id}` },
    ],
    may: { withdraw: { ok: false, key: 'media.in_use' } },
  })
  expect(await call('POST', `/${id}/withdrawals`)).toMatchObject({ status: 409, body: { key: 'media.in_use' } })
  expect((await add(photo)).body).toMatchObject({ known: true, item: { id } })

  await world.resources.database.updateTable('members').set({ photoHash: null }).where('id', '=', member.id).execute()
  expect((await list('view=unused')).map((file) => file.id)).toContain(id)
  expect(await call('POST', `/${id}/withdrawals`)).toMatchObject({
    status: 201,
    body: { may: { restore: { ok: true } } },
  })
  expect((await list()).map((file) => file.id)).not.toContain(id)
  expect(await list('view=withdrawn')).toMatchObject([{ id }])
  expect(await call('POST', `/${id}/withdrawals`)).toMatchObject({
    status: 409,
    body: { key: 'media.already_withdrawn' },
  })
  expect((await add(photo)).body).toMatchObject({ known: true, item: { id, withdrawnAt: null } })
  expect(await call('POST', `/${id}/restorations`)).toMatchObject({ status: 409, body: { key: 'media.not_withdrawn' } })
})

test('a withdrawn file is removed after thirty days, and one whose item no longer shows it; others stay', async () => {
  const { database } = world.resources
  const withdrawn = (await add(await picture('#010203'))).body.item.id
  const wanted = (await add(await picture('#040506'))).body.item.id
  await call('POST', `/${withdrawn}/withdrawals`)
  const kept = async () => (await database.selectFrom('media').select('id').execute()).map(({ id }) => id)
  const after = (days: number) => ({ database, clock: () => new Date(Date.now() + days * 86_400_000) })
  await sql`insert into media (org_id, kind, file_hash, created_at) values (487, 'pdf', repeat('a', 64), now())`.execute(
    database,
  )
  const before = await kept()
  await removeUnwanted({ database, clock: () => world.resources.clock() }, mediaUses)
  expect(await kept()).toEqual(before)
  await removeUnwanted(after(31), mediaUses)
  const left = await kept()
  expect(left).toContain(wanted)
  expect(left).not.toContain(withdrawn)
  expect(await database.selectFrom('media').select('id').where('fileHash', '=', 'a'.repeat(64)).execute()).toEqual([])
})

test('every addition, change and refusal is in the audit with its file', async () => {
  const { rows } = await sql<{ row: string }>`
    select distinct action || ' ' || outcome as row from audit_rows where action like '%Media' order by 1`.execute(
    world.resources.database,
  )
  expect(rows.map(({ row }) => row)).toEqual([
    'addMedia done',
    'addMedia request.invalid',
    'describeMedia done',
    'describeMedia lists.changed_meanwhile',
    'restoreMedia media.not_withdrawn',
    'withdrawMedia done',
    'withdrawMedia media.already_withdrawn',
    'withdrawMedia media.in_use',
  ])
})

test('every table of published items that names a file is among the uses', async () => {
  const published = publishedKinds.map(({ table }) => table)
  const { rows } = await sql<{ name: string }>`
    select k.conrelid::regclass::text as name from pg_constraint k
     where k.contype = 'f' and k.confrelid::regclass::text = any(${published}::text[])`.execute(
    world.resources.database,
  )
  const tables = new Set([...published, ...rows.map(({ name }) => name)])
  const columns = (await hashColumns(world.resources.database)).filter(({ table }) => tables.has(table))
  const stated = mediaUses.map(({ table, parts, hash }) => `${parts?.table ?? table}.${hash}`)
  expect(stated.toSorted()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).toSorted())
  expect(stated.length).toBeGreaterThan(5)
})

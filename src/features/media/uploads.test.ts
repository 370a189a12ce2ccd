// API tests of uploads in parts: order and repetition of parts, going on, refusal, cancellation, limits, removal.

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { partBytes } from './contract/limits.ts'
import type { Upload } from './contract/uploads.ts'
import { maxUnfinished, removeUnfinished } from './operations/uploads.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const home = '/admin/media/487/uploads'

async function call(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text || '{}') as Upload & { key: string } }
}

const begin = (file: Uint8Array, filename: string) =>
  call('POST', '', { filename, size: file.length, fingerprint: `${filename} 1` })

function send(upload: string, file: Uint8Array, start: number, length = partBytes) {
  const form = new FormData()
  form.set('start', String(start))
  const bytes = file.slice(start, start + length)
  form.set('part', new File([bytes as BlobPart], 'part', { type: 'application/octet-stream' }))
  return call('POST', `/${upload}/parts`, form)
}

/** A PDF file of two and a half parts. */
const report = (text: string) => sampleFile('pdf', `${text} ${'x'.repeat(2.5 * partBytes)}`)
const incoming = () => readdir(join(world.resources.files.folder, 'incoming'))

test('a file arrives in parts, each once, and goes on where it stopped', async () => {
  const file = report('whole')
  const { status, body } = await begin(file, 'report.pdf')
  expect({ status, body }).toMatchObject({ status: 201, body: { received: 0, size: file.length, item: null } })
  const { upload } = body
  expect((await send(upload, file, 0)).body.received).toBe(partBytes)
  expect((await send(upload, file, 0)).body.received).toBe(partBytes)
  expect((await send(upload, file, 2 * partBytes)).body).toMatchObject({ received: partBytes, item: null })
  expect((await begin(file, 'report.pdf')).body).toMatchObject({ upload, received: partBytes })
  expect((await call('GET', `/${upload}`)).body.received).toBe(partBytes)
  expect((await send(upload, file, partBytes)).body.received).toBe(2 * partBytes)
  const last = await send(upload, file, 2 * partBytes)
  expect(last.body).toMatchObject({
    received: file.length,
    known: false,
    item: { kind: 'pdf', filename: 'report.pdf' },
  })
  const { id } = last.body.item!
  const stored = await world.api('GET', `/admin/media/487/${id}/file`, { as: cast.maya })
  expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(file))).toBe(true)
  expect((await send(upload, file, 2 * partBytes)).body.item).toMatchObject({ id })
  expect((await begin(file, 'report.pdf')).body).toMatchObject({ known: true, item: { id } })
  expect(await incoming()).toEqual([])
  const audit = world.resources.database.selectFrom('auditRows').select(['action', 'target', 'outcome'])
  expect(await audit.where('action', 'in', ['addMedia', 'sendPart', 'beginUpload']).execute()).toEqual([
    { action: 'addMedia', target: `media ${id}`, outcome: 'done' },
  ])
})

test('no transaction is open while a file is scanned and stored', async () => {
  const { files, database } = world.resources
  const put = files.put
  const open: number[] = []
  files.put = async (bytes) => {
    const { rows } = await sql<{ number: number }>`
      select count(*)::int as number from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`.execute(database)
    open.push(rows[0]!.number)
    return put(bytes)
  }
  try {
    const whole = new FormData()
    whole.set('file', new File([sampleFile('pdf', 'at once') as BlobPart], 'once.pdf', { type: 'application/pdf' }))
    expect((await world.api('POST', '/admin/media/487', { as: cast.maya, body: whole })).status).toBe(201)
    const file = report('in parts')
    const { upload } = (await begin(file, 'parts.pdf')).body
    for (const start of [0, partBytes, 2 * partBytes]) await send(upload, file, start)
    expect((await call('GET', `/${upload}`)).body.item).toMatchObject({ filename: 'parts.pdf' })
  } finally {
    files.put = put
  }
  expect(open).toEqual([0, 0])
})

test('parts that are gone are sent again, and a withdrawn file is in the library again', async () => {
  const file = report('gone')
  const { upload } = (await begin(file, 'gone.pdf')).body
  await send(upload, file, 0)
  await rm(join(world.resources.files.folder, 'incoming', `${upload}.part`))
  expect((await send(upload, file, partBytes)).body).toMatchObject({ received: 0, item: null })
  const { id } = await sendAll(upload, file)

  const withdrawn = await world.api('POST', `/admin/media/487/${id}/withdrawals`, { as: cast.maya })
  expect(withdrawn.status).toBe(201)
  expect((await begin(file, 'gone.pdf')).body).toMatchObject({ upload, received: 0, known: false, item: null })
  expect(await sendAll(upload, file)).toMatchObject({ id, withdrawnAt: null })
})

async function sendAll(upload: string, file: Uint8Array) {
  await send(upload, file, 0)
  await send(upload, file, partBytes)
  return (await send(upload, file, 2 * partBytes)).body.item!
}

test('two uploads of the same bytes are one file; a clerk may not upload', async () => {
  const file = sampleFile('pdf', 'short')
  const first = (await begin(file, 'short.pdf')).body.upload
  const sent = { filename: 'short.pdf', size: file.length, fingerprint: 'short.pdf 1' }
  expect((await call('POST', '', sent, cast.gita)).status).toBe(403)
  const second = (await call('POST', '', { ...sent, fingerprint: 'short.pdf 2' })).body.upload
  expect(second).not.toBe(first)
  const { body } = await send(first, file, 0)
  expect((await send(second, file, 0)).body).toMatchObject({ known: true, item: { id: body.item!.id } })
})

test('a complete file that is refused is not stored; a part beyond the end and one that is too large are refused', async () => {
  const zip = sampleFile('zip')
  const { upload } = (await begin(zip, 'archive.pdf')).body
  expect(await send(upload, zip, 0)).toMatchObject({ status: 400, body: { key: 'request.invalid' } })
  expect((await call('GET', `/${upload}`)).body).toMatchObject({ received: 0, item: null })
  const file = report('beyond')
  const begun = (await begin(file, 'beyond.pdf')).body.upload
  expect(await send(begun, file, 0, partBytes + 1)).toMatchObject({
    status: 400,
    body: { key: 'media.part_too_large' },
  })
  const tooLarge = { filename: 'a.pdf', size: 26 * 1024 * 1024, fingerprint: 'a' }
  expect((await call('POST', '', tooLarge)).status).toBe(400)
})

test('a cancelled upload is gone with its parts; one that nobody goes on with is removed after a day', async () => {
  const file = report('cancelled')
  const { upload } = (await begin(file, 'cancelled.pdf')).body
  await send(upload, file, 0)
  expect(await incoming()).toContain(`${upload}.part`)
  expect((await call('DELETE', `/${upload}`)).status).toBe(204)
  expect(await incoming()).not.toContain(`${upload}.part`)
  expect(await send(upload, file, partBytes)).toMatchObject({ status: 404, body: { key: 'media.upload_unknown' } })

  const left = report('left')
  const stopped = (await begin(left, 'left.pdf')).body.upload
  await send(stopped, left, 0)
  const { database, files } = world.resources
  const after = (hours: number) => ({ database, files, clock: () => new Date(Date.now() + hours * 3_600_000) })
  await removeUnfinished({ database, files, clock: () => world.resources.clock() })
  expect((await call('GET', `/${stopped}`)).body.received).toBe(partBytes)
  expect(await removeUnfinished(after(25))).toMatchObject({ files: 1 })
  expect(await incoming()).toEqual([])
  expect((await call('GET', `/${stopped}`)).status).toBe(404)
})

test('an organisation has a limited number of unfinished uploads', async () => {
  const file = sampleFile('pdf', 'many')
  for (let number = 0; number < maxUnfinished; number++)
    expect((await begin(file, `${number}.pdf`)).status, String(number)).toBe(201)
  expect(await begin(file, 'more.pdf')).toMatchObject({ status: 409, body: { key: 'media.too_many_uploads' } })
  expect((await begin(file, '0.pdf')).status).toBe(201)
})

test('an album of thirty photographs over a line that is cut twice: nothing is sent twice, none is missing', async () => {
  // Without what the others have begun, which counts for the same person.
  world = await openWorld()
  const photos = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const background = { r: index * 8, g: 90, b: 200 - index }
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
      const image = sharp({ create: { width: 420, height: 300, channels: 3, background, noise } })
      return { name: `pump-${index}.png`, bytes: new Uint8Array(await image.png({ compressionLevel: 1 }).toBuffer()) }
    }),
  )
  const cutAfter = new Set([7, 19])
  const ids: number[] = []
  let parts = 0
  for (const [index, { name, bytes }] of photos.entries()) {
    expect(bytes.length, 'more than one part').toBeGreaterThan(partBytes)
    let { upload, received } = (await begin(bytes, name)).body
    for (let isCut = cutAfter.has(index); received < bytes.length; isCut = false) {
      const sent = await send(upload, bytes, received)
      expect(sent.status).toBe(200)
      parts += 1
      received = sent.body.received
      // The answer is lost with the line: whoever comes back asks where it was.
      if (isCut) ({ upload, received } = (await begin(bytes, name)).body)
      if (sent.body.item) ids.push(sent.body.item.id)
    }
  }
  expect(parts).toBe(photos.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / partBytes), 0))
  expect(new Set(ids).size).toBe(30)
  const shared = { titleEn: 'Pumps', titleNe: 'पम्प', takenOn: '2026-11-20', start: 'now' }
  const pictures = ids.map((fileMedia) => ({ fileMedia }))
  const post = async (body: object) => {
    const answer = await world.api('POST', '/admin/albums/487', { as: cast.maya, body })
    return { status: answer.status, body: (await answer.json()) as { pictures: { caption: { ne: string } }[] } }
  }
  expect((await post({ ...shared, pictures })).status, 'not described').toBe(400)
  const own = { ...pictures[4]!, captionEn: 'Valve', captionNe: 'भल्भ' }
  const album = await post({ ...shared, pictures: pictures.with(4, own), sharedEn: 'Pump', sharedNe: 'पम्पघर' })
  expect(album.status).toBe(201)
  expect(album.body.pictures.map(({ caption }) => caption.ne)).toEqual(
    ids.map((_, index) => (index === 4 ? 'भल्भ' : 'पम्पघर')),
  )
  const described = await world.api('GET', `/admin/media/487/${ids[0]}`, { as: cast.maya })
  expect(await described.json()).toMatchObject({ alt: { en: 'Pump', ne: 'पम्पघर' }, version: 2 })
})

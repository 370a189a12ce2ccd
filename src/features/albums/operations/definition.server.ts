// Albums as a published kind: list, find, add and correct.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import type { Bilingual } from '#kit/language.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { slugFrom } from '#kit/slug.ts'
import { cleanLines } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { storePicture } from '#platform/pictures.server.ts'
import { insertUnderSlug } from '#platform/publishing-window.server.ts'
import { choosePicture } from '#features/media/operations/choose.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import { albumAddress } from '../contract/addresses.ts'
import { albumAdmin } from '../contract/admin.ts'
import { importedAlbum, type ImportedAlbum, type NewAlbum } from '../contract/api.ts'
import type { AlbumQuery, ChangedAlbum, SentAlbum } from '../contract/forms.ts'
import { albumIssues } from '../rules.ts'
import type { AdminRequest } from '../store/admin.server.ts'
import { countForOffice, findForOffice, insertAlbum, listForOffice, updateAlbum } from '../store/admin.server.ts'
import { listAllPictures, writePictures, type WrittenPicture } from '../store/pictures.server.ts'

export const album = definePublished({
  kind: 'album',
  table: 'albums',
  texts: ['title', 'text'],
  key: 'slug',
  unknown: 'albums.unknown',
  page: albumAddress,
  contract: albumAdmin,
  list,
  find,
  insert,
  update,
  entryOf,
  imported: {
    file: importedAlbum,
    async entryOf({ pictures, ...entry }: ImportedAlbum, picture) {
      const files: NewAlbum['pictures'] = []
      for (const { picture: name, caption } of pictures) files.push({ caption, bytes: await picture(name) })
      return { ...entry, pictures: files }
    },
    nameOf: ({ title }) => title,
  },
})

/** The albums in every state, the newest entered first by default. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy, sortOrder }: AlbumQuery) {
  const request: AdminRequest = {
    state,
    search,
    column: sortBy === 'takenOn' ? 'takenOn' : 'createdAt',
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
  return pageFound(await listForOffice(ctx, request), await countForOffice(ctx, request, maxCounted + 1))
}

async function find(ctx: Ctx, id: number) {
  const found = await findForOffice(ctx, id)
  return found && { ...found, pictures: await listAllPictures(ctx, id) }
}

/** Refuses `invalid` for wrong details, `conflict` when the slug is taken; without one a free one is made from the title. */
async function insert(tx: Office, given: NewAlbum): Promise<number> {
  const wanted = slugFrom(given.title.en, `album-${given.takenOn}`)
  const { slug: givenSlug, ...entry } = given
  enforceDetails({ ...entry, slug: givenSlug ?? wanted })
  const pictures = await storePictures(tx, entry.pictures)
  const names = { table: 'albums', given: givenSlug, wanted, taken: 'albums.slug_taken' }
  const id = await insertUnderSlug(tx, names, (slug) => insertAlbum(tx, { ...detailsOf(entry), slug }, tx.now))
  await writePictures(tx, id, pictures)
  return id
}

/** Corrects the details, and sets the pictures and their order to those of the form. */
async function update(tx: Office, id: number, sent: ChangedAlbum): Promise<Correction> {
  const { slug, title, text, takenOn, pictures: earlier } = (await find(tx, id)) ?? refuse('missing', 'albums.unknown')
  const pictures = sent.pictures.map((picture) => ({ id: picture.id, caption: cleanBilingual(captionOf(picture)) }))
  const named = new Set(pictures.map((picture) => picture.id))
  if (named.size !== pictures.length || named.difference(new Set(earlier.map((picture) => picture.id))).size > 0)
    refuseField('pictures', 'albums.no_picture')
  const after = detailsOf(wordsOf(sent))
  enforceDetails({ ...after, slug, pictures })
  await updateAlbum(tx, id, after)
  await writePictures(tx, id, pictures)
  const before = { title, text, takenOn, pictures: earlier.map((picture) => ({ id: picture.id, ...picture.caption })) }
  return { before, after: { ...after, pictures: pictures.map((picture) => ({ id: picture.id, ...picture.caption })) } }
}

async function entryOf(sent: SentAlbum): Promise<NewAlbum> {
  return { ...wordsOf(sent), pictures: await picturesOf(sent, { en: sent.sharedEn ?? '', ne: sent.sharedNe ?? '' }) }
}

/** The pictures of a form with their bytes; `shared` is the caption of those without one. */
export function picturesOf(
  sent: Pick<SentAlbum, 'pictures'>,
  shared: Bilingual = { en: '', ne: '' },
): Promise<NewAlbum['pictures']> {
  const pictures = sent.pictures.map(async ({ file, fileMedia: media, ...rest }) => ({
    media,
    ...(file && { bytes: await bytesOf(file) }),
    caption: rest.captionEn || rest.captionNe ? captionOf(rest) : shared,
  }))
  return Promise.all(pictures)
}

function enforceDetails(entry: Parameters<typeof albumIssues>[0]): void {
  const fields = albumIssues(entry)
  if (fields.length > 0) refuse('invalid', 'albums.invalid', { fields })
}

/** Stores the bytes of each picture, or chooses it; refuses `invalid` with the index of one that cannot be decoded. */
export async function storePictures(tx: Office, pictures: NewAlbum['pictures']): Promise<WrittenPicture[]> {
  const stored: WrittenPicture[] = []
  for (const [place, { bytes, media, caption }] of pictures.entries()) {
    const picture = bytes ? await storePicture(tx.files, bytes) : undefined
    if (bytes && !picture) return refuse('invalid', 'albums.not_a_picture', { values: { n: place + 1 } })
    const field = `pictures.${place}.file`
    if (picture) stored.push({ stored: picture, caption: cleanBilingual(caption) })
    else if (media === undefined) return refuseField(field, 'validation.required')
    else {
      const own = cleanBilingual(caption)
      const chosen = await choosePicture(tx, media, `${field}Media`, own)
      stored.push({ stored: chosen.picture, caption: own.en || own.ne ? own : chosen.alt })
    }
  }
  return stored
}

function detailsOf({ title, text, takenOn }: Pick<NewAlbum, 'title' | 'text' | 'takenOn'>) {
  return { title: cleanBilingual(title), text: { en: cleanLines(text.en), ne: cleanLines(text.ne) }, takenOn }
}

function wordsOf({ titleEn = '', titleNe = '', textEn = '', textNe = '', takenOn }: Omit<ChangedAlbum, 'pictures'>) {
  return { title: { en: titleEn, ne: titleNe }, text: { en: textEn, ne: textNe }, takenOn }
}

function captionOf({ captionEn: en = '', captionNe: ne = '' }: { captionEn?: string; captionNe?: string }): Bilingual {
  return { en, ne }
}

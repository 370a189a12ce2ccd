// Pages as a published kind: list, find, add, correct and import them.

import type { Block, ShownPicture } from '#kit/blocks/blocks.ts'
import { cleanBlocks, cleanBilingual, mapPictures } from '#kit/blocks/blocks.ts'
import { readPlainText, writePlainText } from '#kit/blocks/plain-text.ts'
import type { Bilingual } from '#kit/language.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { storeText, type StoredText } from '#platform/block-pictures.server.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { findByKey } from '#platform/publishing-window.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import { addItem, beginCorrection } from '#features/publishing/operations/workflow.server.ts'
import { pageAdmin, type AdminPicture } from '../contract/admin.ts'
import { importedPage, type ImportedPage, type NewPage, type PageDetails } from '../contract/api.ts'
import type { ChangedPage, PageQuery, SentPage } from '../contract/forms.ts'
import { maxBody, pageAddress } from '../contract/site-pages.ts'
import { pageIssues } from '../rules.ts'
import type { AdminRequest } from '../store/admin.server.ts'
import { countForOffice, findForOffice, insertPage, listForOffice, updatePage } from '../store/admin.server.ts'
import { listPictures, writePictures } from '../store/pictures.server.ts'
import { pageAddresses } from './pages.server.ts'

export const sitePage = definePublished({
  kind: 'page',
  table: 'pages',
  key: 'slug',
  unknown: 'pages.unknown',
  page: pageAddress,
  contract: pageAdmin,
  list,
  find,
  insert,
  update,
  entryOf,
  imported: { file: importedPage, entryOf: importedEntry, nameOf: ({ title }) => title, enter: enterPage },
  addresses: pageAddresses,
})

/** The pages in every state, the newest entry first by default. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy, sortOrder }: PageQuery) {
  const request: AdminRequest = {
    state,
    search,
    column: sortBy === 'updatedOn' ? 'updatedAt' : 'createdAt',
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
  return pageFound(await listForOffice(ctx, request), await countForOffice(ctx, request, maxCounted + 1))
}

async function find(ctx: Ctx, id: number) {
  const found = await findForOffice(ctx, id)
  if (!found) return undefined
  const { text, kept } = writePlainText(found.blocks)
  const blocks = mapPictures<number, ShownPicture>(found.blocks, () => undefined)
  return { ...found, text, kept: kept.length, blocks, pictures: await showPictures(ctx, id, kept) }
}

/** Refuses an invalid page with `invalid`, one that is there already with `conflict`. */
async function insert(tx: Office, { slug, blocks, ...entry }: NewPage): Promise<number> {
  const details = checkedDetails(entry, blocks)
  const text = await storeBlocks(tx, blocks)
  const id = await insertPage(tx, { ...details, slug, blocks: text.blocks }, tx.now)
  if (id === undefined) return refuse('conflict', 'pages.already_there')
  await writePictures(tx, id, [], text.pictures)
  return id
}

/** Corrects title, text and sources; the new pictures follow the text, numbered after those that the page has. */
async function update(tx: Office, id: number, changes: ChangedPage): Promise<Correction> {
  const page = (await findForOffice(tx, id)) ?? refuse('missing', 'pages.unknown')
  const { text, kept } = writePlainText(page.blocks)
  const remaining = cleanBlocks(readBlocks(changes, kept))
  const images = await imagesOf(changes)
  const details = checkedDetails(detailsOf(changes), [...remaining, ...images])
  const added = await storeBlocks(tx, images, Math.max(0, ...numbersIn(page.blocks)))
  const blocks = [...remaining, ...added.blocks]
  await updatePage(tx, id, { ...details, blocks }, tx.now)
  await writePictures(tx, id, numbersIn(remaining), added.pictures)
  const { title, sources, sample } = page
  const pictures = [...added.pictures.values()].map(({ hash }) => hash)
  const after = { ...details, text: writePlainText(blocks).text, pictures }
  return { before: { title, sources, sample, text }, after, maxLength: maxBody }
}

/** Enters a page, or replaces the content of the one with this slug, whose publication is unchanged. */
export async function enterPage(ctx: Office, entry: NewPage): Promise<{ id: number }> {
  return transaction(ctx, async (tx) => {
    const id = await findByKey(tx, 'pages', 'slug', entry.slug)
    if (id === undefined) return addItem(tx, sitePage, entry)
    await beginCorrection(tx, sitePage, id)
    const details = checkedDetails(entry, entry.blocks)
    const { blocks, pictures } = await storeBlocks(tx, entry.blocks)
    await updatePage(tx, id, { ...details, blocks }, tx.now)
    await writePictures(tx, id, [], pictures)
    return { id }
  })
}

async function entryOf(sent: SentPage): Promise<NewPage> {
  return {
    ...detailsOf(sent),
    slug: sent.slug,
    blocks: [...readBlocks<Uint8Array>(sent, []), ...(await imagesOf(sent))],
  }
}

async function importedEntry(
  { blocks, ...entry }: ImportedPage,
  picture: (name: string) => Promise<Uint8Array>,
): Promise<NewPage> {
  const files = new Map<string, Uint8Array>()
  for (const block of blocks) if (block.type === 'image') files.set(block.picture, await picture(block.picture))
  return { ...entry, blocks: mapPictures(blocks, (name) => files.get(name)) }
}

/** Stores the pictures of a text and numbers them after `last`. */
async function storeBlocks({ files }: Office, blocks: Block<Uint8Array>[], last = 0): Promise<StoredText> {
  const stored = (await storeText(files, blocks)) ?? refuse('invalid', 'pages.not_a_picture')
  return {
    blocks: mapPictures(stored.blocks, (number) => number + last),
    pictures: new Map([...stored.pictures].map(([number, picture]) => [number + last, picture])),
  }
}

function checkedDetails({ title, sources, sample }: PageDetails, blocks: Block<unknown>[]): PageDetails {
  const fields = pageIssues({ title, sources, sample, blocks })
  if (fields.length > 0) refuse('invalid', 'pages.invalid', { fields })
  return {
    title: cleanBilingual(title),
    sources: sources.map(({ label, url }) => ({ label: cleanBilingual(label), url })),
    sample,
  }
}

function detailsOf({ titleEn, titleNe, sources, sample }: ChangedPage): PageDetails {
  const named = sources.map(({ labelEn, labelNe, url = '' }) => ({ label: bilingual(labelEn, labelNe), url }))
  return { title: bilingual(titleEn, titleNe), sources: named, sample }
}

function readBlocks<Picture>({ bodyEn, bodyNe }: ChangedPage, kept: Block<Picture>[]): Block<Picture>[] {
  const read = readPlainText(bilingual(bodyEn, bodyNe), kept)
  return read.ok ? read.blocks : refuseField('bodyEn', 'pages.parts_differ')
}

function imagesOf({ pictures }: Pick<ChangedPage, 'pictures'>): Promise<Block<Uint8Array>[]> {
  const images = pictures.map(async ({ file, altEn, altNe, captionEn, captionNe }): Promise<Block<Uint8Array>> => {
    const texts = { alt: bilingual(altEn, altNe), caption: bilingual(captionEn, captionNe) }
    return { type: 'image', picture: await bytesOf(file), ...texts }
  })
  return Promise.all(images)
}

/** The pictures among the kept parts of a text, each with the number of its placeholder. */
async function showPictures(ctx: Ctx, id: number, kept: Block<number>[]): Promise<AdminPicture[]> {
  const stored = new Map((await listPictures(ctx, id)).map((picture) => [picture.position, picture]))
  return kept.flatMap((block, place) => {
    if (block.type !== 'image') return []
    const { width, height } = stored.get(block.picture)!
    return [{ part: place + 1, width, height, alt: block.alt, caption: block.caption }]
  })
}

function numbersIn(blocks: readonly Block<number>[]): number[] {
  return blocks.flatMap((block) => (block.type === 'image' ? [block.picture] : []))
}

function bilingual(en = '', ne = ''): Bilingual {
  return { en, ne }
}

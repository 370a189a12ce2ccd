// Pages as a published kind: list, find, add, correct and import them.

import type { Block, LibraryPicture } from '#kit/blocks/blocks.ts'
import { cleanBlocks, cleanBilingual, mapPictures } from '#kit/blocks/blocks.ts'
import { writePlainText } from '#kit/blocks/plain-text.ts'
import { readBlockRow } from '#kit/blocks/rows.ts'
import type { Bilingual } from '#kit/language.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { numberPictures, storeText, type StoredText, type TextPicture } from '#platform/block-pictures.server.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { findByKey } from '#platform/publishing-window.server.ts'
import { withChosenPictures } from '#features/media/operations/choose.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { addItem, beginCorrection } from '#features/publishing/operations/workflow.server.ts'
import { pageAdmin } from '../contract/admin.ts'
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
  texts: ['title'],
  linked: ['blocks', 'sources'],
  key: 'slug',
  unknown: 'pages.unknown',
  page: pageAddress,
  contract: pageAdmin,
  list,
  find: findForOffice,
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

/** Refuses an invalid page with `invalid`, one that is there already with `conflict`. */
async function insert(tx: Office, { slug, blocks: given, ...entry }: NewPage): Promise<number> {
  const blocks = await withChosenPictures(tx, given, 'blocks')
  const details = checkedDetails(entry, blocks)
  const text = await storeBlocks(tx, blocks)
  const id = await insertPage(tx, { ...details, slug, blocks: text.blocks }, tx.now)
  if (id === undefined) return refuse('conflict', 'pages.already_there')
  await writePictures(tx, id, [], text.pictures)
  return id
}

/** Corrects title, text and sources; a part of the text may name the pictures that the page has. */
async function update(tx: Office, id: number, changes: ChangedPage): Promise<Correction> {
  const page = (await findForOffice(tx, id)) ?? refuse('missing', 'pages.unknown')
  const chosen = await withChosenPictures(tx, readBlocks(changes, numbersIn(page.blocks)), 'blocks')
  const next = Math.max(0, ...(await listPictures(tx, id)).map(({ position }) => position)) + 1
  const { blocks, pictures } = numberPictures(cleanBlocks(chosen), next)
  const details = checkedDetails(detailsOf(changes), blocks)
  await updatePage(tx, id, { ...details, blocks }, tx.now)
  await writePictures(tx, id, numbersIn(blocks), pictures)
  const { title, sources, sample } = page
  const before = { title, sources, sample, text: writePlainText(page.blocks).text }
  return { before, after: { ...details, text: writePlainText(blocks).text }, maxLength: maxBody }
}

/** Enters a page, or replaces the content of the one with this slug, whose publication is unchanged. */
export async function enterPage(ctx: Office, entry: NewPage): Promise<{ id: number }> {
  return transaction(ctx, async (tx) => {
    const id = await findByKey(tx, 'pages', 'slug', entry.slug)
    if (id === undefined) return addItem(tx, sitePage, entry)
    await beginCorrection(tx, sitePage, id)
    const inText = await withChosenPictures(tx, entry.blocks, 'blocks')
    const details = checkedDetails(entry, inText)
    const { blocks, pictures } = await storeBlocks(tx, inText)
    await updatePage(tx, id, { ...details, blocks }, tx.now)
    await writePictures(tx, id, [], pictures)
    return { id }
  })
}

/** A new page has no pictures of its own yet, and those of the library that its text names. */
function entryOf(sent: SentPage): NewPage {
  const blocks = readBlocks(sent, []) as Block<LibraryPicture>[]
  return { ...detailsOf(sent), slug: sent.slug, blocks }
}

async function importedEntry(
  { blocks, ...entry }: ImportedPage,
  picture: (name: string) => Promise<Uint8Array>,
): Promise<NewPage> {
  const files = new Map<string, Uint8Array>()
  for (const block of blocks) if (block.type === 'image') files.set(block.picture, await picture(block.picture))
  return { ...entry, blocks: mapPictures(blocks, (name) => files.get(name)) }
}

async function storeBlocks({ files }: Office, blocks: Block<TextPicture>[]): Promise<StoredText> {
  return (await storeText(files, blocks)) ?? refuse('invalid', 'pages.not_a_picture')
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

/** The parts of a form; refuses a picture that the page does not have. */
function readBlocks({ blocks: rows }: ChangedPage, pictures: readonly number[]): Block<number | LibraryPicture>[] {
  const blocks = rows.map(({ picture, ...row }) =>
    readBlockRow({ ...row, ...(picture !== undefined && { picture: Number(picture) }) }),
  )
  const unknown = blocks.findIndex(
    (block) => block.type === 'image' && typeof block.picture === 'number' && !pictures.includes(block.picture),
  )
  return unknown < 0 ? blocks : refuseField(`blocks.${unknown}.picture`, 'pages.no_picture')
}

export function numbersIn(blocks: readonly Block<number>[]): number[] {
  return blocks.flatMap((block) => (block.type === 'image' ? [block.picture] : []))
}

function bilingual(en = '', ne = ''): Bilingual {
  return { en, ne }
}

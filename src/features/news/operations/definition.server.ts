// Articles as a published kind: list, find, add and correct.

import type { Block, LibraryPicture, ShownPicture } from '#kit/blocks/blocks.ts'
import { cleanBlocks, cleanBilingual, mapPictures } from '#kit/blocks/blocks.ts'
import { readTextWithLibrary, writePlainText } from '#kit/blocks/plain-text.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { numberPictures, storeText } from '#platform/block-pictures.server.ts'
import type { Ctx } from '#platform/context.ts'
import { readOfficePage } from '#platform/count.server.ts'
import { insertUnderSlug } from '#platform/publishing-window.server.ts'
import { withChosenPictures } from '#features/media/operations/choose.server.ts'
import { documentsNamed, unknownDocuments } from '#features/documents/operations/documents.server.ts'
import { readUpcoming } from '#features/publishing/operations/admin.server.ts'
import type { UpcomingCounts } from '#features/publishing/contract/outputs.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import { publishingState } from '#features/publishing/rules/transitions.ts'
import type { NewArticle } from '../contract/api.ts'
import { articleAddress } from '../contract/addresses.ts'
import { articleAdmin, type Attachment, type StoredArticlePicture } from '../contract/office.ts'
import { maxBodyLength, type ChangedArticle, type SentArticle } from '../contract/office-forms.ts'
import { maxPicturesInText } from '../contract/pictures.ts'
import type { OfficeQuery } from '../contract/office-query.ts'
import { addressFor, articleIssues, imagesIn, type ArticleContent } from '../rules.ts'
import { insertArticle } from '../store/articles.server.ts'
import { hasCategory } from '../store/categories.server.ts'
import type { OfficeRequest, OfficeRow, WholeRow } from '../store/office.server.ts'
import { findForOffice, idsForOffice, listForOffice, updateTexts } from '../store/office.server.ts'
import { insertPictures, listPictures } from '../store/pictures.server.ts'
import { articleAddresses } from './addresses.server.ts'

export const article = definePublished({
  kind: 'article',
  table: 'articles',
  counts: { table: 'article_counts', by: 'category' },
  texts: ['title', 'summary'],
  linked: ['blocks'],
  key: 'slug',
  unknown: 'news.unknown',
  page: articleAddress,
  contract: articleAdmin,
  list,
  find,
  insert,
  update,
  entryOf,
  firstDay: ({ publishedOn }) => publishedOn,
  addresses: articleAddresses,
})

/** What of the articles is drafted, scheduled and about to end. */
export function readUpcomingArticles(ctx: Ctx): Promise<UpcomingCounts> {
  return readUpcoming(ctx, article)
}

/** Articles in every state, the newest entry first by default. */
async function list(ctx: Office, query: OfficeQuery) {
  const { page, limit, category, state, sortBy, sortOrder, search } = query
  const request: OfficeRequest = {
    category,
    state,
    search,
    column: sortBy === 'published' ? 'publishedOn' : 'createdAt',
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
  const { data, ...counted } = await readOfficePage(ctx, request, {
    query: (of) => idsForOffice(ctx, of),
    list: (of) => listForOffice(ctx, of),
  })
  return { ...counted, data: data.map(listedOf) }
}

async function find(ctx: Ctx, id: number) {
  const row = await findForOffice(ctx, id)
  if (!row) return undefined
  const { text, kept: parts } = writePlainText(row.blocks)
  return {
    ...listedOf(row),
    summary: { en: row.summaryEn, ne: row.summaryNe },
    text,
    kept: parts.length,
    blocks: mapPictures<number, ShownPicture>(row.blocks, () => undefined),
    pictures: await showPictures(ctx, row),
    attachments: await showAttachments(ctx, row),
  }
}

/** Refuses an invalid entry with `invalid`, a slug in use with `conflict`; without a slug a free one is made from the title. */
async function insert(tx: Office, given: NewArticle): Promise<number> {
  const wanted = addressFor(given)
  const inText = await withChosenPictures(tx, given.blocks, 'bodyNe')
  const entry = { ...given, blocks: inText, slug: given.slug ?? wanted }
  const texts = checkedTexts(entry)
  enforcePictures(inText)
  const text = (await storeText(tx.files, inText, entry.picture)) ?? refuse('invalid', 'news.not_a_picture')
  const { category, publishedOn, attachments = [] } = entry
  if (!(await hasCategory(tx, category))) refuse('invalid', 'news.unknown_category')
  const [unknown] = await unknownDocuments(tx, attachments)
  if (unknown) refuse('invalid', 'news.unknown_attachment', { values: { slug: unknown } })
  const { blocks, pictures } = text
  const row = { ...texts, category, publishedOn, attachments, blocks }
  const names = { table: 'articles', given: given.slug, wanted, taken: 'news.slug_taken' }
  const id = await insertUnderSlug(tx, names, (slug) => insertArticle(tx, { ...row, slug }, tx.now))
  await insertPictures(tx, id, pictures)
  return id
}

/** Corrects category, texts and date; stored parts whose placeholder is missing from the text are removed. */
async function update(tx: Office, id: number, changes: ChangedArticle): Promise<Correction> {
  const row = (await findForOffice(tx, id)) ?? refuse('missing', 'news.unknown')
  const { text, kept: parts } = writePlainText(row.blocks)
  const chosen = await withChosenPictures(tx, readBlocks(changes, parts), 'bodyNe')
  const positions = (await listPictures(tx, id)).map(({ position }) => position)
  const { blocks, pictures } = numberPictures(cleanBlocks(chosen), Math.max(0, ...positions) + 1)
  if (pictures.size > 0) enforcePictures(blocks)
  const { category, publishedOn } = changes
  if (!(await hasCategory(tx, category))) refuseField('category', 'news.unknown_category')
  const { title, summary } = checkedTexts({ ...textsOf(changes), slug: row.slug, publishedOn, blocks })
  const texts = { titleEn: title.en, titleNe: title.ne, summaryEn: summary.en, summaryNe: summary.ne }
  const after = { ...texts, category, publishedOn }
  await insertPictures(tx, id, pictures)
  await updateTexts(tx, id, { ...after, blocks })
  return { before: { ...detailsOf(row), text }, after, maxLength: maxBodyLength }
}

/** Title and summary cleaned; refuses (`invalid`) the whole content with every issue in it. */
function checkedTexts(content: ArticleContent) {
  const fields = articleIssues(content)
  if (fields.length > 0) refuse('invalid', 'news.invalid', { fields })
  return { title: cleanBilingual(content.title), summary: cleanBilingual(content.summary) }
}

function enforcePictures(blocks: readonly Block<unknown>[]): void {
  const count = blocks.filter(({ type }) => type === 'image').length
  if (count > maxPicturesInText) refuseField('bodyNe', 'news.too_many_pictures', { n: maxPicturesInText })
}

async function entryOf(sent: SentArticle): Promise<NewArticle> {
  const images = sent.pictures.map(async ({ file, altEn = '', altNe = '' }): Promise<Block<Uint8Array>> => {
    return { type: 'image', picture: await bytesOf(file), alt: { en: altEn, ne: altNe }, caption: { en: '', ne: '' } }
  })
  return {
    ...textsOf(sent),
    publishedOn: sent.publishedOn,
    category: sent.category,
    blocks: [...readBlocks<Uint8Array>(sent, []), ...(await Promise.all(images))],
    ...(sent.picture && { picture: await bytesOf(sent.picture) }),
  }
}

async function showPictures(ctx: Ctx, { id, blocks }: WholeRow): Promise<StoredArticlePicture[]> {
  const images = new Map(imagesIn(blocks).map((image, place) => [image.picture, { ...image, place }]))
  const none = { alt: { en: '', ne: '' }, caption: { en: '', ne: '' }, place: -1 }
  return (await listPictures(ctx, id))
    .map(({ position: number, width, height }) => ({ number, width, height, ...(images.get(number) ?? none) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ number, width, height, alt, caption }) => ({ number, width, height, alt, caption }))
}

async function showAttachments(ctx: Ctx, { attachments }: WholeRow): Promise<Attachment[]> {
  const known = await documentsNamed(ctx, 'slug', attachments)
  return attachments.flatMap((slug) => {
    const found = known.find((each) => each.slug === slug)
    if (!found) return []
    const { id, titleEn, titleNe } = found
    return [{ id, title: { en: titleEn, ne: titleNe }, state: publishingState(found, ctx.now) }]
  })
}

function listedOf(row: OfficeRow) {
  const { id, slug, category, categoryEn, categoryNe, titleEn, titleNe, publishedOn, createdAt } = row
  const { publishFrom, publishUntil, withdrawnAt } = row
  return {
    id,
    slug,
    category: { code: category, name: { en: categoryEn, ne: categoryNe } },
    title: { en: titleEn, ne: titleNe },
    published: publishedOn,
    enteredAt: createdAt.toISOString(),
    publishFrom,
    publishUntil,
    withdrawnAt,
  }
}

type ArticleTexts = Pick<ChangedArticle, 'titleEn' | 'titleNe' | 'summaryEn' | 'summaryNe' | 'bodyEn' | 'bodyNe'>

function textsOf({ titleEn = '', titleNe = '', summaryEn = '', summaryNe = '' }: ArticleTexts) {
  return { title: { en: titleEn, ne: titleNe }, summary: { en: summaryEn, ne: summaryNe } }
}

function readBlocks<Picture>(
  { bodyEn: en = '', bodyNe: ne = '' }: ArticleTexts,
  parts: Block<Picture>[],
): Block<Picture | LibraryPicture>[] {
  const read = readTextWithLibrary({ en, ne }, parts)
  return read.ok ? read.blocks : refuseField('bodyEn', 'news.parts_differ')
}

function detailsOf({ category, titleEn, titleNe, summaryEn, summaryNe, publishedOn }: WholeRow) {
  return { category, titleEn, titleNe, summaryEn, summaryNe, publishedOn }
}

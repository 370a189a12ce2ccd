// What does the office see of an article, and how does it write, correct, publish and withdraw one?

import { createHash } from 'node:crypto'
import type { Block, ShownPicture } from '#kit/blocks/blocks.ts'
import { cleanBlocks, mapPictures } from '#kit/blocks/blocks.ts'
import { readPlainText, writePlainText } from '#kit/blocks/plain-text.ts'
import { refuse } from '#kit/refusal.ts'
import { wordPatterns } from '#kit/search-words.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { countInStates, readAhead, windowsOf } from '#platform/publishing-window.server.ts'
import type { Ahead, StateCounts } from '#features/publishing/contract/outputs.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import { deskPageOf, movesOf, readWindow, showLife, showWindow } from '#features/publishing/operations/desk.server.ts'
import { documentsNamed } from '#features/documents/operations/documents.server.ts'
import { publishingState } from '#features/publishing/rules.ts'
import type { NewArticle } from '../contract/api.ts'
import type { Attachment, KeptArticlePicture, ArticleFile, OfficeArticle, OfficePage } from '../contract/office.ts'
import type { ChangedArticle, SentArticle } from '../contract/office-forms.ts'
import type { OfficeQuery } from '../contract/office-query.ts'
import { longestBody } from '../contract/office-forms.ts'
import { addArticle, mostCounted } from './articles.server.ts'
import { addressFor, articleKey, imagesIn } from '../rules.ts'
import { hasCategory } from '../store/categories.server.ts'
import { listPictures } from '../store/pictures.server.ts'
import type { OfficeRequest, OfficeRow, WholeRow } from '../store/office.server.ts'
import { countForOffice, findForOffice, freeSlug, listForOffice, updateWords } from '../store/office.server.ts'

type One = { id: number }

export const articleActs = actsOn<number>({
  subject: 'article',
  unknown: 'news.unknown',
  keeper: windowsOf<number>('articles', 'id'),
})

/** One page of the articles in every state, the newest entered first unless asked otherwise. */
export async function readOfficeList(ctx: Ctx<Staff>, query: OfficeQuery): Promise<OfficePage> {
  const request = requestOf(query)
  return deskPageOf(mostCounted, {
    count: (most) => countForOffice(ctx, request, most),
    list: async () => (await listForOffice(ctx, request)).map((row) => listedOf(row, ctx.now)),
  })
}

export function countStates(ctx: Ctx<Staff>): Promise<StateCounts> {
  return countInStates(ctx, 'articles', mostCounted)
}

/** What still happens to them by the clock or waits for somebody. */
export function readNewsAhead(ctx: Ctx<Staff>): Promise<Ahead> {
  return readAhead(ctx, 'articles', mostCounted)
}

export async function readOfficeArticle(ctx: Ctx<Staff>, { id }: One): Promise<ArticleFile> {
  const row = await findWhole(ctx, id)
  const { text, kept } = writePlainText(row.blocks)
  return {
    ...listedOf(row, ctx.now),
    summary: { en: row.summaryEn, ne: row.summaryNe },
    text,
    kept: kept.length,
    blocks: mapPictures<number, ShownPicture>(row.blocks, () => undefined),
    pictures: await showPictures(ctx, row),
    attachments: await showAttachments(ctx, row),
    ...(await showLife(ctx, { subject: 'article', id: row.id, window: row })),
  }
}

/** Adds what the console's form holds; the same submission again gives the same article. */
export async function enterArticle(ctx: Ctx<Staff>, sent: SentArticle): Promise<ArticleFile> {
  const above = sent.picture && (await bytesOf(sent.picture))
  const after = await Promise.all(sent.pictures.map(async (each) => ({ ...each, bytes: await bytesOf(each.file) })))
  const { from, until } = readWindow(ctx, sent)
  const images = after.map(({ bytes, altEn = '', altNe = '' }): Block<Uint8Array> => {
    return { type: 'image', picture: bytes, alt: { en: altEn, ne: altNe }, caption: { en: '', ne: '' } }
  })
  const entry: Omit<NewArticle, 'slug'> = {
    ...wordsOf(sent),
    publishedOn: sent.publishedOn,
    category: sent.category,
    blocks: [...readBlocks<Uint8Array>(sent, []), ...images],
    ...(above && { picture: above }),
    draft: sent.start === 'draft',
    publishFrom: from,
    publishUntil: until,
  }
  const told = after.map(({ bytes, altEn, altNe }) => ({ hash: hashOf(bytes), altEn, altNe }))
  const content = { ...sent, picture: above && hashOf(above), pictures: told }
  const { id } = await once(ctx, { scope: 'news', key: sent.submission, content }, async (tx) =>
    addArticle(tx, { ...entry, slug: await freeSlug(tx, addressFor(entry)) }),
  )
  return readOfficeArticle(ctx, { id })
}

/** Puts category, words and date right. What they were is told to the audit, that they changed to the history. */
export async function correctArticle(ctx: Ctx<Staff>, sent: ChangedArticle): Promise<ArticleFile> {
  const { id } = sent
  await articleActs.correct(ctx, { key: id, version: sent.version }, async (tx) => {
    const before = await findWhole(tx, id)
    const blocks = cleanBlocks(readBlocks(sent, writePlainText(before.blocks).kept))
    if (!(await hasCategory(tx, sent.category))) refuseField('category', 'news.unknown_category')
    const { title, summary } = wordsOf(sent)
    const words = { titleEn: title.en, titleNe: title.ne, summaryEn: summary.en, summaryNe: summary.ne }
    const after = { ...words, category: sent.category, publishedOn: sent.publishedOn }
    await updateWords(tx, id, { ...after, blocks, searchKey: articleKey({ title, summary }) })
    await record(tx, {
      action: 'changeArticle',
      target: `article ${id}`,
      changes: { before: { ...detailsOf(before), text: writePlainText(before.blocks).text }, after },
      longest: longestBody,
    })
  })
  return readOfficeArticle(ctx, sent)
}

export const moves = movesOf(articleActs, readOfficeArticle)

export async function findWhole(scope: Scope, id: number): Promise<WholeRow> {
  return (await findForOffice(scope, id)) ?? refuse('missing', 'news.unknown')
}

async function showPictures(ctx: Ctx, { id, blocks }: WholeRow): Promise<KeptArticlePicture[]> {
  const images = new Map(imagesIn(blocks).map((image, place) => [image.picture, { ...image, place }]))
  const none = { alt: { en: '', ne: '' }, caption: { en: '', ne: '' }, place: -1 }
  return (await listPictures(ctx, id))
    .map(({ position: number, width, height }) => ({ number, width, height, ...(images.get(number) ?? none) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ number, width, height, alt, caption }) => ({ number, width, height, alt, caption }))
}

async function showAttachments(ctx: Ctx, { attachments }: WholeRow): Promise<Attachment[]> {
  const known = await documentsNamed(ctx, 'slug', attachments)
  return attachments.flatMap((slug) => {
    const found = known.find((one) => one.slug === slug)
    if (!found) return []
    const { id, titleEn, titleNe } = found
    return [{ id, title: { en: titleEn, ne: titleNe }, state: publishingState(found, ctx.now) }]
  })
}

function listedOf(row: OfficeRow, now: Date): OfficeArticle {
  const { id, slug, category, categoryEn, categoryNe, titleEn, titleNe, publishedOn, createdAt } = row
  return {
    id,
    slug,
    category: { code: category, name: { en: categoryEn, ne: categoryNe } },
    title: { en: titleEn, ne: titleNe },
    published: publishedOn,
    enteredAt: createdAt.toISOString(),
    ...showWindow(row, now),
  }
}

type SentWords = Pick<ChangedArticle, 'titleEn' | 'titleNe' | 'summaryEn' | 'summaryNe' | 'bodyEn' | 'bodyNe'>

function wordsOf({ titleEn = '', titleNe = '', summaryEn = '', summaryNe = '' }: SentWords) {
  return { title: { en: titleEn, ne: titleNe }, summary: { en: summaryEn, ne: summaryNe } }
}

function readBlocks<Picture>(
  { bodyEn: en = '', bodyNe: ne = '' }: SentWords,
  kept: Block<Picture>[],
): Block<Picture>[] {
  const read = readPlainText({ en, ne }, kept)
  return read.ok ? read.blocks : refuseField('bodyEn', 'news.parts_differ')
}

function detailsOf({ category, titleEn, titleNe, summaryEn, summaryNe, publishedOn }: WholeRow) {
  return { category, titleEn, titleNe, summaryEn, summaryNe, publishedOn }
}

function requestOf({ page, limit, category, state, sortBy, sortOrder, search }: OfficeQuery): OfficeRequest {
  return {
    category,
    state,
    patterns: wordPatterns(search ?? ''),
    column: sortBy === 'published' ? 'publishedOn' : 'createdAt',
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function refuseField(field: string, key: string): never {
  return refuse('invalid', 'request.invalid', { fields: [{ field, key }] })
}

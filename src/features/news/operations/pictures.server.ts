// Pictures and attachments of an article: add, change, remove and order them, each a correction of the article.

import { createHash } from 'node:crypto'
import type { Block } from '#kit/blocks/blocks.ts'
import { cleanBilingual } from '#kit/blocks/blocks.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { storePicture, respondWithPicture } from '#platform/pictures.server.ts'
import { choosePicture, withAlt } from '#features/media/operations/choose.server.ts'
import { documentsNamed } from '#features/documents/operations/documents.server.ts'
import { readItem } from '#features/publishing/operations/admin.server.ts'
import { beginCorrection } from '#features/publishing/operations/workflow.server.ts'
import type { ArticleDetails } from '../contract/office.ts'
import type {
  ChangedPicture,
  NamedPicture,
  PictureOrder,
  PictureTexts,
  SentAttachments,
  SentPicture,
} from '../contract/picture-forms.ts'
import { maxPicturesInText } from '../contract/pictures.ts'
import { imagesIn, reordered } from '../rules.ts'
import { findForOffice, updateAttachments, updateBlocks } from '../store/office.server.ts'
import { insertPictures, listPictures, removePictures } from '../store/pictures.server.ts'
import { article } from './definition.server.ts'

/** The size in which the admin screens show a picture. */
const officeSize = '640.webp'

/** A picture for the office, whatever the state of its article. */
export async function readPicture(ctx: Ctx<Staff>, { id, number }: { id: number; number: string }): Promise<Response> {
  const pictures = await listPictures(ctx, (await requireArticle(ctx, id)).id)
  const { fileHash } = pictures.find(({ position }) => position === Number(number)) ?? unknownPicture()
  const request = new Request('http://localhost/')
  return respondWithPicture(request, ctx.files, fileHash, officeSize, 'private, no-store')
}

/** Stores the picture, then adds it after the text or sets it above; a repeated submission adds nothing. */
export async function addPicture(ctx: Ctx<Staff>, sent: SentPicture): Promise<ArticleDetails> {
  const key = sent.id
  const bytes = sent.file && new Uint8Array(await sent.file.arrayBuffer())
  const content = { ...sent, file: bytes && createHash('sha256').update(bytes).digest('hex') }
  await requireArticle(ctx, key)
  const uploaded = bytes && ((await storePicture(ctx.files, bytes)) ?? refuseField('file', 'news.not_a_picture'))
  await once(ctx, { scope: 'article-pictures', key: sent.submission, content }, async (tx) => {
    await beginCorrection(tx, article, key)
    const { picture: stored, alt } = uploaded
      ? { picture: uploaded, alt: undefined }
      : await choosePicture(tx, sent.fileMedia!, 'fileMedia')
    const texts = withAlt(textsOf(sent), alt)
    const { blocks } = await requireArticle(tx, key)
    const numbers = (await listPictures(tx, key)).map(({ position }) => position)
    const isAbove = sent.place === 'above'
    if (!isAbove && imagesIn(blocks).length >= maxPicturesInText)
      refuse('conflict', 'news.too_many_pictures', { values: { n: maxPicturesInText } })
    const number = isAbove ? 0 : Math.max(0, ...numbers) + 1
    if (isAbove) await removePictures(tx, key, [0])
    await insertPictures(tx, key, new Map([[number, stored]]))
    if (!isAbove) await updateBlocks(tx, key, [...blocks, { type: 'image', picture: number, ...texts }])
    const after = { number, file: stored.hash, ...(isAbove ? {} : texts) }
    await record(tx, { action: 'addArticlePicture', target: `article ${key}`, changes: { after } })
    return {}
  })
  return readItem(ctx, article, Number(sent.id))
}

export async function changePicture(ctx: Ctx<Staff>, sent: ChangedPicture): Promise<ArticleDetails> {
  const [key, number] = [sent.id, Number(sent.number)]
  await transaction(ctx, async (tx) => {
    await beginCorrection(tx, article, key, sent.version)
    const { blocks } = await requireArticle(tx, key)
    const { alt, caption } = imagesIn(blocks).find(({ picture }) => picture === number) ?? unknownPicture()
    const texts = textsOf(sent)
    const changed = blocks.map((block) => (isPicture(block, number) ? { ...block, ...texts } : block))
    await updateBlocks(tx, key, changed)
    const changes = { number, before: { alt, caption }, after: texts }
    await record(tx, { action: 'changeArticlePicture', target: `article ${key}`, changes, maxLength: 300 })
  })
  return readItem(ctx, article, Number(sent.id))
}

export async function removePicture(ctx: Ctx<Staff>, sent: NamedPicture): Promise<ArticleDetails> {
  const [key, number] = [sent.id, Number(sent.number)]
  await transaction(ctx, async (tx) => {
    await beginCorrection(tx, article, key, sent.version)
    const { blocks } = await requireArticle(tx, key)
    const { fileHash } = (await listPictures(tx, key)).find(({ position }) => position === number) ?? unknownPicture()
    const block = imagesIn(blocks).find(({ picture }) => picture === number)
    await removePictures(tx, key, [number])
    await updateBlocks(
      tx,
      key,
      blocks.filter((each) => !isPicture(each, number)),
    )
    const before = { number, file: fileHash, ...(block && { alt: block.alt, caption: block.caption }) }
    await record(tx, { action: 'removeArticlePicture', target: `article ${key}`, changes: { before }, maxLength: 300 })
  })
  return readItem(ctx, article, Number(sent.id))
}

export async function orderPictures(ctx: Ctx<Staff>, sent: PictureOrder): Promise<ArticleDetails> {
  const key = sent.id
  await transaction(ctx, async (tx) => {
    await beginCorrection(tx, article, key, sent.version)
    const { blocks } = await requireArticle(tx, key)
    const after = sent.pictures.map(Number)
    await updateBlocks(tx, key, reordered(blocks, after) ?? refuseField('pictures', 'news.other_pictures'))
    const changes = { before: imagesIn(blocks).map(({ picture }) => picture), after }
    await record(tx, { action: 'orderArticlePictures', target: `article ${key}`, changes })
  })
  return readItem(ctx, article, Number(sent.id))
}

export async function attachDocuments(ctx: Ctx<Staff>, sent: SentAttachments): Promise<ArticleDetails> {
  const key = sent.id
  await transaction(ctx, async (tx) => {
    await beginCorrection(tx, article, key, sent.version)
    const { attachments: before } = await requireArticle(tx, key)
    const ids = [...new Set(sent.documents.map(Number))]
    const known = await documentsNamed(tx, 'id', ids)
    const after = ids.map(
      (id) => known.find((each) => each.id === id)?.slug ?? refuseField('documents', 'documents.unknown'),
    )
    await updateAttachments(tx, key, after)
    await record(tx, { action: 'attachToArticle', target: `article ${key}`, changes: { before, after } })
  })
  return readItem(ctx, article, Number(sent.id))
}

function textsOf({ altEn = '', altNe = '', captionEn = '', captionNe = '' }: PictureTexts) {
  return { alt: cleanBilingual({ en: altEn, ne: altNe }), caption: cleanBilingual({ en: captionEn, ne: captionNe }) }
}

function isPicture(block: Block<number>, number: number): boolean {
  return block.type === 'image' && block.picture === number
}

async function requireArticle(scope: Scope, id: number) {
  return (await findForOffice(scope, id)) ?? refuse('missing', 'news.unknown')
}

function unknownPicture(): never {
  return refuse('missing', 'news.no_picture')
}

// Long pages: read, write, publish and withdraw; their addresses for the sitemap.

import { cleanWords, mapPictures } from '#kit/blocks/blocks.ts'
import { refuse } from '#kit/refusal.ts'
import { storeText } from '#platform/block-pictures.server.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { fixedAddresses } from '#platform/sitemap.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import type { ListedPage, PageEntry, SitePage } from './contract/api.ts'
import { isPageSlug, pageIssues } from './rules.ts'
import { findPage, findPictureFile, listPages, writePageRow } from './store.server.ts'

type Office = Ctx<Staff | Machine>

export function readPages(ctx: Ctx): Promise<ListedPage[]> {
  return listPages(ctx, ctx.now)
}

/** The published long pages; one that nobody has written yet is not for search engines. */
export const pageAddresses = fixedAddresses(async (ctx) => (await readPages(ctx)).map(({ url }) => ({ path: url })))

/** The page of this name; undefined while nothing of it is public, refused as `missing` when there is no such name. */
export async function readPageIfPublic(ctx: Ctx, { slug }: { slug: string }): Promise<SitePage | undefined> {
  if (!isPageSlug(slug)) return refuse('missing', 'pages.unknown')
  const found = await findPage(ctx, slug, ctx.now)
  if (!found) return undefined
  const { pictures, blocks, ...page } = found
  return { ...page, blocks: mapPictures(blocks, (number) => pictures.get(number)) }
}

/** A page that the public may see; refuses `missing` otherwise. */
export async function readPage(ctx: Ctx, asked: { slug: string }): Promise<SitePage> {
  return (await readPageIfPublic(ctx, asked)) ?? refuse('missing', 'pages.unknown')
}

/** The stored bytes of a picture on a page that the public may see, and until when. */
export async function readPagePicture(ctx: Ctx, id: number) {
  return (await findPictureFile(ctx, id, ctx.now)) ?? refuse('missing', 'pages.unknown')
}

/** Writes the page, over the one before. A new one is published at once unless the entry says otherwise. */
export async function writePage(ctx: Office, entry: PageEntry): Promise<void> {
  const fields = pageIssues(entry)
  if (fields.length > 0) refuse('invalid', 'pages.invalid', { fields })
  const text = (await storeText(ctx.files, entry.blocks)) ?? refuse('invalid', 'pages.not_a_picture')
  const sources = entry.sources.map(({ label, url }) => ({ label: cleanWords(label), url }))
  await transaction(ctx, async (tx) => {
    const page = { ...text, slug: entry.slug, title: cleanWords(entry.title), sources, sample: entry.sample }
    const { id, isNew } = await writePageRow(tx, page, tx.now)
    if (isNew) await acts.begin(tx, id, entry)
  })
}

const acts = actsOn<string>({ kind: 'page', table: 'pages', unknown: 'pages.unknown', key: 'slug' })

export const publishPage = acts.publish
export const expirePage = acts.expire
export const withdrawPage = acts.withdraw

// News of each organisation, entered as the office would.

import type { Block } from '../src/kit/blocks/blocks.ts'
import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { setNewsCategories } from '../src/features/news/operations/articles.server.ts'
import { demonstrationContent, newsCategories } from './content/organisations.ts'
import type { Block as NamedBlock } from './content/shapes.ts'
import { renderPicture } from './pictures/catalogue.ts'
import type { Loading } from './loading.ts'
import { article } from '../src/features/news/operations/definition.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'

export async function seedNews(at: Loading): Promise<void> {
  const categories = Object.entries(newsCategories).map(([code, name]) => ({ code, name }))
  for (const { orgId, articles } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'demonstration')
    await setNewsCategories(ctx, categories)
    for (const { picture, blocks, ...entry } of articles.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn)))
      await addItem({ ...ctx, now: nepalInstant(entry.publishedOn, '10:00') }, article, {
        ...entry,
        picture: await draw(picture),
        blocks: await drawn(blocks),
      })
  }
}

/** The pictures that blocks name, as bytes. */
export async function drawn(blocks: readonly NamedBlock[]): Promise<Block<Uint8Array>[]> {
  return Promise.all(
    blocks.map(async (block): Promise<Block<Uint8Array>> =>
      block.type === 'image' ? { ...block, picture: await draw(block.picture) } : block,
    ),
  )
}

const drawings = new Map<string, Promise<Uint8Array>>()

/** Each picture is drawn once, however many articles and pages show it. */
function draw(name: string): Promise<Uint8Array> {
  const drawing = drawings.get(name) ?? renderPicture(name, 'webp', 960)
  drawings.set(name, drawing)
  return drawing
}

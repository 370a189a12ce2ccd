// Slides of the first pages, made of messages and drawings.

import { systemContext } from '../src/platform/system-context.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { slide } from '../src/features/slides/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import { renderPicture } from './pictures/catalogue.ts'
import type { Loading } from './loading.ts'

/** Puts each organisation's slides at the top of its first page, in the order of the content. */
export async function seedSlides(at: Loading): Promise<void> {
  for (const { orgId, slides } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'seed')
    for (const { title, text, link, alt, picture: name } of slides) {
      const details = { title, text, link: link.href, linkLabel: link.label, pictureAlt: alt }
      await addItem(ctx, slide, { ...details, picture: await renderPicture(name, 'webp', 1280) })
    }
  }
}

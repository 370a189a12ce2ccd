// Slides of the first pages, made of messages and drawings.

import { machineContext } from '../src/platform/machine.server.ts'
import type { NewSlide } from '../src/features/slides/contract.ts'
import { addSlide } from '../src/features/slides/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Slide } from './content/shapes.ts'
import { renderPicture } from './pictures/catalogue.ts'
import type { Loading } from './loading.ts'

/** Puts each organisation's slides at the top of its first page, in the order of the content. */
export async function seedSlides(at: Loading): Promise<void> {
  for (const { orgId, slides } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'seed')
    for (const slide of slides) await addSlide(ctx, entryOf(slide), await renderPicture(slide.picture, 'webp', 1600))
  }
}

function entryOf({ title, text, link, alt }: Slide): NewSlide {
  return { title, text, link: link.href, linkLabel: link.label, pictureAlt: alt }
}

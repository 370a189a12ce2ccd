// Which slides does the first page show today, and how does one come in?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { largestPicture, pictureType } from '#features/organisations/rules.ts'
import type { NewSlide, Slide } from '#features/slides/contract.ts'
import { isShown } from '#features/slides/rules.ts'
import { insertSlide, listSlides } from '#features/slides/store.server.ts'

export async function readSlides(ctx: Pick<Ctx, 'db' | 'org' | 'now'>): Promise<Slide[]> {
  const { date } = inNepal(ctx.now)
  const slides = await listSlides(ctx)
  return slides.filter(({ days }) => isShown(days, date)).map(({ slide }) => slide)
}

/** Keeps the picture and puts the slide behind the others. */
export async function addSlide(ctx: Pick<Ctx, 'db' | 'org' | 'files'>, slide: NewSlide, picture: Uint8Array) {
  const type = picture.length <= largestPicture ? pictureType(picture) : undefined
  if (!type) refuse('invalid', 'slides.not_a_picture')
  const hash = await ctx.files.put(picture)
  await insertSlide(ctx, slide, { hash, type, size: picture.length })
}

// Which slides does the first page show today, and how does one come in?

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import { maxPictureBytes, pictureType } from '#features/organisations/rules.ts'
import type { NewSlide, Slide } from './contract.ts'
import { isShown } from './rules.ts'
import { findSlidePicture, insertSlide, listSlides, updateLastDay } from './store.server.ts'

export async function readSlides(ctx: Pick<Ctx, 'db' | 'org' | 'now'>): Promise<Slide[]> {
  const { date } = inNepal(ctx.now)
  const slides = await listSlides(ctx)
  return slides.filter(({ days }) => isShown(days, date)).map(({ slide }) => slide)
}

/** The picture of a slide that is shown today, and the moment at which the last such slide goes; null for none. */
export async function readSlidePicture(
  ctx: Pick<Ctx, 'db' | 'org' | 'now'>,
  hash: string,
): Promise<{ picture: StoredFile; until: Date | null }> {
  const found = await findSlidePicture(ctx, hash)
  const { date } = inNepal(ctx.now)
  const shown = found?.days.filter((days) => isShown(days, date)) ?? []
  if (!found || shown.length === 0) return refuse('missing', 'request.unknown_path')
  if (shown.some(({ shownUntil }) => shownUntil === null)) return { picture: found.picture, until: null }
  const last = shown
    .map(({ shownUntil }) => shownUntil!)
    .toSorted()
    .at(-1)!
  return { picture: found.picture, until: nepalMidnight(addDays(last, 1)) }
}

/** Keeps the picture and puts the slide behind the others. */
export async function addSlide(ctx: Pick<Ctx, 'db' | 'org' | 'files'>, slide: NewSlide, picture: Uint8Array) {
  const type = picture.length <= maxPictureBytes ? pictureType(picture) : undefined
  if (!type) refuse('invalid', 'slides.not_a_picture')
  const hash = await ctx.files.put(picture)
  await insertSlide(ctx, slide, { hash, type, size: picture.length })
}

/** The slide goes after this day; a day that is over takes it away at once. */
export async function endSlide(ctx: Pick<Ctx, 'db' | 'org'>, id: number, lastDay: string): Promise<void> {
  if (!(await updateLastDay(ctx, id, lastDay))) refuse('missing', 'slides.unknown')
}

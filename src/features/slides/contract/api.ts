// HTTP API of the slides at the top of the home page.

import * as z from 'zod/mini'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, focalPoint, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

export const slide = z.object({
  id: z.number(),
  title: bilingual,
  text: bilingual,
  /** A path of this website or an address; '' without a link, and then the label is empty. */
  link: z.string(),
  linkLabel: bilingual,
  pictureUrl: z.string(),
  pictureAlt: bilingual,
  pictureFocus: focalPoint,
})
export type Slide = z.infer<typeof slide>

/** Texts of a slide; without a position it is placed last. */
export type SlideDetails = Omit<Slide, 'id' | 'pictureUrl' | 'pictureFocus'> & { position?: number | undefined }
/** With a picture, or the number of one of the media library. */
export type NewSlide = WindowEntry & SlideDetails & { picture?: Uint8Array; pictureMedia?: number | undefined }

export const slidesApi = {
  slides: {
    method: 'GET',
    path: '/customer/slides/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Public slides of the home page, in their order',
      ne: 'गृहपृष्ठका सार्वजनिक स्लाइड, तोकिएको क्रममा',
    },
    input: form({ orgId, ...pagingFields }),
    output: pageOf(slide),
  },
} as const satisfies Contract

const emptyTexts = z._default(bilingual, { en: '', ne: '' })
const day = z._default(z.nullable(z.string().check(z.refine(isIsoDate))), null)

/** A slide in a file for `npm run content`; `picture` is the name of a file beside it, the days are inclusive. */
export const importedSlide = z.strictObject({
  title: bilingual,
  text: emptyTexts,
  link: z._default(z.string(), ''),
  linkLabel: emptyTexts,
  picture: z.string(),
  pictureAlt: bilingual,
  position: z.optional(z.number()),
  shownFrom: day,
  shownUntil: day,
})
export type ImportedSlide = z.infer<typeof importedSlide>

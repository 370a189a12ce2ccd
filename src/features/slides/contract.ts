// HTTP API of the slides at the top of the first page.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'

export const slide = z.object({
  id: z.number(),
  title: bilingual,
  text: bilingual,
  /** A path of this website or an address; '' when the slide leads nowhere, and then the label is empty. */
  link: z.string(),
  linkLabel: bilingual,
  pictureUrl: z.string(),
  pictureAlt: bilingual,
})
export type Slide = z.infer<typeof slide>

/** Days as 'YYYY-MM-DD' in Nepal, both inclusive; null without limit. */
export type ShownDays = { shownFrom: string | null; shownUntil: string | null }

/** A slide as it is entered; its picture comes beside it as bytes. */
export type NewSlide = Omit<Slide, 'id' | 'pictureUrl'> & Partial<ShownDays>

/** The address of a slide's picture; its bytes never change under it. */
export function slidePictureUrl(hash: string): string {
  return `/slide-pictures/${hash}`
}

export const slidesApi = {
  slides: {
    method: 'GET',
    path: '/customer/slides/{orgId}',
    for: 'anyone',
    summary: 'The messages that pass at the top of the first page today, in their order',
    input: form({ orgId, ...pagingFields }),
    output: pageOf(slide),
  },
} as const satisfies Contract

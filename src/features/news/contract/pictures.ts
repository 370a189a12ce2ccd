// What is a picture of an article, what is attached to one, and how much of each may there be?

import * as z from 'zod/mini'
import { publishingStates } from '#features/publishing/contract/window.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const pictureMegabytes = 8
/** Pictures in the text of one article, besides the one above it. */
export const mostPicturesKept = 12
export const mostAttachments = 20

export const picture = { types: pictureTypes, megabytes: pictureMegabytes }
const bilingual = z.object({ en: z.string(), ne: z.string() })

/** `number` names it in its article and stays; 0 is the one above the text, which decorates and has no words. */
export const keptPicture = z.object({
  number: z.number(),
  width: z.number(),
  height: z.number(),
  alt: bilingual,
  caption: bilingual,
})
export type KeptArticlePicture = z.infer<typeof keptPicture>

/** A document of the same organisation; the public finds it at the article while it is `published`. */
export const attachment = z.object({ id: z.number(), title: bilingual, state: z.enum(publishingStates) })
export type Attachment = z.infer<typeof attachment>

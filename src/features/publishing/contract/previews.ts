// Addresses for previews of an item: how long they last, how many an item may have, and what the API returns of them.

import * as z from 'zod/mini'
import { previewPath } from './preview-address.ts'

/** `by`: who made it; null when that person is not known any more. */
const preview = z.object({
  id: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  by: z.nullable(z.string()),
})
export const listedPreviews = z.object({ data: z.array(preview) })
export type ListedPreviews = z.infer<typeof listedPreviews>

/** `address`: the path with the token, which is returned once and stored nowhere. @example `${previewPath}Zx…` */
export const newPreview = z.object({ ...preview.shape, address: z.string().check(z.startsWith(previewPath)) })
export type NewPreview = z.infer<typeof newPreview>

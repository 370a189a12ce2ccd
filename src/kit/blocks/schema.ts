// Schemas of a long text's blocks, for outputs and for imported content. In paragraphs, items, quotations, call-outs and cells `**bold**` and `[text](address)` are marks.

import * as z from 'zod/mini'
import { bilingual } from '../outputs.ts'

export const shownPicture = z.object({ url: z.string(), width: z.number(), height: z.number(), blur: z.string() })

/** A block whose pictures are given as `picture`. */
export function blockWith<Picture extends z.ZodMiniType>(picture: Picture) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('heading'), text: bilingual }),
    z.object({ type: z.literal('paragraph'), text: bilingual }),
    z.object({ type: z.literal('callout'), text: bilingual }),
    z.object({ type: z.literal('list'), items: z.array(bilingual), ordered: z.optional(z.boolean()) }),
    z.object({ type: z.literal('quote'), text: bilingual, by: bilingual }),
    z.object({ type: z.literal('link'), text: bilingual, url: z.string() }),
    z.object({
      type: z.literal('table'),
      columns: z.array(bilingual),
      rows: z.array(z.array(z.union([bilingual, z.string()]))),
    }),
    z.object({ type: z.literal('image'), picture, alt: bilingual, caption: bilingual }),
  ])
}

/** A block in API responses. */
export const shownBlock = blockWith(shownPicture)

// The QR code of a bill that opens the page of paying.

import * as z from 'zod/mini'

/** `path` in a square of `size` by `size` units; `address` to be typed instead, without its scheme; `link` of the same site. */
export const payCode = z.object({ size: z.number(), path: z.string(), address: z.string(), link: z.string() })
export type PayCode = z.infer<typeof payCode>

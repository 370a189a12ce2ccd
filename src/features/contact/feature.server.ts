// Server manifest of contact: sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'

export const contactServer = {
  sitemap: [plainAddresses('/contact')],
} satisfies ServerFeature

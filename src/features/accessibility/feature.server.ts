// Server manifest of the accessibility statement: sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'

export const accessibilityServer = {
  sitemap: [plainAddresses('/accessibility')],
} satisfies ServerFeature

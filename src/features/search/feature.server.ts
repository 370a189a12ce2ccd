// Server manifest of the search: its page is closed to robots.

import type { ServerFeature } from '#root/manifest.ts'

export const searchServer = { closedToRobots: ['/search'] } satisfies ServerFeature

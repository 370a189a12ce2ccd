// Server manifest of examples: paths closed to robots.

import type { ServerFeature } from '#root/manifest.ts'

export const examplesServer = {
  closedToRobots: ['/examples/'],
} satisfies ServerFeature

// Application with the built pages of this module graph.

import * as build from 'virtual:react-router/server-build'
import type { Resources } from '#platform/resources.server.ts'
import { createApp } from '#root/server.ts'

/** Serves the built assets if there are any; the caller opens and closes the resources. */
export function appFor(resources: Resources, clientFolder: string | undefined, mode: 'development' | 'production') {
  return createApp(resources, { build, clientFolder, mode })
}

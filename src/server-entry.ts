// Application with the built pages of this module graph.

import * as build from 'virtual:react-router/server-build'
import { apiBase } from '#platform/api-base.ts'
import { answerPlaces } from '#platform/cached-answers.server.ts'
import type { CachePlaces } from '#platform/cached-pages.server.ts'
import { pageAddresses, pagePatterns, visitedPages } from '#platform/page-addresses.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { api } from '#root/features.server.ts'
import { createApp } from '#root/server.ts'

/** Where the responses of this build are in the cache. */
export const places: CachePlaces = {
  answer: answerPlaces(api, apiBase),
  page: pageAddresses(build.routes),
  route: pagePatterns(build.routes),
  visited: visitedPages(build.routes),
}

/** Serves the built assets if there are any; the caller opens and closes the resources. */
export function appFor(resources: Resources, clientFolder: string | undefined, mode: 'development' | 'production') {
  return createApp(resources, { build, places, clientFolder, mode })
}

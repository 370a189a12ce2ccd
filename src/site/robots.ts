// robots.txt of an organisation.

import { publicOrigin } from '#platform/page-context.ts'
import { page } from '#platform/page.server.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { robotsFile } from '#platform/sitemap.ts'
import { closedToRobots } from './addresses.ts'

export const loader = page((_, { context }) => {
  const headers = { 'content-type': 'text/plain; charset=utf-8', [cacheForHeader]: '86400' }
  return new Response(robotsFile(context.get(publicOrigin), closedToRobots), {
    headers: { ...headers, 'cache-control': 'public, max-age=86400' },
  })
})

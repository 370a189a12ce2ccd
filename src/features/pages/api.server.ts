// Public API rows of the long pages.

import { cutPage } from '#kit/page.ts'
import { serve } from '#platform/serve.server.ts'
import { pagesApi } from './contract/api.ts'
import { readPage, readPages } from './operations/pages.server.ts'

export const pages = serve(pagesApi, {
  pages: async (ctx, query) => cutPage(await readPages(ctx), query),
  sitePage: readPage,
})

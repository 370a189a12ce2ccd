// How do the pages' rows of the API answer?

import { cutPage } from '#kit/page.ts'
import { serve } from '#platform/serve.server.ts'
import { pagesApi } from './contract/api.ts'
import { readPage, readPages } from './operations.server.ts'

export const pages = serve(pagesApi, {
  pages: async (ctx, asked) => cutPage(await readPages(ctx), asked),
  sitePage: readPage,
})

// How do the pages' rows of the API answer?

import { serve } from '#platform/serve.server.ts'
import { pagesApi } from './contract.ts'
import { readPage, readPages } from './operations.server.ts'

export const pages = serve(pagesApi, {
  pages: async (ctx) => ({ data: await readPages(ctx) }),
  sitePage: readPage,
})

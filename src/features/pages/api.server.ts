// Public API rows of the long pages, and the admin rows of their pictures.

import { cutPage } from '#kit/page.ts'
import { serve } from '#platform/serve.server.ts'
import { pagePicturesApi } from './contract/admin.ts'
import { pagesApi } from './contract/api.ts'
import { readPage, readPages } from './operations/pages.server.ts'
import { addPagePicture, readPagePicture } from './operations/pictures.server.ts'

export const pages = [
  ...serve(pagesApi, {
    pages: async (ctx, query) => cutPage(await readPages(ctx), query),
    sitePage: readPage,
  }),
  ...serve(pagePicturesApi, { pagePicture: readPagePicture, addPagePicture }),
]

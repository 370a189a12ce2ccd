// How do the rows of the news answer?

import { serve } from '#platform/serve.server.ts'
import { newsApi } from './contract.ts'
import { readArticle, readCategories, readNews } from './operations.server.ts'

export const news = serve(newsApi, {
  news: readNews,
  newsCategories: async (ctx) => ({ data: await readCategories(ctx) }),
  article: readArticle,
})

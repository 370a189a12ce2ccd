// Samples of news articles for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { image, numbersOf, photo, sampleOf, secret, sizesOf, titled } from '#tests/published-samples.ts'
import type { NewArticle } from './contract/api.ts'
import { article } from './operations/definition.server.ts'

export const samples: Samples['samples'] = {
  article: sampleOf(article, {
    entry: (): NewArticle => ({
      slug: secret('article'),
      category: 'works',
      publishedOn: '2026-11-12',
      title: titled('article'),
      summary: titled('article'),
      picture: photo,
      blocks: [{ type: 'paragraph' as const, text: titled('article') }, image('article')],
    }),
    async known(office) {
      const slug = secret('article')
      const numbers = await numbersOf(office, 'articlePictures')
      return {
        own: [
          `/news/${slug}`,
          `/news/${slug}?lang=ne`,
          `/news/${slug}.data`,
          `/web-resources/customer/news/487/${slug}`,
          ...numbers.flatMap((id) => sizesOf(`/news-pictures/${id}`)),
        ],
        traces: numbers.map((id) => `/news-pictures/${id}/`),
      }
    },
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/': ['article'],
  '/_.data': ['article'],
  '/?lang=ne': ['article'],
  '/news': ['article'],
  '/news.data': ['article'],
  '/news?category=works': ['article'],
  '/news?search=~': ['article'],
  '/news/standing-before': ['article'],
  '/news/standing-after': ['article'],
  '/news/standing-before.data': ['article'],
  '/news/with-attachment': ['article'],
  '/news/with-attachment.data': ['article'],
  '/news.rss': ['article'],
  '/sitemap.xml': ['article'],
  '/web-resources/customer/news/487': ['article'],
  '/web-resources/customer/news/487?category=works': ['article'],
  '/web-resources/customer/news/487?search=~': ['article'],
  '/web-resources/customer/news/487/standing-before': ['article'],
  '/web-resources/customer/news/487/standing-after': ['article'],
}

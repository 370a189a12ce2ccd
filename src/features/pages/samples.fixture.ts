// Samples of site pages for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { image, numbersOf, sampleOf, sizesOf, titled } from '#tests/published-samples.ts'
import { sitePage } from './operations/definition.server.ts'

export const samples: Samples['samples'] = {
  page: sampleOf(sitePage, {
    entry: () => ({
      slug: 'profile' as const,
      title: titled('page'),
      blocks: [{ type: 'paragraph' as const, text: titled('page') }, image('page')],
      sources: [],
      sample: false,
    }),
    async known(office) {
      const numbers = await numbersOf(office, 'pagePictures')
      const own = numbers.flatMap((id) => sizesOf(`/page-pictures/${id}`))
      return {
        own: ['/web-resources/customer/pages/487/profile', ...own],
        traces: numbers.map((id) => `/page-pictures/${id}/`),
      }
    },
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/organization-profile': ['page'],
  '/web-resources/customer/pages/487': ['page'],
}

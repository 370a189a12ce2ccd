// Samples of albums for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { numbersOf, photo, sampleOf, secret, sizesOf, titled } from '#tests/published-samples.ts'
import { album } from './operations/definition.server.ts'

export const samples: Samples['samples'] = {
  album: sampleOf(album, {
    entry: () => ({
      slug: secret('album'),
      title: titled('album'),
      text: titled('album'),
      takenOn: '2026-11-01',
      pictures: ['one', 'two'].map(() => ({ bytes: photo, caption: titled('album') })),
    }),
    async known(office) {
      const slug = secret('album')
      const numbers = await numbersOf(office, 'albumPictures')
      return {
        own: [
          `/gallery/${slug}`,
          `/gallery/${slug}?lang=ne`,
          `/gallery/${slug}.data`,
          `/gallery/${slug}/2`,
          `/web-resources/customer/albums/487/${slug}/pictures`,
          ...numbers.flatMap((id) => sizesOf(`/gallery-pictures/${id}`)),
        ],
        traces: numbers.map((id) => `/gallery-pictures/${id}/`),
      }
    },
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/': ['album'],
  '/_.data': ['album'],
  '/?lang=ne': ['album'],
  '/sitemap.xml': ['album'],
  '/gallery': ['album'],
  '/gallery.data': ['album'],
  '/web-resources/customer/albums/487': ['album'],
}

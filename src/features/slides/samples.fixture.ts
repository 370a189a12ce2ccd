// Samples of slides for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { blank, sampleOf, titled } from '#tests/published-samples.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { slide } from './operations.server.ts'

export const samples: Samples['samples'] = {
  slide: sampleOf(slide, {
    entry: () => ({
      title: titled('slide'),
      text: blank,
      link: '',
      linkLabel: blank,
      pictureAlt: titled('slide'),
      picture: sampleFile('png'),
    }),
    async known({ db }, id) {
      const slides = db.selectFrom('slides').select('pictureHash').where('id', '=', id)
      const { pictureHash } = await slides.executeTakeFirstOrThrow()
      return { own: [`/slide-pictures/${pictureHash}`], traces: [pictureHash] }
    },
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/': ['slide'],
  '/_.data': ['slide'],
  '/?lang=ne': ['slide'],
  '/web-resources/customer/slides/487': ['slide'],
}

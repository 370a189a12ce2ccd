// API handlers of the public slides, and of a slide's picture for the office.

import { cutPage } from '#kit/page.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { slidePictureApi } from './contract/admin.ts'
import { slidesApi } from './contract/api.ts'
import { readPictureForOffice, readSlides } from './operations.server.ts'

export const slides = [
  ...serve(slidesApi, { slides: async (ctx, paging) => cutPage(await readSlides(ctx), paging) }),
  ...serve(slidePictureApi, {
    async slidePicture(ctx, { id }) {
      const picture = await readPictureForOffice(ctx, id)
      return respondWithFile(new Request('http://localhost/'), ctx.files, picture, 'private, no-store')
    },
  }),
]

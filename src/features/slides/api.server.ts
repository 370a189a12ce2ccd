// How do the slides' rows of the API answer?

import { cutPage } from '#kit/page.ts'
import { serve } from '#platform/serve.server.ts'
import { slidesApi } from './contract.ts'
import { readSlides } from './operations.server.ts'

export const slides = serve(slidesApi, { slides: async (ctx, asked) => cutPage(await readSlides(ctx), asked) })

// API handler of the public slides.

import { cutPage } from '#kit/page.ts'
import { serve } from '#platform/serve.server.ts'
import { slidesApi } from './contract/api.ts'
import { readSlides } from './operations.server.ts'

export const slides = serve(slidesApi, { slides: async (ctx, paging) => cutPage(await readSlides(ctx), paging) })

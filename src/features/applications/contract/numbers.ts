// Numbers of open applications by their stage and age.

import * as z from 'zod/mini'

/** Stages in which an application is not decided. */
export const openStages = ['submitted', 'prepared', 'checked', 'returned'] as const

/** Counted by days since the application has been in its stage. */
export const applicationAges = z.object({
  stage: z.enum(openStages),
  upTo7: z.number(),
  upTo30: z.number(),
  older: z.number(),
})
export type ApplicationAges = z.infer<typeof applicationAges>

// Progress of an import that a job writes.

import * as z from 'zod/mini'

/**
 * `done`: rows of `total` read in this `phase`. `waiting`: no process has taken it yet. `approval`: a second person decides. `isResumed`: a
 * process that had begun it was ended.
 */
export const importProgress = z.object({
  id: z.number(),
  fileName: z.string(),
  phase: z.enum(['waiting', 'comparing', 'approval', 'writing', 'ended']),
  done: z.number(),
  total: z.number(),
  isResumed: z.boolean(),
})
export type ImportProgress = z.infer<typeof importProgress>

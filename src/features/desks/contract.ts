// HTTP API of the office's overview: what is pending, of what one's roles let one read.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { waiting as applicationsWaiting } from '#features/applications/contract/answers.ts'
import { waiting as complaintsWaiting } from '#features/complaints/contract/answers.ts'
import { ahead } from '#features/publishing/contract/outputs.ts'
import { invitations } from '#features/staff/contract/api.ts'

/** Every count goes up to ten thousand; what whoever asks may not read is left out. */
export const desk = z.object({
  complaints: z.optional(complaintsWaiting),
  applications: z.optional(applicationsWaiting),
  documents: z.optional(ahead),
  news: z.optional(ahead),
  people: z.optional(invitations),
})
export type Desk = z.infer<typeof desk>

export const desksApi = {
  myDesk: {
    method: 'GET',
    path: '/admin/desk/{orgId}',
    for: 'staff',
    summary: 'What waits at the office, of what my roles let me read: the first thing that staff are told',
    input: form({ orgId }),
    output: desk,
  },
} as const satisfies Contract

export type DesksApi = typeof desksApi

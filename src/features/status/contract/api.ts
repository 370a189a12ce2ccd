// HTTP API of the state of the installation, in words.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { levels } from './checks.ts'

const status = z.object({
  /** The worst first. `title` and `text` are in the requested language. */
  checks: z.array(z.object({ check: z.string(), level: z.enum(levels), title: z.string(), text: z.string() })),
})
export type Status = z.infer<typeof status>

export const statusApi = {
  readStatus: {
    method: 'GET',
    path: '/admin/status/{orgId}',
    for: 'organisation:change',
    summary: {
      en: 'The state of the installation in words: database, disk, backups, background jobs, messages, clock; each with what to do',
      ne: 'प्रणालीको अवस्था शब्दमा: डाटाबेस, भण्डारण, जगेडा प्रति, पृष्ठभूमिका काम, सन्देश र घडी; के गर्ने भन्ने कुरासहित',
    },
    input: form({ orgId }),
    output: status,
  },
} as const satisfies Contract

export type StatusApi = typeof statusApi

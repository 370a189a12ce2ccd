// HTTP API of the staff dashboard: counts of pending work.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { pendingCounts as applicationCounts } from '#features/applications/contract/answers.ts'
import { pendingCounts as complaintCounts } from '#features/complaints/contract/answers.ts'
import { upcomingCounts } from '#features/publishing/contract/outputs.ts'
import { invitations } from '#features/staff/contract/api.ts'

/** Counts are limited to ten thousand; sections without the actor's permission are absent. */
export const dashboard = z.object({
  complaints: z.optional(complaintCounts),
  applications: z.optional(applicationCounts),
  documents: z.optional(upcomingCounts),
  news: z.optional(upcomingCounts),
  people: z.optional(invitations),
})
export type Dashboard = z.infer<typeof dashboard>

export const dashboardsApi = {
  myDesk: {
    method: 'GET',
    path: '/admin/desk/{orgId}',
    for: 'staff',
    summary: 'Pending work of the organisation in the areas that my roles let me read',
    input: form({ orgId }),
    output: dashboard,
  },
} as const satisfies Contract

export type DashboardsApi = typeof dashboardsApi

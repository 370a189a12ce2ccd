// HTTP API of the staff dashboard: counts of pending work.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import type { Permission } from '#root/permissions.ts'
import { pendingCounts as applicationCounts } from '#features/applications/contract/answers.ts'
import { pendingCounts as complaintCounts } from '#features/complaints/contract/answers.ts'
import { billingDue } from '#features/bills/contract/due.ts'
import { importsDue } from '#features/imports/contract/outputs.ts'
import { instalmentsDue } from '#features/instalments/contract/api.ts'
import { waiversDue } from '#features/waivers/contract/api.ts'
import { walletsDue } from '#features/wallet-payments/contract/api.ts'
import { bankingDue } from '#features/banking/contract/deposits.ts'
import { undelivered } from '#features/outbox/contract/api.ts'
import { readingsDue } from '#features/readings/contract/sent.ts'
import { upcomingCounts } from '#features/publishing/contract/outputs.ts'
import { reviewCounts } from '#features/publishing/contract/review.ts'
import { invitations } from '#features/staff/contract/api.ts'

/** Counts are limited to ten thousand, those of lists to a thousand; one more than that means more; sections without the actor's permission are absent. */
export const dashboard = z.object({
  complaints: z.optional(complaintCounts),
  applications: z.optional(applicationCounts),
  documents: z.optional(upcomingCounts),
  news: z.optional(upcomingCounts),
  review: z.optional(reviewCounts),
  people: z.optional(invitations),
  messages: z.optional(undelivered),
  banking: z.optional(bankingDue),
  wallets: z.optional(walletsDue),
  billing: z.optional(billingDue),
  waivers: z.optional(waiversDue),
  instalments: z.optional(instalmentsDue),
  readings: z.optional(readingsDue),
  imports: z.optional(importsDue),
})
export type Dashboard = z.infer<typeof dashboard>
export type SectionName = keyof Dashboard

/** Which instant an item shows: since when the oldest is pending, when the next one starts, ends or is due. */
export type Moment = 'since' | 'next_start' | 'next_end' | 'next_due'

/** A count of a section, with the view of the list that shows the same items. */
export type ItemDefinition<Label, Count = string> = {
  count: Count
  label: Label
  to: string
  tone?: 'danger' | 'warning'
  moment?: Moment
  /** Own work of whoever has this permission. */
  own?: Permission
  /** Shown as own work only. */
  onlyOwn?: true
}

/** A section as its feature defines it; `Label` is a text in both languages, or in the reader's. */
export type SectionDefinition<Label, Section extends SectionName = SectionName> = {
  [Name in Section]: {
    section: Name
    label: Label
    items: readonly ItemDefinition<Label, keyof NonNullable<Dashboard[Name]>>[]
  }
}[Section]

/** A button of the dashboard that begins a frequent task, for whoever has the permission. */
export type QuickAction<Label> = { label: Label; to: string; permission: Permission; order: number }

export const dashboardsApi = {
  myDashboard: {
    method: 'GET',
    path: '/admin/desk/{orgId}',
    for: 'staff',
    summary: {
      en: 'Pending work of the organisation in the areas that my roles let me read',
      ne: 'आफ्नो भूमिकाले हेर्न मिल्ने क्षेत्रमा संस्थाको बाँकी काम',
    },
    input: form({ orgId }),
    output: dashboard,
  },
} as const satisfies Contract

export type DashboardsApi = typeof dashboardsApi

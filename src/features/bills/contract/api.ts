// HTTP API of billing: runs that are listed, prepared with a preview, approved and cancelled; credit notes.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { creditsApi } from './credits.ts'
import { runFields } from './forms.ts'
import { importedApi } from './imported.ts'
import { lateBillsApi } from './late.ts'
import { ownBillsApi } from './own.ts'
import { billingPoliciesApi } from './policies-api.ts'
import { billingSources } from './policy.ts'
import { billFlags, leftOutReasons, runStates } from './runs.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `preview`: what was counted when the run was prepared. `persons`: two when a second person approves. */
export const run = z.object({
  id: z.number(),
  period: z.string(),
  zone: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
  state: z.enum(runStates),
  preview: z.object({
    bills: z.number(),
    chargePaisa: z.number(),
    leftOut: z.record(z.enum(leftOutReasons), z.number()),
    flags: z.record(z.enum(billFlags), z.number()),
  }),
  prepared: act,
  approved: z.nullable(act),
  cancelled: z.nullable(act),
  persons: z.number(),
  mayApprove: verdict,
})
export type Run = z.infer<typeof run>

/** `billing` and `cycleMonths`: of the policies, by which runs are offered; `lastPeriod`: the last month that was prepared or billed as a whole. */
const listedRuns = z.extend(countedPageOf(run), {
  billing: z.enum(billingSources),
  cycleMonths: z.number(),
  lastPeriod: z.nullable(z.string()),
})
export type ListedRuns = z.infer<typeof listedRuns>

const one = { orgId, id: recordId('bills.run_unknown') }

export const billsApi = {
  ...ownBillsApi,
  billingRuns: {
    method: 'GET',
    path: '/admin/billingRuns/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Billing runs with their previews, newest first or by `period`, in one state where it is given, searched by month or customer number',
      ne: 'बिल बनाउने कार्य र तिनको पूर्वावलोकन, नयाँदेखि पुराना क्रममा वा `period` (महिना) अनुसार; अवस्था तोक्न तथा महिना वा ग्राहक नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, state: choice(runStates), ...listFields, sortBy: choice(['prepared', 'period']) }),
    output: listedRuns,
  },
  billingRun: {
    method: 'GET',
    path: '/admin/billingRuns/{orgId}/{id}',
    for: 'ledger:read',
    summary: { en: 'One billing run with its preview', ne: 'बिल बनाउने एउटा कार्य र यसको पूर्वावलोकन' },
    input: form(one),
    output: run,
  },
  prepareBillingRun: {
    method: 'POST',
    path: '/admin/billingRuns/{orgId}',
    for: 'billing:prepare',
    summary: {
      en: 'Prepare the bills of a month that is over, of all connections, of one supply zone or of one connection; nothing is billed yet',
      ne: 'सकिएको महिनाको बिल तयार गर्ने, सबै धाराको, एउटा वितरण जोनको वा एउटा धाराको; यसबाट बिल जारी हुँदैन',
    },
    input: form({ orgId, ...runFields, customerNumber: text(maxLength(20)) }),
    output: run,
    answers: 201,
    conflicts: [
      'bills.month_not_over',
      'bills.cycle_not_over',
      'bills.made_elsewhere',
      'bills.run_prepared_already',
      'bills.own_connection',
    ],
  },
  approveBillingRun: {
    method: 'POST',
    path: '/admin/billingRuns/{orgId}/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve a billing run: all its bills are numbered and posted to the ledger, or none',
      ne: 'बिल बनाउने कार्य स्वीकृत गर्ने: सबै बिल जारी भई खातामा लेखिन्छन्, नभए एउटा पनि हुँदैन',
    },
    input: form(one),
    output: run,
    conflicts: [
      'bills.run_second_person',
      'bills.made_elsewhere',
      'bills.cycle_not_over',
      'bills.run_changed_meanwhile',
      'bills.run_approved',
      'bills.run_cancelled',
      'bills.own_connection',
    ],
  },
  cancelBillingRun: {
    method: 'POST',
    path: '/admin/billingRuns/{orgId}/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel a billing run that is not approved', ne: 'स्वीकृत नभएको बिल बनाउने कार्य रद्द गर्ने' },
    input: form(one),
    output: run,
    conflicts: ['bills.run_approved', 'bills.run_cancelled'],
  },
  ...creditsApi,
  ...billingPoliciesApi,
  ...importedApi,
  ...lateBillsApi,
} as const satisfies Contract

export type BillsApi = typeof billsApi

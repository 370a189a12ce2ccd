// HTTP API of the billing policies: read with their history, changed with a version, and the request for one person decided.

import * as z from 'zod/mini'
import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'
import { editHistory } from '#features/ordered-lists/contract/edits.ts'
import { cutTaps, partialMonths, tapChanges } from '#features/readings/contract/charged-months.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import {
  billDates,
  billingSources,
  changedBillingPolicy,
  decidedPersons,
  missingReadings,
  reminderChannels,
} from './policy.ts'

/** `request`: for one person in place of two, where it is not decided; `mayApprove`: by the person who reads it. */
export const billingPolicies = z.object({
  billing: z.enum(billingSources),
  billDate: z.enum(billDates),
  cycleMonths: z.number(),
  firstMonth: z.enum(partialMonths),
  lastMonth: z.enum(partialMonths),
  cutTap: z.enum(cutTaps),
  holdFeePaisa: z.number(),
  missingReading: z.enum(missingReadings),
  tapChange: z.enum(tapChanges),
  chequeFeePaisa: z.number(),
  reminders: z.enum(reminderChannels),
  cashOverdueDays: z.number(),
  chequeOverdueDays: z.number(),
  chequeAnswerDays: z.number(),
  instalmentGraceDays: z.number(),
  persons: z.number(),
  request: z.nullable(
    z.object({
      id: z.number(),
      prepared: z.object({ at: z.string(), by: z.string() }),
      mayApprove: verdict,
    }),
  ),
  ...editHistory,
})
export type BillingPolicies = z.infer<typeof billingPolicies>

export const billingPoliciesApi = {
  billingPolicies: {
    method: 'GET',
    path: '/admin/billingPolicies/{orgId}',
    for: 'organisation:change',
    summary: {
      en: "The organisation's billing policies with the history of their edits; money in paisa",
      ne: 'संस्थाका बिलसम्बन्धी नीति, परिवर्तनको इतिहाससहित; रकम पैसामा',
    },
    input: form({ orgId }),
    output: billingPolicies,
  },
  changeBillingPolicies: {
    method: 'PUT',
    path: '/admin/billingPolicies/{orgId}',
    for: 'organisation:change',
    summary: {
      en: 'Change the billing policies, fees in rupees; one person in place of two is a request that another person approves',
      ne: 'बिलसम्बन्धी नीति परिवर्तन गर्ने, शुल्क रुपैयाँमा; दुई जनाको सट्टा एक जना गर्न अर्को व्यक्तिको स्वीकृति चाहिन्छ',
    },
    input: changedBillingPolicy,
    output: billingPolicies,
    conflicts: versionConflicts,
  },
  decideBillingPersons: {
    method: 'POST',
    path: '/admin/billingPolicies/{orgId}/requests/{id}/decisions',
    for: 'organisation:change',
    summary: {
      en: 'Approve the request of another person that one person instead of two bills, or refuse it',
      ne: 'दुई जनाको सट्टा एक जनाले बिल बनाउने भन्ने अर्को व्यक्तिको अनुरोध स्वीकृत वा अस्वीकृत गर्ने',
    },
    input: decidedPersons,
    output: billingPolicies,
    conflicts: ['billing.request_second_person', 'billing.request_decided'],
  },
} as const satisfies Contract
export type BillingPoliciesApi = typeof billingPoliciesApi

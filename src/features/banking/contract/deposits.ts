// HTTP API of deposits at the bank: the days of cashiers whose cash is to be brought there, their deposit, and all deposits.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { list } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { bankField, maxDays, rupeesField, slipField } from './cheque.ts'
import { depositStates } from './reversal.ts'

/** `amountPaisa`: what was counted, less the float. `isOwn`: of the person who reads it. */
export const dueDay = z.object({
  id: z.number(),
  day: z.string(),
  cashier: z.string(),
  amountPaisa: z.number(),
  overdue: z.boolean(),
  isOwn: z.boolean(),
})
export type DueDay = z.infer<typeof dueDay>

/** `data`: the oldest, fifty at most. */
export const dueDays = z.object({
  data: z.array(dueDay),
  count: z.number(),
  amountPaisa: z.number(),
  overdue: z.number(),
})
export type DueDays = z.infer<typeof dueDays>

/** `items`: cheques or days of cashiers. */
export const bankDeposit = z.object({
  id: z.number(),
  on: z.string(),
  tender: z.enum(['cash', 'cheque']),
  bank: z.string(),
  slip: z.string(),
  items: z.number(),
  amountPaisa: z.number(),
  by: z.string(),
  state: z.enum(depositStates),
})
export type BankDeposit = z.infer<typeof bankDeposit>

/** Of the dashboard: days whose cash is to be deposited, what is overdue, and reversals to be decided. */
export const bankingDue = z.object({
  cash: z.number(),
  cashOverdue: z.number(),
  chequesOverdue: z.number(),
  reversals: z.number(),
})

export const depositsApi = {
  bankDeposits: {
    method: 'GET',
    path: '/admin/bankDeposits/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Deposits of cash and cheques at the bank, newest first; searched by bank or slip',
      ne: 'नगद र चेकको बैंक दाखिला, नयाँदेखि पुराना क्रममा; बैंक वा भौचरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, ...listFields(['on']) }),
    output: countedPageOf(bankDeposit),
  },
  dueCashDays: {
    method: 'GET',
    path: '/admin/bankDeposits/{orgId}/due',
    for: 'ledger:read',
    summary: {
      en: 'Closed days of cashiers whose cash is not deposited yet, the oldest first, and how many are overdue',
      ne: 'बैंक दाखिला हुन बाँकी खजाञ्चीका बन्द दिन, पुरानादेखि नयाँ क्रममा, र म्याद नाघेका कति',
    },
    input: form({ orgId }),
    output: dueDays,
  },
  depositCash: {
    method: 'POST',
    path: '/admin/bankDeposits/{orgId}/cash',
    for: 'banking:write',
    summary: {
      en: 'Record that the cash of closed days was brought to the bank today on one slip, for the sum that was counted less the floats',
      ne: 'बन्द दिनका नगद आज एउटै भौचरमा बैंक दाखिला गरिएको अभिलेख गर्ने; रकम गनिएको नगदबाट सुरु मौज्दात घटाएको जम्मा हुनुपर्छ',
    },
    input: form({
      orgId,
      bank: bankField,
      slip: slipField,
      rupees: rupeesField,
      days: list(recordId('banking.day_unknown'), { max: maxDays }, required('banking.choose_days')),
    }),
    output: bankDeposit,
    answers: 201,
    conflicts: ['banking.days_deposited', 'banking.own_cash', 'banking.amount_differs', 'banking.slip_known'],
  },
} as const satisfies Contract

export type DepositsApi = typeof depositsApi

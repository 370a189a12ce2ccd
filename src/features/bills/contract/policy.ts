// Billing policies: what an organisation decides about its billing, each with its default, and the form in which they are changed.

import { noteField } from '#features/ordered-lists/contract/fields.ts'
import {
  cutTaps,
  partialMonths,
  tapChanges,
  usualMonthPolicy,
  type MonthPolicy,
} from '#features/readings/contract/charged-months.ts'
import { orgId, recordId, versionField } from '#kit/inputs.ts'
import { choice, number } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { custom, integer, max, min, required, when } from '#kit/validation/rules.ts'

/** `imported`: bills are made in another program; no run is offered. */
export const billingSources = ['runs', 'imported'] as const
export const billDates = ['run', 'reading'] as const
export const missingReadings = ['skipped', 'estimated'] as const
/** Whether holders are reminded of their bills by SMS. */
export const reminderChannels = ['sms', 'none'] as const
export const maxCycleMonths = 3

/**
 * `billDate`: the day of the run, or of the reading. A cycle of several months ends with the last of them, counted from Shrawan.
 * `chequeFeePaisa`: what a cheque that the bank returns costs its holder, 0 for nothing. `cashOverdueDays`, `chequeOverdueDays`: within how many days cash and cheques are brought to the bank; `chequeAnswerDays`: within how many it has answered; `instalmentGraceDays`: after how many a part that is not paid breaks its agreement. `persons`: how many a run, a credit note and this number take. `billsSamples`: sample tariffs bill, in the demonstration.
 */
export type BillingPolicy = MonthPolicy & {
  billing: (typeof billingSources)[number]
  billDate: (typeof billDates)[number]
  cycleMonths: number
  holdFeePaisa: number
  missingReading: (typeof missingReadings)[number]
  chequeFeePaisa: number
  reminders: (typeof reminderChannels)[number]
  cashOverdueDays: number
  chequeOverdueDays: number
  chequeAnswerDays: number
  instalmentGraceDays: number
  persons: 1 | 2
  billsSamples: boolean
}

export const usualBillingPolicy: BillingPolicy = {
  billing: 'runs',
  billDate: 'run',
  cycleMonths: 1,
  ...usualMonthPolicy,
  holdFeePaisa: 0,
  missingReading: 'skipped',
  chequeFeePaisa: 0,
  reminders: 'sms',
  cashOverdueDays: 2,
  chequeOverdueDays: 3,
  chequeAnswerDays: 7,
  instalmentGraceDays: 7,
  persons: 1,
  billsSamples: false,
}

const maxFee = 100_000
const maxOverdueDays = 60
const overdueDays = number(required(), integer(), min(0), max(maxOverdueDays))
const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'billing.two_decimals')

/** Fees are in rupees. One person in place of two is a request that another person approves. */
export const policyFields = {
  billing: choice(billingSources, required()),
  billDate: choice(billDates, required()),
  cycleMonths: number(required(), integer(), min(1), max(maxCycleMonths)),
  firstMonth: choice(partialMonths, required()),
  lastMonth: choice(partialMonths, required()),
  cutTap: choice(cutTaps, required()),
  holdFee: number(
    when<number>(({ cutTap }) => cutTap === 'fee', required('billing.fee_missing')),
    when<number>(({ cutTap }) => cutTap === 'fee', min(0.01, 'billing.fee_missing')),
    min(0),
    max(maxFee),
    hundredths,
  ),
  missingReading: choice(missingReadings, required()),
  tapChange: choice(tapChanges, required()),
  chequeFee: number(min(0), max(maxFee), hundredths),
  reminders: choice(reminderChannels, required()),
  cashOverdueDays: overdueDays,
  chequeOverdueDays: overdueDays,
  chequeAnswerDays: overdueDays,
  instalmentGraceDays: overdueDays,
  persons: number(required(), integer(), min(1), max(2)),
}

/** The fields of the page. */
export const billingPolicyForm = form({ ...policyFields, ...noteField })
export const changedBillingPolicy = form({ orgId, ...policyFields, ...noteField, ...versionField })
export type SentBillingPolicy = FormValue<typeof billingPolicyForm.fields>

export const personsDecisions = ['approved', 'refused'] as const
export const decidedPersons = form({
  orgId,
  id: recordId('billing.request_unknown'),
  decision: choice(personsDecisions, required()),
})

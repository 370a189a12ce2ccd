// HTTP API of a customer's own bills: the list, one bill with what explains it, and a complaint about it.

import * as z from 'zod/mini'
import { readingStatuses } from '#features/readings/contract/reading.ts'
import { chargeLine } from '#features/tariffs/contract/api.ts'
import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { chargeRules } from './bill.ts'
import { billCredit } from './credited.ts'
import { doubtForm } from './forms.ts'
import { payCode } from './pay-code.ts'

const paisa = z.number()

export const billLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('charge'),
    period: z.string(),
    edition: z.object({ tariffId: z.string(), fiscalYear: z.string(), effectiveFrom: z.string() }),
    rule: z.enum(chargeRules),
    charge: chargeLine,
    days: z.optional(z.object({ counted: z.number(), of: z.number() })),
    units: z.optional(z.number()),
    amountPaisa: paisa,
  }),
  z.object({ kind: z.literal('billed'), period: z.string(), amountPaisa: paisa }),
  z.object({
    kind: z.literal('arrears'),
    period: z.string(),
    isOpening: z.optional(z.literal(true)),
    amountPaisa: paisa,
  }),
  z.object({ kind: z.literal('advance'), amountPaisa: paisa }),
])

/** `number`: as addresses write it, `2083-84-12`. `unpaidPaisa`: of what it charges; `dueOn`: the last day before a surcharge;
 * `credit`: null where the bill is not credited, otherwise nothing of it is paid. */
const listedFields = {
  number: z.string(),
  customerNumber: z.string(),
  period: z.string(),
  billedOn: z.string(),
  units: z.nullable(z.number()),
  chargePaisa: paisa,
  totalPaisa: paisa,
  unpaidPaisa: paisa,
  dueOn: z.nullable(z.string()),
  credit: z.nullable(billCredit),
}
export const ownBill = z.object(listedFields)
export type OwnBill = z.infer<typeof ownBill>

/** An amount that settles from one day to another, both included; `until` is null for the last. `waivedPaisa`: what an amnesty waives with it. */
export const owedOn = z.object({
  from: z.string(),
  until: z.nullable(z.string()),
  amountPaisa: paisa,
  waivedPaisa: z.optional(paisa),
})

/** `oldFinal` and `newStart`: where the count of a meter that was replaced or set back ended and began, if it was noted. */
const shownReading = z.object({
  readOn: z.string(),
  status: z.enum(readingStatuses),
  value: z.nullable(z.number()),
  oldFinal: z.nullable(z.number()),
  newStart: z.nullable(z.number()),
})
/** Of the month, and the last of the dial before it. */
export const billedReadings = z.object({ before: z.nullable(shownReading), present: z.nullable(shownReading) })

/**
 * `basis`: how the units were found. `lastYear`: the bill of the same
 * month of last year. `usualUnits`: the usual use where this month's is far above it. `settlingPaisa`: what a payment of today has to be to settle
 * it, with what is owed before it; `todayPaisa`: of it, that of the bill and its surcharges; `waivedPaisa`: what an amnesty waives with it. `isPhoneKnown`: the office can call the customer about a complaint. `holder`: null for delegates and former
 * holders; `ward` and `tol` are of the connection.
 */
export const ownBillDetails = z.object({
  ...listedFields,
  holder: z.nullable(bilingual),
  ward: z.nullable(z.number()),
  tol: bilingual,
  basis: z.enum(['read', 'minimum', 'average']),
  tap: z.object({
    customerType: z.enum(customerTypes),
    tapSize: z.enum(tapSizes),
    metered: z.boolean(),
    sewer: z.boolean(),
  }),
  lines: z.array(billLine),
  steps: z.array(owedOn),
  readings: billedReadings,
  lastYear: z.nullable(
    z.object({
      number: z.string(),
      period: z.string(),
      units: z.nullable(z.number()),
      chargePaisa: paisa,
      lines: z.array(billLine),
    }),
  ),
  usualUnits: z.nullable(z.number()),
  settlingPaisa: paisa,
  todayPaisa: paisa,
  waivedPaisa: paisa,
  isPhoneKnown: z.boolean(),
})
export type OwnBillDetails = z.infer<typeof ownBillDetails>

/** As its page shows it; `payCode`: null for a bill by which nothing is paid. */
export const printedOwnBill = z.extend(ownBillDetails, { payCode: z.nullable(payCode) })
export type PrintedOwnBill = z.infer<typeof printedOwnBill>

/** `isBilledHere`: false where bills are made in another program; those are entries of the statement. */
export const ownBills = z.extend(countedPageOf(ownBill), { isBilledHere: z.boolean() })
export type OwnBills = z.infer<typeof ownBills>

const billPath = { orgId, number: code(required(), maxLength(20)) }

export const ownBillsApi = {
  myBills: {
    method: 'GET',
    path: '/customer/bills/{orgId}',
    for: 'customer',
    summary: {
      en: "Bills of the customer's own connections, by default the newest first; money in paisa",
      ne: 'ग्राहकका आफ्ना धाराका बिल, नदिए नयाँदेखि पुराना क्रममा; रकम पैसामा',
    },
    input: form({ orgId, ...listFields, customerNumber: code(maxLength(20)) }),
    output: ownBills,
  },
  myBill: {
    method: 'GET',
    path: '/customer/bills/{orgId}/{number}',
    for: 'customer',
    summary: {
      en: 'One bill of the customer by fiscal year and number (2083-84-12): lines with their rules, amounts by day of payment, and the same month of last year',
      ne: 'आर्थिक वर्ष र नम्बरले (२०८३-८४-१२) ग्राहकको एउटा बिल: नियमसहितका हरफ, भुक्तानीको दिनअनुसार रकम, र गत वर्षको सोही महिना',
    },
    input: form(billPath),
    output: printedOwnBill,
  },
  doubtMyBill: {
    method: 'POST',
    path: '/customer/bills/{orgId}/{number}/complaints',
    for: 'customer',
    summary: {
      en: 'Send a complaint about a bill of the customer; the bill is attached to it',
      ne: 'ग्राहकको बिलबारे गुनासो पठाउने; गुनासोमा बिल संलग्न हुन्छ',
    },
    input: form({ ...billPath, ...doubtForm.fields }),
    output: z.object({ code: z.string() }),
    answers: 201,
  },
} as const satisfies Contract

// HTTP API of bills for the office: bills of a run, a month or a connection, one bill as it was stored, and connections of a run by finding.

import * as z from 'zod/mini'
import { complaintOfBill } from '#features/complaints/contract/answers.ts'
import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import { paymentStep } from '#features/tariffs/contract/api.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { listFields, searchedFields } from '#kit/page.ts'
import { choice, code, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, maxLength, min, pattern, required } from '#kit/validation/rules.ts'
import { billCredit, crediting } from './credited.ts'
import { billedReadings, billLine, owedOn } from './own.ts'
import { payCode } from './pay-code.ts'
import { runFindings } from './runs.ts'

const paisa = z.number()

/** `number`: as addresses write it, `2083-84-12`. `arrearsPaisa`: what was owed before, below zero an advance taken off. `credit`: null where the
 * bill is not credited. */
const listedFields = {
  number: z.string(),
  connectionId: z.number(),
  customerNumber: z.string(),
  /** The holder on the day of the bill. */
  name: bilingual,
  period: z.string(),
  billedOn: z.string(),
  units: z.nullable(z.number()),
  chargePaisa: paisa,
  arrearsPaisa: paisa,
  totalPaisa: paisa,
  dueOn: z.nullable(z.string()),
  credit: z.nullable(billCredit),
}
export const listedBill = z.object(listedFields)
export type OfficeBill = z.infer<typeof listedBill>

/** Everything as it was stored with the bill; the place of the connection is that of the register, what is credited that of now; `steps`: what its charge
 * comes to by the day of payment, none of a credited bill; `payCode`: null where nothing is paid by it. `isWrong`: a corrected reading asks to credit it. `complaints` are about it, none for who may not
 * read complaints. */
export const storedBill = z.object({
  ...listedFields,
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
  paymentSteps: z.array(paymentStep),
  steps: z.array(owedOn),
  readings: billedReadings,
  crediting,
  isWrong: z.boolean(),
  complaints: z.array(complaintOfBill),
  payCode: z.nullable(payCode),
})
export type StoredBill = z.infer<typeof storedBill>

/** A connection that a run counted under a finding; nothing is charged where it gets no bill. */
export const foundConnection = z.object({
  id: z.number(),
  customerNumber: z.string(),
  name: bilingual,
  ward: z.nullable(z.number()),
  tol: bilingual,
  units: z.nullable(z.number()),
  chargePaisa: z.nullable(paisa),
})
export type FoundConnection = z.infer<typeof foundConnection>

export const officeBillsApi = {
  runConnections: {
    method: 'GET',
    path: '/admin/billingRuns/{orgId}/{id}/connections',
    for: 'ledger:read',
    summary: {
      en: 'Connections that a billing run counted under one finding, such as `no_reading`',
      ne: 'बिल बनाउने कार्यको पूर्वावलोकनमा कुनै एक कारण (जस्तै `no_reading`) मा गनिएका धारा',
    },
    input: form({
      orgId,
      id: recordId('bills.run_unknown'),
      finding: choice(runFindings, required()),
      ...searchedFields,
    }),
    output: countedPageOf(foundConnection),
  },
  bills: {
    method: 'GET',
    path: '/admin/bills/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Bills, newest first: of a billing run, of a Bikram Sambat month, of a customer number; search: bill number, customer number, name or phone',
      ne: 'जारी भएका बिल, नयाँदेखि पुराना क्रममा: बिल बनाउने कार्य, महिना वा ग्राहक नम्बरअनुसार; खोज: बिल नम्बर, ग्राहक नम्बर, नाम वा फोन',
    },
    input: form({
      orgId,
      run: number(integer(), min(1)),
      period: code(pattern(/^[0-9]{4}\/(0[1-9]|1[0-2])$/)),
      customerNumber: text(maxLength(20)),
      ...listFields(['number']),
    }),
    output: countedPageOf(listedBill),
  },
  bill: {
    method: 'GET',
    path: '/admin/bills/{orgId}/{number}',
    for: 'ledger:read',
    summary: {
      en: 'One bill as it was stored, with its lines, by its number such as `2083-84-12`',
      ne: 'एउटा बिल जारी हुँदाकै विवरणसहित, बिल नम्बर (जस्तै `2083-84-12`) बाट',
    },
    input: form({ orgId, number: code(required(), maxLength(20)) }),
    output: storedBill,
  },
} as const satisfies Contract

export type OfficeBillsApi = typeof officeBillsApi

// HTTP API of the statement of a customer's own connection, and of its history before the ledger.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { entryKinds } from './entries.ts'

const paisa = z.number()

/** `amountPaisa`: what the entry adds to the balance. The line of the time before the holder's has the id 0. */
export const statementRow = z.object({
  id: z.number(),
  kind: z.enum(entryKinds),
  valueOn: z.string(),
  period: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  amountPaisa: paisa,
  balancePaisa: paisa,
})
export type StatementRow = z.infer<typeof statementRow>

/**
 * `customerNumbers`: of all connections of the customer. `balancePaisa`: what is owed, below zero what is paid in advance. `holder`: null for
 * delegates and former holders. `cutOverOn`: the first day of the ledger.
 */
export const statement = z.extend(pageOf(statementRow), {
  customerNumber: z.nullable(z.string()),
  customerNumbers: z.array(z.string()),
  balancePaisa: paisa,
  holder: z.nullable(bilingual),
  ward: z.nullable(z.number()),
  tol: bilingual,
  cutOverOn: z.nullable(z.string()),
})
export type Statement = z.infer<typeof statement>

/** Its ids number the rows and are those of no entry. */
export const statementHistory = pageOf(statementRow)
export type StatementHistory = z.infer<typeof statementHistory>

const query = {
  orgId,
  ...listFields,
  sortBy: choice(['valueOn']),
  customerNumber: code(maxLength(20)),
  valueOnFrom: calendarDate(),
  valueOnTo: calendarDate(),
}

export const ownLedgerApi = {
  myStatement: {
    method: 'GET',
    path: '/customer/ledger/{orgId}',
    for: 'customer',
    summary: {
      en: "Statement of one of the customer's own connections, by default the first: entries by day with the balance after each, in paisa",
      ne: 'ग्राहकको आफ्नो एउटा धाराको (नदिए पहिलो) खाता विवरण: मितिअनुसार प्रविष्टि र प्रत्येकपछिको बाँकी रकम, पैसामा',
    },
    input: form(query),
    output: statement,
  },
  myHistory: {
    method: 'GET',
    path: '/customer/ledger/{orgId}/history',
    for: 'customer',
    summary: {
      en: "What the earlier books of the office had of one of the customer's own connections before the first day of the ledger; shown, not posted; in paisa",
      ne: 'ग्राहकको आफ्नो एउटा धाराको, यो खाता सुरु हुनुअघि कार्यालयको पुरानो लगतमा रहेको विवरण; हेर्नका लागि मात्र, रकम पैसामा',
    },
    input: form(query),
    output: statementHistory,
  },
} as const satisfies Contract

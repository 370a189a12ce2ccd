// HTTP API of collections: what was received in a time, grouped, with totals over all rows and what the money accounts changed by.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, number, withDefault } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, min, pattern } from '#kit/validation/rules.ts'
import { groupings } from './groups.ts'

const paisa = z.number()

/** `payments`: how many were posted. `reversedPaisa`: what was corrected, at most 0, on the day of the correction. `netPaisa`: the sum of all columns. */
const sums = {
  payments: z.number(),
  cashPaisa: paisa,
  chequesPaisa: paisa,
  onlinePaisa: paisa,
  bankPaisa: paisa,
  reversedPaisa: paisa,
  netPaisa: paisa,
}
export const collectionSums = z.object(sums)
export type CollectionSums = z.infer<typeof collectionSums>

/** `group`: a day, a month `2083/08`, an account, the name of a cashier, or a ward; null where none is recorded. */
export const collectionRow = z.object({ group: z.nullable(z.string()), ...sums })
export type CollectionRow = z.infer<typeof collectionRow>

/** Of an account of money: `collectedPaisa` is net of reversals, `otherPaisa` banking, settlements, refunds and differences, `changePaisa` what the ledger says that it changed by. */
export const accountChange = z.object({
  account: z.string(),
  collectedPaisa: paisa,
  otherPaisa: paisa,
  changePaisa: paisa,
})
export type AccountChange = z.infer<typeof accountChange>

/** `accounts`: of the whole time, whatever tender and ward were chosen. */
export const collections = z.object({
  from: z.string(),
  until: z.string(),
  rows: z.array(collectionRow),
  total: collectionSums,
  accounts: z.array(accountChange),
})
export type Collections = z.infer<typeof collections>

export const collectionsApi = {
  collections: {
    method: 'GET',
    path: '/admin/collections/{orgId}',
    for: 'ledger:read',
    report: true,
    summary: {
      en: 'What was received in a time by day, month, tender, cashier or ward, with totals over all rows and the changes of the money accounts; from the first day of this month by default',
      ne: 'कुनै अवधिको सङ्कलन दिन, महिना, माध्यम, खजाञ्ची वा वडाअनुसार, सबै हरफको जम्मा र नगद तथा बैंक खाताको घटबढसहित; अवधि नदिए चालु महिनाको',
    },
    input: form({
      orgId,
      from: calendarDate(),
      until: calendarDate(),
      by: withDefault(choice(groupings), 'day'),
      tender: code(pattern(/^(cash|cheques|deposited-cheques|bank|clearing:[a-z0-9-]{1,40})$/)),
      ward: number(integer(), min(1), max(99)),
    }),
    output: collections,
  },
} as const satisfies Contract

export type CollectionsApi = typeof collectionsApi

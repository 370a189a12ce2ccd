// HTTP API of the ledger: journal, ledger of a connection, corrections, closed months, and reports as of a day.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, text, withDefault } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { entryKinds, importedKinds } from './entries.ts'
import { ownLedgerApi } from './own.ts'

const day = z.string()
const paisa = z.number()

/** `amountPaisa`: what the entry adds to the balance of its connection. Debits of `postings` are above zero, credits below. */
const entryFields = {
  id: z.number(),
  kind: z.enum(entryKinds),
  customerNumber: z.nullable(z.string()),
  amountPaisa: paisa,
  period: z.nullable(z.string()),
  postedOn: day,
  valueOn: day,
  enteredAt: z.string(),
  author: z.string(),
  reference: z.nullable(z.string()),
  note: z.string(),
  /** The entry that this one corrects, and why. */
  corrects: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  postings: z.array(z.object({ account: z.string(), amountPaisa: paisa })),
}
export const journalEntry = z.object(entryFields)
export type JournalEntry = z.infer<typeof journalEntry>
export const journalPage = countedPageOf(journalEntry)
export type JournalPage = z.infer<typeof journalPage>

/** Unpaid amounts by age in days; `unknown`: owed before the ledger began. The bands less `advance` are the balance. */
const ageingFields = {
  days30: paisa,
  days60: paisa,
  days90: paisa,
  days180: paisa,
  days365: paisa,
  older: paisa,
  unknown: paisa,
  advance: paisa,
}

/** Oldest first; `history` is from before the cut-over and not posted. */
export const connectionLedger = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  cutOverOn: z.nullable(day),
  balancePaisa: paisa,
  ageing: z.object(ageingFields),
  entries: z.array(
    z.object({
      ...entryFields,
      balancePaisa: paisa,
      /** The correction of this entry. */
      correctedBy: z.nullable(z.number()),
      mayBeCorrected: verdict,
    }),
  ),
  history: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(importedKinds),
      amountPaisa: paisa,
      period: z.nullable(z.string()),
      valueOn: day,
      note: z.string(),
    }),
  ),
})
export type ConnectionLedger = z.infer<typeof connectionLedger>

/** Above zero it is owed, below zero paid in advance. */
export const connectionBalance = z.object({ balancePaisa: paisa })
export type ConnectionBalance = z.infer<typeof connectionBalance>

export const closings = z.object({
  cutOverOn: z.nullable(day),
  closedUntil: z.nullable(day),
  /** The month that closes next, and whether it may now. Null before the ledger is opened. */
  next: z.nullable(z.object({ period: z.string(), may: verdict })),
})
export type Closings = z.infer<typeof closings>

/** Debits and credits add up to the same. `advances` is what of the control account is paid in advance. */
export const trialBalance = z.object({
  on: day,
  accounts: z.array(z.object({ account: z.string(), number: z.number(), debitPaisa: paisa, creditPaisa: paisa })),
  debitPaisa: paisa,
  creditPaisa: paisa,
})
export type TrialBalance = z.infer<typeof trialBalance>

/** `group`: a ward (null: none recorded) or a customer type. `controlPaisa`: the balance of receivables on the day. */
const grouped = { group: z.nullable(z.string()), connections: z.number() }
export const ageingReport = z.object({
  on: day,
  rows: z.array(z.object({ ...grouped, ...ageingFields })),
  controlPaisa: paisa,
})
export type AgeingReport = z.infer<typeof ageingReport>

/** Amounts as they change what is owed: rebates, waivers and what is collected are below zero. */
export const collectionReport = z.object({
  from: day,
  until: day,
  rows: z.array(
    z.object({
      ...grouped,
      opening: paisa,
      billed: paisa,
      surcharge: paisa,
      rebate: paisa,
      waiver: paisa,
      collected: paisa,
      corrections: paisa,
      closing: paisa,
    }),
  ),
  controlPaisa: paisa,
})
export type CollectionReport = z.infer<typeof collectionReport>

const by = withDefault(choice(['ward', 'type']), 'ward')

export const ledgerApi = {
  ...ownLedgerApi,
  journal: {
    method: 'GET',
    path: '/admin/ledger/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Entries of the ledger by posting day, with their postings; of one connection by its customer number',
      ne: 'लेखा मितिको क्रममा खाताका प्रविष्टि, तिनका डेबिट र क्रेडिटसहित; ग्राहक नम्बर दिए एउटा धाराका मात्र',
    },
    input: form({
      orgId,
      ...listFields(['postedOn']),
      from: calendarDate(),
      until: calendarDate(),
      customerNumber: text(maxLength(20)),
    }),
    output: journalPage,
  },
  connectionLedger: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/connections/{id}',
    for: 'ledger:read',
    summary: {
      en: 'The ledger of one connection: balance, unpaid amounts by age, entries, history before the cut-over',
      ne: 'एउटा धाराको खाता: बाँकी रकम, अवधिअनुसार बक्यौता, प्रविष्टि र पहिलेको लगतको विवरण',
    },
    input: form({ orgId, id: recordId('ledger.connection_unknown') }),
    output: connectionLedger,
  },
  connectionBalance: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/connections/{id}/balance',
    for: 'ledger:read',
    summary: {
      en: 'What one connection owes today, in paisa; below zero it is paid in advance',
      ne: 'एउटा धाराको आजसम्म तिर्न बाँकी रकम (पैसामा); शून्यभन्दा कम भए पेस्की रकम',
    },
    input: form({ orgId, id: recordId('ledger.connection_unknown') }),
    output: connectionBalance,
  },
  closings: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/closings',
    for: 'ledger:read',
    summary: {
      en: 'The first day, the last closed day and the month that closes next',
      ne: 'खाताको पहिलो दिन, बन्द भएको अन्तिम दिन र अब बन्द गरिने महिना',
    },
    input: form({ orgId }),
    output: closings,
  },
  closeMonth: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/closings',
    for: 'ledger:close',
    summary: {
      en: 'Close a Bikram Sambat month, and with Ashadh the fiscal year; nothing is posted there any more',
      ne: 'विक्रम संवत्‌को महिना, र असारसँगै आर्थिक वर्ष बन्द गर्ने; त्यसपछि त्यहाँ केही लेखिँदैन',
    },
    input: form({ orgId, period: code(required()) }),
    output: closings,
    conflicts: ['ledger.month_closed', 'ledger.month_before_open', 'ledger.month_not_over', 'ledger.not_open'],
  },
  trialBalance: {
    method: 'GET',
    path: '/admin/reports/{orgId}/trial-balance',
    for: 'ledger:read',
    report: true,
    summary: { en: 'Trial balance as of a day, today by default', ne: 'कुनै दिनसम्मको सन्तुलन परीक्षण; दिन नदिए आजसम्म' },
    input: form({ orgId, on: calendarDate() }),
    output: trialBalance,
  },
  ageing: {
    method: 'GET',
    path: '/admin/reports/{orgId}/ageing',
    for: 'ledger:read',
    report: true,
    summary: {
      en: 'Unpaid amounts by age as of a day, by ward or by customer type, equal to the control account',
      ne: 'कुनै दिनसम्मको बक्यौता अवधिअनुसार, वडा वा ग्राहकको प्रकारअनुसार, नियन्त्रण खातासँग मिल्ने',
    },
    input: form({ orgId, on: calendarDate(), by }),
    output: ageingReport,
  },
  collection: {
    method: 'GET',
    path: '/admin/reports/{orgId}/collection',
    for: 'ledger:read',
    report: true,
    summary: {
      en: 'Demand, collection and balance of a time, by ward or by customer type, equal to the control account',
      ne: 'कुनै अवधिको माग, सङ्कलन र बाँकी, वडा वा ग्राहकको प्रकारअनुसार, नियन्त्रण खातासँग मिल्ने',
    },
    input: form({ orgId, from: calendarDate(), until: calendarDate(), by }),
    output: collectionReport,
  },
} as const satisfies Contract

export type LedgerApi = typeof ledgerApi

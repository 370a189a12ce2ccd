// HTTP API of reconciliations: a gateway's statement compared with the ledger and the bank, and accepted.

import * as z from 'zod/mini'
import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { bankForm, maxStatementBytes, statementForm } from './forms.ts'
import { lineStates } from './statement.ts'

const act = z.object({ at: z.string(), by: z.string() })
const paisa = z.number()

export const listedReconciliation = z.object({
  id: z.number(),
  gateway: z.enum(gatewayKinds),
  fileName: z.string(),
  firstOn: z.string(),
  lastOn: z.string(),
  prepared: act,
  accepted: z.nullable(act),
})
export type ListedReconciliation = z.infer<typeof listedReconciliation>

/** `statementPaisa` and `ledgerPaisa`: null where only the other has it. `line`: of the file. */
const compared = z.object({
  state: z.enum(lineStates),
  reference: z.string(),
  on: z.string(),
  line: z.nullable(z.number()),
  statementPaisa: z.nullable(paisa),
  ledgerPaisa: z.nullable(paisa),
  feePaisa: z.nullable(paisa),
})

/**
 * `sums`: of the whole statement, and of what the ledger has for its days. `days`: what the gateway owes for each day of the statement, when it arrived at the bank and in which amount; `isBefore`: an
 * earlier reconciliation posted it. `settled`: what acceptance posts or has posted, the whole of the days that arrived; `payments` are matched in all three, and `differingPaisa` of the
 * gross is not in the ledger as it is: of it `heldPaisa` is in the statement only, and acceptance holds it. `differences`: the first 500 of `differing`.
 */
export const comparison = z.object({
  counts: z.array(z.object({ state: z.enum(lineStates), rows: z.number(), paisa })),
  sums: z.object({ grossPaisa: paisa, feePaisa: paisa, netPaisa: paisa, ledgerPaisa: paisa }),
  days: z.array(
    z.object({
      on: z.string(),
      netPaisa: paisa,
      bankOn: z.nullable(z.string()),
      bankPaisa: z.nullable(paisa),
      isBefore: z.boolean(),
    }),
  ),
  settled: z.object({
    days: z.number(),
    payments: z.number(),
    grossPaisa: paisa,
    feePaisa: paisa,
    netPaisa: paisa,
    heldPaisa: paisa,
    differingPaisa: paisa,
  }),
  differing: z.number(),
  differences: z.array(compared),
})
export type Comparison = z.infer<typeof comparison>

/** `entryId`: the settlement that was posted. */
export const reconciliation = z.extend(listedReconciliation, {
  rows: z.number(),
  bankFileName: z.nullable(z.string()),
  entryId: z.nullable(z.number()),
  mayAccept: verdict,
  ...comparison.shape,
})
export type Reconciliation = z.infer<typeof reconciliation>

const one = { orgId, id: recordId('reconciliations.unknown') }
const sent = { body: 'multipart', maxBodyBytes: maxStatementBytes, private: true } as const

export const reconciliationsApi = {
  reconciliations: {
    method: 'GET',
    path: '/admin/reconciliations/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Statements of gateways that were compared, newest first; searched by the name of the file',
      ne: 'भिडान गरिएका गेटवेका विवरण, नयाँदेखि पुराना क्रममा; फाइलको नामबाट खोज्न मिल्ने',
    },
    input: form({ orgId, ...listFields(['id']) }),
    output: countedPageOf(listedReconciliation),
  },
  reconciliation: {
    method: 'GET',
    path: '/admin/reconciliations/{orgId}/{id}',
    for: 'ledger:read',
    summary: {
      en: 'One statement with its sums, its differences from ledger and bank, and what acceptance posts',
      ne: 'एउटा विवरणको जम्मा, खाता र बैंकसँगको फरक, र स्वीकार गर्दा लेखिने रकम',
    },
    input: form(one),
    output: reconciliation,
  },
  sendStatement: {
    ...sent,
    method: 'POST',
    path: '/admin/reconciliations/{orgId}',
    for: 'ledger:correct',
    summary: {
      en: 'Compare the statement of a gateway (CSV or Excel) with the ledger; the same file is one reconciliation',
      ne: 'गेटवेको विवरण (CSV वा एक्सेल) खातासँग भिडाउने; एउटै फाइल एक पटक मात्र गणना हुन्छ',
    },
    input: form({ orgId, ...statementForm.fields }),
    output: reconciliation,
    answers: 201,
  },
  sendBankStatement: {
    ...sent,
    method: 'POST',
    path: '/admin/reconciliations/{orgId}/{id}/bankStatements',
    for: 'ledger:correct',
    summary: {
      en: 'Compare with the statement of the bank (CSV or Excel), in place of an earlier one',
      ne: 'बैंकको विवरण (CSV वा एक्सेल) सँग भिडाउने; अघिल्लो भए त्यसको सट्टा',
    },
    input: form({ ...one, ...bankForm.fields }),
    output: reconciliation,
    answers: 201,
    conflicts: ['reconciliations.accepted_already'],
  },
  acceptReconciliation: {
    method: 'POST',
    path: '/admin/reconciliations/{orgId}/{id}/acceptances',
    for: 'ledger:correct',
    summary: {
      en: 'Accept: the days of the statement that arrived at the bank are posted from clearing to the bank and to the fees',
      ne: 'स्वीकार गर्ने: विवरणका बैंकमा आइपुगेका दिनको रकम फर्स्यौट खाताबाट बैंक र सेवा शुल्कमा लेखिन्छ',
    },
    input: form(one),
    output: reconciliation,
    conflicts: ['reconciliations.accepted_already', 'reconciliations.bank_lacking', 'reconciliations.nothing_settled'],
  },
} as const satisfies Contract

export type ReconciliationsApi = typeof reconciliationsApi

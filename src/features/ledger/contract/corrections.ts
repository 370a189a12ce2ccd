// HTTP API of corrections of entries; surcharges and rebates follow from them, so that the feature of bills serves it.

import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { journalEntry } from './api.ts'
import { correctionFields } from './forms.ts'

export const correctionsApi = {
  correctEntry: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/{id}/corrections',
    for: 'ledger:correct',
    summary: {
      en: 'Correct an entry by a new one with the opposite postings in the open month',
      ne: 'खुला महिनामा उल्टो डेबिट र क्रेडिटको नयाँ प्रविष्टि गरी पहिलेको प्रविष्टि सच्याउने',
    },
    input: form({ orgId, id: recordId('ledger.entry_missing'), ...correctionFields }),
    output: journalEntry,
    answers: 201,
    conflicts: [
      'ledger.own_connection',
      'ledger.corrected_already',
      'ledger.own_payment',
      'ledger.own_entry',
      'ledger.deposit_used',
      'ledger.opening_by_register',
      'ledger.bill_by_credit_note',
      'ledger.not_correctable',
      'ledger.held_by_refund',
      'ledger.banking_by_record',
      'ledger.waived_by_two',
    ],
  },
} as const satisfies Contract

export type CorrectionsApi = typeof correctionsApi

// API handlers of billing runs, of credit notes, of bills, and of a customer's own bills.

import { serve } from '#platform/serve.server.ts'
import { billsApi } from './contract/api.ts'
import { officeBillsApi } from './contract/office.ts'
import { readingCorrectionsApi } from './contract/reading-corrections.ts'
import { approveCredit, cancelCredit, prepareCredit, readCredits } from './operations/credits.server.ts'
import { readImportedMonths } from './operations/imported.server.ts'
import { approveLateCredits, readLateBills, requestLateCredits } from './operations/late.server.ts'
import { readLateReadings } from './operations/late-readings.server.ts'
import { openBill, readBills, readRunConnections } from './operations/office.server.ts'
import { doubtOwnBill, openOwnBill, readOwnBills } from './operations/own.server.ts'
import { changeBillingPolicies, decideBillingPersons, readBillingPolicies } from './operations/policies.server.ts'
import { correctBilledReading, readReadingCorrection } from './operations/reading-corrections.server.ts'
import { approveRun, cancelRun, prepareRun, readRun, readRuns } from './operations/runs.server.ts'
import { findWrongBills, readWrongBills } from './operations/wrong-bills.server.ts'

export const bills = serve(billsApi, {
  myBills: readOwnBills,
  myBill: openOwnBill,
  doubtMyBill: doubtOwnBill,
  billingRuns: readRuns,
  billingRun: readRun,
  prepareBillingRun: prepareRun,
  approveBillingRun: approveRun,
  cancelBillingRun: cancelRun,
  creditNotes: readCredits,
  prepareCreditNote: prepareCredit,
  approveCreditNote: approveCredit,
  refuseCreditNote: cancelCredit,
  cancelCreditNote: cancelCredit,
  billingPolicies: readBillingPolicies,
  changeBillingPolicies,
  decideBillingPersons,
  importedMonths: readImportedMonths,
  lateBills: readLateBills,
  requestLateCredits,
  approveLateCredits,
  lateReadings: readLateReadings,
})

export const officeBills = serve(officeBillsApi, {
  runConnections: readRunConnections,
  bills: readBills,
  bill: openBill,
})

export const readingCorrections = serve(readingCorrectionsApi, {
  readingCorrection: readReadingCorrection,
  correctReading: correctBilledReading,
  wrongBills: readWrongBills,
  allWrongBills: (ctx) => findWrongBills(ctx),
})

// API handlers of the ledger, its vouchers and its reports.

import { serve } from '#platform/serve.server.ts'
import { ledgerApi } from './contract/api.ts'
import { reportsApi } from './contract/reports.ts'
import { vouchersApi } from './contract/vouchers.ts'
import { readConnectionBalance } from './operations/balance.server.ts'
import { closeMonth, readClosings } from './operations/close.server.ts'
import { readOwnHistory, readStatement } from './operations/own.server.ts'
import { openConnectionLedger, readJournal } from './operations/read.server.ts'
import { readReports } from './operations/report-list.server.ts'
import { readAgeing, readCollection, readTrialBalance } from './operations/reports.server.ts'
import { readVouchers } from './operations/vouchers.server.ts'

export const ledger = serve(ledgerApi, {
  myStatement: readStatement,
  myHistory: readOwnHistory,
  journal: readJournal,
  connectionLedger: openConnectionLedger,
  connectionBalance: readConnectionBalance,
  closings: readClosings,
  closeMonth,
  trialBalance: readTrialBalance,
  ageing: readAgeing,
  collection: readCollection,
})

export const vouchers = serve(vouchersApi, { vouchers: readVouchers })

export const reports = serve(reportsApi, { listReports: async (_ctx, query) => readReports(query) })

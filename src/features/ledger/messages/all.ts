// All messages of the ledger.

import { chartMessages } from './chart.ts'
import { statementMessages } from './own.ts'
import { ledgerRefusals } from './refusals.ts'
import { ledgerReports } from './reports.ts'
import { ledgerScreens } from './screens.ts'

export const ledgerMessages = {
  ...chartMessages,
  ...ledgerRefusals,
  ...ledgerScreens,
  ...ledgerReports,
  ...statementMessages,
} as const

// API handlers of the customer account.

import { serve } from '#platform/serve.server.ts'
import { accountsApi } from './contract/api.ts'
import { changeAccount, downloadData, readAccount, readMyConnections, readOpenItems } from './operations.server.ts'

export const accounts = serve(accountsApi, {
  myAccount: readAccount,
  myOpenItems: readOpenItems,
  myConnections: readMyConnections,
  changeMyAccount: changeAccount,
  myData: downloadData,
})

// API handlers of the customer account.

import { serve } from '#platform/serve.server.ts'
import { accountsApi } from './contract/api.ts'
import { changeAccount, downloadData, readAccount, readOpenItems } from './operations.server.ts'

export const accounts = serve(accountsApi, {
  myAccount: readAccount,
  myOpenItems: readOpenItems,
  changeMyAccount: changeAccount,
  myData: downloadData,
})

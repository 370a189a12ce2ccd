// API handlers of the customer account.

import { serve } from '#platform/serve.server.ts'
import { accountsApi } from './contract/api.ts'
import { changeAccount, downloadData, readAccount, readOpenThings } from './operations.server.ts'

export const accounts = serve(accountsApi, {
  myAccount: readAccount,
  myOpenThings: readOpenThings,
  changeMyAccount: changeAccount,
  myData: downloadData,
})

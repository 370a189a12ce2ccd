// API handlers of merchant accounts at gateways.

import { serve } from '#platform/serve.server.ts'
import { gatewaysApi } from './contract/api.ts'
import { endGatewayAccount, readGatewayAccounts, setGatewayAccount } from './operations/accounts.server.ts'

export const gateways = serve(gatewaysApi, {
  gatewayAccounts: readGatewayAccounts,
  setGatewayAccount: (ctx, sent) => setGatewayAccount(ctx, sent),
  endGatewayAccount,
})

// API handlers of the register of connections, and of customers.

import { serve } from '#platform/serve.server.ts'
import { connectionsApi } from './contract/api.ts'
import { customersApi } from './contract/customers.ts'
import { changeHolder, changeState, changeTap } from './operations/changes.server.ts'
import { fitFirstMeter } from './operations/first-meter.server.ts'
import { openConnection, readConnections, readCustomers } from './operations/read.server.ts'

export const connections = serve(connectionsApi, {
  listConnections: readConnections,
  connection: openConnection,
  changeConnectionState: changeState,
  changeTap,
  fitFirstMeter,
  changeHolder,
})

export const customers = serve(customersApi, { listCustomers: readCustomers })

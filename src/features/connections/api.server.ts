// API handlers of the register of connections.

import { serve } from '#platform/serve.server.ts'
import { connectionsApi } from './contract/api.ts'
import { changeHolder, changeState, changeTap } from './operations/changes.server.ts'
import { openConnection, readConnections } from './operations/read.server.ts'

export const connections = serve(connectionsApi, {
  listConnections: readConnections,
  connection: openConnection,
  changeConnectionState: changeState,
  changeTap,
  changeHolder,
})

// API handlers of waivers and write-offs.

import { serve } from '#platform/serve.server.ts'
import { waiversApi } from './contract/api.ts'
import {
  approveWaiver,
  cancelWaiver,
  readConnectionWaivers,
  readWaivers,
  refuseWaiver,
  requestWaiver,
} from './operations.server.ts'

export const waivers = serve(waiversApi, {
  waivers: readWaivers,
  connectionWaivers: readConnectionWaivers,
  requestWaiver,
  approveWaiver,
  refuseWaiver,
  cancelWaiver,
})

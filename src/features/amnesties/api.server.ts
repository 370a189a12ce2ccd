// API handlers of amnesties.

import { serve } from '#platform/serve.server.ts'
import { amnestiesApi } from './contract/api.ts'
import {
  approveAmnesty,
  cancelAmnesty,
  prepareAmnesty,
  readAmnesties,
  readAmnesty,
  readAmnestyGains,
  refuseAmnesty,
} from './operations.server.ts'

export const amnesties = serve(amnestiesApi, {
  amnesties: readAmnesties,
  amnesty: readAmnesty,
  amnestyGains: readAmnestyGains,
  prepareAmnesty,
  approveAmnesty,
  refuseAmnesty,
  cancelAmnesty,
})

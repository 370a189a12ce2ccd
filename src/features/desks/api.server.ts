// API handler of the staff dashboard.

import { serve } from '#platform/serve.server.ts'
import { desksApi } from './contract.ts'
import { readDesk } from './operations.server.ts'

export const desks = serve(desksApi, { myDesk: readDesk })

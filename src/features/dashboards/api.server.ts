// API handler of the staff dashboard.

import { serve } from '#platform/serve.server.ts'
import { dashboardsApi } from './contract.ts'
import { readDashboard } from './operations.server.ts'

export const dashboards = serve(dashboardsApi, { myDesk: readDashboard })

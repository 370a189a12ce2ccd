// API handler of the staff dashboard.

import type { ServedRow } from '#platform/serve.server.ts'
import { serve } from '#platform/serve.server.ts'
import { dashboardsApi } from './contract.ts'
import type { DashboardSource } from './operations.server.ts'
import { readDashboard } from './operations.server.ts'

/** The dashboard of the sections that features supply. */
export function serveDashboard(sources: readonly DashboardSource[]): ServedRow[] {
  return serve(dashboardsApi, { myDashboard: (ctx) => readDashboard(ctx, sources) })
}

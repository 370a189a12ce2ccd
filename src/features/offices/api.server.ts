// API handler of offices and public holidays.

import { serve } from '#platform/serve.server.ts'
import { officesApi } from './contract.ts'
import { upcomingHolidays, readOffices } from './operations.server.ts'

export const offices = serve(officesApi, {
  offices: async (ctx) => ({ data: await readOffices(ctx), holidays: await upcomingHolidays(ctx) }),
})

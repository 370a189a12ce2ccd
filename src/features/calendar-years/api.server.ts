// API handlers of Bikram Sambat years.

import { serve } from '#platform/serve.server.ts'
import { calendarYearsApi } from './contract/api.ts'
import { changeYear, listYears, readYear } from './operations.server.ts'

export const calendarYears = serve(calendarYearsApi, {
  listCalendarYears: listYears,
  readCalendarYear: readYear,
  changeCalendarYear: changeYear,
})

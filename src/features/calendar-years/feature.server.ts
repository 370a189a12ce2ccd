// Server manifest of Bikram Sambat years: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { calendarYears } from './api.server.ts'

export const calendarYearsServer = { api: calendarYears } satisfies ServerFeature

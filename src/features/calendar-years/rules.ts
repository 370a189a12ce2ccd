// Rules of Bikram Sambat years in the console: who may enter one.

import { allow, deny, type Verdict } from '#kit/refusal.ts'

/** Dates of every organisation follow from the years: an administrator enters them only where there is no other organisation. */
export function mayEnterYears(by: { platform: boolean; organisations: number }): Verdict {
  return by.platform || by.organisations === 1 ? allow : deny('calendar.platform_only')
}

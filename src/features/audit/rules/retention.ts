// Retention of audit rows in days, by actor (`docs/privacy.md` states the same), and how many an export has.

/**
 * What staff, operators and jobs did is stored as long as the longest record it explains, an approved application. Sign-ins,
 * refusals and own changes of visitors and customers, with their network addresses, are of use only for a year.
 */
export const auditDays = { staff: 3650, machine: 3650, customer: 365, visitor: 365 } as const

/** Rows of a page of an export, and of a whole one: a longer time is exported in parts, by day. */
export const auditPageSize = 100
export const maxExported = 2000

// How collections are grouped and which money they were received in; without schemas, so that the browser can load it.

/** `tender`: the account that was debited, such as `cash` or `clearing:esewa`; `month`: of Bikram Sambat. */
export const groupings = ['day', 'month', 'tender', 'cashier', 'ward'] as const
export type Grouping = (typeof groupings)[number]

/** Columns of money; `online`: the clearing accounts of all gateways. */
export const moneyColumns = ['cash', 'cheques', 'online', 'bank'] as const
export type MoneyColumn = (typeof moneyColumns)[number]

/** Days that one report may have. */
export const maxCollectionDays = 1100

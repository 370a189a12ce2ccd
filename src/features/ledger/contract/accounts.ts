// The chart of accounts: each account's type, and its number as vouchers print it.

/** Assets and expenses have debit balances, liabilities and income credit balances; a contra account takes up what was owed before. */
export type AccountType = 'asset' | 'liability' | 'income' | 'expense' | 'contra'

/**
 * Clearing has an account for each gateway (`clearing:esewa`). `receivables` is the control account of all connections; reports
 * show what of it is paid in advance as `advances`.
 */
export const accounts = {
  receivables: { number: 1100, type: 'asset' },
  subsidy: { number: 1150, type: 'asset' },
  cash: { number: 1200, type: 'asset' },
  cheques: { number: 1210, type: 'asset' },
  'deposited-cheques': { number: 1215, type: 'asset' },
  clearing: { number: 1220, type: 'asset' },
  bank: { number: 1230, type: 'asset' },
  advances: { number: 2100, type: 'liability' },
  deposits: { number: 2200, type: 'liability' },
  'unidentified-receipts': { number: 2300, type: 'liability' },
  'opening-contra': { number: 3100, type: 'contra' },
  water: { number: 4100, type: 'income' },
  sewerage: { number: 4200, type: 'income' },
  fees: { number: 4300, type: 'income' },
  surcharge: { number: 4400, type: 'income' },
  rounding: { number: 4900, type: 'income' },
  rebate: { number: 5100, type: 'expense' },
  waiver: { number: 5200, type: 'expense' },
  'write-off': { number: 5300, type: 'expense' },
  'gateway-fees': { number: 5400, type: 'expense' },
  'cash-difference': { number: 5900, type: 'expense' },
} as const satisfies Record<string, { number: number; type: AccountType }>

export type AccountName = keyof typeof accounts
export type Account = AccountName | `clearing:${string}`

/** Where money of the organisation is, in the drawer, at the bank or on the way there. */
export const moneyAccounts: ReadonlySet<AccountName> = new Set([
  'cash',
  'cheques',
  'deposited-cheques',
  'clearing',
  'bank',
])

/** Where money of a payment is received. */
export type PaymentAccount = 'cash' | 'cheques' | 'bank' | `clearing:${string}`

/** The account of the chart to which a code belongs. @example accountNameOf('clearing:esewa') // 'clearing' */
export function accountNameOf(code: string): AccountName {
  return code.split(':')[0] as AccountName
}

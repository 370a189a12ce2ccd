// Statements of gateways and of the bank: their columns, limits, and the states of what was compared; without schemas.

export const statementColumns = ['reference', 'on', 'gross', 'fee', 'net'] as const
export type StatementColumn = (typeof statementColumns)[number]
export const bankColumns = ['on', 'amount'] as const
export type BankColumn = (typeof bankColumns)[number]

/** Names of columns in a file by what they hold. */
export type ChosenColumns = { readonly [column in StatementColumn | BankColumn]?: string | undefined }

export const maxStatementRows = 5000
/** Days until money of a gateway has arrived at the bank. */
export const maxBankDays = 10

/** A row of a gateway's statement. `grossPaisa` is below zero for what it gave back. */
export type StatementLine = {
  line: number
  reference: string
  on: string
  grossPaisa: number
  feePaisa: number
  netPaisa: number
}
export type BankLine = { line: number; on: string; amountPaisa: number }

/**
 * `matched`: in ledger and statement with the same amount, paid or given back. `settled`: so is its whole day, by an earlier reconciliation. Differences: `amount` is another one,
 * `twice` the reference is in the statement before or was settled on another day, `fee` gross less fee is not net, `refunded` the gateway has given it back and the ledger has not
 * corrected it, and what only one of the two has.
 */
export const lineStates = [
  'matched',
  'settled',
  'ledger-only',
  'statement-only',
  'amount',
  'twice',
  'fee',
  'refunded',
] as const
export type LineState = (typeof lineStates)[number]

export function isDifference(state: LineState): boolean {
  return state !== 'matched' && state !== 'settled'
}

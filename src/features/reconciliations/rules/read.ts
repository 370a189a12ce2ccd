// Rows of statements: which column holds what, and each row as a line with day and amounts in paisa.

import { readRupees } from '#features/connections/rules/cells.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import type { NumberedRow } from '#kit/import.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { allow, deny, type Answered, type Verdict } from '#kit/refusal.ts'
import type { BankLine, ChosenColumns, StatementLine } from '../contract/statement.ts'

/** Usual names, as headings are read: in small letters with low lines between words. */
const usual: Record<keyof ChosenColumns, readonly string[]> = {
  reference: [
    'reference', 'reference_id', 'reference_code', 'ref_id', 'transaction_id', 'transaction_code', 'txn_id', 'txnid',
    'transaction_uuid', 'pidx', 'prn', 'सन्दर्भ_नं', 'सन्दर्भ',
  ],
  on: ['date', 'day', 'on', 'transaction_date', 'txn_date', 'created_at', 'value_date', 'settlement_date', 'मिति'],
  gross: ['gross', 'amount', 'gross_amount', 'total_amount', 'transaction_amount', 'amount_rs', 'रकम', 'जम्मा_रकम'],
  fee: ['fee', 'charge', 'commission', 'service_charge', 'fee_rs', 'शुल्क', 'सेवा_शुल्क'],
  net: ['net', 'net_amount', 'settlement_amount', 'settled_amount', 'खुद_रकम', 'खुद'],
  amount: ['amount', 'credit', 'deposit', 'credit_amount', 'amount_rs', 'रकम', 'क्रेडिट', 'जम्मा'],
} // prettier-ignore

/** The column of the file for each purpose: as it is typed, as it was last time, or the first usual name; undefined where there is none. */
export function columnsIn(
  headings: readonly string[],
  wanted: readonly (keyof ChosenColumns)[],
  typed: ChosenColumns,
  kept: ChosenColumns,
): ChosenColumns {
  const has = (name: string | undefined) => (name !== undefined && headings.includes(name) ? name : undefined)
  const chosen = wanted.map((column) => [
    column,
    typed[column] ?? has(kept[column]) ?? usual[column].find((name) => headings.includes(name)),
  ])
  return Object.fromEntries(chosen) as ChosenColumns
}

/** Whether every column that is chosen is in the file, and none that is needed is missing. */
export function mayRead(
  headings: readonly string[],
  chosen: ChosenColumns,
  needed: readonly (keyof ChosenColumns)[],
): Verdict {
  const columns = headings.join(', ')
  const names = Object.entries(chosen) as [keyof ChosenColumns, string | undefined][]
  const unknown = names.find(([, name]) => name !== undefined && !headings.includes(name))
  if (unknown) return deny('reconciliations.column_unknown', { column: unknown[1]!, columns })
  const lacking = needed.find((column) => chosen[column] === undefined)
  return lacking ? deny(`reconciliations.needs_${lacking}`, { columns }) : allow
}

/** Undefined for a row without a reference, such as that of a total. Without a fee it is what gross has above net; without net, gross less fee. */
export function readStatementRow(
  { line, cells }: NumberedRow,
  chosen: ChosenColumns,
): Answered<StatementLine | undefined> {
  const cell = (column: keyof ChosenColumns) => cells[chosen[column] ?? '']?.trim() ?? ''
  const reference = toAsciiDigits(cell('reference')).slice(0, 80)
  if (reference === '') return { ok: true, value: undefined }
  const on = parseImportedDate(dayOf(cell('on')))
  const grossPaisa = rupeesOf(cell('gross'))
  const [fee, net] = [rupeesOf(cell('fee')), rupeesOf(cell('net'))]
  if (!on.ok) return deny('reconciliations.day_unread', { line, typed: cell('on') })
  if (!grossPaisa) return deny('reconciliations.amount_unread', { line, typed: cell('gross') })
  if (fee === null || net === null)
    return deny('reconciliations.amount_unread', { line, typed: cell(fee === null ? 'fee' : 'net') })
  const feePaisa = Math.abs(fee ?? (net === undefined ? 0 : grossPaisa - net))
  const netPaisa = net ?? grossPaisa - feePaisa
  return { ok: true, value: { line, reference, on: on.value, grossPaisa, feePaisa, netPaisa } }
}

/** Undefined for a row without an amount above zero: what leaves the bank is not compared. */
export function readBankRow({ line, cells }: NumberedRow, chosen: ChosenColumns): Answered<BankLine | undefined> {
  const typed = cells[chosen.amount ?? '']?.trim() ?? ''
  const amountPaisa = rupeesOf(typed)
  if (amountPaisa === null) return deny('reconciliations.amount_unread', { line, typed })
  if (amountPaisa === undefined || amountPaisa <= 0) return { ok: true, value: undefined }
  const day = cells[chosen.on ?? '']?.trim() ?? ''
  const on = parseImportedDate(dayOf(day))
  return on.ok
    ? { ok: true, value: { line, on: on.value, amountPaisa } }
    : deny('reconciliations.day_unread', { line, typed: day })
}

/** A day with a time after it is the day. @example dayOf('2026-11-18 14:33:21') // '2026-11-18' */
function dayOf(typed: string): string {
  return typed.replace(/[T ]+[०-९\d]{1,2}:.*$/, '')
}

/** Undefined when the cell is empty, null when it is no amount; `Rs.` may be before it. */
function rupeesOf(typed: string): number | undefined | null {
  const amount = typed.replace(/^(?:rs\.?|npr|रु\.?)\s*/i, '').replaceAll(' ', '')
  return amount === '' || amount === '-' ? undefined : (readRupees(amount) ?? null)
}

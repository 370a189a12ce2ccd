// Rows of a file of entries: terms in both languages, amounts with the sign of their kind, Bikram Sambat months and days.

import { bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { parseImportedMonth, parsePastDate } from '#kit/calendar/imported-date.ts'
import type { Cells } from '#kit/differences.ts'
import type { MessageValues } from '#kit/language.ts'
import { clean } from '#kit/text.ts'
import { readNumber, readRupees } from '#features/connections/rules/cells.ts'
import { numberIssue } from '#features/connections/rules/rows.ts'
import type { Account } from '../contract/accounts.ts'
import type { ImportedEntry, ImportedKind, LedgerColumn } from '../contract/entries.ts'
import { importedKinds } from '../contract/entries.ts'
import { kindRules } from './postings.ts'
import { isOwnReference } from './references.ts'

/** Why a cell is refused. */
export type CellIssue = { column: LedgerColumn; key: string; values?: MessageValues }

const maxReference = 80
const maxNote = 400

const terms: Readonly<Record<string, ImportedKind>> = {
  ...(Object.fromEntries(importedKinds.map((kind) => [kind, kind])) as Record<ImportedKind, ImportedKind>),
  'credit note': 'credit-note',
  'write off': 'write-off',
  fine: 'surcharge',
  'late fee': 'surcharge',
  discount: 'rebate',
  receipt: 'payment',
  'बाँकी सारिएको': 'opening',
  बिल: 'bill',
  'महसुल बिल': 'bill',
  'क्रेडिट नोट': 'credit-note',
  शुल्क: 'fee',
  'विलम्ब शुल्क': 'surcharge',
  जरिवाना: 'surcharge',
  छुट: 'rebate',
  मिनाहा: 'waiver',
  अनुदान: 'subsidy',
  अपलेखन: 'write-off',
  भुक्तानी: 'payment',
  फिर्ता: 'refund',
}

/** Where the other side of an imported entry is posted. */
const otherSide: Record<ImportedKind, Account> = {
  opening: 'opening-contra',
  bill: 'water',
  'credit-note': 'water',
  fee: 'fees',
  surcharge: 'surcharge',
  rebate: 'rebate',
  waiver: 'waiver',
  subsidy: 'subsidy',
  'write-off': 'write-off',
  payment: 'cash',
  refund: 'cash',
}

export function otherAccountOf(kind: ImportedKind): Account {
  return otherSide[kind]
}

/**
 * The entry that a row states, or every cell that is refused. An amount is above zero, and its kind says whether it is owed or
 * paid; only an opening balance may be below zero, an advance. `today`: nothing is of a later day or month.
 */
export function readLedgerRow(
  cells: Cells,
  today: string,
): { ok: true; value: ImportedEntry } | { ok: false; issues: CellIssue[] } {
  const issues: CellIssue[] = []
  const read = <V>(column: LedgerColumn, readCell: (typed: string) => V | undefined, key: string): V | undefined => {
    const typed = (cells[column] ?? '').trim()
    const value = readCell(typed)
    if (value === undefined) issues.push({ column, key, values: { typed } })
    return value
  }
  const kind = read('entry', readKind, 'ledger.entry_unknown')
  const value = {
    customerNumber: read('customer_number', readNumber, numberIssue(cells.customer_number ?? '')),
    reference: read(
      'reference',
      readReference,
      isOwnReference(clean(cells.reference ?? '')) ? 'ledger.reference_own' : 'ledger.reference_missing',
    ),
    kind,
    amountPaisa: read('amount_rs', (typed) => readAmount(typed, kind), 'ledger.amount_wrong'),
    period: read('period', (typed) => readPeriod(typed, today), 'ledger.period_wrong'),
    valueOn: read('on', (typed) => readDay(typed, today), 'ledger.day_wrong'),
    note: read('note', (typed) => (typed.length <= maxNote ? clean(typed) : undefined), 'ledger.note_long'),
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: value as ImportedEntry }
}

/** The day of a row, or undefined when it has none that can be read. */
export function dayOf({ on = '' }: Cells, today: string): string | undefined {
  return readDay(on.trim(), today)
}

/** An entry as cells in the terms of a file, for comparison. */
export function ledgerCells(entry: ImportedEntry): Record<LedgerColumn, string> {
  const { customerNumber, period, kind, amountPaisa, valueOn, reference, note } = entry
  const amount = kind === 'opening' ? amountPaisa : Math.abs(amountPaisa)
  return {
    customer_number: customerNumber,
    period: period ?? '',
    entry: kind,
    amount_rs: (amount / 100).toFixed(2),
    on: valueOn,
    reference,
    note,
  }
}

function readKind(typed: string): ImportedKind | undefined {
  const term = clean(typed).toLowerCase()
  return Object.hasOwn(terms, term) ? terms[term] : undefined
}

function readAmount(typed: string, kind: ImportedKind | undefined): number | undefined {
  const amount = readRupees(typed)
  if (!amount || kind === 'opening') return amount || undefined
  if (amount < 0) return undefined
  return kind && kindRules[kind].sign === -1 ? -amount : amount
}

function readReference(typed: string): string | undefined {
  const reference = clean(typed)
  const fits = reference !== '' && reference.length <= maxReference && !isOwnReference(reference)
  return fits ? reference : undefined
}

/** Null where the cell is empty. */
function readPeriod(typed: string, today: string): BsMonth | null | undefined {
  if (typed === '') return null
  const period = parseImportedMonth(typed)
  return period !== undefined && period <= bsMonthOf(today) ? period : undefined
}

function readDay(typed: string, today: string): string | undefined {
  const parsed = parsePastDate(typed, today)
  return parsed.ok && parsed.value <= today ? parsed.value : undefined
}

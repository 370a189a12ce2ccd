// What a printed statement says of itself: whose it is, where, the months that it covers, and the balance before and after its rows.

import { monthName } from '#kit/format/bs-months.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import type { PrintFacts } from '#kit/table/print.ts'
import type { Statement, StatementRow } from '../../contract/own.ts'
import { statementMessages } from '../../messages/own.ts'
import { coveredBy } from '../../rules/statement.ts'

type PersonOfStatement = Pick<Statement, 'customerNumber' | 'holder' | 'ward' | 'tol'>

/** What is not known or not shown to the reader is empty. */
export function personFacts({ customerNumber, holder, ward, tol }: PersonOfStatement, language: Language): PrintFacts {
  const t = translator(statementMessages, language)
  const place = [ward === null ? '' : formatNumber(ward, language), inLanguage(tol, language).text]
  return [
    [t('ledger.customer_number'), inDigits(customerNumber ?? '', language)],
    [t('ledger.holder'), holder ? inLanguage(holder, language).text : ''],
    [t('ledger.place'), place.filter(Boolean).join(', ')],
  ]
}

/** `search`: what the rows were searched by; the months are those of their days, so that they are left out. */
export function printFacts(
  person: PersonOfStatement,
  rows: readonly StatementRow[],
  language: Language,
  search = '',
): PrintFacts {
  const t = translator(statementMessages, language)
  const covered = coveredBy(rows)
  if (search) return [...personFacts(person, language), [t('ledger.shown'), foundText(search, language)]]
  if (!covered) return personFacts(person, language)
  const from = monthName(covered.from, language)
  const until = monthName(covered.until, language)
  return [
    ...personFacts(person, language),
    [t('ledger.months'), from === until ? from : t('ledger.months_range', { from, until })],
    ...(covered.balances
      ? ([
          [t('ledger.balance_before'), balanceText(covered.balances.beforePaisa, language)],
          [t('ledger.balance_after'), balanceText(covered.balances.afterPaisa, language)],
        ] as const)
      : ([[t('ledger.shown'), t('ledger.some_only')]] as const)),
  ]
}

/** Which rows are shown while the statement is searched. */
export function foundText(search: string, language: Language): string {
  return translator(statementMessages, language)('ledger.found_only', { search: inDigits(search, language) })
}

function balanceText(paisa: number, language: Language): string {
  const amount = formatMoney(Math.abs(paisa), language)
  return paisa < 0 ? translator(statementMessages, language)('ledger.in_credit', { amount }) : amount
}

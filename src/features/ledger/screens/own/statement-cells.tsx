// Cells of the statement of a connection that exports have as values: months by name, and bills as links.

import { Link } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { translator, type Language } from '#kit/language.ts'
import type { StatementRow } from '../../contract/own.ts'
import { chartMessages } from '../../messages/chart.ts'
import { readReference } from '../../rules/references.ts'

export function cellsIn(language: Language) {
  const t = translator(chartMessages, language)
  return {
    kind: ({ kind, reference }: StatementRow) => {
      const number = kind === 'bill' ? billNumberOf(reference) : undefined
      const name = t(`ledger.kind_${kind}`)
      return number === undefined ? (
        name
      ) : (
        <Link to={`/account/bills/${number}`} className="link inline-block py-1 dense:py-0">
          {name}
        </Link>
      )
    },
    period: ({ period }: StatementRow) => (period ? monthName(period, language) : null),
  }
}

/** Of a bill of this system; one of another program has no page. */
function billNumberOf(reference: string | null): string | undefined {
  const read = reference === null ? undefined : readReference(reference)
  return read?.kind === 'bill' ? read.number : undefined
}

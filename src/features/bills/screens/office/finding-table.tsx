// Table of what a billing run found: each reason with its number of connections, which lead to their list.

import { Link } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import type { RunFinding } from '../../contract/runs.ts'
import { billsTranslator } from '../translator.ts'

type Props = {
  caption: string
  runId: number
  counts: Partial<Record<RunFinding, number>>
  empty: string
  language: Language
}

/** Reasons without a connection are left out. */
export function FindingTable({ caption, runId, counts, empty, language }: Props) {
  const t = billsTranslator(language)
  const found = (Object.entries(counts) as [RunFinding, number][]).filter(([, count]) => count > 0)
  if (found.length === 0) return <p>{empty}</p>
  return (
    <RecordTable
      narrow
      caption={caption}
      columns={[{ name: t('bills.reason') }, { name: t('bills.connections'), figures: true }]}
      rows={found.map(([finding, count]) => ({
        key: finding,
        cells: [
          <Link key={finding} to={`/staff/billing/${runId}/${finding}`} className="link inline-block py-1">
            {t(`bills.finding_${finding}`)}
          </Link>,
          formatNumber(count, language),
        ],
      }))}
    />
  )
}

// Table of what is unpaid, by age.

import { formatRupees } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import type { ConnectionLedger } from '../contract/api.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { allBands } from '../rules/balances.ts'

type Props = { ageing: ConnectionLedger['ageing']; language: Language }

/** Ages without an unpaid amount are left out. */
export function AgeingTable({ ageing, language }: Props) {
  const t = translator(ledgerScreens, language)
  const bands = allBands.filter((band) => ageing[band] > 0)
  if (bands.length === 0) return <p>{t('ledger.balance_settled')}</p>
  return (
    <RecordTable
      caption={t('ledger.unpaid_by_age')}
      columns={[{ name: t('ledger.age') }, { name: t('ledger.unpaid'), short: true, figures: true }]}
      rows={bands.map((band) => ({
        key: band,
        cells: [t(`ledger.${band}`), formatRupees(ageing[band], language, 2)],
      }))}
    />
  )
}

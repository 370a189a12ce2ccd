// What the entries of a file add to the amounts owed, by their kind.

import { kindLabel } from '#features/ledger/screens/kind-label.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import type { ImportResult } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'

type Props = { sums: ImportResult['sums']; written: boolean; language: Language }

export function PostedSums({ sums, written, language }: Props) {
  const t = translator(importScreenMessages, language)
  return (
    <div className="mb-4">
      <RecordTable
        caption={t(written ? 'imports.sums_written' : 'imports.sums')}
        captionShown
        records="compact"
        columns={[
          { name: t('imports.sums_kind') },
          { name: t('imports.sums_rows'), short: true, figures: true, named: true },
          { name: t('imports.sums_amount'), short: true, figures: true, named: true },
        ]}
        rows={sums.map(({ kind, rows, amountPaisa }) => ({
          key: kind,
          cells: [
            inLanguage(kindLabel(kind), language).text,
            formatNumber(rows, language),
            formatRupees(amountPaisa, language, 2),
          ],
        }))}
      />
      <p className="mt-1 text-neutral-600">{t('imports.sums_help')}</p>
    </div>
  )
}

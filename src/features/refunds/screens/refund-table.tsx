// Table of the refunds and assignments of a connection, or of held money, that are decided.

import { formatRupees } from '#kit/format/numbers.ts'
import { writtenIn, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Refund } from '../contract/api.ts'
import { refundsTranslator } from './translator.ts'

export function RefundTable({ refunds, language }: { refunds: readonly Refund[]; language: Language }) {
  const t = refundsTranslator(language)
  return (
    <RecordTable
      caption={t('refunds.earlier')}
      records="compact"
      columns={[
        { name: t('refunds.kind') },
        { name: t('refunds.amount'), short: true, figures: true, named: true },
        { name: t('refunds.state'), short: true },
        { name: t('refunds.requested_by'), short: true, named: true },
        { name: t('refunds.reason'), named: true },
      ]}
      rows={refunds.map(({ id, kind, amountPaisa, state, prepared, decided, reason }) => ({
        key: id,
        cells: [
          t(`refunds.kind_${kind}`),
          formatRupees(amountPaisa, language, 2),
          <span key="state">
            {t(`refunds.state_${state}`)}
            {decided ? (
              <span className="block text-sm text-neutral-600">
                <span lang={writtenIn(decided.by)}>{decided.by}</span>, <TimeText at={decided.at} />
              </span>
            ) : null}
          </span>,
          <span key="requested">
            <span lang={writtenIn(prepared.by)}>{prepared.by}</span>, <TimeText at={prepared.at} />
          </span>,
          <span key="reason" lang={writtenIn(reason)}>
            {reason}
          </span>,
        ],
      }))}
    />
  )
}

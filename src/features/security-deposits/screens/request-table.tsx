// Table of requests about security deposits that are decided.

import { Link } from 'react-router'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, writtenIn, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { DepositRequest } from '../contract/api.ts'
import { depositsTranslator } from './translator.ts'

export function RequestTable({ requests, language }: { requests: readonly DepositRequest[]; language: Language }) {
  const t = depositsTranslator(language)
  return (
    <RecordTable
      caption={t('deposits.earlier')}
      records="compact"
      columns={[
        { name: t('deposits.customer_number') },
        { name: t('deposits.kind'), short: true },
        { name: t('deposits.amount'), short: true, figures: true, named: true },
        { name: t('deposits.state'), short: true },
        { name: t('deposits.requested_on'), short: true, named: true },
        { name: t('deposits.reason'), named: true },
      ]}
      rows={requests.map(
        ({ id, connectionId, customerNumber, kind, amountPaisa, state, prepared, decided, reason }) => ({
          key: id,
          cells: [
            <Link key="number" to={`/staff/connections/${connectionId}/deposits`} className="link inline-block py-1">
              {inDigits(customerNumber, language)}
            </Link>,
            t(`deposits.kind_${kind}`),
            formatRupees(amountPaisa, language, 2),
            <span key="state">
              {t(`deposits.state_${state}`)}
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
        }),
      )}
    />
  )
}

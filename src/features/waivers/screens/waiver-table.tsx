// Table of waivers and write-offs that are decided.

import { Link } from 'react-router'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, writtenIn, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Waiver } from '../contract/api.ts'
import { waiversTranslator } from './translator.ts'

export function WaiverTable({ waivers, language }: { waivers: readonly Waiver[]; language: Language }) {
  const t = waiversTranslator(language)
  return (
    <RecordTable
      caption={t('waivers.earlier')}
      records="compact"
      columns={[
        { name: t('waivers.customer_number') },
        { name: t('waivers.kind'), short: true },
        { name: t('waivers.amount'), short: true, figures: true, named: true },
        { name: t('waivers.state'), short: true },
        { name: t('waivers.requested_on'), short: true, named: true },
        { name: t('waivers.reason'), named: true },
      ]}
      rows={waivers.map(
        ({ id, connectionId, customerNumber, kind, amountPaisa, state, prepared, decided, reason }) => ({
          key: id,
          cells: [
            <Link key="number" to={`/staff/connections/${connectionId}/waivers`} className="link inline-block py-1">
              {inDigits(customerNumber, language)}
            </Link>,
            t(`waivers.kind_${kind}`),
            formatRupees(amountPaisa, language, 2),
            <span key="state">
              {t(`waivers.state_${state}`)}
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

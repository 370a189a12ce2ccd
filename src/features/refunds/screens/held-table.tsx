// Table of held money, each with a link to the page where it is decided about.

import { Link } from 'react-router'
import { accountLabel } from '#features/ledger/screens/account-label.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { HeldMoney } from '../contract/api.ts'
import { refundsTranslator } from './translator.ts'

export function HeldTable({ held, language }: { held: readonly HeldMoney[]; language: Language }) {
  const t = refundsTranslator(language)
  return (
    <RecordTable
      caption={t('refunds.held_title')}
      records="compact"
      columns={[
        { name: t('refunds.received_on') },
        { name: t('refunds.account'), short: true },
        { name: t('refunds.amount'), short: true, figures: true, named: true },
        { name: t('refunds.reference'), named: true },
        { name: t('refunds.state'), short: true },
      ]}
      rows={held.map(({ id, receivedOn, amountPaisa, account, reference, isPending }) => ({
        key: id,
        cells: [
          <TimeText key="on" at={receivedOn} />,
          accountLabel(account)[language],
          formatRupees(amountPaisa, language, 2),
          reference ?? '–',
          <Link key="decide" to={`/staff/refunds/held/${id}`} className="link inline-block py-1">
            {isPending ? t('refunds.is_pending') : t('refunds.decide')}
          </Link>,
        ],
      }))}
    />
  )
}

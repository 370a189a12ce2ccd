// Console page of deposits at the bank: the cash that is to be brought there with its form, reversals to be decided, and all deposits.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { BankDeposit, DepositsApi } from '../contract/deposits.ts'
import type { ReversalsApi } from '../contract/reversals.ts'
import { bankingMessages as texts } from '../messages.ts'
import { CashForm } from './cash-form.tsx'
import { PendingReversal } from './pending-reversal.tsx'
import { bankingTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id, who } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const [due, pending] = await Promise.all([
    api.read<DepositsApi['dueCashDays']>('GET /admin/bankDeposits/{orgId}/due', { orgId }),
    api.read<ReversalsApi['depositReversals']>('GET /admin/bankDeposits/{orgId}/reversals', { orgId }),
  ])
  return { due, pending, orgId, mayWrite: who.permissions.includes('banking:write'), today: todayInNepal() }
}

export default function Deposits() {
  const { due, pending, orgId, mayWrite, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = bankingTranslator(language)
  const version = [...due.data, ...pending.data].map(({ id }) => id).join()
  const sums = {
    count: formatNumber(due.count, language),
    amount: formatMoney(due.amountPaisa, language),
    overdue: formatNumber(due.overdue, language),
  }
  return (
    <>
      <PageMeta title={t('banking.deposits')} />
      <PageHeading title={t('banking.deposits')} lead={t('banking.deposits_lead')} />
      <Section id="cash" title={t('banking.cash_due')}>
        {due.count === 0 ? (
          <p>{t('banking.none')}</p>
        ) : (
          <>
            <p className="mb-3">{t(due.overdue > 0 ? 'banking.sum_overdue' : 'banking.sum', sums)}</p>
            <CashForm key={version} days={due.data} mayWrite={mayWrite} />
          </>
        )}
      </Section>
      {pending.count > 0 ? (
        <Section id="reversals" title={t('banking.reversals')}>
          {pending.count > pending.data.length ? (
            <p className="mb-3">{t('banking.more_reversals', { n: pending.count })}</p>
          ) : null}
          {pending.data.map((reversal) => (
            <PendingReversal key={reversal.id} {...{ reversal, language }} isLinked />
          ))}
        </Section>
      ) : null}
      <Section id="all-deposits" title={t('banking.all_deposits')}>
        <DepositTable key={version} orgId={orgId} today={today} />
      </Section>
    </>
  )
}

function DepositTable({ orgId, today }: { orgId: string; today: string }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<DepositsApi['bankDeposits']>('GET /admin/bankDeposits/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <ServerTable
      id="deposits"
      caption={t('banking.all_deposits')}
      {...{ language, today, source, organisation, columns }}
      cells={cells}
      rowKey={({ id }) => String(id)}
      rowHeader="slip"
      records="compact"
      searchHint={t('banking.deposits_hint')}
      fileName="deposits"
      emptyText={t('banking.none_deposited')}
    />
  )
}

const columns: Column<BankDeposit>[] = [
  { key: 'slip', label: texts['banking.slip'] },
  { key: 'on', label: texts['banking.day'], kind: 'date' },
  { key: 'tender', label: texts['banking.tender'], value: ({ tender }) => texts[`banking.tender_${tender}`] },
  { key: 'bank', label: texts['banking.bank'], width: 190 },
  { key: 'items', label: texts['banking.items'], kind: 'number', named: true },
  { key: 'amountPaisa', label: texts['banking.amount'], kind: 'money', named: true },
  { key: 'by', label: texts['banking.by'], width: 150, named: true },
  { key: 'state', label: texts['banking.state'], value: ({ state }) => texts[`banking.deposit_state_${state}`] },
]

const cells = {
  slip: ({ id, slip }: BankDeposit) => (
    <Link to={`/staff/deposits/${id}`} className="link">
      {slip}
    </Link>
  ),
}

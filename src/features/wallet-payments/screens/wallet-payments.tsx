// Console page of wallet payments: those to be verified, and those that are verified or rejected.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { WalletPaymentsApi } from '../contract/api.ts'
import { DecidedTable } from './decided-table.tsx'
import { PendingWallet } from './pending.tsx'
import { walletsTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

/** Decided ones leave the section, the next ones follow. */
const shown = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id, who } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const query = { orgId, part: 'pending', sortOrder: 'asc', limit: shown } as const
  const { data, total } = await api.read<WalletPaymentsApi['walletPayments']>(
    'GET /admin/walletPayments/{orgId}',
    query,
  )
  return { pending: data, total, orgId, mayWrite: who.permissions.includes('banking:write'), today: todayInNepal() }
}

export default function WalletPayments() {
  const { pending, total, orgId, mayWrite, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = walletsTranslator(language)
  return (
    <>
      <PageMeta title={t('wallets.title')} />
      <PageHeading title={t('wallets.title')} lead={t('wallets.lead')} />
      <Section id="pending" title={t('wallets.pending')}>
        {pending.length === 0 ? <p>{t('wallets.none_pending')}</p> : null}
        {total > pending.length ? (
          <p className="mb-3">{t('wallets.more', { n: formatNumber(total, language) })}</p>
        ) : null}
        {pending.map((wallet) => (
          <PendingWallet key={wallet.id} wallet={wallet} mayWrite={mayWrite} />
        ))}
      </Section>
      <Section id="decided" title={t('wallets.decided_title')}>
        <DecidedTable key={pending.map(({ id }) => id).join()} orgId={orgId} today={today} />
      </Section>
    </>
  )
}

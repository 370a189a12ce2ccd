// Console page of security deposits: requests to be approved, and those that are decided.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { DepositsApi } from '../contract/api.ts'
import { DecidedTable } from './decided-table.tsx'
import { PendingDepositRequest } from './pending.tsx'
import { depositsTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

/** Decided ones leave the section, the next ones follow. */
const shown = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const query = { orgId, part: 'prepared', sortOrder: 'asc', limit: shown } as const
  const { data, total } = await api.read<DepositsApi['deposits']>('GET /admin/ledger/{orgId}/deposits', query)
  return { pending: data, total, orgId, today: todayInNepal() }
}

export default function SecurityDeposits() {
  const { pending, total, orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = depositsTranslator(language)
  return (
    <>
      <PageMeta title={t('deposits.title')} />
      <PageHeading title={t('deposits.title')} lead={t('deposits.lead')} />
      <Section id="pending" title={t('deposits.to_approve')}>
        {pending.length === 0 ? <p>{t('deposits.none_to_approve')}</p> : null}
        {total > pending.length ? <p className="mb-3">{t('deposits.more_to_approve', { n: total })}</p> : null}
        {pending.map((request) => (
          <PendingDepositRequest key={request.id} request={request} isLinked language={language} />
        ))}
      </Section>
      <Section id="decided" title={t('deposits.earlier')}>
        <DecidedTable key={pending.map(({ id }) => id).join()} orgId={orgId} today={today} />
      </Section>
    </>
  )
}

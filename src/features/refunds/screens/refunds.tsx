// Console page of refunds: those to be approved, the money that is held, and those that are decided.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { RefundsApi } from '../contract/api.ts'
import { DecidedTable } from './decided-table.tsx'
import { HeldTable } from './held-table.tsx'
import { PendingRefund } from './pending.tsx'
import { refundsTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

/** Decided ones leave the sections, the next ones follow. */
const shown = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const oldest = { orgId, sortOrder: 'asc', limit: shown } as const
  const [pending, toPay, held] = await Promise.all([
    api.read<RefundsApi['refunds']>('GET /admin/ledger/{orgId}/refunds', { ...oldest, part: 'prepared' }),
    api.read<RefundsApi['refunds']>('GET /admin/ledger/{orgId}/refunds', { ...oldest, part: 'to-pay' }),
    api.read<RefundsApi['heldMoney']>('GET /admin/ledger/{orgId}/held', oldest),
  ])
  return { pending, toPay: toPay.data, held, orgId, today: todayInNepal() }
}

export default function Refunds() {
  const { pending, toPay, held, orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = refundsTranslator(language)
  const { data, total } = pending
  return (
    <>
      <PageMeta title={t('refunds.title')} />
      <PageHeading title={t('refunds.title')} lead={t('refunds.lead')} />
      <Section id="pending" title={t('refunds.to_approve')}>
        {data.length === 0 ? <p>{t('refunds.none_to_approve')}</p> : null}
        {total > data.length ? <p className="mb-3">{t('refunds.more_to_approve', { n: total })}</p> : null}
        {data.map((refund) => (
          <PendingRefund key={refund.id} refund={refund} language={language} />
        ))}
      </Section>
      {toPay.length > 0 ? (
        <Section id="to-pay" title={t('refunds.to_pay')}>
          {toPay.map((refund) => (
            <PendingRefund key={refund.id} refund={refund} language={language} />
          ))}
        </Section>
      ) : null}
      <Section id="held" title={t('refunds.held_title')}>
        {held.total > held.data.length ? <p className="mb-3">{t('refunds.held_more', { n: held.total })}</p> : null}
        {held.data.length === 0 ? <p>{t('refunds.held_none')}</p> : <HeldTable held={held.data} language={language} />}
      </Section>
      <Section id="decided" title={t('refunds.earlier')}>
        <DecidedTable
          key={[...data, ...toPay].map(({ id, state }) => `${id}${state}`).join()}
          orgId={orgId}
          today={today}
        />
      </Section>
    </>
  )
}

// Console page of one online payment: what differs, what happened to it, and what the office did about it.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, messageText, writtenIn } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OfficePayment, PaymentsApi } from '../../contract/api.ts'
import { ResolveForm } from './resolve-form.tsx'
import { officeTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const path = { orgId: String(orgId), attempt: params.attempt! }
  const payment = await api.read<PaymentsApi['officePayment']>('GET /admin/payments/{orgId}/{attempt}', path)
  return { payment, mayWrite: who.permissions.includes('ledger:correct') }
}

export default function OneOfficePayment() {
  const { payment, mayWrite } = useLoaderData<typeof clientLoader>()
  const { id, gateway, state, amountPaisa, paidPaisa, reference, customerNumbers, receipt, begunAt } = payment
  const language = useLanguage()
  const t = officeTranslator(language)
  const title = t('payments.office_one', { id })
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/payments">{t('payments.office_back')}</RelatedLink>
      <PageHeading title={title} />
      <Difference payment={payment} />
      <Facts
        facts={[
          [t('payments.state'), t(`payments.state_short_${state}`)],
          [t('payments.method'), gatewayNames[gateway][language]],
          [t('payments.numbers'), inDigits(customerNumbers.join(', '), language)],
          [t('payments.on'), <TimeText key="on" at={begunAt} format="both" />],
          [t('payments.office_asked'), formatRupees(amountPaisa, language, 2)],
          [t('payments.office_paid'), paidPaisa === null ? undefined : formatRupees(paidPaisa, language, 2)],
          [t('payments.office_reference'), reference ?? undefined],
          [
            t('payments.receipt'),
            receipt ? (
              <Link key="receipt" to={`/staff/receipts/${receipt.number}`} className="link">
                {inDigits(receipt.number, language)}
              </Link>
            ) : undefined,
          ],
        ]}
      />
      {mayWrite && payment.mayResolve.ok ? (
        <Section id="resolve" title={t('payments.office_resolve')}>
          <ResolveForm attempt={id} language={language} />
        </Section>
      ) : null}
      <Section id="events" title={t('payments.office_events')}>
        <Events payment={payment} />
      </Section>
    </>
  )
}

function Difference({ payment: { difference, resolution, state, mayResolve } }: { payment: OfficePayment }) {
  const t = officeTranslator(useLanguage())
  if (difference === null && state !== 'ambiguous') return null
  const title = difference === null ? t('payments.state_short_ambiguous') : t(`payments.difference_${difference}`)
  return (
    <div className="mb-5">
      <Callout tone={resolution ? 'info' : 'warning'} title={title}>
        {resolution ? (
          <>
            <p>
              <TimeText at={resolution.at}>
                {(date) => t('payments.office_resolved_by', { name: resolution.by, date })}
              </TimeText>
            </p>
            <p lang={writtenIn(resolution.note)} className="whitespace-pre-line">
              {resolution.note}
            </p>
          </>
        ) : mayResolve.ok ? (
          <p>
            <Link to="/staff/refunds" className="link inline-block py-1">
              {t('payments.office_held')}
            </Link>
          </p>
        ) : (
          <p>{messageText(t, mayResolve)}</p>
        )}
      </Callout>
    </div>
  )
}

function Events({ payment: { events } }: { payment: OfficePayment }) {
  const language = useLanguage()
  const t = officeTranslator(language)
  return (
    <RecordTable
      caption={t('payments.office_events')}
      records="compact"
      columns={[
        { name: t('payments.office_at') },
        { name: t('payments.state'), short: true },
        { name: t('payments.office_amount'), short: true, figures: true, named: true },
        { name: t('payments.office_word'), named: true },
        { name: t('payments.office_reference'), named: true },
      ]}
      rows={events.map(({ at, state, word, amountPaisa, reference }, place) => ({
        key: place,
        cells: [
          <TimeText key="at" at={at} />,
          t(`payments.state_short_${state}`),
          amountPaisa === null ? '–' : formatRupees(amountPaisa, language, 2),
          word || '–',
          reference ?? '–',
        ],
      }))}
    />
  )
}

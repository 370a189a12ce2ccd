// Console page of the refunds that a cashier pays in cash from the drawer of the open day.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { refundsTranslator } from '#features/refunds/screens/translator.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText, writtenIn } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { CounterApi, RefundsToPay } from '../contract/api.ts'
import { counterTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<RefundsToPay> {
  const { api, orgId } = await requireSession('staff', request, 'counter:use')
  return api.read<CounterApi['refundsToPay']>('GET /admin/counter/{orgId}/refunds', { orgId: String(orgId) })
}

export default function CounterRefunds() {
  const { data } = useLoaderData<typeof clientLoader>()
  const t = counterTranslator(useLanguage())
  return (
    <>
      <PageMeta title={t('counter.refunds')} />
      <RelatedLink to="/staff/counter">{t('counter.back')}</RelatedLink>
      <PageHeading title={t('counter.refunds')} lead={t('counter.refunds_lead')} />
      {data.length === 0 ? <p>{t('counter.refunds_none')}</p> : null}
      {data.map((refund) => (
        <RefundToPay key={refund.id} refund={refund} />
      ))}
    </>
  )
}

function RefundToPay({ refund }: { refund: RefundsToPay['data'][number] }) {
  const { id, customerNumber, amountPaisa, paymentReference, decided, mayPay } = refund
  const language = useLanguage()
  const t = counterTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const pay = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<CounterApi['payRefund']>(
      'POST /admin/counter/{orgId}/refunds/{id}/payments',
      { orgId, id },
    )
    showOutcome(outcome, { done: t('counter.refund_paid'), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  return (
    <section className="mb-8 max-w-[46rem]" aria-label={inDigits(customerNumber ?? '', language)}>
      <Facts
        facts={[
          [t('counter.customer_number'), inDigits(customerNumber ?? '', language)],
          [t('counter.refund_amount'), formatMoney(amountPaisa, language)],
          [
            t('counter.refund_receiver'),
            <span key="receiver" lang={writtenIn(paymentReference)}>
              {paymentReference}
            </span>,
          ],
          [
            t('counter.refund_approved'),
            decided && (
              <span key="approved">
                <span lang={writtenIn(decided.by)}>{decided.by}</span>, <TimeText at={decided.at} />
              </span>
            ),
          ],
        ]}
      />
      <div className="mt-3">
        {mayPay.ok ? (
          <Button kind="primary" aria-disabled={isBusy || undefined} onClick={() => void pay()}>
            {t('counter.pay_refund', { amount: formatMoney(amountPaisa, language) })}
          </Button>
        ) : (
          <p>
            {mayPay.key.startsWith('refunds.')
              ? messageText(refundsTranslator(language), mayPay)
              : messageText(t, mayPay)}
          </p>
        )}
      </div>
    </section>
  )
}

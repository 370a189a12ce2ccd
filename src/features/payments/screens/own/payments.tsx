// Portal page on which a customer pays for their connections, with the payments of before.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { AccountsApi } from '#features/accounts/contract/api.ts'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import type { InstalmentsApi } from '#features/instalments/contract/api.ts'
import { OwnInstalments } from '#features/instalments/screens/own.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnPayment, PaymentsApi } from '../../contract/api.ts'
import { filledIn } from '../../rules/filled-in.ts'
import { toneOf } from '../state.ts'
import { paymentsTranslator } from '../translator.ts'
import { OwnPayForm } from './pay-form.tsx'

const shown = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('customer', request)
  const orgId = String(id)
  const [{ data: connections }, { data: methods }, { data: payments }, { data: agreements }] = await Promise.all([
    api.read<AccountsApi['myConnections']>('GET /customer/connections/{orgId}', { orgId }),
    api.read<PaymentsApi['paymentMethods']>('GET /customer/paymentMethods/{orgId}', { orgId }),
    api.read<PaymentsApi['myPayments']>('GET /customer/payments/{orgId}', { orgId, limit: shown }),
    api.read<InstalmentsApi['myAgreements']>('GET /customer/instalments/{orgId}', { orgId }),
  ])
  const asked = new URL(request.url).searchParams
  const payable = connections.flatMap(({ customerNumber, balancePaisa, byDay }) => {
    const duePaisa = byDay[0]?.amountPaisa ?? 0
    return balancePaisa === null
      ? []
      : [{ customerNumber, duePaisa, filledPaisa: filledIn({ customerNumber, duePaisa }, asked) }]
  })
  return { orgId, payable, methods, payments, agreements }
}

export default function OwnPayments() {
  const { orgId, payable, methods, payments, agreements } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = paymentsTranslator(language)
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('payments.own_title')} />
      <PageHeading title={t('payments.own_title')} lead={t('payments.own_lead')} />
      <Section id="pay" title={t('payments.own_pay')}>
        {methods.some(({ mode }) => mode === 'test') ? (
          <div className="mb-4">
            <Callout tone="warning" title={t('payments.no_money_moves')} />
          </div>
        ) : null}
        {methods.length === 0 ? <p>{t('payments.no_methods')}</p> : null}
        {methods.length > 0 && payable.length > 0 ? <OwnPayForm {...{ orgId, payable, methods, language }} /> : null}
      </Section>
      <OwnInstalments {...{ agreements, language }} />
      <Section id="paid" title={t('payments.own_list')}>
        {payments.length === 0 ? <p>{t('payments.own_none')}</p> : <List payments={payments} />}
        {payments.length === shown ? <p className="mt-3">{t('payments.own_list_text')}</p> : null}
      </Section>
    </div>
  )
}

function List({ payments }: { payments: readonly OwnPayment[] }) {
  const language = useLanguage()
  const t = paymentsTranslator(language)
  return (
    <RecordTable
      caption={t('payments.own_list')}
      records="compact"
      columns={[
        { name: t('payments.on') },
        { name: t('payments.numbers'), named: true },
        { name: t('payments.amount_paid'), figures: true, named: true, short: true },
        { name: t('payments.method'), short: true },
        { name: t('payments.state') },
        { name: t('payments.receipt'), named: true },
      ]}
      rows={payments.map(({ id, begunAt, customerNumbers, amountPaisa, paidPaisa, gateway, state, receipt }) => ({
        key: id,
        cells: [
          <a key="on" href={`/pay/${id}`} className="link inline-block py-2">
            <TimeText at={begunAt} />
          </a>,
          customerNumbers.map((number) => inDigits(number, language)).join(', '),
          formatRupees(paidPaisa ?? amountPaisa, language, 2),
          inLanguage(gatewayNames[gateway], language).text,
          <Tag key="state" tone={toneOf(state)}>
            {t(`payments.state_${state}`)}
          </Tag>,
          receipt ? inDigits(receipt.number, language) : '–',
        ],
      }))}
    />
  )
}

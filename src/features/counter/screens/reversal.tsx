// Console page that reverses a receipt, with the reason.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { ReceiptsApi } from '#features/receipts/contract/api.ts'
import { correctionForm } from '#features/ledger/contract/forms.ts'
import { CorrectionRefused } from '#features/ledger/screens/correction-refused.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Facts } from '#ui/facts.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { CounterApi } from '../contract/api.ts'
import { counterTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'ledger:correct')
  const { number } = params
  return api.read<ReceiptsApi['receipt']>('GET /admin/receipts/{orgId}/{number}', {
    orgId: String(orgId),
    number: number!,
  })
}

export default function Reversal() {
  const { number, payer, amountPaisa, issuedBy, mayBeReversed } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = counterTranslator(language)
  const title = t('counter.reversal', { number: inDigits(number, language) })
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/receipts/${number}`} className="link inline-block py-2">
          {t('counter.receipt')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('counter.reversal_lead')} />
      <Facts
        facts={[
          [t('counter.holder'), inLanguage(payer, language).text],
          [t('counter.amount'), formatMoney(amountPaisa, language)],
          [t('counter.cashier'), issuedBy],
        ]}
      />
      {mayBeReversed.ok ? (
        <ReasonForm number={number} />
      ) : (
        <div className="mt-6">
          <CorrectionRefused refused={mayBeReversed} language={language} />
        </div>
      )}
    </div>
  )
}

function ReasonForm({ number }: { number: string }) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const orgId = String(useWho().organisation.id)
  const navigate = useNavigate()
  const state = useForm<unknown>({
    id: 'reverse-receipt',
    definition: correctionForm,
    labels: { reason: t('counter.reversal_reason') },
    language,
    t,
    send: (data) => {
      const read = validate(correctionForm, valuesOf(correctionForm, data))
      const reason = read.ok ? read.value.reason : ''
      return apiIn(language).send<CounterApi['reverseReceipt']>('POST /admin/receipts/{orgId}/{number}/reversals', {
        orgId,
        number,
        reason,
      })
    },
    onSent: () => {
      showToast(t('counter.reversed'), { tone: 'success' })
      void navigate(`/staff/receipts/${number}`)
    },
  })
  return (
    <div className="mt-6">
      <Form state={state}>
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('counter.reverse')}</SendButton>
      </Form>
    </div>
  )
}

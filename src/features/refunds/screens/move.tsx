// Console page that requests the move of an online payment to the right customer number.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { PrintedReceipt, ReceiptsApi } from '#features/receipts/contract/api.ts'
import { mayMoveAny } from '#features/receipts/rules/moved-payments.ts'
import { receiptsTranslator } from '#features/receipts/screens/translator.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { RefundsApi } from '../contract/api.ts'
import { moveForm } from '../contract/forms.ts'
import { refundsTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'billing:prepare')
  const path = { orgId: String(orgId), number: params.number! }
  return api.read<ReceiptsApi['receipt']>('GET /admin/receipts/{orgId}/{number}', path)
}

export default function MovePayment() {
  const receipt = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = refundsTranslator(language)
  const number = inDigits(receipt.number, language)
  const title = t('refunds.move', { number })
  const mayMove = mayMoveAny(receipt.lines)
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/receipts/${receipt.number}`} className="link inline-block py-2">
          {t('refunds.receipt')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('refunds.move_lead')} />
      {mayMove.ok ? (
        <MoveForm receipt={receipt} />
      ) : (
        <p className="measure">{messageText(receiptsTranslator(language), mayMove)}</p>
      )}
    </div>
  )
}

function MoveForm({ receipt }: { receipt: PrintedReceipt }) {
  const language = useLanguage()
  const t = refundsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const navigate = useNavigate()
  const state = useForm<unknown>({
    id: 'move-payment',
    definition: moveForm,
    labels: { line: t('refunds.move_line'), customerNumber: t('refunds.move_to'), reason: t('refunds.reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(moveForm, valuesOf(moveForm, data))
      const sent = filled.ok ? filled.value : { line: 1, customerNumber: '', reason: '' }
      return apiIn(language).send<RefundsApi['requestMove']>('POST /admin/ledger/{orgId}/receipts/{number}/moves', {
        ...sent,
        orgId,
        number: receipt.number,
      })
    },
    onSent: () => {
      showToast(t('refunds.sent'), { tone: 'success' })
      void navigate('/staff/refunds')
    },
  })
  const lines = receipt.lines.flatMap((line, place) => (line.mayBeMoved.ok ? [{ ...line, place: place + 1 }] : []))
  return (
    <Form state={state}>
      <RadioField
        name="line"
        chosen={String(lines[0]?.place ?? 1)}
        options={lines.map(({ place, customerNumber, amountPaisa }) => {
          const number = inDigits(customerNumber ?? '', language)
          return { value: String(place), label: `${number} · ${formatMoney(amountPaisa, language)}` }
        })}
      />
      <TextField name="customerNumber" />
      <TextArea name="reason" rows={3} />
      <SendButton state={state}>{t('refunds.send')}</SendButton>
    </Form>
  )
}

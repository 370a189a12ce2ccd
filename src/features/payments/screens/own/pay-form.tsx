// Form of a customer's own payment: an amount for each connection, and the method.

import { useState } from 'react'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, type Language } from '#kit/language.ts'
import { toNumber } from '#kit/validation/given.ts'
import { apiIn } from '#platform/http-client.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { maxPaidConnections } from '../../contract/attempt.ts'
import type { Payment, PaymentMethod, PaymentsApi } from '../../contract/api.ts'
import { ownPayForm } from '../../contract/form.ts'
import { paymentsTranslator } from '../translator.ts'

/** `filledPaisa`: what the form begins with. */
type Payable = { customerNumber: string; duePaisa: number; filledPaisa: number }
type Props = { orgId: string; payable: readonly Payable[]; methods: readonly PaymentMethod[]; language: Language }

/** What is due, or of one connection or bill, is filled in; more is an advance, less a part, and an empty amount leaves a connection out. */
export function OwnPayForm({ orgId, payable, methods, language }: Props) {
  const t = paymentsTranslator(language)
  const [submission] = useState(() => crypto.randomUUID())
  const shown = payable.slice(0, maxPaidConnections)
  const numberOf = ({ customerNumber }: Payable) => inDigits(customerNumber, language)
  const amountLabels = shown.map((each, place) => [
    `amount${place}`,
    t('payments.amount_of', { number: numberOf(each) }),
  ])
  const state = useForm<Payment>({
    id: 'own-payment',
    definition: ownPayForm(shown.length),
    labels: { ...Object.fromEntries(amountLabels), gateway: t('payments.method') },
    language,
    t,
    send: (data) => {
      const parts = shown.flatMap(({ customerNumber }, place) => {
        const rupees = toNumber(data.get(`amount${place}`))
        return rupees === undefined ? [] : [{ customerNumber, amountPaisa: Math.round(rupees * 100) }]
      })
      const gateway = data.get('gateway') as PaymentMethod['kind']
      return apiIn(language).send<PaymentsApi['beginPayment']>('POST /customer/payments/{orgId}', {
        orgId,
        parts,
        gateway,
        // A changed form is another payment.
        submission: `${submission}-${keyOf(parts, gateway)}`,
      })
    },
    onSent: ({ id }) => location.assign(`/pay/${id}`),
  })
  return (
    <Form state={state}>
      {shown.map((each, place) => (
        <NumberField
          key={each.customerNumber}
          name={`amount${place}`}
          decimal
          help={t('payments.due_of', { amount: formatMoney(each.duePaisa, language) })}
          initially={each.filledPaisa > 0 ? inDigits((each.filledPaisa / 100).toFixed(2), language) : ''}
        />
      ))}
      <p className="text-neutral-600">{t('payments.amount_hint')}</p>
      <RadioField
        name="gateway"
        options={methods.map(({ kind, name }) => ({ value: kind, label: inLanguage(name, language).text }))}
        {...(methods.length === 1 && { chosen: methods[0]!.kind })}
      />
      <SendButton state={state}>{t('payments.continue')}</SendButton>
    </Form>
  )
}

/** At most 26 characters, so that the key fits. */
function keyOf(parts: readonly { customerNumber: string; amountPaisa: number }[], gateway: string): string {
  const text = `${gateway}${parts.map(({ customerNumber, amountPaisa }) => `${customerNumber}:${amountPaisa}`).join()}`
  let sum = 0
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) % 2_147_483_647
  return sum.toString(36)
}

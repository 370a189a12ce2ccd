// What is due for a customer number, and the form of how much is paid and by which method.

import { AmnestyNotice } from '#features/bills/screens/own/amnesty-notice.tsx'
import { PaySteps } from '#features/bills/screens/pay-steps.tsx'
import { ownTranslator } from '#features/instalments/screens/own-translator.ts'
import { NextText } from '#features/instalments/screens/parts-table.tsx'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, type Language } from '#kit/language.ts'
import type { FormAgain } from '#platform/sent-form.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import type { Due, PaymentMethod } from '../contract/api.ts'
import { payForm } from '../contract/form.ts'
import { ShownForm } from './plain-form.tsx'
import { paymentsTranslator } from './translator.ts'

type Props = {
  due: Due
  gateways: readonly PaymentMethod[]
  submission: string
  again: FormAgain | undefined
  language: Language
}

export function PayForm({ due, gateways, submission, again, language }: Props) {
  const t = paymentsTranslator(language)
  const { customerNumber, name, ward, duePaisa, byDay } = due
  const amount = formatMoney(duePaisa, language)
  const number = inDigits(customerNumber, language)
  const choices = [
    ...(duePaisa > 0 ? [{ value: 'all', label: t('payments.all', { amount }) }] : []),
    { value: 'other', label: t('payments.other') },
  ]
  const labels = {
    choice: t('payments.how_much'),
    amount: t('payments.amount'),
    gateway: t('payments.method'),
    customerNumber: t('payments.number'),
  }
  return (
    <>
      <Facts
        facts={[
          [t('payments.number'), number],
          [t('payments.holder'), inLanguage(name, language).text],
          [t('payments.ward'), ward && inDigits(String(ward), language)],
          [t('payments.due_today'), duePaisa > 0 ? amount : t('payments.due_nothing')],
          [
            ownTranslator(language)('instalments.next'),
            due.instalment && <NextText key="next" next={due.instalment} language={language} />,
          ],
        ]}
      />
      <p>
        <a href="/pay" className="link inline-block py-2">
          {t('payments.another_number')}
        </a>
      </p>
      <AmnestyNotice steps={byDay} language={language} />
      {byDay.length > 1 ? (
        <PaySteps caption={t('payments.due_by_day')} steps={byDay} today={byDay[0]!.from} language={language} />
      ) : null}
      {gateways.length === 0 ? (
        <Callout title={t('payments.no_methods')} />
      ) : (
        <ShownForm
          id="payment"
          method="post"
          action={`/pay?number=${encodeURIComponent(customerNumber)}#payment-errors`}
          definition={payForm}
          {...{ labels, again, language }}
        >
          <input type="hidden" name="customerNumber" value={customerNumber} />
          <input type="hidden" name="submission" value={submission} />
          <RadioField name="choice" options={choices} chosen={choices[0]!.value} />
          <NumberField name="amount" decimal help={t('payments.amount_hint')} />
          <RadioField
            name="gateway"
            options={gateways.map(({ kind, name: named }) => ({
              value: kind,
              label: inLanguage(named, language).text,
            }))}
            {...(gateways.length === 1 && { chosen: gateways[0]!.kind })}
          />
          <div>
            <Button type="submit" kind="primary">
              {t('payments.continue')}
            </Button>
          </div>
        </ShownForm>
      )}
    </>
  )
}

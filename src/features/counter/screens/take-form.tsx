// Form that takes a payment: what is due, the amount in whole rupees, and cash or cheque.

import { useState } from 'react'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { NextText } from '#features/instalments/screens/parts-table.tsx'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { WalletPayment, WalletPaymentsApi } from '#features/wallet-payments/contract/api.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, messageText, type Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { CounterApi, CounterDue, Taken } from '../contract/api.ts'
import { shownTenders, takeForm } from '../contract/forms.ts'
import { counterTranslator } from './translator.ts'
import { useFirstFocus } from './use-first-focus.ts'

export type Received = { kind: 'taken'; taken: Taken } | { kind: 'recorded'; wallet: WalletPayment }
type Props = { due: CounterDue; onTaken: (received: Received) => void; onOther: () => void }

export function TakeForm({ due, onTaken, onOther }: Props) {
  const t = counterTranslator(useLanguage())
  return (
    <>
      <DueFacts due={due} />
      {due.mayTake.ok ? <AmountForm due={due} onTaken={onTaken} /> : <p>{messageText(t, due.mayTake)}</p>}
      <p>
        <Button kind="quiet" onClick={onOther}>
          {t('counter.other')}
        </Button>
      </p>
    </>
  )
}

function DueFacts({
  due: { customerNumber, name, ward, tol, balancePaisa, duePaisa, waivedPaisa, instalment },
}: {
  due: CounterDue
}) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const place = [ward === null ? '' : formatNumber(ward, language), inLanguage(tol, language).text].filter(Boolean)
  return (
    <Facts
      facts={[
        [t('counter.customer_number'), inDigits(customerNumber, language)],
        [t('counter.holder'), inLanguage(name, language).text],
        [t('counter.place'), place.join(', ')],
        [t('counter.due'), duePaisa > 0 ? formatMoney(duePaisa, language) : t('counter.due_nothing')],
        [t('counter.instalment'), instalment && <NextText key="next" next={instalment} language={language} />],
        [t('counter.waived'), waivedPaisa > 0 ? formatMoney(waivedPaisa, language) : null],
        [t('counter.advance'), balancePaisa < 0 ? formatMoney(-balancePaisa, language) : null],
      ]}
    />
  )
}

function AmountForm({ due: { customerNumber, cashRupees }, onTaken }: Omit<Props, 'onOther'>) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [submission] = useState(newSubmission)
  const area = useFirstFocus('rupees')
  const [tender, setTender] = useState<string>('cash')
  const state = useForm<Received>({
    id: 'take-payment',
    definition: takeForm,
    labels: {
      rupees: t(tender === 'wallet' ? 'counter.rupees_wallet' : 'counter.rupees'),
      tender: t('counter.tender'),
      gateway: t('counter.gateway'),
      reference: t(tender === 'wallet' ? 'counter.reference_wallet' : 'counter.reference'),
    },
    order: ['rupees', 'tender', 'gateway', 'reference'],
    language,
    t,
    send: (data) => {
      const read = validate(takeForm, valuesOf(takeForm, data))
      if (read.ok && read.value.tender === 'wallet') {
        const { gateway, reference, rupees } = read.value
        const values = { customerNumber, gateway, reference, rupees, submission }
        return recordWallet({ orgId, language }, values)
      }
      const { gateway: _none, ...received } = read.ok ? read.value : {}
      return takeMoney({ orgId, language }, { ...received, customerNumber, submission })
    },
    onSent: onTaken,
  })
  return (
    <div
      ref={area}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'tender') setTender(target.value)
      }}
    >
      <Form state={state}>
        <NumberField
          name="rupees"
          decimal={tender === 'wallet'}
          initially={cashRupees > 0 ? inDigits(String(cashRupees), language) : ''}
        />
        <RadioField
          name="tender"
          inline
          chosen="cash"
          options={shownTenders.map((value) => ({ value, label: t(`counter.tender_${value}`) }))}
        />
        <ConditionalFields when={tender === 'wallet'} className="grid gap-4">
          <SelectField
            name="gateway"
            options={gatewayKinds.map((value) => ({ value, label: inLanguage(gatewayNames[value], language).text }))}
          />
          <p className="measure">{t('counter.wallet_help')}</p>
        </ConditionalFields>
        <ConditionalFields when={tender !== 'cash'} className="grid gap-4">
          <TextField name="reference" autoComplete="off" />
        </ConditionalFields>
        <SendButton state={state}>{t('counter.take')}</SendButton>
      </Form>
    </div>
  )
}

type Where = { orgId: string; language: Language }

async function takeMoney({ orgId, language }: Where, values: Record<string, unknown>): Promise<Outcome<Received>> {
  const sent = await sendForm<CounterApi['takePayment']>(
    'POST /admin/counter/{orgId}/payments',
    { orgId },
    values,
    language,
  )
  return sent.kind === 'done' ? { ...sent, value: { kind: 'taken', taken: sent.value } } : sent
}

async function recordWallet({ orgId, language }: Where, values: Record<string, unknown>): Promise<Outcome<Received>> {
  const sent = await sendForm<WalletPaymentsApi['recordWalletPayment']>(
    'POST /admin/walletPayments/{orgId}',
    { orgId },
    values,
    language,
  )
  return sent.kind === 'done' ? { ...sent, value: { kind: 'recorded', wallet: sent.value } } : sent
}

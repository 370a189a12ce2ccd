// Form that takes a payment: what is due, the amount in whole rupees, and cash or cheque.

import { useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, messageText } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { CounterApi, CounterDue, Taken } from '../contract/api.ts'
import { counterTenders, takeForm } from '../contract/forms.ts'
import { counterTranslator } from './translator.ts'
import { useFirstFocus } from './use-first-focus.ts'

type Props = { due: CounterDue; onTaken: (taken: Taken) => void; onOther: () => void }

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
  due: { customerNumber, name, ward, tol, balancePaisa, duePaisa, waivedPaisa },
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
  const state = useForm<Taken>({
    id: 'take-payment',
    definition: takeForm,
    labels: { rupees: t('counter.rupees'), tender: t('counter.tender'), reference: t('counter.reference') },
    order: ['rupees', 'tender', 'reference'],
    language,
    t,
    send: (data) => {
      const read = validate(takeForm, valuesOf(takeForm, data))
      const values = read.ok ? { ...read.value, customerNumber, submission } : {}
      return sendForm<CounterApi['takePayment']>('POST /admin/counter/{orgId}/payments', { orgId }, values, language)
    },
    onSent: onTaken,
  })
  return (
    <div ref={area}>
      <Form state={state}>
        <NumberField name="rupees" initially={cashRupees > 0 ? inDigits(String(cashRupees), language) : ''} />
        <RadioField
          name="tender"
          inline
          chosen="cash"
          options={counterTenders.map((value) => ({ value, label: t(`counter.tender_${value}`) }))}
        />
        <TextField name="reference" autoComplete="off" />
        <SendButton state={state}>{t('counter.take')}</SendButton>
      </Form>
    </div>
  )
}

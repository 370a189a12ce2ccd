// Form of a fee without a customer number; a purpose brings its usual amount.

import { useState } from 'react'
import { useFirstFocus } from '#features/counter/screens/use-first-focus.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { FeePurposes, FeesApi, TakenFee } from '../contract/api.ts'
import { feeForm, feeTenders } from '../contract/forms.ts'
import { feesTranslator } from './translator.ts'

type Props = { purposes: FeePurposes['data']; onTaken: (taken: TakenFee) => void }

export function FeeForm({ purposes, onTaken }: Props) {
  const language = useLanguage()
  const t = feesTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [submission] = useState(newSubmission)
  const [tender, setTender] = useState('cash')
  const area = useFirstFocus('purpose')
  const state = useForm<TakenFee>({
    id: 'take-fee',
    definition: feeForm,
    labels: {
      purpose: t('fees.purpose'),
      payer: t('fees.payer'),
      rupees: t('fees.rupees'),
      tender: t('fees.tender'),
      reference: t('fees.reference'),
    },
    order: ['purpose', 'payer', 'rupees', 'tender', 'reference'],
    language,
    t,
    send: (data) => {
      const read = validate(feeForm, valuesOf(feeForm, data))
      const values = read.ok ? { ...read.value, submission } : {}
      return sendForm<FeesApi['takeFee']>('POST /admin/fees/{orgId}', { orgId }, values, language)
    },
    onSent: onTaken,
  })
  return (
    <div
      ref={area}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'tender') setTender(target.value)
        fillUsual(target, purposes, (rupees) => inDigits(rupees, language))
      }}
    >
      <Form state={state}>
        <SelectField
          name="purpose"
          options={purposes.map((each) => ({ value: String(each.id), label: labelOf(each) }))}
        />
        <TextField name="payer" autoComplete="off" />
        <NumberField name="rupees" />
        <RadioField
          name="tender"
          inline
          chosen="cash"
          options={feeTenders.map((value) => ({ value, label: t(`fees.tender_${value}`) }))}
        />
        <ConditionalFields when={tender === 'cheque'} className="grid gap-4">
          <TextField name="reference" autoComplete="off" />
        </ConditionalFields>
        <SendButton state={state}>{t('fees.take')}</SendButton>
      </Form>
    </div>
  )

  function labelOf({ name, rupees, sample }: FeePurposes['data'][number]): string {
    const own = inLanguage(name, language).text
    const named =
      rupees === null ? own : t('fees.purpose_amount', { name: own, amount: formatNumber(rupees, language) })
    return sample ? t('fees.purpose_sample', { name: named }) : named
  }
}

/** The usual amount of the chosen purpose, which can be changed. */
function fillUsual(target: EventTarget, purposes: FeePurposes['data'], inOwnDigits: (rupees: string) => string): void {
  if (!(target instanceof HTMLSelectElement)) return
  const rupees = purposes.find(({ id }) => String(id) === target.value)?.rupees
  const field = target.form?.elements.namedItem('rupees')
  if (field instanceof HTMLInputElement && typeof rupees === 'number') field.value = inOwnDigits(String(rupees))
}

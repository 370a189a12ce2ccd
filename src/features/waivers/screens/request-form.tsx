// Form that requests a waiver or a write-off of what a connection owes.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { WaiversApi } from '../contract/api.ts'
import { waiverKinds } from '../contract/forms.ts'
import { waiverFormUpTo } from '../rules.ts'
import { waiversTranslator } from './translator.ts'

type Props = { connectionId: number; owedPaisa: number; language: Language }

export function RequestForm({ connectionId, owedPaisa, language }: Props) {
  const t = waiversTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const definition = waiverFormUpTo(owedPaisa)
  const state = useForm<unknown>({
    id: 'waiver-form',
    definition,
    labels: { kind: t('waivers.kind'), amount: t('waivers.amount'), reason: t('waivers.reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(definition, valuesOf(definition, data))
      const { kind, amount, reason } = filled.ok ? filled.value : { kind: 'waiver' as const, amount: 0, reason: '' }
      const request = { orgId, id: connectionId, kind, amountPaisa: Math.round(amount * 100), reason }
      return apiIn(language).send<WaiversApi['requestWaiver']>(
        'POST /admin/ledger/{orgId}/connections/{id}/waivers',
        request,
      )
    },
    onSent: () => {
      showToast(t('waivers.sent'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('waivers.request_lead')}</p>
      <Form state={state}>
        <RadioField
          name="kind"
          options={waiverKinds.map((value) => {
            return { value, label: t(`waivers.kind_${value}`), help: t(`waivers.kind_${value}_help`) }
          })}
        />
        <NumberField name="amount" decimal width="short" />
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('waivers.send')}</SendButton>
      </Form>
    </div>
  )
}

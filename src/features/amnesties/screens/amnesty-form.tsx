// Form of a new amnesty: title, old dues, window, and up to four parts with their shares.

import { useNavigate } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { AmnestiesApi } from '../contract/api.ts'
import { amnestyForm, partNumbers } from '../contract/forms.ts'
import { amnestiesTranslator } from './translator.ts'

export function AmnestyForm({ language, today }: { language: Language; today: string }) {
  const t = amnestiesTranslator(language)
  const orgId = String(useWho().organisation.id)
  const navigate = useNavigate()
  const ofParts = partNumbers.flatMap((n) => [
    [`until${n}`, t('amnesties.until_n', { n })],
    [`percent${n}`, t('amnesties.percent_n', { n })],
  ])
  const state = useForm<{ id: number }>({
    id: 'amnesty-form',
    definition: amnestyForm,
    labels: {
      titleNe: t('amnesties.title_ne'),
      titleEn: t('amnesties.title_en'),
      dueUntil: t('amnesties.due_until'),
      from: t('amnesties.from'),
      ...(Object.fromEntries(ofParts) as Record<`${'until' | 'percent'}${(typeof partNumbers)[number]}`, string>),
    },
    language,
    t,
    send: (data) => {
      const typed = valuesOf(amnestyForm, data)
      const filled = validate(amnestyForm, typed)
      return apiIn(language).send<AmnestiesApi['prepareAmnesty']>('POST /admin/amnesties/{orgId}', {
        orgId,
        ...(filled.ok ? filled.value : typed),
      } as never)
    },
    onSent: ({ id }) => {
      showToast(t('amnesties.prepared_toast'), { tone: 'success' })
      void navigate(`/staff/amnesties/${id}`)
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('amnesties.new_lead')}</p>
      <Form state={state}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField name="titleNe" lang="ne" />
          <TextField name="titleEn" lang="en" />
        </div>
        <DateField name="dueUntil" today={today} help={t('amnesties.due_until_help')} />
        <DateField name="from" today={today} />
        <Part n={1} today={today} />
        <details>
          <summary className="link inline-block cursor-pointer py-2">{t('amnesties.more_parts')}</summary>
          <div className="mt-3 grid gap-5">
            {partNumbers.slice(1).map((n) => (
              <Part key={n} n={n} today={today} />
            ))}
          </div>
        </details>
        <SendButton state={state}>{t('amnesties.prepare')}</SendButton>
      </Form>
    </div>
  )
}

function Part({ n, today }: { n: number; today: string }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <DateField name={`until${n}`} today={today} />
      <NumberField name={`percent${n}`} />
    </div>
  )
}

// Form that copies the reading days of a month to the next one.

import { useRevalidator } from 'react-router'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingDayEntry, ReadingMonthsApi } from '../contract/admin.ts'
import { copyForm } from '../contract/form.ts'
import { monthAfter } from '../rules/entries.ts'
import { monthOptions, readingsTranslator } from './office-list.tsx'

export function CopyMonth({ entries, orgId }: { entries: readonly ReadingDayEntry[]; orgId: string }) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const last = entries.at(-1)
  if (!last) return null
  return (
    <div className="mt-9 max-w-[46rem]">
      <Section id="copy" title={t('readings.copy')}>
        <p className="measure mb-4 text-neutral-600">{t('readings.copy_lead')}</p>
        <CopyForm key={`${last.year}-${last.month}`} last={last} orgId={orgId} />
      </Section>
    </div>
  )
}

/** Begins with the last month that has reading days. */
function CopyForm({ last, orgId }: { last: ReadingDayEntry; orgId: string }) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const { revalidate } = useRevalidator()
  const next = monthAfter(last)
  const state = useForm<unknown>({
    id: 'copy-month',
    definition: copyForm,
    labels: {
      fromYear: t('readings.copy_from_year'),
      fromMonth: t('readings.copy_from_month'),
      toYear: t('readings.copy_to_year'),
      toMonth: t('readings.copy_to_month'),
    },
    language,
    t,
    send: (data) => {
      const filled = validate(copyForm, valuesOf(copyForm, data))
      const address = 'POST /admin/readingMonths/{orgId}'
      const values = filled.ok ? filled.value : {}
      return sendForm<ReadingMonthsApi['copyReadingMonth']>(address, { orgId }, values, language)
    },
    onSent: () => {
      showToast(t('readings.copied'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <div className="side-by-side grid grid-cols-2 items-start gap-4">
        <NumberField name="fromYear" initially={inDigits(String(last.year), language)} />
        <SelectField name="fromMonth" chosen={String(last.month)} options={monthOptions(language)} />
        <NumberField name="toYear" initially={inDigits(String(next.year), language)} />
        <SelectField name="toMonth" chosen={String(next.month)} options={monthOptions(language)} />
      </div>
      <SendButton state={state} kind="plain">
        {t('readings.copy_send')}
      </SendButton>
    </Form>
  )
}

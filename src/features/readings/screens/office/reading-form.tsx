// Form of a reading, which says what follows from it before it is sent.

import { useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inDigits } from '#kit/language.ts'
import { sendForm } from '#platform/send-form.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingPage, ReadingsApi } from '../../contract/api.ts'
import { readingForm } from '../../contract/form.ts'
import type { NewReading, ReadingStatus } from '../../contract/reading.ts'
import { enteredReading } from '../../rules/entered.ts'
import { lastValue } from '../../rules/recorded.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { readingsTranslator } from '../translator.ts'
import { enteredIn, ReadingFields, readingLabels, valueOfStatus } from './reading-fields.tsx'
import { ReadingPreview } from './reading-preview.tsx'

const { orgId: _orgId, id: _id, correct: _correct, ...fields } = readingForm.fields
const definition = { ...readingForm, fields: { ...fields, value: valueOfStatus } }

/** Months that are offered: this one and the two before. */
const offeredMonths = [0, -1, -2]

type Props = { page: ReadingPage; today: string; onDone: () => void }

export function ReadingForm({ page, today, onDone }: Props) {
  const { id, known, readings } = page
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const [status, setStatus] = useState<ReadingStatus>('normal')
  const [entered, setEntered] = useState<NewReading>()
  const newest = readings[0]?.period
  const current = bsMonthOf(today)
  const next = newest === undefined || newest < addMonths(current, -1) ? addMonths(current, -1) : current
  const answer = entered && enteredReading(entered, known, { newest, today })
  const state = useForm<ReadingPage>({
    id: 'reading-form',
    definition,
    labels: readingLabels(t),
    language,
    t,
    send: (data, onProgress) => {
      const address = 'POST /admin/readings/{orgId}/{id}'
      if (enteredIn(definition, data)?.period === newest) data.set('correct', 'true')
      return sendForm<ReadingsApi['recordReading']>(address, { orgId, id }, data, language, onProgress)
    },
    onSent: () => {
      showToast(t('meter_readings.saved'), { tone: 'success' })
      onDone()
    },
  })
  function update(form: HTMLFormElement): void {
    const data = new FormData(form)
    setStatus((data.get('status') || 'normal') as ReadingStatus)
    setEntered(enteredIn(definition, data))
  }
  return (
    <div className="max-w-[46rem]" onInput={({ target }) => update((target as HTMLInputElement).form!)}>
      <p className="mb-4 font-bold">
        {newest === undefined
          ? t('meter_readings.first', { value: inDigits(String(lastValue(known)), language) })
          : t('meter_readings.last', {
              value: inDigits(String(lastValue(known)), language),
              month: monthName(newest, language),
            })}
      </p>
      <Form state={state}>
        <ReadingFields {...{ status, today }} initially={{ readOn: today }}>
          <SelectField
            name="period"
            chosen={next}
            options={offeredMonths.map((months) => {
              const period = addMonths(current, months)
              return { value: period, label: monthName(period, language) }
            })}
          />
        </ReadingFields>
        <ReadingPreview id="reading-answer" {...{ answer, known }} isCorrection={entered?.period === newest} />
        <SendButton state={state} deniedBy={answer?.ok === false ? 'reading-answer' : undefined}>
          {t('meter_readings.save')}
        </SendButton>
      </Form>
    </div>
  )
}

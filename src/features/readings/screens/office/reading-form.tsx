// Form of a reading, which says what follows from it before it is sent.

import { useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { required, when, type Values } from '#kit/validation/rules.ts'
import { sendForm } from '#platform/send-form.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingPage, ReadingsApi } from '../../contract/api.ts'
import { readingForm } from '../../contract/form.ts'
import { isReadStatus, readingStatuses, type NewReading, type ReadingStatus } from '../../contract/reading.ts'
import { meterPhotoMegabytes, meterPhotoTypes } from '../../contract/sent-form.ts'
import { enteredReading } from '../../rules/entered.ts'
import { lastValue } from '../../rules/recorded.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { readingsTranslator } from '../translator.ts'
import { ReadingPreview } from './reading-preview.tsx'

const { orgId: _orgId, id: _id, correct: _correct, ...fields } = readingForm.fields
const isRead = ({ status }: Values) => isReadStatus(status as ReadingStatus)
const valueRules = [when(isRead, required('meter_readings.value_needed')), ...fields.value.rules]
const definition = { ...readingForm, fields: { ...fields, value: { ...fields.value, rules: valueRules } } }

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
    labels: {
      period: t('meter_readings.month'),
      readOn: t('meter_readings.read_on'),
      status: t('meter_readings.status'),
      value: t('meter_readings.value'),
      oldFinal: t('meter_readings.old_final'),
      newStart: t('meter_readings.new_start'),
      newSerial: t('meter_readings.new_serial'),
      note: t('meter_readings.note'),
      photo: t('meter_readings.photo'),
    },
    language,
    t,
    send: (data, onProgress) => {
      const address = 'POST /admin/readings/{orgId}/{id}'
      if (enteredOf(data)?.period === newest) data.set('correct', 'true')
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
    setEntered(enteredOf(data))
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
        <div className="grid items-start gap-6 md:grid-cols-2">
          <SelectField
            name="period"
            chosen={next}
            options={offeredMonths.map((months) => {
              const period = addMonths(current, months)
              return { value: period, label: monthName(period, language) }
            })}
          />
          <DateField name="readOn" today={today} initially={today} />
          <SelectField
            name="status"
            chosen="normal"
            options={readingStatuses.map((value) => ({ value, label: t(`meter_readings.status_${value}`) }))}
          />
          <ConditionalFields when={isReadStatus(status)} className="grid">
            <NumberField name="value" help={t('meter_readings.value_help')} />
          </ConditionalFields>
        </div>
        <ConditionalFields
          when={status === 'replaced' || status === 'reset'}
          className="grid items-start gap-6 md:grid-cols-2"
        >
          <NumberField name="oldFinal" />
          <NumberField name="newStart" />
        </ConditionalFields>
        <ConditionalFields when={status === 'replaced'} className="grid">
          <TextField name="newSerial" width="short" />
        </ConditionalFields>
        <TextField name="note" />
        <FileField
          name="photo"
          accept={meterPhotoTypes.join(',')}
          shrink
          camera
          help={t('meter_readings.own_photo_help', { mb: meterPhotoMegabytes })}
        />
        <ReadingPreview id="reading-answer" {...{ answer, known }} isCorrection={entered?.period === newest} />
        <SendButton state={state} deniedBy={answer?.ok === false ? 'reading-answer' : undefined}>
          {t('meter_readings.save')}
        </SendButton>
      </Form>
    </div>
  )
}

/** The reading as the rule takes it, or undefined while a field cannot be read. */
function enteredOf(data: FormData): NewReading | undefined {
  const read = validate(definition, valuesOf(definition, data))
  if (!read.ok) return undefined
  const { period, readOn, status, value, oldFinal, newStart, newSerial, note } = read.value as Partial<NewReading> &
    Pick<NewReading, 'period' | 'readOn' | 'status'>
  return {
    period,
    readOn,
    status,
    value: value ?? null,
    oldFinal: oldFinal ?? null,
    newStart: newStart ?? null,
    newSerial: newSerial ?? (status === 'replaced' ? '' : null),
    note: note ?? '',
  }
}

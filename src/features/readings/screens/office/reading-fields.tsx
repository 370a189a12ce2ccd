// Fields of the forms of a reading, with what they say of it and their labels.

import type { ReactNode } from 'react'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import { required, when, type Values } from '#kit/validation/rules.ts'
import { readingForm } from '../../contract/form.ts'
import { isReadStatus, readingStatuses, type NewReading, type ReadingStatus } from '../../contract/reading.ts'
import { meterPhotoMegabytes, meterPhotoTypes } from '../../contract/sent-form.ts'
import { readingsTranslator } from '../translator.ts'

type Props = {
  /** As it is chosen in the form. */
  status: ReadingStatus
  initially: Pick<NewReading, 'readOn'> & Partial<NewReading>
  today: string
  /** Before the day. */
  children?: ReactNode
}

export function ReadingFields({ status, initially, today, children }: Props) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const shown = (value: number | null | undefined) => inDigits(String(value ?? ''), language)
  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {children}
        <DateField name="readOn" today={today} initially={initially.readOn} />
        <SelectField
          name="status"
          chosen={initially.status ?? 'normal'}
          options={readingStatuses.map((value) => ({ value, label: t(`meter_readings.status_${value}`) }))}
        />
        <ConditionalFields when={isReadStatus(status)} className="grid">
          <NumberField name="value" help={t('meter_readings.value_help')} initially={shown(initially.value)} />
        </ConditionalFields>
      </div>
      <ConditionalFields
        when={status === 'replaced' || status === 'reset'}
        className="grid items-start gap-6 md:grid-cols-2"
      >
        <NumberField name="oldFinal" initially={shown(initially.oldFinal)} />
        <NumberField name="newStart" initially={shown(initially.newStart)} />
      </ConditionalFields>
      <ConditionalFields when={status === 'replaced'} className="grid">
        <TextField name="newSerial" width="short" initially={initially.newSerial ?? ''} />
      </ConditionalFields>
      <TextField name="note" initially={initially.note ?? ''} />
      <FileField
        name="photo"
        accept={meterPhotoTypes.join(',')}
        shrink
        camera
        help={t('meter_readings.own_photo_help', { mb: meterPhotoMegabytes })}
      />
    </>
  )
}

/** The reading as the rule takes it, or undefined while a field cannot be read. */
export function enteredIn(definition: FormDefinition, data: FormData): NewReading | undefined {
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

const isRead = ({ status }: Values) => isReadStatus(status as ReadingStatus)

/** The value of the form of a reading, which is required where the status has one. */
export const valueOfStatus = {
  ...readingForm.fields.value,
  rules: [when(isRead, required('meter_readings.value_needed')), ...readingForm.fields.value.rules],
}

/** Labels of its fields. */
export function readingLabels(t: ReturnType<typeof readingsTranslator>) {
  return {
    period: t('meter_readings.month'),
    readOn: t('meter_readings.read_on'),
    status: t('meter_readings.status'),
    value: t('meter_readings.value'),
    oldFinal: t('meter_readings.old_final'),
    newStart: t('meter_readings.new_start'),
    newSerial: t('meter_readings.new_serial'),
    note: t('meter_readings.note'),
    photo: t('meter_readings.photo'),
  }
}

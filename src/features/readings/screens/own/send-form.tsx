// Form of a customer's reading: value and photograph, with what follows from the value before it is sent.

import { useMemo, useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, messageText, toAsciiDigits } from '#kit/language.ts'
import type { Answered } from '#kit/refusal.ts'
import { custom, max, min } from '#kit/validation/rules.ts'
import { sendForm } from '#platform/send-form.ts'
import { Callout } from '#ui/callout.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { useFormParts } from '#ui/form/form-context.ts'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadableMeter, SentReadingsApi } from '../../contract/sent.ts'
import { meterPhotoMegabytes, meterPhotoTypes, sentForm } from '../../contract/sent-form.ts'
import { isUnusual, unitsOf } from '../../rules/sent.ts'
import { readingsTranslator } from '../translator.ts'

export function SendForm({ meter, onSent }: { meter: ReadableMeter; onSent: () => void }) {
  const { customerNumber, lastValue } = meter
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const [value, setValue] = useState<number>()
  const units = value === undefined ? undefined : unitsOf(value, meter)
  const isHigh = units?.ok === true && isUnusual(units.value, meter)
  const definition = useMemo(() => definitionFor(meter), [meter])
  const state = useForm<unknown>({
    id: `reading-${customerNumber}`,
    definition,
    labels: {
      customerNumber: t('meter_readings.of_number', { number: customerNumber }),
      value: t('meter_readings.own_value'),
      photo: t('meter_readings.own_photo'),
      confirmed: t('meter_readings.own_confirm'),
    },
    language,
    t,
    send: (data, onProgress) => {
      const address = 'POST /customer/readings/{orgId}'
      return sendForm<SentReadingsApi['sendMyReading']>(address, { orgId }, data, language, onProgress)
    },
    onSent: () => {
      showToast(t('meter_readings.own_sent'), { tone: 'success' })
      onSent()
    },
  })
  return (
    <div onInput={({ target }) => (target as HTMLInputElement).name === 'value' && setValue(typed(target))}>
      <p className="mb-4">{t('meter_readings.own_last', { value: inDigits(String(lastValue), language) })}</p>
      <Form state={state}>
        <HiddenField name="customerNumber" value={customerNumber} />
        <NumberField name="value" help={t('meter_readings.own_value_help')} />
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          <Plausibility meter={meter} units={units} isHigh={isHigh} />
        </div>
        {isHigh ? <CheckboxField name="confirmed" /> : null}
        <FileField
          name="photo"
          accept={meterPhotoTypes.join(',')}
          shrink
          camera
          help={t('meter_readings.own_photo_help', { mb: meterPhotoMegabytes })}
        />
        <SendButton state={state}>{t('meter_readings.own_send_button')}</SendButton>
      </Form>
    </div>
  )
}

/** What cannot be recorded, and what is unusual and not confirmed, is refused before its photograph is sent. */
function definitionFor(meter: ReadableMeter) {
  const { lastValue, dialDigits, usual } = meter
  const onDial = max(10 ** dialDigits - 1, 'meter_readings.value_beyond_dial')
  const rules = [{ ...onDial, values: { digits: dialDigits } }, min(lastValue, 'meter_readings.own_below')]
  const { value, confirmed } = sentForm.fields
  const isConfirmed = custom<boolean>((ticked, { value: typedValue }) => {
    const units = typeof typedValue === 'number' ? unitsOf(typedValue, meter) : undefined
    return ticked || !units?.ok || !isUnusual(units.value, meter)
  }, 'meter_readings.confirm_high')
  const fields = {
    ...sentForm.fields,
    value: { ...value, rules: [...value.rules, ...rules] },
    confirmed: { ...confirmed, rules: [...confirmed.rules, { ...isConfirmed, values: { usual } }] },
  }
  return { ...sentForm, fields }
}

type Checked = { meter: ReadableMeter; units: Answered<number> | undefined; isHigh: boolean }

/** A field that is marked says itself why. */
function Plausibility({ meter: { usual }, units, isHigh }: Checked) {
  const t = readingsTranslator(useLanguage())
  const isMarked = useFormParts().error('value') !== undefined
  if (!units || isMarked) return null
  if (!units.ok) return <Callout tone="danger">{messageText(t, units)}</Callout>
  return (
    <>
      <p className="font-bold">{t('meter_readings.own_units', { units: units.value })}</p>
      {usual > 0 ? <p>{t('meter_readings.own_usual', { usual })}</p> : null}
      {isHigh ? <Callout tone="warning">{t('meter_readings.own_high')}</Callout> : null}
    </>
  )
}

/** The number in a field, in the digits of either script; undefined while it is none. */
function typed(target: EventTarget): number | undefined {
  const text = toAsciiDigits((target as HTMLInputElement).value.trim())
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

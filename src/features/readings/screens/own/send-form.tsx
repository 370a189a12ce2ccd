// Form of a customer's reading: value and photograph, with what follows from the value before it is sent.

import { useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, toAsciiDigits } from '#kit/language.ts'
import { sendForm } from '#platform/send-form.ts'
import { Callout } from '#ui/callout.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
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
  const isHigh = units !== undefined && isUnusual(units, meter)
  const state = useForm<unknown>({
    id: `reading-${customerNumber}`,
    definition: sentForm,
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
          <Plausibility meter={meter} value={value} units={units} isHigh={isHigh} />
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

type Checked = { meter: ReadableMeter; value: number | undefined; units: number | undefined; isHigh: boolean }

function Plausibility({ meter: { usual }, value, units, isHigh }: Checked) {
  const t = readingsTranslator(useLanguage())
  if (value === undefined) return null
  if (units === undefined) return <Callout tone="danger">{t('meter_readings.own_below')}</Callout>
  return (
    <>
      <p className="font-bold">{t('meter_readings.own_units', { units })}</p>
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

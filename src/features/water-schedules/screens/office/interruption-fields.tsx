// Fields of an interruption: where, until when, why and from when.

import type { ChangeEvent } from 'react'
import { useState } from 'react'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, type Language } from '#kit/language.ts'
import { RadioField, SelectField, type Option } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import { returnChoices } from '../../contract/interruption-form.ts'
import type { StaffInterruption } from '../../contract/interruptions.ts'
import { placeValue } from '../../rules/interruption.ts'
import { ReasonField, reasonLabels } from './reason-field.tsx'
import { supplyTranslator } from './translator.ts'

export type Places = { zones: SupplyZone[]; tols: Tol[] }

type Chosen = { returns: string; starts: string }

/** The labels of these fields, for the form that contains them. */
export function interruptionLabels(language: Language) {
  const t = supplyTranslator(language)
  return {
    place: t('supply.place'),
    returns: t('supply.returns'),
    returnOn: t('supply.return_on'),
    returnAt: t('supply.return_at'),
    ...reasonLabels(language),
    starts: t('supply.starts'),
    beginOn: t('supply.begin_on'),
    beginAt: t('supply.begin_at'),
  }
}

/** `today` is 'YYYY-MM-DD'; `initially`: the interruption that is changed. */
export function InterruptionFields(props: {
  places: Places
  today: string
  language: Language
  initially?: StaffInterruption
}) {
  const { places, today, language, initially } = props
  const t = supplyTranslator(language)
  const first = initialValues(initially)
  const [chosen, setChosen] = useState<Chosen>(first)
  const { returns, starts } = chosen
  const change = ({ target }: ChangeEvent<HTMLElement>) => {
    const { name, value } = target as unknown as HTMLInputElement
    if (name in chosen) setChosen((before) => ({ ...before, [name]: value }))
  }
  return (
    <div className="grid gap-6" onChange={change}>
      <SelectField name="place" chosen={first.place} options={placeOptions(places, language)} />
      <RadioField
        name="returns"
        chosen={first.returns}
        options={returnChoices.map((value) => ({ value, label: returnLabel(value, language) }))}
      />
      <ConditionalFields when={returns === 'at'} className="side-by-side grid items-start gap-6 md:grid-cols-2">
        <DateField name="returnOn" today={today} {...(first.returnOn && { initially: first.returnOn })} />
        <TimeField name="returnAt" initially={first.returnAt} language={language} />
      </ConditionalFields>
      <ReasonField language={language} initially={initially?.reason} />
      <RadioField
        name="starts"
        inline
        chosen={first.starts}
        options={[
          { value: 'now', label: t(first.hasBegun ? 'supply.starts_began' : 'supply.starts_now') },
          { value: 'later', label: t('supply.starts_later') },
        ]}
      />
      <ConditionalFields when={starts === 'later'} className="side-by-side grid items-start gap-6 md:grid-cols-2">
        <DateField name="beginOn" today={today} {...(first.beginOn && { initially: first.beginOn })} />
        <TimeField name="beginAt" initially={first.beginAt} language={language} />
      </ConditionalFields>
    </div>
  )
}

/** A new one is everywhere, without a known return, for a burst pipe, from now. */
function initialValues(interruption: StaffInterruption | undefined) {
  if (!interruption)
    return {
      place: 'all',
      returns: 'unknown',
      starts: 'now',
      returnOn: '',
      returnAt: '',
      beginOn: '',
      beginAt: '',
      hasBegun: false,
    }
  const { expectedReturn, begins, state } = interruption
  const returns = expectedReturn ? inNepal(expectedReturn) : { date: '', time: '' }
  const isPlanned = state === 'planned'
  return {
    place: placeValue(interruption),
    returns: expectedReturn ? 'at' : 'unknown',
    starts: isPlanned ? 'later' : 'now',
    returnOn: returns.date,
    returnAt: returns.time,
    beginOn: isPlanned ? inNepal(begins).date : '',
    beginAt: isPlanned ? inNepal(begins).time : '',
    hasBegun: !isPlanned,
  }
}

/** The places of a schedule as options: everywhere, the zones, the tols. */
export function placeOptions({ zones, tols }: Places, language: Language): Option[] {
  const t = supplyTranslator(language)
  const name = (place: SupplyZone | Tol) => inLanguage(place.name, language).text
  return [
    { value: 'all', label: t('supply.place_all') },
    ...zones.map((zone) => ({ value: `zone:${zone.code}`, label: t('supply.place_zone', { name: name(zone) }) })),
    ...tols.map((tol) => ({
      value: `tol:${tol.code}`,
      label: t('supply.place_tol', { name: name(tol), ward: tol.ward }),
    })),
  ]
}

function returnLabel(choice: (typeof returnChoices)[number], language: Language): string {
  const t = supplyTranslator(language)
  if (choice === 'unknown') return t('supply.returns_unknown')
  return choice === 'at'
    ? t('supply.returns_at')
    : t('supply.returns_hours', { n: Number(choice.slice('hours-'.length)) })
}

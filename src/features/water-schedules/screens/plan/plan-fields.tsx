// Fields of one rule of a supply plan: zone, days, time and season.

import { useState } from 'react'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import type { RowFieldsProps } from '#features/editions/screens/definition.ts'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import { CheckboxField, RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { WeekdaysField } from '#ui/form/weekdays-field.tsx'
import { monthValues, repetitions, seasonChoices } from '../../contract/plan-form.ts'
import { supplyPlanMessages } from '../../messages/plan.ts'
import type { DraftedRule } from '../../rules/plan-edition.ts'

const everyWeekday = [0, 1, 2, 3, 4, 5, 6]

/** The fields with these zones to choose from. */
export function planFieldsOf(zones: readonly SupplyZone[]) {
  return function PlanFields({ row, effectiveFrom, language, today }: RowFieldsProps<DraftedRule>) {
    const t = translator(supplyPlanMessages, language)
    const [repetition, setRepetition] = useState<string>(row?.days.kind ?? 'weekdays')
    const every = row?.days.kind === 'every' ? row.days : undefined
    const weekdays = row?.days.kind === 'weekdays' ? row.days.weekdays : undefined
    const digits = (value: number | undefined) => (value === undefined ? '' : inDigits(String(value), language))
    return (
      <>
        <SelectField
          name="zone"
          chosen={row?.zone ?? zones[0]?.code ?? ''}
          options={zones.map(({ code, name }) => ({ value: code, label: inLanguage(name, language).text }))}
        />
        <div className="side-by-side grid items-start gap-4 sm:grid-cols-2 md:max-w-md">
          <TimeField name="starts" initially={row?.starts ?? '06:00'} language={language} />
          <NumberField name="minutes" initially={digits(row?.minutes ?? 60)} />
        </div>
        <div onChange={({ target }) => setRepetition(valueOf(target, 'repetition') ?? repetition)}>
          <RadioField
            name="repetition"
            chosen={repetition}
            options={repetitions.map((value) => ({ value, label: t(`supply.repetition_${value}`) }))}
          />
        </div>
        <ConditionalFields when={repetition === 'weekdays'} className="grid gap-4">
          <WeekdaysField name="weekdays" checked={weekdays ?? (row ? [] : everyWeekday)} language={language} />
        </ConditionalFields>
        <ConditionalFields when={repetition === 'every'} className="side-by-side grid items-start gap-4 md:grid-cols-2">
          <NumberField name="everyDays" help={t('supply.interval_help')} initially={digits(every?.days ?? 2)} />
          <DateField name="countedFrom" today={today} initially={every?.from ?? effectiveFrom} />
        </ConditionalFields>
        <SeasonFields {...{ row, language }} />
        <CheckboxField name="sample" checked={row?.sample ?? false}>
          {t('supply.plan_sample')}
        </CheckboxField>
      </>
    )
  }
}

function SeasonFields({
  row,
  language,
}: { row: DraftedRule | undefined } & Pick<RowFieldsProps<DraftedRule>, 'language'>) {
  const t = translator(supplyPlanMessages, language)
  const [season, setSeason] = useState<string>(row?.season ? 'part' : 'year')
  const [from, to] = [row?.season?.from.split('-'), row?.season?.to.split('-')]
  const months = monthValues.map((value, index) => ({ value, label: bsMonthNames[index]![language] }))
  const digits = (day: string | undefined) => inDigits(String(Number(day ?? '') || ''), language)
  return (
    <>
      <div onChange={({ target }) => setSeason(valueOf(target, 'season') ?? season)}>
        <RadioField
          name="season"
          chosen={season}
          options={seasonChoices.map((value) => ({ value, label: t(`supply.season_${value}`) }))}
        />
      </div>
      <ConditionalFields
        when={season === 'part'}
        className="side-by-side grid grid-cols-2 items-start gap-4 md:grid-cols-4"
      >
        <SelectField name="fromMonth" chosen={from?.[0] ?? ''} options={months} />
        <NumberField name="fromDay" initially={digits(from?.[1])} />
        <SelectField name="toMonth" chosen={to?.[0] ?? ''} options={months} />
        <NumberField name="toDay" initially={digits(to?.[1])} />
      </ConditionalFields>
    </>
  )
}

function valueOf(target: EventTarget, name: string): string | undefined {
  return target instanceof HTMLInputElement && target.name === name ? target.value : undefined
}

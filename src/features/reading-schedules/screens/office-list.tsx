// Definition of the console screens of the reading days, with the wards and tols to choose from.

import { useSearchParams } from 'react-router'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { FieldsProps, ListScreen } from '#features/ordered-lists/screens/definition.ts'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import type { ReadingDayEntry } from '../contract/admin.ts'
import { monthValues, readingDayFields } from '../contract/form.ts'
import { readingSchedulesMessages as texts } from '../messages.ts'
import { daysInBs } from '../rules/days.ts'
import { isOver } from '../rules/entries.ts'

export const readingDayAddress = { path: '/admin/readingDays/{orgId}' } as const

export function readingsTranslator(language: Language) {
  return translator({ ...listsTexts, ...texts }, language)
}

export function readingDayScreen(tols: readonly Tol[]): ListScreen<ReadingDayEntry> {
  return {
    ...readingDayAddress,
    name: 'reading-days',
    page: '/meter-reading-schedule',
    form: form(readingDayFields),
    isOrdered: false,
    texts: {
      title: texts['readings.office'],
      lead: texts['readings.office_lead'],
      add: texts['readings.add'],
      new: texts['readings.new'],
      empty: texts['readings.empty'],
      past: texts['readings.past'],
    },
    t: readingsTranslator,
    labels: labelsIn,
    titleOf: (entry) => ({ en: titleIn(entry, tols, 'en'), ne: titleIn(entry, tols, 'ne') }),
    factsOf: ({ readerEn, readerNe }, language) => inLanguage({ en: readerEn, ne: readerNe }, language).text,
    textsOf: (entry, language) => ({
      place: placeName(entry, tols, language),
      fromDay: daysText(entry, language),
      readerNe: entry.readerNe,
      readerEn: entry.readerEn,
    }),
    isPast: isOver,
    Fields: fieldsOf(tols),
  }
}

function labelsIn(language: Language): Record<string, string> {
  const t = translator(texts, language)
  return {
    place: t('readings.place'),
    year: t('readings.year'),
    month: t('readings.month'),
    fromDay: t('readings.from_day'),
    toDay: t('readings.to_day'),
    readerNe: t('readings.reader_ne'),
    readerEn: t('readings.reader_en'),
    sample: t('readings.sample_tick'),
  }
}

/** @example '10–12 Mangsir 2083 · Ward 5, whole' */
function titleIn(entry: ReadingDayEntry, tols: readonly Tol[], language: Language): string {
  return `${daysText(entry, language)} · ${placeName(entry, tols, language)}`
}

function daysText(entry: ReadingDayEntry, language: Language): string {
  return daysInBs({ ...entry, reader: { en: entry.readerEn, ne: entry.readerNe } }, language)
}

export function placeName(
  { ward, tol }: Pick<ReadingDayEntry, 'ward' | 'tol'>,
  tols: readonly Tol[],
  language: Language,
) {
  const t = translator(texts, language)
  const found = tols.find(({ code }) => code === tol)
  return found
    ? t('readings.place_tol', { name: inLanguage(found.name, language).text, ward })
    : t('readings.place_ward', { ward })
}

function fieldsOf(tols: readonly Tol[]) {
  return function ReadingDayFields({ row, language, today }: FieldsProps<ReadingDayEntry>) {
    const t = translator(texts, language)
    const asked = useSearchParams()[0].get('on') ?? ''
    const on = row ? undefined : isIsoDate(asked) ? toBs(asked) : undefined
    const now = on ?? toBs(today)
    const digits = (value: number | undefined) => (value === undefined ? '' : inDigits(String(value), language))
    const wards = [...new Set(tols.map(({ ward }) => ward))].toSorted((a, b) => a - b)
    const places = [
      ...wards.map((ward) => ({ value: `ward:${ward}`, ward, tol: null })),
      ...tols.map(({ code, ward }) => ({ value: `tol:${code}`, ward, tol: code })),
    ]
    return (
      <>
        <SelectField
          name="place"
          chosen={row ? (row.tol === null ? `ward:${row.ward}` : `tol:${row.tol}`) : ''}
          options={places.map(({ value, ...place }) => ({ value, label: placeName(place, tols, language) }))}
        />
        <div className="side-by-side grid grid-cols-2 items-start gap-4 md:grid-cols-4">
          <NumberField name="year" initially={digits(row?.year ?? now?.year)} />
          <SelectField name="month" chosen={String(row?.month ?? now?.month ?? '')} options={monthOptions(language)} />
          <NumberField name="fromDay" initially={digits(row?.fromDay ?? on?.day)} />
          <NumberField name="toDay" initially={digits(row?.toDay ?? on?.day)} />
        </div>
        <TextField name="readerNe" lang="ne" autoComplete="off" initially={row?.readerNe ?? ''} />
        <TextField name="readerEn" lang="en" autoComplete="off" initially={row?.readerEn ?? ''} />
        <CheckboxField name="sample" checked={row?.sample ?? false}>
          {t('readings.sample_tick')}
        </CheckboxField>
      </>
    )
  }
}

export function monthOptions(language: Language) {
  return monthValues.map((value, index) => ({ value, label: bsMonthNames[index]![language] }))
}

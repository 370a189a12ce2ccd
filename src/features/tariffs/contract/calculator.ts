// Form of the tariff calculator with its customer types, tap sizes and limits; without schemas, so that the browser can load it.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { choice, code, number, type ValueOf } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, integer, max, min, required } from '#kit/validation/rules.ts'

export const customerTypes = [
  'residential',
  'industrial',
  'commercial',
  'hotel',
  'social',
  'school',
  'institutional',
  'community',
  'government',
  'other',
] as const
export type CustomerType = (typeof customerTypes)[number]

/** Tap sizes in inches, as they are printed. */
export const tapSizes = ['1/2', '3/4', '1', '1 1/2', '2', '3', '4'] as const
export type TapSize = (typeof tapSizes)[number]

/** Maximum units of one bill; a larger number is a misread meter. 1 unit = 1,000 litres. */
export const maxUnits = 1_000_000

/** Maximum rows of a range of units. */
export const maxRangeRows = 200

const unitsLimit = { ...max(maxUnits, 'tariffs.units_too_many'), values: { max: maxUnits } }
const typedUnits = () => number(integer('tariffs.units_whole'), min(0, 'tariffs.units_negative'), unitsLimit)

/** The calculator's form, as typed or as given in the URL. Numbers may be in either language's digits. */
export const calculationForm = form({
  customerType: choice(customerTypes, required()),
  tapSize: choice(tapSizes, required()),
  meter: choice(['metered', 'unmetered']),
  /** A fiscal year (2083/84), or the day a tariff took effect (2026-07-17) when it changed within the year. */
  year: code(custom<string>((typed) => isIsoDate(typed) || parseFiscalYear(typed) !== undefined, 'tariffs.year_wrong')),
  calculation: choice(['single', 'range', 'readings']),
  units: typedUnits(),
  fromUnit: typedUnits(),
  toUnit: typedUnits(),
  previousReading: typedUnits(),
  currentReading: typedUnits(),
})
export type CalculationRequest = ValueOf<typeof calculationForm>

// Answer of the calculator to the values of its form, the same on the server and in the browser.

import type { Denied, FieldIssue } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import type { Charge, Tariff } from '../contract/api.ts'
import type { CalculationRequest } from '../contract/calculator.ts'
import { calculationForm } from '../contract/calculator.ts'
import { calculate, type RequestedUnits } from './calculation.ts'
import { currentEdition, editionChoices, parseYear, yearOf } from './editions.ts'
import { selectTariff } from './selection.ts'

export type Given = Readonly<Record<string, unknown>>

/** Charges under one tariff; or the fields that are missing or wrong; or the reason why no tariff applies. */
export type CalculatorAnswer =
  | { kind: 'charged'; tariff: Tariff; charges: Charge[]; request: RequestedUnits }
  | { kind: 'wrong'; issues: FieldIssue[] }
  | { kind: 'none'; denied: Denied }

/** The fields of each calculation; other fields are ignored. */
export const unitFields = {
  single: ['units'],
  range: ['fromUnit', 'toUnit'],
  readings: ['previousReading', 'currentReading'],
} as const

/** The answer to the form's values. Without a year, the edition in force today; without a meter, units are not read. */
export function answerCalculator(tariffs: readonly Tariff[], given: Given, today: string): CalculatorAnswer {
  const read = validate(calculationForm, relevantOf(given))
  if (!read.ok) return { kind: 'wrong', issues: withEmptyUnits(read.issues, relevantOf(given)) }
  const found = tariffFor(tariffs, read.value, today)
  if (!found.ok) return { kind: 'none', denied: found }
  const request = unitsRequested(read.value)
  const charges = calculate(found.value, request)
  if (!charges.ok) return { kind: 'wrong', issues: issuesOf(charges, request) }
  return { kind: 'charged', tariff: found.value, charges: charges.value, request }
}

/** The values that the chosen calculation uses; also the parameters of a URL to share. */
export function relevantOf(given: Given): Record<string, unknown> {
  const { customerType, tapSize, meter, year } = given
  if (meter === 'unmetered') return { customerType, tapSize, meter, year }
  const calculation = Object.hasOwn(unitFields, String(given.calculation))
    ? (given.calculation as keyof typeof unitFields)
    : 'single'
  const units = unitFields[calculation].map((name) => [name, given[name]])
  return { customerType, tapSize, meter, year, calculation, ...Object.fromEntries(units) }
}

function tariffFor(tariffs: readonly Tariff[], request: CalculationRequest, today: string) {
  const { customerType, tapSize, meter } = request
  const year = request.year ?? currentEdition(editionChoices(tariffs), today)?.value ?? yearOf(today)
  return selectTariff(tariffs, { customerType, tapSize, metered: meter !== 'unmetered', ...parseYear(year) })
}

function unitsRequested(request: CalculationRequest): RequestedUnits {
  return request.meter === 'unmetered' ? { calculation: 'single', units: 0 } : { ...request }
}

/** The issues of the values typed, and an issue for each missing number of the calculation, in the order of the form. */
function withEmptyUnits(issues: readonly FieldIssue[], given: Given): FieldIssue[] {
  const calculation = (given.calculation ?? 'single') as keyof typeof unitFields
  const names: readonly string[] = given.meter === 'unmetered' ? [] : unitFields[calculation]
  const empty = names.filter((name) => String(given[name] ?? '').trim() === '')
  return [
    ...issues.filter(({ field }) => !names.includes(field)),
    ...names.flatMap((name) =>
      empty.includes(name)
        ? [{ field: name, key: missingKeys[calculation] }]
        : issues.filter(({ field }) => field === name),
    ),
  ]
}

const missingKeys = {
  single: 'tariffs.units_missing',
  range: 'tariffs.range_missing',
  readings: 'tariffs.readings_missing',
} as const

/** The denial as an issue at each field that causes it. */
function issuesOf({ key, values }: Denied, request: RequestedUnits): FieldIssue[] {
  const fields = unitFields[request.calculation ?? 'single']
  const empty = fields.filter((name) => request[name] === undefined)
  const affected = empty.length > 0 ? empty : fields.slice(-1)
  return affected.map((field) => ({ field, key, ...(values ? { values } : {}) }))
}

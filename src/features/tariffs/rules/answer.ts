// What does the calculator answer to what stands in its form, on the server and while somebody types?

import type { Denied, FieldIssue } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import type { Charge, Tariff } from '../contract/api.ts'
import type { CalculationRequest } from '../contract/calculator.ts'
import { calculationForm } from '../contract/calculator.ts'
import { calculate, type AskedUnits } from './calculation.ts'
import { currentEdition, editionChoices, yearAsked, yearOf } from './editions.ts'
import { selectTariff } from './selection.ts'

export type Given = Readonly<Record<string, unknown>>

/** Charges under one tariff; or the fields that are missing or wrong; or that no tariff serves the selection. */
export type CalculatorAnswer =
  | { kind: 'charged'; tariff: Tariff; charges: Charge[]; asked: AskedUnits }
  | { kind: 'wrong'; issues: FieldIssue[] }
  | { kind: 'none'; denied: Denied }

/** The fields of each calculation; the others are not read, whatever is left in them. */
export const unitFields = {
  single: ['units'],
  range: ['fromUnit', 'toUnit'],
  readings: ['previousReading', 'currentReading'],
} as const

/** The answer to the form's values. Without a year the edition in force today is meant; without a meter no units are asked. */
export function answerCalculator(tariffs: readonly Tariff[], given: Given, today: string): CalculatorAnswer {
  const read = validate(calculationForm, relevantOf(given))
  if (!read.ok) return { kind: 'wrong', issues: withEmptyUnits(read.issues, relevantOf(given)) }
  const found = tariffFor(tariffs, read.value, today)
  if (!found.ok) return { kind: 'none', denied: found }
  const asked = askedOf(read.value)
  const charges = calculate(found.value, asked)
  if (!charges.ok) return { kind: 'wrong', issues: issuesOf(charges, asked) }
  return { kind: 'charged', tariff: found.value, charges: charges.value, asked }
}

/** The values that matter for the calculation chosen; also what an address to share is made of. */
export function relevantOf(given: Given): Record<string, unknown> {
  const { customerType, tapSize, meter, year } = given
  if (meter === 'unmetered') return { customerType, tapSize, meter, year }
  const calculation = Object.hasOwn(unitFields, String(given.calculation))
    ? (given.calculation as keyof typeof unitFields)
    : 'single'
  const units = unitFields[calculation].map((name) => [name, given[name]])
  return { customerType, tapSize, meter, year, calculation, ...Object.fromEntries(units) }
}

function tariffFor(tariffs: readonly Tariff[], asked: CalculationRequest, today: string) {
  const { customerType, tapSize, meter } = asked
  const year = asked.year ?? currentEdition(editionChoices(tariffs), today)?.value ?? yearOf(today)
  return selectTariff(tariffs, { customerType, tapSize, metered: meter !== 'unmetered', ...yearAsked(year) })
}

function askedOf(asked: CalculationRequest): AskedUnits {
  return asked.meter === 'unmetered' ? { calculation: 'single', units: 0 } : { ...asked }
}

/** What is wrong with what was typed, and which number of the same calculation was not typed at all, in the order of the form. */
function withEmptyUnits(issues: readonly FieldIssue[], asked: Given): FieldIssue[] {
  const calculation = (asked.calculation ?? 'single') as keyof typeof unitFields
  const names: readonly string[] = asked.meter === 'unmetered' ? [] : unitFields[calculation]
  const empty = names.filter((name) => String(asked[name] ?? '').trim() === '')
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

/** The denial at the field where it can be mended. */
function issuesOf({ key, values }: Denied, asked: AskedUnits): FieldIssue[] {
  const fields = unitFields[asked.calculation ?? 'single']
  const empty = fields.filter((name) => asked[name] === undefined)
  const places = empty.length > 0 ? empty : fields.slice(-1)
  return places.map((field) => ({ field, key, ...(values ? { values } : {}) }))
}

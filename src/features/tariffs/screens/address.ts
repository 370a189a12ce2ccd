// URL of the calculator, which can be shared and recalculated, and the initial values of its form.

import type { Tariff } from '../contract/api.ts'
import type { TapSize } from '../contract/calculator.ts'
import { calculationForm, customerTypes, tapSizes } from '../contract/calculator.ts'
import { relevantOf } from '../rules/answer.ts'
import { currentEdition, editionChoices, published, sizesFor } from '../rules/editions.ts'

/** The form's fields as typed. */
export type Typed = Readonly<Record<string, string>>

// The specification misspells this path.
const path = '/tarrif-calculator'
const names = Object.keys(calculationForm.fields)
const maxTyped = 60

/** The calculator's values in a URL, or undefined when it has none. */
export function givenIn(query: URLSearchParams): Typed | undefined {
  const given = names.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value.slice(0, maxTyped)]]
  })
  return given.length > 0 ? (Object.fromEntries(given) as Typed) : undefined
}

/** @example addressOf({ tapSize: '1/2', units: '25' }) // '/tarrif-calculator?tapSize=1/2&calculation=single&units=25' */
export function addressOf(typed: Typed, more: Typed = {}): string {
  const parameters = Object.entries({ ...relevantOf(typed), ...more }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
  return `${path}?${query.toString().replaceAll('%2F', '/')}`
}

export function fieldsOf(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** The initial values of the form: those of the URL, defaults for the rest. */
export function startingWith(tariffs: readonly Tariff[], today: string, given: Typed = {}): Typed {
  const values = {
    customerType: published(customerTypes, tariffs, ({ customerType }) => customerType)[0] ?? 'residential',
    meter: 'metered',
    year: currentEdition(editionChoices(tariffs), today)?.value ?? '',
    calculation: 'single',
    ...given,
  }
  return { tapSize: sizesOffered(tariffs, values)[0] ?? '1/2', ...values }
}

/** The tap sizes that have a tariff for the other values; all published ones when none has. */
export function sizesOffered(tariffs: readonly Tariff[], { customerType = '', meter, year = '' }: Typed): TapSize[] {
  const sizes = sizesFor(tariffs, { customerType, metered: meter !== 'unmetered', year })
  return sizes.length > 0 ? sizes : published(tapSizes, tariffs, ({ tapSize }) => tapSize)
}

/** Replaces a tap size without a tariff by the first that has one. */
export function withOfferedSize(tariffs: readonly Tariff[], typed: Typed): Typed {
  const sizes = sizesOffered(tariffs, typed)
  return sizes.some((size) => size === typed.tapSize) ? typed : { ...typed, tapSize: sizes[0] ?? '1/2' }
}

// Address of the calculator, so that an answer can be shared and worked out again; and the values a form starts with.

import type { Tariff } from '../contract/api.ts'
import type { TapSize } from '../contract/calculator.ts'
import { calculationForm, customerTypes, tapSizes } from '../contract/calculator.ts'
import { relevantOf } from '../rules/answer.ts'
import { currentEdition, editionChoices, published, sizesFor } from '../rules/editions.ts'

/** The form's fields as typed. */
export type Typed = Readonly<Record<string, string>>

// The misspelling is the specification's.
const path = '/tarrif-calculator'
const names = Object.keys(calculationForm.fields)
const longestTyped = 60

/** What an address asks, or undefined when it asks nothing. */
export function givenIn(query: URLSearchParams): Typed | undefined {
  const given = names.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value.slice(0, longestTyped)]]
  })
  return given.length > 0 ? (Object.fromEntries(given) as Typed) : undefined
}

/** @example addressOf({ tapSize: '1/2', units: '25' }) // '/tarrif-calculator?tapSize=1/2&calculation=single&units=25' */
export function addressOf(typed: Typed, more: Typed = {}): string {
  const asked = Object.entries({ ...relevantOf(typed), ...more }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return `${path}?${query.toString().replaceAll('%2F', '/')}`
}

export function fieldsOf(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** The form as it first is: what the address asks, and for the rest what most people want to know. */
export function startingWith(tariffs: readonly Tariff[], today: string, given: Typed = {}): Typed {
  const usual = {
    customerType: published(customerTypes, tariffs, ({ customerType }) => customerType)[0] ?? 'residential',
    meter: 'metered',
    year: currentEdition(editionChoices(tariffs), today)?.value ?? '',
    calculation: 'single',
    ...given,
  }
  return { tapSize: sizesOffered(tariffs, usual)[0] ?? '1/2', ...usual }
}

/** The tap sizes that have a tariff beside what else is chosen; all published ones while nothing does. */
export function sizesOffered(tariffs: readonly Tariff[], { customerType = '', meter, year = '' }: Typed): TapSize[] {
  const sizes = sizesFor(tariffs, { customerType, metered: meter !== 'unmetered', year })
  return sizes.length > 0 ? sizes : published(tapSizes, tariffs, ({ tapSize }) => tapSize)
}

/** After another choice: a tap size without a tariff gives way to the first that has one. */
export function withOfferedSize(tariffs: readonly Tariff[], typed: Typed): Typed {
  const sizes = sizesOffered(tariffs, typed)
  return sizes.some((size) => size === typed.tapSize) ? typed : { ...typed, tapSize: sizes[0] ?? '1/2' }
}

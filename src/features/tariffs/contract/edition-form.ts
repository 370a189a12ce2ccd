// Form of one tariff of an edition that is prepared in the console; without schemas, so that the browser can load it.

import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { boolean, choice, list, number, text, withDefault } from '#kit/validation/fields.ts'
import { custom, integer, max, maxLength, min, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { customerTypes, maxUnits, tapSizes } from './calculator.ts'

export const everyOrType = ['every', ...customerTypes] as const
export const everyOrSize = ['every', ...tapSizes] as const
export const meterKinds = ['metered', 'unmetered'] as const
export const minimumKinds = ['block', 'base', 'floor'] as const
export const sewerageKinds = ['none', 'percent', 'flat'] as const
export const roundings = ['none', 'rupee'] as const
export const stepUnits = ['day', 'month'] as const
export const maxSlabs = 12
export const maxFees = 8
export const maxSteps = 12

const maxDays = 3_650
const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'tariffs.two_decimals')
const units = [integer('tariffs.units_whole'), min(0), max(maxUnits)] as const
const rupees = [min(0), max(1_000_000), hundredths] as const
const name = [unicodeNepali(), maxLength(200)] as const

/** Amounts are rupees, shares are percent. A field of the kinds that it does not belong to is left out. */
export const tariffFields = {
  customerType: choice(everyOrType, required()),
  tapSize: choice(everyOrSize, required()),
  meter: choice(meterKinds, required()),
  minimumKind: choice(minimumKinds, required()),
  minimumUnits: number(
    when<number>(({ minimumKind }) => minimumKind === 'block', required()),
    ...units,
  ),
  minimumRupees: number(required(), ...rupees),
  slabs: list(
    form({
      from: number(required(), ...units),
      to: number(...units),
      rate: number(required(), ...rupees),
      entry: number(...rupees),
    }),
    { max: maxSlabs },
  ),
  sewerageKind: choice(sewerageKinds, required()),
  sewerage: number(
    when<number>(({ sewerageKind }) => sewerageKind !== 'none', required()),
    ...rupees,
  ),
  fees: list(
    form({
      labelNe: text(required(), ...name),
      labelEn: text(required(), maxLength(200)),
      amount: number(required(), ...rupees),
    }),
    { max: maxFees },
  ),
  rounding: choice(roundings, required()),
  paymentSteps: list(
    form({
      fromDay: number(required(), integer(), min(0), max(maxDays)),
      toDay: number(integer(), min(0), max(maxDays)),
      percent: number(required(), min(-100), max(500), hundredths),
    }),
    { max: maxSteps },
  ),
  /** Of all steps; what the last one adds again and again. */
  stepUnit: withDefault(choice(stepUnits), 'day'),
  repeatPercent: number(min(0.01), max(500), hundredths),
  repeatEvery: number(integer(), min(1), max(maxDays)),
  sourceNe: text(...name),
  sourceEn: text(maxLength(200)),
  sourceUrl: text(maxLength(500), pattern(/^https?:\/\/\S+$/, 'tariffs.sheet_url')),
  sample: boolean(),
  /** Sewerage, fees, rounding, payment steps, source and sample are those of every tariff of the edition. */
  sharesConditions: boolean(),
}

export const tariffForm = form(tariffFields)
export type SentTariff = FormValue<typeof tariffFields>

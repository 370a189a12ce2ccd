// HTTP API of tariffs: schemas of rates, charges and payment steps, and the two endpoints.

import * as z from 'zod/mini'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Contract } from '#kit/contract.ts'
import { format, orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { calculationForm, customerTypes, tapSizes } from './calculator.ts'

const isoDate = z.string().check(z.refine(isIsoDate))

/**
 * What the minimum charge means. `block`: it covers the first `units`, and slabs begin after them. `base`: it is added to the
 * slabs, which begin at unit 1. `floor`: slabs begin at unit 1, and a smaller sum is raised to it.
 */
export const minimum = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), units: z.int(), amountPaisa: z.int() }),
  z.object({ kind: z.literal('base'), amountPaisa: z.int() }),
  z.object({ kind: z.literal('floor'), amountPaisa: z.int() }),
])

/**
 * Units `from`..`to`, both included, at `ratePaisa` each; `to: null` has no end. `entryPaisa` is charged once, when the first
 * unit of the slab is used.
 */
export const slab = z.object({
  from: z.int(),
  to: z.nullable(z.int()),
  ratePaisa: z.int(),
  entryPaisa: z.optional(z.int()),
})

/** Percentages are basis points (50 % = 5000) of the water charge, that is of the minimum and the slabs without fees. */
export const sewerage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percent'), basisPoints: z.int() }),
  z.object({ kind: z.literal('flat'), amountPaisa: z.int() }),
])

export const monthlyFee = z.object({ label: bilingual, amountPaisa: z.int() })

/**
 * Days after the bill's date (day 0), both included: a rebate below zero, a late fee above it. With the unit month `fromDay` and `toDay` count
 * the ends of Bikram Sambat months since the bill; all steps of a tariff have one unit. `repeat`, of the last step: so many basis points more
 * every so many days or months, until the tap is cut.
 */
export const paymentStep = z.object({
  fromDay: z.int(),
  toDay: z.nullable(z.int()),
  basisPoints: z.int(),
  unit: z.optional(z.literal('month')),
  repeat: z.optional(z.object({ every: z.int(), basisPoints: z.int() })),
})

/**
 * One tariff of an organisation. `customerType: null` serves every type and `tapSize: null` every size. It is in force from
 * `effectiveFrom` until a tariff for the same taps takes effect. `sample` marks demonstration figures that are not used for billing.
 * An unmetered tariff has no slabs; its minimum is the whole water charge.
 */
export const newTariff = z.object({
  fiscalYear: z.string().check(z.regex(/^\d{4}\/\d{2}$/)),
  effectiveFrom: isoDate,
  customerType: z.nullable(z.enum(customerTypes)),
  tapSize: z.nullable(z.enum(tapSizes)),
  metered: z.boolean(),
  minimum,
  slabs: z.array(slab),
  sewerage,
  fees: z.array(monthlyFee),
  rounding: z.enum(['none', 'rupee']),
  paymentSteps: z.array(paymentStep),
  source: z.object({ title: bilingual, url: z.optional(z.string()) }),
  sample: z.boolean(),
})

export const tariff = z.extend(newTariff, { id: z.string() })

export type NewTariff = z.infer<typeof newTariff>
export type Tariff = z.infer<typeof tariff>
export type Slab = z.infer<typeof slab>
export type Minimum = z.infer<typeof minimum>
export type Sewerage = z.infer<typeof sewerage>
export type PaymentStep = z.infer<typeof paymentStep>

/** The part of a tariff from which a charge is calculated. */
export type Rates = Pick<Tariff, 'metered' | 'minimum' | 'slabs' | 'sewerage' | 'fees' | 'rounding'>

/** The part of a tariff by which it is selected. */
export type TariffKey = Pick<Tariff, 'fiscalYear' | 'effectiveFrom' | 'customerType' | 'tapSize' | 'metered'>

/**
 * One line of the charge, discriminated by `kind`; `amountPaisa` of all lines adds up to the total. A slab line's `to` is the last
 * unit charged in it.
 */
export const chargeLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minimum'), as: z.literal('block'), units: z.int(), amountPaisa: z.int() }),
  z.object({ kind: z.literal('minimum'), as: z.enum(['base', 'unmetered']), amountPaisa: z.int() }),
  z.object({ kind: z.literal('minimum'), as: z.literal('floor'), raisedToPaisa: z.int(), amountPaisa: z.int() }),
  z.object({
    kind: z.literal('slab'),
    from: z.int(),
    to: z.int(),
    units: z.int(),
    ratePaisa: z.int(),
    amountPaisa: z.int(),
  }),
  z.object({ kind: z.literal('entry'), from: z.int(), amountPaisa: z.int() }),
  z.object({
    kind: z.literal('sewerage'),
    basisPoints: z.optional(z.int()),
    ofPaisa: z.optional(z.int()),
    amountPaisa: z.int(),
  }),
  z.object({ kind: z.literal('fee'), label: bilingual, amountPaisa: z.int() }),
  z.object({ kind: z.literal('rounding'), amountPaisa: z.int() }),
])
export type ChargeLine = z.infer<typeof chargeLine>

/** `perUnitPaisa` is the rate of the slab the last unit falls in; it is absent inside the minimum and without a meter. */
export const charge = z.object({
  units: z.int(),
  lines: z.array(chargeLine),
  totalPaisa: z.int(),
  minimumPaisa: z.int(),
  perUnitPaisa: z.optional(z.int()),
})
export type Charge = z.infer<typeof charge>

/**
 * A payment step with dates: the amount payable from one day to another; `toDay` and `toDate` are null for the last. Of steps that repeat the
 * first are listed.
 */
export const payStep = z.object({
  fromDay: z.int(),
  toDay: z.nullable(z.int()),
  fromDate: isoDate,
  toDate: z.nullable(isoDate),
  basisPoints: z.int(),
  amountPaisa: z.int(),
})
export type PayStep = z.infer<typeof payStep>

/** The calculator's answer: the tariff used, the charges requested, and the amounts by payment date (single charge only). */
export const calculation = z.object({
  tariff: z.pick(tariff, { id: true, fiscalYear: true, effectiveFrom: true, source: true, sample: true }),
  charges: z.array(charge),
  payBy: z.array(payStep),
})
export type Calculation = z.infer<typeof calculation>

export const tariffsApi = {
  tariffs: {
    method: 'GET',
    path: '/customer/tariffs/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The published tariffs, newest first; money in paisa, percentages in basis points; year: one fiscal year; format=csv: a table to open or import',
      ne: 'प्रकाशित महसुल दर, नयाँदेखि पुरानो क्रममा; रकम पैसामा, प्रतिशत basis points मा; `year`: एउटा आर्थिक वर्ष; `format=csv`: खोल्न वा आयात गर्न मिल्ने तालिका',
    },
    input: form({ orgId, year: code(maxLength(20)), format }),
    output: pageOf(tariff),
    also: ['text/csv'],
  },
  tariffCalculation: {
    method: 'GET',
    path: '/customer/tariff-calculation/{orgId}',
    for: 'anyone',
    summary: {
      en: 'What units cost under a published tariff: a consumption (units), a range (fromUnit, toUnit) or two meter readings',
      ne: 'प्रकाशित महसुल दरअनुसार युनिटको रकम: खपत (`units`), दायरा (`fromUnit`, `toUnit`) वा दुई मिटर रिडिङ',
    },
    input: form({ orgId, ...calculationForm.fields }),
    output: calculation,
  },
} as const satisfies Contract

export type TariffsApi = typeof tariffsApi

// A tariff and the form that changes it: from what was sent to the tariff, and from the tariff to the values of the form.

import { fiscalYear } from '#kit/calendar/fiscal-year.ts'
import type { Minimum, NewTariff, Sewerage } from '../contract/api.ts'
import type { SentTariff } from '../contract/edition-form.ts'

/** The tariff of a form. Its day and fiscal year are those of the edition, which `startingOn` sets. */
export function tariffFrom(sent: SentTariff): NewTariff {
  const metered = sent.meter === 'metered'
  return {
    fiscalYear: '',
    effectiveFrom: '',
    customerType: sent.customerType === 'every' ? null : sent.customerType,
    tapSize: sent.tapSize === 'every' ? null : sent.tapSize,
    metered,
    minimum: minimumFrom(sent),
    slabs: sent.slabs.map(({ from, to = null, rate, entry }) => {
      return { from, to, ratePaisa: hundredfold(rate), ...(entry ? { entryPaisa: hundredfold(entry) } : {}) }
    }),
    sewerage: sewerageFrom(sent),
    fees: sent.fees.map(({ labelNe, labelEn, amount }) => {
      return { label: { en: labelEn, ne: labelNe }, amountPaisa: hundredfold(amount) }
    }),
    rounding: sent.rounding,
    paymentSteps: stepsFrom(sent),
    source: {
      title: { en: sent.sourceEn ?? '', ne: sent.sourceNe ?? '' },
      ...(sent.sourceUrl ? { url: sent.sourceUrl } : {}),
    },
    sample: sent.sample,
  }
}

/** The last step repeats where a part of its repetition is given; what of it is missing is refused by the check of the tariff. */
function stepsFrom({ paymentSteps, stepUnit, repeatPercent, repeatEvery }: SentTariff): NewTariff['paymentSteps'] {
  const repeats = repeatPercent !== undefined || repeatEvery !== undefined
  const repeat = { every: repeatEvery ?? 0, basisPoints: hundredfold(repeatPercent ?? 0) }
  return paymentSteps.map(({ fromDay, toDay = null, percent }, place) => ({
    fromDay,
    toDay,
    basisPoints: hundredfold(percent),
    ...(stepUnit === 'month' && { unit: stepUnit }),
    ...(repeats && place === paymentSteps.length - 1 && { repeat }),
  }))
}

/** The rows with the tariff of the form at `index`; shared conditions are those of all rows. */
export function placeTariff(rows: readonly NewTariff[], index: number, sent: SentTariff): NewTariff[] {
  const tariff = tariffFrom(sent)
  const placed = rows.toSpliced(index, 1, tariff)
  return sent.sharesConditions ? placed.map((row) => ({ ...row, ...conditionsOf(tariff) })) : placed
}

/** The rows of an edition that takes effect on this day, in its fiscal year. */
export function tariffsStartingOn(rows: readonly NewTariff[], day: string): NewTariff[] {
  const year = fiscalYear(day)?.label ?? ''
  return rows.map((row) => ({ ...row, effectiveFrom: day, fiscalYear: year }))
}

/** The values of the form by the names of its fields. */
export function tariffValues(tariff: NewTariff, rows: readonly NewTariff[]) {
  const { minimum, sewerage } = tariff
  const repeat = tariff.paymentSteps.at(-1)?.repeat
  return {
    customerType: tariff.customerType ?? 'every',
    tapSize: tariff.tapSize ?? 'every',
    meter: tariff.metered ? 'metered' : 'unmetered',
    minimumKind: minimum.kind,
    minimumUnits: minimum.kind === 'block' ? minimum.units : null,
    minimumRupees: minimum.amountPaisa / 100,
    slabs: tariff.slabs.map(({ from, to, ratePaisa, entryPaisa }) => {
      return { from, to, rate: ratePaisa / 100, entry: entryPaisa === undefined ? null : entryPaisa / 100 }
    }),
    sewerageKind: sewerage.kind,
    sewerage: amountOf(sewerage),
    fees: tariff.fees.map(({ label, amountPaisa }) => ({ label, amount: amountPaisa / 100 })),
    rounding: tariff.rounding,
    paymentSteps: tariff.paymentSteps.map(({ fromDay, toDay, basisPoints }) => {
      return { fromDay, toDay, percent: basisPoints / 100 }
    }),
    stepUnit: tariff.paymentSteps[0]?.unit ?? 'day',
    repeatPercent: repeat ? repeat.basisPoints / 100 : null,
    repeatEvery: repeat ? repeat.every : null,
    source: tariff.source.title,
    sourceUrl: tariff.source.url ?? '',
    sample: tariff.sample,
    sharesConditions: haveSameConditions(rows),
  }
}

/** By which a tariff is found in another edition: the taps that it applies to. */
export function tapKey({ customerType, tapSize, metered }: NewTariff): string {
  return `${customerType ?? 'every'} ${tapSize ?? 'every'} ${metered}`
}

function conditionsOf({ sewerage, fees, rounding, paymentSteps, source, sample }: NewTariff) {
  return { sewerage, fees, rounding, paymentSteps, source, sample }
}

function haveSameConditions(rows: readonly NewTariff[]): boolean {
  return new Set(rows.map((row) => JSON.stringify(conditionsOf(row)))).size <= 1
}

function minimumFrom({ minimumKind: kind, minimumUnits = 0, minimumRupees }: SentTariff): Minimum {
  const amountPaisa = hundredfold(minimumRupees)
  return kind === 'block' ? { kind, units: minimumUnits, amountPaisa } : { kind, amountPaisa }
}

function sewerageFrom({ sewerageKind: kind, sewerage = 0 }: SentTariff): Sewerage {
  if (kind === 'percent') return { kind, basisPoints: hundredfold(sewerage) }
  return kind === 'flat' ? { kind, amountPaisa: hundredfold(sewerage) } : { kind }
}

function amountOf(sewerage: Sewerage): number | null {
  if (sewerage.kind === 'percent') return sewerage.basisPoints / 100
  return sewerage.kind === 'flat' ? sewerage.amountPaisa / 100 : null
}

/** Rupees as paisa, percent as basis points. */
function hundredfold(amount: number): number {
  return Math.round(amount * 100)
}

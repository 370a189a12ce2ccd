// Charge for a month's water under a tariff, line by line.

import { allow, deny, enforce, type Verdict } from '#kit/refusal.ts'
import type { Charge, ChargeLine, Rates, Slab } from '../contract/api.ts'
import { maxUnits } from '../contract/calculator.ts'
import { nearestRupee, shareOf } from './rounding.ts'

/**
 * The charge for a month's units under a tariff that passed `checkTariff`. The order is the printed bill's: minimum and slabs
 * (the water charge), sewerage on it, monthly fees, rounding. Only sewerage by percent can give a fraction; it is rounded half
 * up to the paisa, and rounding to the rupee starts from the lines as printed, so the lines always add up to the total. A tap that
 * is not connected to the sewer (`sewer: false`) bears no sewerage.
 */
export function chargeFor(rates: Rates, units: number, { sewer = true }: { sewer?: boolean } = {}): Charge {
  enforce(canBeBilled(units), 'invalid')
  const water = waterLines(rates, units)
  const beforeRounding = [...water, ...(sewer ? sewerageLines(rates, sumOf(water)) : []), ...feeLines(rates)]
  const lines = [...beforeRounding, ...roundingLines(rates, sumOf(beforeRounding))]
  const last = water.some(isRaised) ? undefined : slabOf(rates, units)
  return {
    units,
    lines,
    totalPaisa: sumOf(lines),
    minimumPaisa: rates.minimum.amountPaisa,
    ...(last ? { perUnitPaisa: last.ratePaisa } : {}),
  }
}

/** Bills are in whole units; anything else is an input error. */
export function canBeBilled(units: number): Verdict {
  if (!Number.isInteger(units)) return deny('tariffs.units_whole')
  if (units < 0) return deny('tariffs.units_negative')
  return units > maxUnits ? deny('tariffs.units_too_many', { max: maxUnits }) : allow
}

function waterLines({ metered, minimum, slabs }: Rates, units: number): ChargeLine[] {
  const { amountPaisa } = minimum
  if (!metered) return [{ kind: 'minimum', as: 'unmetered', amountPaisa }]
  const used = slabs.flatMap((slab) => slabLines(slab, units))
  switch (minimum.kind) {
    case 'block':
      return [{ kind: 'minimum', as: 'block', units: minimum.units, amountPaisa }, ...used]
    case 'base':
      return [{ kind: 'minimum', as: 'base', amountPaisa }, ...used]
    case 'floor':
      return [...used, ...floorLines(amountPaisa, sumOf(used))]
  }
}

function slabLines({ from, to, ratePaisa, entryPaisa }: Slab, units: number): ChargeLine[] {
  if (units < from) return []
  const last = Math.min(units, to ?? units)
  const width = last - from + 1
  const line: ChargeLine = { kind: 'slab', from, to: last, units: width, ratePaisa, amountPaisa: width * ratePaisa }
  return entryPaisa ? [{ kind: 'entry', from, amountPaisa: entryPaisa }, line] : [line]
}

function floorLines(minimumPaisa: number, sumPaisa: number): ChargeLine[] {
  if (sumPaisa >= minimumPaisa) return []
  return [{ kind: 'minimum', as: 'floor', raisedToPaisa: minimumPaisa, amountPaisa: minimumPaisa - sumPaisa }]
}

function sewerageLines({ sewerage }: Rates, waterPaisa: number): ChargeLine[] {
  if (sewerage.kind === 'none') return []
  if (sewerage.kind === 'flat') return [{ kind: 'sewerage', amountPaisa: sewerage.amountPaisa }]
  const { basisPoints } = sewerage
  return [{ kind: 'sewerage', basisPoints, ofPaisa: waterPaisa, amountPaisa: shareOf(waterPaisa, basisPoints) }]
}

function feeLines({ fees }: Rates): ChargeLine[] {
  return fees.map(({ label, amountPaisa }) => ({ kind: 'fee', label, amountPaisa }))
}

function roundingLines({ rounding }: Rates, sumPaisa: number): ChargeLine[] {
  const amountPaisa = rounding === 'rupee' ? nearestRupee(sumPaisa) - sumPaisa : 0
  return amountPaisa === 0 ? [] : [{ kind: 'rounding', amountPaisa }]
}

function slabOf({ metered, slabs }: Rates, units: number): Slab | undefined {
  return metered ? slabs.find(({ from, to }) => from <= units && (to === null || units <= to)) : undefined
}

function isRaised(line: ChargeLine): boolean {
  return line.kind === 'minimum' && line.as === 'floor'
}

function sumOf(lines: readonly ChargeLine[]): number {
  return lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}

// Properties of every tariff and reading, with an oracle that adds unit by unit and rounds in big integers.

import type { Charge, ChargeLine, Minimum, NewTariff, Rates, Sewerage, Slab } from '#features/tariffs/contract/api.ts'
import { betweenReadings } from '#features/tariffs/rules/calculation.ts'
import { chargeFor } from '#features/tariffs/rules/charge.ts'
import { checkTariff } from '#features/tariffs/rules/check.ts'

/** A generated tariff with slab widths instead of bounds, so that every draft is valid. The last slab has no end. */
export type Draft = {
  minimum: Minimum['kind']
  minimumPaisa: number
  minimumUnits: number
  slabs: { width: number; ratePaisa: number; entryPaisa: number }[]
  sewerage: Sewerage
  feesPaisa: number[]
  rounding: Rates['rounding']
}

export type Property = { name: string; holds: (draft: Draft, units: number) => boolean }

export const properties: readonly Property[] = [
  { name: 'a sound tariff is accepted', holds: (draft) => checkTariff(tariffOf(draft)).ok },
  {
    name: 'lines are whole paisa and add up to the total',
    holds: (draft, units) => {
      const { lines, totalPaisa } = chargeFor(tariffOf(draft), units)
      return lines.every(({ amountPaisa }) => Number.isSafeInteger(amountPaisa)) && sumOf(lines) === totalPaisa
    },
  },
  {
    name: 'water is what a walk unit by unit gives',
    holds: (draft, units) => waterOf(chargeFor(tariffOf(draft), units)) === walkedWater(tariffOf(draft), units),
  },
  {
    name: 'one more unit never costs less',
    holds: (draft, units) =>
      chargeFor(tariffOf(draft), units + 1).totalPaisa >= chargeFor(tariffOf(draft), units).totalPaisa,
  },
  {
    name: 'one more unit of water costs its rate, and nothing jumps but an entry amount',
    holds: (draft, units) => {
      const rates = { ...tariffOf(draft), minimum: { kind: 'base', amountPaisa: draft.minimumPaisa } } as Rates
      const all = rates.slabs.map((slab, index) => (index === 0 ? { ...slab, from: 1 } : slab))
      const step =
        waterOf(chargeFor({ ...rates, slabs: all }, units + 1)) - waterOf(chargeFor({ ...rates, slabs: all }, units))
      const { ratePaisa, from, entryPaisa = 0 } = slabAt(all, units + 1)!
      return step === ratePaisa + (from === units + 1 ? entryPaisa : 0)
    },
  },
  {
    name: 'cutting a slab in two at one rate changes nothing',
    holds: (draft, units) => {
      const rates = tariffOf(draft)
      const cut = rates.slabs.flatMap((slab) => cutAt(slab, units))
      return chargeFor({ ...rates, slabs: cut }, units + 3).totalPaisa === chargeFor(rates, units + 3).totalPaisa
    },
  },
  {
    name: 'block, base and floor differ by exactly what the minimum covers, adds or raises',
    holds: (draft, units) => {
      const flat = { ...draft, slabs: draft.slabs.map((slab) => ({ ...slab, entryPaisa: 0 })) }
      const slabs = tariffOf({ ...flat, minimum: 'base' }).slabs
      const { minimumPaisa: least, minimumUnits: covered } = flat
      const base = waterOf(chargeFor(tariffOf({ ...flat, minimum: 'base' }), units))
      const floor = waterOf(chargeFor(tariffOf({ ...flat, minimum: 'floor' }), units))
      const afterBlock = { ...tariffOf({ ...flat, minimum: 'block' }), slabs: startingAfter(slabs, covered) }
      const block = waterOf(chargeFor(afterBlock, units))
      const used = walkedSlabs(slabs, units)
      const inBlock = walkedSlabs(slabs, Math.min(units, covered))
      return base - block === inBlock && base - floor === Math.min(least, used) && base === least + used
    },
  },
  {
    name: 'sewerage by percent is rounded once, half up',
    holds: (draft, units) => {
      const charge = chargeFor(tariffOf(draft), units)
      if (draft.sewerage.kind !== 'percent') return true
      const exact = BigInt(waterOf(charge)) * BigInt(draft.sewerage.basisPoints)
      const line = charge.lines.find(({ kind }) => kind === 'sewerage')
      return BigInt(line!.amountPaisa) === (exact + 5_000n) / 10_000n
    },
  },
  {
    name: 'rounding is at most half a rupee and leaves whole rupees',
    holds: (draft, units) => {
      const { lines, totalPaisa } = chargeFor(tariffOf(draft), units)
      const by = lines.find(({ kind }) => kind === 'rounding')?.amountPaisa ?? 0
      return draft.rounding === 'none' ? by === 0 : totalPaisa % 100 === 0 && by > -50 && by <= 50
    },
  },
  {
    name: 'the per-unit rate is absent inside the minimum and else the last unit’s',
    holds: (draft, units) => {
      const rates = tariffOf(draft)
      const inside =
        units === 0 ||
        (draft.minimum === 'block' && units <= draft.minimumUnits) ||
        (draft.minimum === 'floor' && walkedSlabs(rates.slabs, units) < draft.minimumPaisa)
      return chargeFor(rates, units).perUnitPaisa === (inside ? undefined : slabAt(rates.slabs, units)?.ratePaisa)
    },
  },
  {
    name: 'two readings cost what the units between them cost',
    holds: (draft, units) => {
      const answer = betweenReadings(tariffOf(draft), 4_321, 4_321 + units)
      return answer.ok && answer.value.totalPaisa === chargeFor(tariffOf(draft), units).totalPaisa
    },
  },
]

export function tariffOf(draft: Draft): NewTariff {
  const { minimum, minimumPaisa, minimumUnits, sewerage, feesPaisa, rounding } = draft
  return {
    fiscalYear: '2083/84',
    effectiveFrom: '2026-07-17',
    customerType: null,
    tapSize: null,
    metered: true,
    minimum:
      minimum === 'block'
        ? { kind: minimum, units: minimumUnits, amountPaisa: minimumPaisa }
        : { kind: minimum, amountPaisa: minimumPaisa },
    slabs: slabsFrom(minimum === 'block' ? minimumUnits + 1 : 1, draft.slabs),
    sewerage,
    fees: feesPaisa.map((amountPaisa) => ({ label: { en: 'Fee', ne: 'शुल्क' }, amountPaisa })),
    rounding,
    paymentSteps: [],
    source: { title: { en: 'drawn', ne: 'drawn' } },
    sample: true,
  }
}

function slabsFrom(first: number, drawn: Draft['slabs']): Slab[] {
  let from = first
  return drawn.map(({ width, ratePaisa, entryPaisa }, index) => {
    const to = index === drawn.length - 1 ? null : from + width - 1
    const slab: Slab = { from, to, ratePaisa, entryPaisa }
    from += width
    return slab
  })
}

function startingAfter(slabs: Slab[], covered: number): Slab[] {
  return slabs
    .filter(({ to }) => to === null || to > covered)
    .map((slab) => ({ ...slab, from: Math.max(slab.from, covered + 1) }))
}

function cutAt(slab: Slab, unit: number): Slab[] {
  const inside = slab.from <= unit && (slab.to === null || unit < slab.to)
  return inside
    ? [
        { ...slab, to: unit },
        { from: unit + 1, to: slab.to, ratePaisa: slab.ratePaisa },
      ]
    : [slab]
}

function walkedWater({ minimum, slabs }: Rates, units: number): number {
  const used = walkedSlabs(slabs, units)
  return minimum.kind === 'floor' ? Math.max(used, minimum.amountPaisa) : minimum.amountPaisa + used
}

function walkedSlabs(slabs: readonly Slab[], units: number): number {
  let sum = 0
  for (let unit = 1; unit <= units; unit++) {
    const slab = slabAt(slabs, unit)
    if (slab) sum += slab.ratePaisa + (slab.from === unit ? (slab.entryPaisa ?? 0) : 0)
  }
  return sum
}

function slabAt(slabs: readonly Slab[], unit: number): Slab | undefined {
  return slabs.find(({ from, to }) => from <= unit && (to === null || unit <= to))
}

function waterOf({ lines }: Charge): number {
  return sumOf(lines.filter(({ kind }) => kind === 'minimum' || kind === 'slab' || kind === 'entry'))
}

function sumOf(lines: readonly ChargeLine[]): number {
  return lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}

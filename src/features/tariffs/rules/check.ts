// What is wrong with a tariff, so that it must not be published?

import { fiscalYearFrom, parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { allow, deny, type FieldIssue, type Verdict } from '#kit/refusal.ts'
import type { NewTariff, Sewerage } from '../contract/api.ts'
import { mostUnits } from '../contract/calculator.ts'

// Above these a figure is a slip of the hand; below them every sum of a bill stays within the safe integers.
const mostPaisa = 100_000_000
const mostBasisPoints = 50_000

type Span = { from: number; to: number | null }

/** Yes, or no with the first trouble. */
export function checkTariff(tariff: NewTariff): Verdict {
  const [first] = troublesOf(tariff)
  return first ? deny(first.key, first.values) : allow
}

/** Every trouble with the field it is in (`slabs.1.from`), in the order of the printed table. */
export function troublesOf(tariff: NewTariff): FieldIssue[] {
  return [...yearTroubles(tariff), ...amountTroubles(tariff), ...slabTroubles(tariff), ...stepTroubles(tariff)]
}

function yearTroubles({ fiscalYear, effectiveFrom }: NewTariff): FieldIssue[] {
  const startYear = parseFiscalYear(fiscalYear)
  if (startYear === undefined) return [{ field: 'fiscalYear', key: 'tariffs.year_wrong' }]
  const year = fiscalYearFrom(startYear)
  const outside = year && (effectiveFrom < year.startsOn || effectiveFrom > year.endsOn)
  return outside ? [{ field: 'effectiveFrom', key: 'tariffs.start_outside_year' }] : []
}

function amountTroubles({ minimum, slabs, sewerage, fees }: NewTariff): FieldIssue[] {
  return [
    ...figureTroubles('minimum.amountPaisa', minimum.amountPaisa, mostPaisa),
    ...figureTroubles('minimum.units', minimum.kind === 'block' ? minimum.units : 0, mostUnits),
    ...slabs.flatMap(({ ratePaisa, entryPaisa = 0 }, index) => [
      ...figureTroubles(`slabs.${index}.ratePaisa`, ratePaisa, mostPaisa),
      ...figureTroubles(`slabs.${index}.entryPaisa`, entryPaisa, mostPaisa),
    ]),
    ...sewerageTroubles(sewerage),
    ...fees.flatMap((fee, index) => figureTroubles(`fees.${index}.amountPaisa`, fee.amountPaisa, mostPaisa)),
  ]
}

function sewerageTroubles(sewerage: Sewerage): FieldIssue[] {
  if (sewerage.kind === 'percent') return figureTroubles('sewerage.basisPoints', sewerage.basisPoints, mostBasisPoints)
  return sewerage.kind === 'flat' ? figureTroubles('sewerage.amountPaisa', sewerage.amountPaisa, mostPaisa) : []
}

function figureTroubles(field: string, figure: number, most: number): FieldIssue[] {
  if (!Number.isInteger(figure)) return [{ field, key: 'tariffs.figure_whole' }]
  if (figure < 0) return [{ field, key: 'tariffs.figure_negative' }]
  return figure > most ? [{ field, key: 'tariffs.figure_too_large' }] : []
}

function slabTroubles({ metered, minimum, slabs }: NewTariff): FieldIssue[] {
  if (!metered) return slabs.length === 0 ? [] : [{ field: 'slabs', key: 'tariffs.slab_without_meter' }]
  if (slabs.length === 0) return [{ field: 'slabs', key: 'tariffs.slab_none' }]
  return spanTroubles(slabs, minimum.kind === 'block' ? minimum.units + 1 : 1, 'slabs', 'slab')
}

function stepTroubles({ paymentSteps }: NewTariff): FieldIssue[] {
  if (paymentSteps.length === 0) return []
  const spans = paymentSteps.map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay }))
  const shares = paymentSteps.flatMap(({ basisPoints }, index) => shareTroubles(`paymentSteps.${index}`, basisPoints))
  return [...spanTroubles(spans, 0, 'paymentSteps', 'step'), ...shares]
}

function shareTroubles(field: string, basisPoints: number): FieldIssue[] {
  if (basisPoints < -10_000) return [{ field, key: 'tariffs.step_below_nothing' }]
  return figureTroubles(field, Math.abs(basisPoints), mostBasisPoints)
}

/** Spans must begin at `first`, follow one another without gap or overlap, and only the last may and must have no end. */
function spanTroubles(spans: readonly Span[], first: number, field: string, name: 'slab' | 'step'): FieldIssue[] {
  const troubles = spans.flatMap((span, index) => {
    const key = ownTrouble(span) ?? joinTrouble(spans[index - 1], span, first)
    return key ? [{ field: `${field}.${index}`, key: `tariffs.${name}_${key}`, values: { place: index + 1 } }] : []
  })
  const open = spans.at(-1)!.to === null
  return open ? troubles : [...troubles, { field: `${field}.${spans.length - 1}`, key: `tariffs.${name}_no_end` }]
}

function ownTrouble({ from, to }: Span): 'backwards' | undefined {
  return to !== null && to < from ? 'backwards' : undefined
}

function joinTrouble(before: Span | undefined, { from }: Span, first: number) {
  if (before && before.to === null) return 'open_early'
  if (before && from < before.from) return 'disorder'
  const expected = before ? before.to! + 1 : first
  if (from > expected) return 'gap'
  return from < expected ? 'overlap' : undefined
}

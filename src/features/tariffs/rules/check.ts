// Validation of a tariff: fiscal year, amounts, slabs and payment steps.

import { fiscalYearFrom, parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { allow, deny, type FieldIssue, type Verdict } from '#kit/refusal.ts'
import type { NewTariff, Sewerage } from '../contract/api.ts'
import { maxUnits } from '../contract/calculator.ts'

// Above these a figure is an input error; below them every sum of a bill is a safe integer.
const maxPaisa = 100_000_000
const maxBasisPoints = 50_000

type Span = { from: number; to: number | null }

/** Allows the tariff, or denies it with the first issue. */
export function checkTariff(tariff: NewTariff): Verdict {
  const [first] = tariffIssues(tariff)
  return first ? deny(first.key, first.values) : allow
}

/** Every issue with its field (`slabs.1.from`), in the order of the printed table. */
export function tariffIssues(tariff: NewTariff): FieldIssue[] {
  return [...yearIssues(tariff), ...amountIssues(tariff), ...slabIssues(tariff), ...stepIssues(tariff)]
}

function yearIssues({ fiscalYear, effectiveFrom }: NewTariff): FieldIssue[] {
  const startYear = parseFiscalYear(fiscalYear)
  if (startYear === undefined) return [{ field: 'fiscalYear', key: 'tariffs.year_wrong' }]
  const year = fiscalYearFrom(startYear)
  const outside = year && (effectiveFrom < year.startsOn || effectiveFrom > year.endsOn)
  return outside ? [{ field: 'effectiveFrom', key: 'tariffs.start_outside_year' }] : []
}

function amountIssues({ minimum, slabs, sewerage, fees }: NewTariff): FieldIssue[] {
  return [
    ...figureIssues('minimum.amountPaisa', minimum.amountPaisa, maxPaisa),
    ...figureIssues('minimum.units', minimum.kind === 'block' ? minimum.units : 0, maxUnits),
    ...slabs.flatMap(({ ratePaisa, entryPaisa = 0 }, index) => [
      ...figureIssues(`slabs.${index}.ratePaisa`, ratePaisa, maxPaisa),
      ...figureIssues(`slabs.${index}.entryPaisa`, entryPaisa, maxPaisa),
    ]),
    ...sewerageIssues(sewerage),
    ...fees.flatMap((fee, index) => figureIssues(`fees.${index}.amountPaisa`, fee.amountPaisa, maxPaisa)),
  ]
}

function sewerageIssues(sewerage: Sewerage): FieldIssue[] {
  if (sewerage.kind === 'percent') return figureIssues('sewerage.basisPoints', sewerage.basisPoints, maxBasisPoints)
  return sewerage.kind === 'flat' ? figureIssues('sewerage.amountPaisa', sewerage.amountPaisa, maxPaisa) : []
}

function figureIssues(field: string, figure: number, max: number): FieldIssue[] {
  if (!Number.isInteger(figure)) return [{ field, key: 'tariffs.figure_whole' }]
  if (figure < 0) return [{ field, key: 'tariffs.figure_negative' }]
  return figure > max ? [{ field, key: 'tariffs.figure_too_large' }] : []
}

function slabIssues({ metered, minimum, slabs }: NewTariff): FieldIssue[] {
  if (!metered) return slabs.length === 0 ? [] : [{ field: 'slabs', key: 'tariffs.slab_without_meter' }]
  if (slabs.length === 0) return [{ field: 'slabs', key: 'tariffs.slab_none' }]
  return spanIssues(slabs, minimum.kind === 'block' ? minimum.units + 1 : 1, 'slabs', 'slab')
}

function stepIssues({ paymentSteps }: NewTariff): FieldIssue[] {
  if (paymentSteps.length === 0) return []
  const spans = paymentSteps.map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay }))
  const shares = paymentSteps.flatMap(({ basisPoints }, index) => shareIssues(`paymentSteps.${index}`, basisPoints))
  const falls = fallIssues(paymentSteps)
  return [...spanIssues(spans, 0, 'paymentSteps', 'step'), ...shares, ...falls, ...unitIssues(paymentSteps)]
}

/** Steps never fall: a surcharge that one of them has added is posted, and is not taken back by a later one. */
function fallIssues(steps: NewTariff['paymentSteps']): FieldIssue[] {
  return steps.flatMap(({ basisPoints }, index) => {
    const falls = index > 0 && basisPoints < steps[index - 1]!.basisPoints
    return falls ? [{ field: `paymentSteps.${index}`, key: 'tariffs.step_falls', values: { place: index + 1 } }] : []
  })
}

/** All steps count days or all count months; the last alone repeats. */
function unitIssues(steps: NewTariff['paymentSteps']): FieldIssue[] {
  return steps.flatMap(({ unit, repeat }, index) => {
    const field = `paymentSteps.${index}`
    if (unit !== steps[0]!.unit) return [{ field, key: 'tariffs.step_units' }]
    if (!repeat) return []
    if (index < steps.length - 1) return [{ field, key: 'tariffs.step_repeat_early' }]
    if (repeat.every < 1 || repeat.basisPoints < 1) return [{ field, key: 'tariffs.step_repeat_figures' }]
    return figureIssues(field, repeat.basisPoints, maxBasisPoints)
  })
}

function shareIssues(field: string, basisPoints: number): FieldIssue[] {
  if (basisPoints < -10_000) return [{ field, key: 'tariffs.step_below_nothing' }]
  return figureIssues(field, Math.abs(basisPoints), maxBasisPoints)
}

/** Spans must begin at `first`, follow one another without gap or overlap, and only the last may and must have no end. */
function spanIssues(spans: readonly Span[], first: number, field: string, name: 'slab' | 'step'): FieldIssue[] {
  const issues = spans.flatMap((span, index) => {
    const key = spanDefect(span) ?? joinDefect(spans[index - 1], span, first)
    return key ? [{ field: `${field}.${index}`, key: `tariffs.${name}_${key}`, values: { place: index + 1 } }] : []
  })
  const open = spans.at(-1)!.to === null
  return open ? issues : [...issues, { field: `${field}.${spans.length - 1}`, key: `tariffs.${name}_no_end` }]
}

function spanDefect({ from, to }: Span): 'backwards' | undefined {
  return to !== null && to < from ? 'backwards' : undefined
}

function joinDefect(before: Span | undefined, { from }: Span, first: number) {
  if (before && before.to === null) return 'open_early'
  if (before && from < before.from) return 'disorder'
  const expected = before ? before.to! + 1 : first
  if (from > expected) return 'gap'
  return from < expected ? 'overlap' : undefined
}

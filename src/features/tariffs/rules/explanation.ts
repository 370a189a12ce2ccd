// Explanation of charge lines and payment steps as message keys with values.

import type { Bilingual, MessageValues } from '#kit/language.ts'
import type { ChargeLine, PayStep } from '../contract/api.ts'

/** Formats the values of a message for the reader: paisa as money, an ISO date, a bilingual text. */
export type Formatter = {
  money(paisa: number): string
  date(iso: string): string
  text(text: Bilingual): string
}

export type MessageRef = { key: string; values: MessageValues }

/** A line of the sum as a message key and its values; it does not contain the amount. */
export function explain(line: ChargeLine, formatter: Pick<Formatter, 'money' | 'text'>): MessageRef {
  switch (line.kind) {
    case 'minimum':
      return explainMinimum(line, formatter)
    case 'slab':
      return explainSlab(line, formatter)
    case 'entry':
      return { key: 'tariffs.line_entry', values: { from: line.from } }
    case 'sewerage':
      return explainSewerage(line, formatter)
    case 'fee':
      return { key: 'tariffs.line_fee', values: { label: formatter.text(line.label) } }
    case 'rounding':
      return { key: 'tariffs.line_rounding', values: {} }
  }
}

/** A payment step as "by … (… rebate)"; it does not contain the amount. */
export function explainStep(step: PayStep, formatter: Pick<Formatter, 'date'>): MessageRef {
  const { fromDate, toDate, basisPoints } = step
  const kind = basisPoints < 0 ? 'rebate' : basisPoints > 0 ? 'fine' : 'plain'
  const end: MessageValues = toDate === null ? { from: formatter.date(fromDate) } : { to: formatter.date(toDate) }
  return {
    key: `tariffs.pay_${kind}_${toDate === null ? 'from' : 'by'}`,
    values: { ...end, percent: Math.abs(basisPoints) / 100 },
  }
}

function explainMinimum(line: ChargeLine & { kind: 'minimum' }, formatter: Pick<Formatter, 'money'>): MessageRef {
  if (line.as === 'floor')
    return { key: 'tariffs.line_floor', values: { minimum: formatter.money(line.raisedToPaisa) } }
  if (line.as === 'block') return { key: 'tariffs.line_block', values: { units: line.units } }
  return { key: `tariffs.line_${line.as}`, values: {} }
}

function explainSlab(line: ChargeLine & { kind: 'slab' }, formatter: Pick<Formatter, 'money'>): MessageRef {
  const { from, to, units, ratePaisa } = line
  const key = from === to ? 'tariffs.line_slab_one' : 'tariffs.line_slab'
  return { key, values: { from, to, units, rate: formatter.money(ratePaisa) } }
}

function explainSewerage(line: ChargeLine & { kind: 'sewerage' }, formatter: Pick<Formatter, 'money'>): MessageRef {
  const { basisPoints, ofPaisa } = line
  if (basisPoints === undefined || ofPaisa === undefined) return { key: 'tariffs.line_sewerage', values: {} }
  return {
    key: 'tariffs.line_sewerage_percent',
    values: { percent: basisPoints / 100, water: formatter.money(ofPaisa) },
  }
}

// How is a line of the sum, or a payment step, said in words?

import type { Bilingual, MessageValues } from '#kit/language.ts'
import type { ChargeLine, PayStep } from '../contract/api.ts'

/** How the reader writes what a sentence holds: paisa as money, an ISO date, a text of both languages. */
export type Pen = {
  money(paisa: number): string
  date(iso: string): string
  text(text: Bilingual): string
}

export type Sentence = { key: string; values: MessageValues }

/** A line of the sum as a message key and its values; the amount stands beside it, not in it. */
export function explain(line: ChargeLine, pen: Pick<Pen, 'money' | 'text'>): Sentence {
  switch (line.kind) {
    case 'minimum':
      return explainMinimum(line, pen)
    case 'slab':
      return explainSlab(line, pen)
    case 'entry':
      return { key: 'tariffs.line_entry', values: { from: line.from } }
    case 'sewerage':
      return explainSewerage(line, pen)
    case 'fee':
      return { key: 'tariffs.line_fee', values: { label: pen.text(line.label) } }
    case 'rounding':
      return { key: 'tariffs.line_rounding', values: {} }
  }
}

/** A payment step as "by … (… rebate)"; the amount stands beside it, not in it. */
export function explainStep(step: PayStep, pen: Pick<Pen, 'date'>): Sentence {
  const { fromDate, toDate, basisPoints } = step
  const kind = basisPoints < 0 ? 'rebate' : basisPoints > 0 ? 'fine' : 'plain'
  const end: MessageValues = toDate === null ? { from: pen.date(fromDate) } : { to: pen.date(toDate) }
  return {
    key: `tariffs.pay_${kind}_${toDate === null ? 'from' : 'by'}`,
    values: { ...end, percent: Math.abs(basisPoints) / 100 },
  }
}

function explainMinimum(line: ChargeLine & { kind: 'minimum' }, pen: Pick<Pen, 'money'>): Sentence {
  if (line.as === 'floor') return { key: 'tariffs.line_floor', values: { minimum: pen.money(line.raisedToPaisa) } }
  if (line.as === 'block') return { key: 'tariffs.line_block', values: { units: line.units } }
  return { key: `tariffs.line_${line.as}`, values: {} }
}

function explainSlab(line: ChargeLine & { kind: 'slab' }, pen: Pick<Pen, 'money'>): Sentence {
  const { from, to, units, ratePaisa } = line
  const key = from === to ? 'tariffs.line_slab_one' : 'tariffs.line_slab'
  return { key, values: { from, to, units, rate: pen.money(ratePaisa) } }
}

function explainSewerage(line: ChargeLine & { kind: 'sewerage' }, pen: Pick<Pen, 'money'>): Sentence {
  const { basisPoints, ofPaisa } = line
  if (basisPoints === undefined || ofPaisa === undefined) return { key: 'tariffs.line_sewerage', values: {} }
  return { key: 'tariffs.line_sewerage_percent', values: { percent: basisPoints / 100, water: pen.money(ofPaisa) } }
}

// Cells of the tariff table: slabs, fees, payment steps, rupees and percentages, read and written.

import { inDigits, toAsciiDigits, type Language } from '#kit/language.ts'
import type { NewTariff, PaymentStep, Slab } from '../contract/api.ts'
import { withoutCurrency } from './sheet-terms.ts'

type Fee = NewTariff['fees'][number]

/** The parts of a cell between bars or semicolons, or undefined when one cannot be read. An empty cell has none. */
export function readList<T>(typed: string, readPart: (part: string) => T | undefined): T[] | undefined {
  if (typed === '') return []
  const parts = typed.split(/[|;\n]/).map((part) => readPart(part.trim()))
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** @example readSlab('31-: 20') // { from: 31, to: null, ratePaisa: 2000 } */
export function readSlab(typed: string): Slab | undefined {
  const [, span = '', rate = '', entry] =
    /^([\d\s–+-]+):\s*([\d,.]+)(?:\s*\+\s*([\d,.]+)\s*(?:once|एकपटक))?$/.exec(typed) ?? []
  const bounds = readSpan(span)
  const ratePaisa = readPaisa(rate)
  const entryPaisa = entry === undefined ? 0 : readPaisa(entry)
  if (!bounds || ratePaisa === undefined || entryPaisa === undefined) return undefined
  return { ...bounds, ratePaisa, ...(entryPaisa > 0 ? { entryPaisa } : {}) }
}

/** @example slabText({ from: 31, to: null, ratePaisa: 2000 }) // '31-: 20' */
export function slabText({ from, to, ratePaisa, entryPaisa }: Slab): string {
  return `${from}-${to ?? ''}: ${hundredthsText(ratePaisa)}${entryPaisa ? ` + ${hundredthsText(entryPaisa)} once` : ''}`
}

/**
 * @example readStep('0-7: -3%') // { fromDay: 0, toDay: 7, basisPoints: -300 }
 * @example readStep('5- months: 27% + 10% every 1') // { fromDay: 5, toDay: null, basisPoints: 2700, unit: 'month', repeat: … }
 */
export function readStep(typed: string): PaymentStep | undefined {
  const [, whole = '', more, every] = /^(.+?)(?:\s\+\s*(.+?)\s*(?:every|प्रत्येक)\s*(\d{1,4}))?$/.exec(typed) ?? []
  const [, span = '', month, share = ''] = /^([\d\s–+-]+?)\s*(months?|महिना)?\s*:\s*(.+)$/.exec(whole) ?? []
  const bounds = readSpan(span)
  const basisPoints = readShare(share)
  const repeat = more === undefined ? undefined : { every: Number(every), basisPoints: readShare(more) }
  if (!bounds || basisPoints === undefined || (repeat && repeat.basisPoints === undefined)) return undefined
  return {
    fromDay: bounds.from,
    toDay: bounds.to,
    basisPoints,
    ...(month !== undefined && { unit: 'month' as const }),
    ...(repeat && { repeat: { every: repeat.every, basisPoints: repeat.basisPoints! } }),
  }
}

function readShare(typed: string): number | undefined {
  return readPercent(typed.replace(/\s*(?:%|percent|प्रतिशत)$/, ''))
}

export function stepText({ fromDay, toDay, basisPoints, unit, repeat }: PaymentStep): string {
  const span = `${fromDay}-${toDay ?? ''}${unit === 'month' ? ' months' : ''}`
  const more = repeat ? ` + ${hundredthsText(repeat.basisPoints)}% every ${repeat.every}` : ''
  return `${span}: ${hundredthsText(basisPoints)}%${more}`
}

/** @example readFee('Maintenance fee / मर्मत शुल्क: 10')?.amountPaisa // 1000 */
export function readFee(typed: string): Fee | undefined {
  const [, en = '', ne = '', amount = ''] = /^(.+?)\s*\/\s*(.+?)\s*:\s*([^:]+)$/.exec(typed) ?? []
  const amountPaisa = readPaisa(withoutCurrency(toAsciiDigits(amount)).trim())
  return amountPaisa === undefined ? undefined : { label: { en, ne }, amountPaisa }
}

/** @example feeText({ label: { en: 'Meter rent', ne: 'मिटर भाडा' }, amountPaisa: 2000 }, 'ne') // 'Meter rent / मिटर भाडा: २०' */
export function feeText({ label, amountPaisa }: Fee, language: Language): string {
  return `${label.en} / ${label.ne}: ${inDigits(hundredthsText(amountPaisa), language)}`
}

/** Rupees with at most two decimals, thousands or lakh commas allowed. @example readPaisa('1,910.50') // 191050 */
export function readPaisa(typed: string): number | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed.replaceAll(',', ''))
    ? Math.round(Number(typed.replaceAll(',', '')) * 100)
    : undefined
}

/** Basis points of a percentage with at most two decimals. @example readPercent('-3') // -300 */
export function readPercent(typed: string): number | undefined {
  const plain = typed.replace('\u2212', '-')
  return /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** `from-to`, `from-` and `from+` (no end), or one number alone. */
function readSpan(typed: string): { from: number; to: number | null } | undefined {
  const [, from, open, to] = /^(\d{1,7})\s*([–+-])?\s*(\d{1,7})?$/.exec(typed.trim()) ?? []
  if (from === undefined || (to !== undefined && open === '+') || (to !== undefined && !open)) return undefined
  const end = open ? (to === undefined ? null : Number(to)) : Number(from)
  return { from: Number(from), to: end }
}

/** Paisa as rupees, or basis points as percent. @example hundredthsText(1750) // '17.50' */
export function hundredthsText(hundredths: number): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2)
}

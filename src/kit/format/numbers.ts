// Numbers and money for a reader, the same on the server and in every browser.

import { inDigits, inLakhs, type Language } from '#kit/language.ts'

/**
 * A number in South Asian grouping and the reader's digits. `decimals` fixes the fraction; without it up to three are shown.
 * @example formatNumber(1234567, 'ne') // '१२,३४,५६७'
 */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const rounded = decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals)
  const parts = /^(-?)(\d+)(\.\d+)?$/.exec(rounded)
  if (!parts) throw new RangeError(`Not a number to show: ${value}`)
  const [, sign, whole, fraction = ''] = parts
  const negative = sign && /[1-9]/.test(rounded)
  return inDigits(`${negative ? '-' : ''}${inLakhs(whole!)}${fraction}`, language)
}

/** What counts stop at: states of lists of the office, these lists, everything else; one more means "more than". */
const countLimits: readonly number[] = [300, 1000, 10_000]

/**
 * A count that may have been stopped: one more than a limit is that limit and more.
 * @example formatCount(1001, 'ne') // '१,०००+'
 */
export function formatCount(count: number, language: Language): string {
  return countLimits.includes(count - 1) ? `${formatNumber(count - 1, language)}+` : formatNumber(count, language)
}

/**
 * Integer paisa as rupees, with two decimals only when they are not zero.
 * @example formatMoney(125_000, 'ne') // 'रु. १,२५०'
 */
export function formatMoney(paisa: number, language: Language): string {
  return `${language === 'ne' ? 'रु.' : 'Rs.'} ${formatRupees(paisa, language)}`
}

/**
 * The amount alone, for a column whose heading names the currency; `decimals` is 2 for amounts in a column.
 * @example formatRupees(318_450, 'en') // '3,184.50'
 */
export function formatRupees(paisa: number, language: Language, decimals = paisa % 100 === 0 ? 0 : 2): string {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`Money is whole paisa, not ${paisa}`)
  return formatNumber(paisa / 100, language, decimals)
}

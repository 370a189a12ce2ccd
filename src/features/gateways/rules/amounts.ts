// Amounts between paisa and the decimal rupees of gateways, without floating point.

/** Below a hundred crore rupees, so that every amount is an exact integer of paisa. */
const maxPaisa = 100_000_000_000

/**
 * @throws RangeError for what is no positive whole number of paisa.
 * @example rupeesOf(11_000) // '110'
 * @example rupeesOf(9_180) // '91.80'
 */
export function rupeesOf(paisa: number): string {
  if (!Number.isInteger(paisa) || paisa < 1 || paisa > maxPaisa) throw new RangeError('no amount of paisa')
  const rest = paisa % 100
  const rupees = String((paisa - rest) / 100)
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`
}

/**
 * Paisa of an amount in rupees as a gateway writes it; undefined for everything else, such as a sign, an exponent or parts of a paisa.
 * @example paisaOfRupees('1000.0') // 100_000
 * @example paisaOfRupees('1,000.50') // 100_050
 */
export function paisaOfRupees(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12}|\d{1,3}(?:,\d{2,3}){1,5})(?:\.(\d{1,2})0{0,8})?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  return withinLimit(Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0')))
}

/**
 * Paisa as a gateway writes them: a whole number, with zeros behind the point at most.
 * @example wholePaisa('100000') // 100_000
 * @example wholePaisa('100000.00') // 100_000
 */
export function wholePaisa(text: string): number | undefined {
  const [, whole] = /^(\d{1,14})(?:\.0{1,8})?$/.exec(text) ?? []
  return whole === undefined ? undefined : withinLimit(Number(whole))
}

function withinLimit(paisa: number): number | undefined {
  return paisa <= maxPaisa ? paisa : undefined
}

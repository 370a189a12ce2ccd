// Rounding of shares to whole paisa and of amounts to whole rupees.

const whole = 10_000

/**
 * A share of an amount in whole paisa; half is rounded up. `amountPaisa` ≥ 0, `basisPoints` ≥ 0. The amount is split before it is
 * multiplied, so that every product is a safe integer.
 * @example shareOf(1_001, 5_000) // 501
 */
export function shareOf(amountPaisa: number, basisPoints: number): number {
  const rest = amountPaisa % whole
  const wholes = (amountPaisa - rest) / whole
  return wholes * basisPoints + Math.floor((rest * basisPoints + whole / 2) / whole)
}

/** The nearest whole rupee, in paisa; half is rounded up. @example nearestRupee(10_050) // 10_100 */
export function nearestRupee(amountPaisa: number): number {
  return Math.floor((amountPaisa + 50) / 100) * 100
}

/** `counted` of `of` days of an amount in whole paisa; half is rounded up. @example shareOfDays(9_000, 10, 30) // 3_000 */
export function shareOfDays(amountPaisa: number, counted: number, of: number): number {
  return Math.floor((2 * amountPaisa * counted + of) / (2 * of))
}

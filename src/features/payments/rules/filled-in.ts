// Amounts that the form of a customer's own payment begins with.

/**
 * All that is due today; where the page was opened from one connection (`number`) or one bill (`paisa`), that alone. In paisa, 0 for an empty field.
 * @example filledIn({ customerNumber: '10425', duePaisa: 18_236 }, new URLSearchParams('number=10425&paisa=9180')) // 9180
 */
export function filledIn(
  { customerNumber, duePaisa }: { customerNumber: string; duePaisa: number },
  asked: URLSearchParams,
): number {
  const number = asked.get('number')
  if (number === null) return duePaisa
  if (number !== customerNumber) return 0
  const paisa = Number(asked.get('paisa') ?? NaN)
  return Number.isSafeInteger(paisa) && paisa > 0 ? Math.min(paisa, duePaisa) : duePaisa
}

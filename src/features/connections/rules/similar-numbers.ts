// Customer numbers that one of an imported register may have been meant for.

/** Programs pad numbers up to here. */
const maxPadded = 12

/**
 * The numbers that differ from this one by leading zeros, which spreadsheet programs remove, or by capital letters alone.
 * @example similarNumbers('a-1') // ['A-1']
 */
export function similarNumbers(number: string): string[] {
  const others = /^\d+$/.test(number) ? padded(number) : [number.toUpperCase(), number.toLowerCase()]
  return others.filter((other) => other !== number)
}

function padded(number: string): string[] {
  const bare = number.replace(/^0+(?=\d)/, '')
  const lengths = Array.from({ length: Math.max(maxPadded - bare.length, 0) + 1 }, (_, zeros) => bare.length + zeros)
  return lengths.map((length) => bare.padStart(length, '0'))
}

// Whether a month's use is unusual for its connection, so that a leak is looked for.

/** A use is unusual from this multiple of the usual one on, and by so many units more. */
const multiple = 2
const minMore = 10

/**
 * The usual use in units where `units` is far above it, else undefined. Usual is the same month of last year, or the average of the months
 * before; whole units, half up.
 */
export function usualUnits(
  units: number | null,
  { lastYear, before }: { lastYear: number | null; before: readonly number[] },
): number | undefined {
  const usual = lastYear ?? averageOf(before)
  if (units === null || usual === undefined) return undefined
  return units >= usual * multiple && units - usual >= minMore ? usual : undefined
}

function averageOf(units: readonly number[]): number | undefined {
  if (units.length === 0) return undefined
  return Math.round(units.reduce((sum, each) => sum + each, 0) / units.length)
}

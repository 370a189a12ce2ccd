// Quantiles of measured values.

/** The value below which a share (0 to 1) of the values is; 0 of none. @example quantile([3, 1, 2], 0.5) // 2 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

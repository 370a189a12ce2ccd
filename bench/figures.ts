// Figures of a measurement against their aims, in the shape that `npm run bench` collects.

export type Figure = { name: string; value: number; aim: number; direction: 'at most' | 'at least' }

/** Prints a figure, and hands it to the runner when it started this process. */
export function reportFigure(figure: Figure): void {
  process.stdout.write(`${isMet(figure) ? 'met   ' : 'MISSED'} ${figure.name}: ${valueAndAim(figure)}\n`)
  process.send?.(figure)
}

/** A figure that is a number of faults: none is allowed. */
export function reportNone(name: string, value: number): void {
  reportFigure({ name, value, aim: 0, direction: 'at most' })
}

export function isMet({ value, aim, direction }: Figure): boolean {
  return direction === 'at most' ? value <= aim : value >= aim
}

/** @example valueAndAim({ name: 'ratio', value: 1.384, aim: 1.6, direction: 'at most' }) // '1.38 (at most 1.6)' */
export function valueAndAim({ value, aim, direction }: Figure): string {
  return `${rounded(value)} (${direction} ${rounded(aim)})`
}

export function rounded(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })
}

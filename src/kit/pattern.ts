// Background patterns of an organisation's pages: a small set, drawn as one line each, and which of them an organisation has.

/** 'plain' is none. */
export const patternNames = ['waves', 'hills', 'tea', 'weave', 'plain'] as const
export type PatternName = (typeof patternNames)[number]

/** A tile that repeats in both directions: its size in pixels, and the data of its path, a line one pixel wide. */
export type Tile = { width: number; height: number; path: string }

/** Water; the ridges of the hills; rows of tea bushes; the stepped diamonds of Dhaka cloth. */
export const tiles: Record<Exclude<PatternName, 'plain'>, Tile> = {
  waves: { width: 24, height: 12, path: 'M0 4q6-6 12 0t12 0M0 10q6-6 12 0t12 0' },
  hills: { width: 36, height: 12, path: 'M0 12 9 2l6 7 5-5 8 8M24 8l4-4 8 8' },
  tea: {
    width: 24,
    height: 12,
    path: 'M0 6a6 5 0 0 1 12 0a6 5 0 0 1 12 0M-6 12a6 5 0 0 1 12 0a6 5 0 0 1 12 0a6 5 0 0 1 12 0',
  },
  weave: {
    width: 24,
    height: 12,
    path: 'M6 1l5 5-5 5-5-5zM6 4l2 2-2 2-2-2zM12 6h3V3h3V0v3h3v3h3-3v3h-3v3-3h-3V6',
  },
}

/** The pattern an organisation chose; without a choice one by its number, so that neighbours differ. */
export function patternOf(chosen: string, orgId: number): PatternName {
  const drawn = patternNames.filter((name) => name !== 'plain')
  return patternNames.find((name) => name === chosen) ?? drawn[orgId % drawn.length]!
}

/** The text of a style element that gives pages the pattern, in white for deep areas; '' for none. */
export function patternStyle(name: PatternName): string {
  if (name === 'plain') return ''
  const { width, height, path } = tiles[name]
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><path d='${path}' fill='none' stroke='#fff' stroke-opacity='.35'/></svg>`
  return `:root{--pattern:url("data:image/svg+xml,${svg.replaceAll(/[<>#]/g, encodeURIComponent)}")}`
}

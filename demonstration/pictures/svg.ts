// Strokes and colours that all pictures are drawn with.

/** The palette, with the local colours that warm it. */
export const ink = {
  deep: '#001755',
  navy: '#0b2e6f',
  blue: '#0369a1',
  sky: '#0ea5e9',
  pale: '#bae6fd',
  mist: '#e0f2fe',
  white: '#ffffff',
  snow: '#f8fafc',
  amber: '#f59e0b',
  marigold: '#fbbf24',
  brick: '#c2613f',
  clay: '#e7b98a',
  leaf: '#2f7d6b',
  moss: '#5fa88c',
  rice: '#a7cfa3',
  steel: '#94a3b8',
  slate: '#475569',
  brass: '#d9a441',
} as const

export type Point = [number, number]

/** A whole picture. */
export function picture(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`
}

export function dot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

/** A round-ended line through points. */
export function line(points: Point[], width: number, stroke: string, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

/** Content moved and scaled; the foot of the drawing is at (0, 0). */
export function at(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${content}</g>`
}

/** A vertical gradient as a fill. */
export function fade(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A coordinate with one decimal. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

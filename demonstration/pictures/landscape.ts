// Drawings of sky, Himalaya, hills, fields and water.

import { at, box, dot, fade, ink, line, n, numbersFrom, oval, shape, type Point } from './svg.ts'

export type Light = 'morning' | 'day' | 'evening' | 'rain'
export type Ground = { width: number; height: number; seed: number; light: Light }

const skies: Record<Light, [top: string, bottom: string, sun: string, far: string, near: string]> = {
  morning: ['#bfe3fb', '#fff3dc', '#fde68a', '#a9c6e4', '#7fb0a4'],
  day: ['#7cc7f2', '#e8f6ff', '#fff7d6', '#8fb4dd', '#6ba994'],
  evening: ['#86a3d9', '#ffe0b0', '#fbbf24', '#7d93c4', '#5f8f93'],
  rain: ['#8fa6bd', '#dbe6ee', '#e2e8f0', '#93a7bf', '#6f9a92'],
}

/** Sky, sun, snow peaks and two ranges of hills down to `horizon` (a share of the height). */
export function backdrop(ground: Ground, horizon = 0.62): string {
  const { width, height, seed, light } = ground
  const [top, bottom, sun, far, near] = skies[light]
  const base = height * horizon
  return [
    `<defs>${fade('sky', top, bottom)}</defs>`,
    box(0, 0, width, base, 'url(#sky)'),
    dot(width * (0.2 + (seed % 7) / 11), height * 0.2, height * 0.065, sun),
    clouds(ground),
    peaks(width, base, height * 0.34, seed),
    ridge(width, base - height * 0.09, height * 0.075, seed + 1, far, height),
    ridge(width, base - height * 0.03, height * 0.05, seed + 2, near, height),
  ].join('')
}

function clouds({ width, height, seed }: Ground): string {
  const random = numbersFrom(seed * 31)
  return Array.from({ length: 3 }, (_, index) => {
    const [x, y, size] = [
      width * (0.12 + index * 0.33 + random() * 0.1),
      height * (0.1 + random() * 0.12),
      height * (0.03 + random() * 0.02),
    ]
    const puffs =
      oval(x, y, size * 3, size * 0.7, ink.white) +
      oval(x - size, y - size * 0.5, size * 1.3, size * 0.8, ink.white) +
      oval(x + size, y - size * 0.3, size, size * 0.6, ink.white)
    return `<g opacity="0.75">${puffs}</g>`
  }).join('')
}

function peaks(width: number, base: number, rise: number, seed: number): string {
  const random = numbersFrom(seed * 17 + 3)
  const count = 7
  const tops: Point[] = Array.from({ length: count }, (_, index) => [
    (index + 0.3 + random() * 0.4) * (width / count),
    base - rise * (0.55 + random() * 0.45),
  ])
  return tops
    .map(([x, y], index) => {
      const half = (width / count) * (0.85 + random() * 0.3)
      return peak(x, y, half, base, index % 2 ? '#b7cbe6' : '#c6d7ee')
    })
    .join('')
}

/** One mountain: its body, its shaded side and a snow cap with a broken lower edge. */
function peak(x: number, y: number, half: number, base: number, body: string): string {
  const down = (share: number, side: number): Point => [x + side * half * share, y + (base - y) * share]
  const snow: Point[] = [
    [x, y],
    down(0.34, 1),
    [x + half * 0.17, y + (base - y) * 0.27],
    [x + half * 0.06, y + (base - y) * 0.4],
    [x - half * 0.07, y + (base - y) * 0.28],
    [x - half * 0.18, y + (base - y) * 0.42],
    down(0.36, -1),
  ]
  return [
    shape(`M${n(x - half)} ${n(base)}L${n(x)} ${n(y)}L${n(x + half)} ${n(base)}Z`, body),
    shape(
      `M${n(x)} ${n(y)}L${n(x + half)} ${n(base)}L${n(x + half * 0.12)} ${n(base)}L${n(x - half * 0.05)} ${n(y + (base - y) * 0.5)}Z`,
      '#9fb8da',
      'opacity="0.6"',
    ),
    shape(`M${snow.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`, ink.snow),
  ].join('')
}

/** A soft range from edge to edge, filled down to `bottom`. */
export function ridge(width: number, y: number, swing: number, seed: number, fill: string, bottom: number): string {
  const random = numbersFrom(seed * 101)
  const steps = 5
  const points: Point[] = Array.from({ length: steps + 1 }, (_, index) => [
    (index * width) / steps,
    y + (random() - 0.5) * 2 * swing,
  ])
  const curve = points.slice(1).map(([x, py], index) => {
    const [px, pyBefore] = points[index]!
    const middle = (px + x) / 2
    return `C${n(middle)} ${n(pyBefore)} ${n(middle)} ${n(py)} ${n(x)} ${n(py)}`
  })
  return shape(`M0 ${n(points[0]![1])}${curve.join('')}L${width} ${n(bottom)}L0 ${n(bottom)}Z`, fill)
}

/** Green land from `y` down, with the bands of fields or tea rows. */
export function land({ width, height, seed, light }: Ground, y: number, tea = false): string {
  const colour = light === 'evening' ? '#7fae8c' : light === 'rain' ? '#86b59a' : '#9ccb9a'
  const bands = Array.from({ length: 5 }, (_, index) => {
    const top = y + (height - y) * (0.12 + index * 0.19)
    return ridge(width, top, (height - y) * 0.035, seed + 20 + index, index % 2 ? '#b5d9a8' : '#86bd93', height)
  })
  return (
    ridge(width, y, height * 0.012, seed + 9, colour, height) + bands.join('') + (tea ? teaRows(width, height, y) : '')
  )
}

function teaRows(width: number, height: number, y: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const rowY = y + (height - y) * (0.1 + index * 0.14)
    const size = 9 + index * 4
    const bushes = Array.from({ length: Math.ceil(width / (size * 2.1)) + 1 }, (_, bush) =>
      oval(bush * size * 2.1 + (index % 2) * size, rowY, size * 1.15, size * 0.72, index % 2 ? '#3f8f6f' : '#4b9c79'),
    )
    return bushes.join('')
  }).join('')
}

/** A river that winds from `fromX` at the hills to `toX` at the lower edge; `spread` is its last half-width as a share of the width. */
export function river({ width, height }: Ground, y: number, fromX: number, toX: number, spread = 0.2): string {
  const steps = Array.from({ length: 25 }, (_, index) => index / 24)
  const centre = (t: number) => fromX + (toX - fromX) * t + Math.sin(t * 5.2) * width * 0.05 * (1 - t * 0.6)
  const half = (t: number) => 3 + spread * width * t ** 1.7
  const point = (t: number, side: number): Point => [centre(t) + side * half(t), y + (height - y) * t]
  const bank = (share: number) => [
    ...steps.map((t) => point(t, share)),
    ...steps.toReversed().map((t) => point(t, -share)),
  ]
  const band = (share: number, fill: string) =>
    shape(
      `M${bank(share)
        .map(([px, py]) => `${n(px)} ${n(py)}`)
        .join('L')}Z`,
      fill,
    )
  return band(1.12, '#e3ecd8') + band(1, '#38a9e0') + band(0.55, '#5fbdec')
}

export function tree(x: number, y: number, scale: number, dark = false): string {
  const [one, two] = dark ? ['#256455', '#2f7d6b'] : ['#2f7d6b', '#4b9c79']
  return at(
    x,
    y,
    scale,
    box(-4, -40, 8, 40, '#7c5a3c', 3) +
      oval(0, -62, 30, 34, one) +
      oval(-12, -52, 22, 22, two) +
      oval(12, -74, 18, 18, two),
  )
}

/** A banana plant, as beside every house of the plain. */
export function banana(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    shape('M-6 0L-4 -50L5 -50L7 0Z', '#8fb573') +
      [-75, 62, -38, 30, -6].map((angle, index) => leaf(angle, index % 2 ? '#5fa88c' : '#3f8f6f')).join(''),
  )
}

/** A house of the plain: plastered wall, tin roof, blue shutters. */
export function house(x: number, y: number, scale: number, wall: string = ink.clay, roof: string = ink.brick): string {
  return at(
    x,
    y,
    scale,
    [
      box(-62, -82, 124, 82, wall),
      box(-62, -12, 124, 12, '#b9814f'),
      shape('M-74 -80L-50 -118L52 -118L74 -80Z', roof),
      [-40, -22, -4, 14, 32]
        .map((px) =>
          line(
            [
              [px, -117],
              [px * 1.38, -81],
            ],
            1.5,
            '#00000022',
          ),
        )
        .join(''),
      shutter(-48),
      shutter(26),
      box(-11, -52, 22, 52, '#6b4a35', 2),
      dot(6, -26, 1.8, ink.marigold),
    ].join(''),
  )
}

/** Slanting rain over everything. */
export function rain({ width, height, seed }: Ground): string {
  const random = numbersFrom(seed + 77)
  return Array.from({ length: 90 }, () => {
    const [x, y] = [random() * width, random() * height]
    return line(
      [
        [x, y],
        [x - 7, y + 22],
      ],
      1.6,
      '#ffffff',
      'opacity="0.55"',
    )
  }).join('')
}

const leaf = (angle: number, fill: string) =>
  `<path d="M0 -46C18 -62 30 -92 22 -112C4 -98 -8 -70 0 -46Z" fill="${fill}" transform="rotate(${angle} 0 -46)"/>`

const shutter = (px: number) =>
  box(px, -62, 22, 26, ink.white) + box(px + 2, -60, 8, 22, ink.blue) + box(px + 12, -60, 8, 22, ink.blue)

// Drawings of people: without faces, in a few poses and hats.

import { box, dot, ink, line, oval, shape } from './svg.ts'

export type Person = {
  top: string
  bottom?: string
  hat?: 'helmet' | 'topi' | 'scarf'
  hat2?: string
  pose?: 'stand' | 'point' | 'carry' | 'dig' | 'write'
  skin?: string
  skirt?: boolean
}

/** A person 150 high, without a face: calm and nobody in particular. */
export function person(
  x: number,
  y: number,
  scale: number,
  { top, bottom = ink.navy, hat, pose = 'stand', skin = '#b97a4b', skirt }: Person,
  flip = false,
): string {
  const legs = skirt
    ? shape('M-20 0L-15 -72L15 -72L20 0Z', bottom)
    : line(
        [
          [-8, -68],
          [-9, -5],
        ],
        15,
        bottom,
      ) +
      line(
        [
          [8, -68],
          [9, -5],
        ],
        15,
        bottom,
      ) +
      oval(-11, -2, 11, 5, '#334155') +
      oval(11, -2, 11, 5, '#334155')
  const arms = armsOf(pose, top, skin)
  const body = shape('M-22 -66L-20 -108C-18 -120 18 -120 20 -108L22 -66Z', top)
  const head = box(-5, -124, 10, 14, skin) + dot(0, -134, 15, skin) + hair(hat)
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${oval(0, 0, 30, 5, '#0017551f')}${arms.back}${legs}${body}${head}${arms.front}</g>`
}

function armsOf(pose: NonNullable<Person['pose']>, top: string, skin: string) {
  const arm = (points: [number, number][]) =>
    line(points, 11, top) + dot(points.at(-1)![0], points.at(-1)![1], 6.5, skin)
  const poses = {
    stand: {
      back: arm([
        [-17, -106],
        [-24, -84],
        [-24, -64],
      ]),
      front: arm([
        [17, -106],
        [24, -84],
        [24, -64],
      ]),
    },
    point: {
      back: arm([
        [-17, -106],
        [-24, -84],
        [-20, -64],
      ]),
      front: arm([
        [17, -106],
        [38, -112],
        [58, -122],
      ]),
    },
    carry: {
      back: arm([
        [-17, -106],
        [-26, -88],
        [4, -78],
      ]),
      front: arm([
        [17, -106],
        [30, -90],
        [26, -76],
      ]),
    },
    dig: {
      back:
        arm([
          [-15, -104],
          [6, -84],
          [26, -76],
        ]) +
        line(
          [
            [14, -88],
            [52, -10],
          ],
          6,
          '#8a6a45',
        ) +
        shape('M44 -18L60 -12L58 8L46 2Z', ink.slate),
      front: arm([
        [17, -104],
        [34, -88],
        [40, -62],
      ]),
    },
    write: {
      back:
        arm([
          [-17, -106],
          [-22, -88],
          [8, -82],
        ]) +
        `<g transform="rotate(-14 20 -84)">${box(6, -100, 30, 22, ink.white, 2)}${box(10, -95, 18, 2, ink.steel)}${box(10, -90, 14, 2, ink.steel)}</g>`,
      front: arm([
        [17, -106],
        [28, -92],
        [22, -84],
      ]),
    },
  }
  return poses[pose]
}

function hair(hat: Person['hat']): string {
  if (hat === 'helmet')
    return shape('M-18 -136A18 18 0 0 1 18 -136L22 -134L-18 -134Z', ink.marigold) + box(-3, -154, 6, 18, ink.amber, 3)
  if (hat === 'topi')
    return shape('M-14 -139L-12 -155L9 -158L14 -139Z', ink.deep) + box(-12, -150, 22, 2.5, ink.marigold)
  if (hat === 'scarf')
    return (
      shape(
        'M-17 -132C-18 -154 18 -154 17 -132C20 -118 12 -112 14 -108L-14 -108C-12 -112 -20 -118 -17 -132Z',
        '#c2413f',
        'opacity="0.95"',
      ) + oval(1, -131, 11, 12, '#b97a4b')
    )
  return shape('M-15 -134C-17 -154 17 -154 15 -134C10 -144 -10 -144 -15 -134Z', '#27211d')
}

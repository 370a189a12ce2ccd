// Drawings of scenes indoors and of maps.

import { flask, overheadTank, tubes } from './objects.ts'
import { person } from './people.ts'
import { drawn, hats, tops } from './scene-frame.ts'
import { at, box, dot, ink, line, oval, shape } from './svg.ts'

export function meetingScene(seed: number): string {
  const crowd = Array.from({ length: 9 }, (_, index) =>
    at(
      110 + index * 124,
      820 + (index % 2) * 14,
      1.25,
      box(-26, -106, 52, 110, tops[(index + seed) % 6]!, 20) +
        dot(0, -128, 22, '#b97a4b') +
        shape('M-22 -126C-26 -160 26 -160 22 -126C24 -112 -24 -112 -22 -126Z', '#27211d'),
    ),
  )
  const table = [330, 510, 690, 870].map((x, index) =>
    person(x, 560, 1.25, {
      top: tops[(index * 2 + seed) % 6]!,
      hat: index === 1 ? 'topi' : index === 2 ? 'scarf' : undefined,
    }),
  )
  const rows = [90, 150, 60, 180].map((length, index) =>
    box(460, 176 + index * 26, length, 8, index % 2 ? ink.pale : ink.sky, 4),
  )
  return drawn(
    box(0, 0, 1200, 800, '#fdf3e3'),
    box(0, 0, 1200, 560, '#f7e6cb'),
    box(400, 110, 400, 190, ink.white, 6),
    box(400, 110, 400, 34, ink.deep, 6),
    ...rows,
    dot(720, 220, 44, ink.mist),
    shape('M720 190C738 214 746 224 746 236A26 26 0 0 1 694 236C694 224 702 214 720 190Z', ink.sky),
    ...Array.from({ length: 25 }, (_, index) =>
      shape(
        `M${index * 50} 0L${index * 50 + 40} 0L${index * 50 + 20} 46Z`,
        [ink.sky, ink.amber, '#c2413f', ink.leaf][(index + seed) % 4]!,
      ),
    ),
    ...table,
    box(230, 470, 740, 110, ink.blue, 6),
    box(230, 470, 740, 22, ink.deep, 6),
    ...[330, 510, 690, 870].map((x) => box(x + 30, 446, 14, 26, ink.pale, 3)),
    ...crowd,
  )
}

export function labScene(): string {
  return drawn(
    box(0, 0, 1200, 800, '#e2eff8'),
    box(90, 190, 440, 16, '#c7d6e5', 4),
    flask(160, 188, 0.8, '#86c5b0'),
    flask(260, 188, 0.6, ink.marigold),
    box(340, 124, 22, 64, ink.sky, 4),
    box(372, 110, 22, 78, ink.deep, 4),
    person(840, 760, 2.6, { top: ink.white, bottom: '#dbe6ef', pose: 'write' }, true),
    box(0, 590, 1200, 30, ink.deep),
    box(0, 620, 1200, 180, '#dbe6ef'),
    tubes(220, 590, 1.7),
    flask(460, 590, 1.6),
    flask(600, 590, 1.1, '#7dd3fc'),
    flask(1060, 590, 1.3, '#86c5b0'),
  )
}

export function counterScene(): string {
  return drawn(
    box(0, 0, 1200, 800, '#eaf3fa'),
    box(120, 90, 960, 300, ink.white, 10),
    box(120, 90, 960, 56, ink.deep, 10),
    ...[260, 600, 940].map(
      (x, index) =>
        box(x - 110, 180, 220, 210, '#dbeafe', 8) + person(x, 500, 1.5, { top: tops[index]!, hat: hats[index]! }),
    ),
    box(60, 390, 1080, 34, ink.amber, 6),
    box(60, 424, 1080, 200, '#ecd9b8'),
    box(60, 424, 1080, 14, '#d8bf93'),
    ...[310, 660, 960].map((x, index) =>
      person(x, 790, 1.75, {
        top: tops[index + 3]!,
        hat: hats[(index + 2) % 4]!,
        skirt: index === 0,
        bottom: index === 0 ? '#7a2b4f' : ink.slate,
      }),
    ),
  )
}

export function mapScene(seed: number): string {
  const zones = [
    ['M80 90L470 70L900 90L1120 130L820 260L380 280Z', '#dbeafe'],
    ['M1120 130L1110 440L1090 700L850 520L820 260Z', '#fde9c4'],
    ['M1090 700L820 700L330 720L100 700L360 540L850 520Z', '#e5e0f5'],
    ['M100 700L90 360L80 90L380 280L360 540Z', '#fbe0d6'],
    ['M380 280L820 260L850 520L360 540Z', '#d7ecd3'],
  ] as const
  const main = [
    [120, 250],
    [360, 240],
    [560, 380],
    [760, 400],
    [1000, 330],
  ] as [number, number][]
  const shift = seed * 5
  return drawn(
    box(0, 0, 1200, 800, '#f8fafc'),
    ...zones.map(([d, fill]) =>
      shape(d, seed > 5 ? '#f1f5f9' : fill, `stroke="${ink.steel}" stroke-width="3" stroke-dasharray="10 8"`),
    ),
    line(
      [
        [0, 560 + shift],
        [260, 520],
        [480, 610],
        [760, 560],
        [1200, 640 - shift],
      ],
      40,
      '#9bd5f5',
    ),
    line(
      [
        [0, 470],
        [600, 450 - shift],
        [1200, 500],
      ],
      12,
      '#cbbf9f',
    ),
    line(main, 9, ink.blue),
    line(
      [
        [360, 240],
        [340, 560],
      ],
      6,
      ink.sky,
    ),
    line(
      [
        [560, 380],
        [600, 640],
      ],
      6,
      ink.sky,
    ),
    line(
      [
        [760, 400],
        [930, 600],
      ],
      6,
      ink.sky,
    ),
    line(
      [
        [560, 380],
        [660, 180],
      ],
      6,
      ink.sky,
    ),
    ...main.map(([x, y]) => dot(x, y, 13, ink.white) + dot(x, y, 9, ink.deep)),
    overheadTank(360, 238, 0.36),
    at(120, 236, 0.5, basin1()),
    dot(600, 640, 10, ink.amber),
    dot(340, 560, 10, ink.amber),
    dot(930, 600, 10, ink.amber),
    dot(660, 180, 10, ink.amber),
    at(1090, 90, 1, shape('M0 -56L16 0L0 -10L-16 0Z', ink.deep) + shape('M0 56L16 0L0 10L-16 0Z', ink.steel)),
  )
}

function basin1(): string {
  return oval(0, 0, 60, 30, ink.white) + oval(0, 0, 48, 22, ink.sky)
}

// Drawings of tanks, taps, pots, meters, pipes and vehicles.

import { at, box, dot, ink, line, oval, shape } from './svg.ts'

/** An overhead tank 300 high on columns. */
export function overheadTank(x: number, y: number, scale: number): string {
  const columns = [-58, -20, 20, 58]
    .map((px) =>
      line(
        [
          [px * 1.12, 0],
          [px, -190],
        ],
        11,
        '#aebdd0',
      ),
    )
    .join('')
  const braces = [-62, -126].map((py) => box(-64, py, 128, 8, '#8fa3ba')).join('')
  return at(
    x,
    y,
    scale,
    [
      columns,
      braces,
      line(
        [
          [0, 0],
          [0, -190],
        ],
        9,
        ink.blue,
      ),
      shape('M-84 -196L84 -196L66 -176L-66 -176Z', '#8fa3ba'),
      box(-92, -282, 184, 90, '#e6eef6', 6),
      shape('M40 -282L92 -282L92 -192L40 -192Z', '#c7d6e5'),
      box(-92, -258, 184, 20, ink.sky),
      shape('M-98 -280C-60 -312 60 -312 98 -280Z', ink.deep),
      box(-10, -318, 20, 14, ink.navy, 3),
      dot(0, -224, 0, ink.white),
      shape('M0 -236C8 -224 12 -219 12 -213A12 12 0 0 1 -12 -213C-12 -219 -8 -224 0 -236Z', ink.blue),
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((step) =>
          line(
            [
              [70, -20 - step * 20],
              [84, -20 - step * 20],
            ],
            3,
            ink.slate,
          ),
        )
        .join(''),
      line(
        [
          [70, 0],
          [70, -196],
        ],
        3,
        ink.slate,
      ),
      line(
        [
          [84, 0],
          [84, -196],
        ],
        3,
        ink.slate,
      ),
    ].join(''),
  )
}

/** A public tap on its post, 180 high, with water falling when `open`. */
export function tap(x: number, y: number, scale: number, open = true): string {
  return at(
    x,
    y,
    scale,
    [
      oval(10, 0, 74, 11, '#0017551f'),
      box(-22, -172, 44, 172, '#d7e0ea', 6),
      box(8, -172, 14, 172, '#bccadb', 6),
      box(-30, -182, 60, 14, ink.deep, 4),
      box(-30, -12, 60, 12, ink.slate, 3),
      box(18, -138, 52, 18, ink.brass, 5),
      shape('M58 -138L78 -138L82 -104L64 -104Z', ink.brass),
      box(32, -158, 8, 22, ink.brass, 2),
      box(20, -164, 32, 9, ink.brick, 4),
      open
        ? shape('M66 -104L80 -104C83 -70 84 -40 82 -14L65 -14C63 -40 64 -70 66 -104Z', ink.sky, 'opacity="0.85"') +
          line(
            [
              [71, -98],
              [71, -30],
            ],
            3,
            ink.white,
            'opacity="0.7"',
          )
        : '',
    ].join(''),
  )
}

/** A brass water pot (gagri), 90 high. */
export function gagri(x: number, y: number, scale: number, fill: string = ink.brass): string {
  return at(
    x,
    y,
    scale,
    [
      oval(0, -1, 34, 6, '#0017551f'),
      shape('M-14 -66C-52 -56 -50 -4 -18 0L18 0C50 -4 52 -56 14 -66Z', fill),
      shape('M10 -64C46 -54 46 -4 16 0L18 0C50 -4 52 -56 14 -66Z', '#00000018'),
      box(-13, -78, 26, 14, fill),
      oval(0, -80, 24, 6, fill),
      oval(0, -81, 17, 3.6, '#7a5a22'),
      line(
        [
          [-38, -40],
          [38, -40],
        ],
        2.4,
        '#ffffff88',
      ),
      line(
        [
          [-37, -33],
          [37, -33],
        ],
        1.4,
        '#ffffff66',
      ),
    ].join(''),
  )
}

/** A water meter on a pipe, 150 wide. */
export function meter(x: number, y: number, scale: number): string {
  const digits = [0, 1, 2, 3, 4]
    .map((index) => box(-34 + index * 14, -66, 12, 17, index > 2 ? '#c2413f' : ink.deep, 2))
    .join('')
  return at(
    x,
    y,
    scale,
    [
      box(-150, -34, 300, 24, ink.blue),
      box(-92, -40, 26, 36, ink.brass, 4),
      box(66, -40, 26, 36, ink.brass, 4),
      dot(0, -52, 58, ink.brass),
      dot(0, -52, 48, ink.snow),
      digits,
      dot(0, -26, 11, ink.mist),
      line(
        [
          [0, -26],
          [7, -31],
        ],
        2.5,
        '#c2413f',
      ),
      box(-16, -84, 32, 5, ink.steel, 2),
      shape('M-44 -92C-30 -112 30 -112 44 -92Z', ink.deep),
    ].join(''),
  )
}

/** A length of pipe with flanges. */
export function pipe(x: number, y: number, length: number, thick: number, fill: string = ink.blue): string {
  const flange = (px: number) => box(px, y - thick * 0.25, thick * 0.35, thick * 1.5, ink.navy, 3)
  return (
    box(x, y, length, thick, fill) +
    box(x, y + thick * 0.14, length, thick * 0.18, '#ffffff55') +
    flange(x) +
    flange(x + length / 2) +
    flange(x + length - thick * 0.35)
  )
}

/** A water tanker lorry, 330 long. */
export function tanker(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    [
      oval(0, 0, 180, 9, '#0017551f'),
      box(-160, -52, 320, 16, ink.slate),
      box(-164, -140, 214, 86, ink.sky, 40),
      box(-164, -110, 214, 26, ink.white),
      box(-60, -150, 30, 14, ink.navy, 4),
      shape('M-60 -124C-53 -114 -50 -110 -50 -105A10 10 0 0 1 -70 -105C-70 -110 -67 -114 -60 -124Z', '#ffffff'),
      shape('M66 -46L66 -146L122 -146C140 -146 158 -104 162 -88L162 -46Z', ink.amber),
      shape('M82 -136L118 -136C128 -132 138 -112 142 -98L82 -98Z', ink.mist),
      box(150, -62, 16, 12, ink.white, 3),
      wheel(-112),
      wheel(-50),
      wheel(112),
    ].join(''),
  )
}

/** A round settling basin seen from the side, with its bridge. */
export function basin(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    oval(0, -30, 150, 38, '#b8c7d6') +
      shape('M-150 -30L-150 0A150 38 0 0 0 150 0L150 -30A150 38 0 0 1 -150 -30Z', '#9fb1c4') +
      oval(0, -32, 136, 31, '#4db3e6') +
      oval(-14, -34, 84, 17, '#7cc9f0') +
      box(-150, -50, 300, 8, ink.slate) +
      box(-6, -66, 12, 30, ink.deep, 2) +
      [-140, -90, -40, 40, 90, 140]
        .map((px) =>
          line(
            [
              [px, -50],
              [px, -66],
            ],
            3,
            ink.slate,
          ),
        )
        .join('') +
      line(
        [
          [-150, -66],
          [150, -66],
        ],
        3,
        ink.slate,
      ),
  )
}

/** An office or pump house with a flat roof; `width` in its own units. */
export function building(x: number, y: number, scale: number, width = 220, wall: string = '#f1f5f9'): string {
  const windows = Array.from(
    { length: Math.floor((width - 60) / 46) },
    (_, index) =>
      box(-width / 2 + 56 + index * 46, -78, 30, 32, ink.pale, 2) +
      box(-width / 2 + 70 + index * 46, -78, 2.5, 32, ink.white),
  ).join('')
  return at(
    x,
    y,
    scale,
    box(-width / 2, -110, width, 110, wall) +
      box(width / 2 - 40, -110, 40, 110, '#00175512') +
      box(-width / 2 - 10, -124, width + 20, 16, ink.deep, 3) +
      box(-width / 2, -10, width, 10, '#94a3b8') +
      windows +
      box(-width / 2 + 16, -58, 28, 58, ink.blue, 2),
  )
}

/** Laboratory glass: a flask or a tube rack. */
export function flask(x: number, y: number, scale: number, liquid: string = ink.sky): string {
  return at(
    x,
    y,
    scale,
    shape('M-12 -110L12 -110L12 -72L46 -10C50 -2 46 0 40 0L-40 0C-46 0 -50 -2 -46 -10L-12 -72Z', '#ffffffcc') +
      shape('M-27 -46L27 -46L44 -10C47 -4 45 -3 40 -3L-40 -3C-45 -3 -47 -4 -44 -10Z', liquid) +
      box(-17, -118, 34, 10, ink.steel, 4) +
      dot(-8, -24, 5, '#ffffff99') +
      dot(9, -34, 3.5, '#ffffff99'),
  )
}

export function tubes(x: number, y: number, scale: number): string {
  const colours = [ink.sky, '#7dd3fc', ink.marigold, '#86c5b0', ink.pale]
  return at(
    x,
    y,
    scale,
    colours
      .map(
        (colour, index) =>
          box(-72 + index * 32, -92, 18, 84, '#ffffffdd', 9) +
          box(-72 + index * 32, -52 - (index % 3) * 8, 18, 44 + (index % 3) * 8, colour, 9),
      )
      .join('') +
      box(-88, -66, 176, 12, '#b9814f', 3) +
      box(-88, -14, 176, 14, '#8a6a45', 3),
  )
}

const wheel = (px: number) => dot(px, -26, 27, '#27364b') + dot(px, -26, 12, ink.steel)

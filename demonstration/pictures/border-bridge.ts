// Slide of Kakarvitta: the bridge over the Mechi at the border, its gate, and tea gardens on the bank.

import { backdrop, land, river, tree, type Ground } from './landscape.ts'
import { person } from './people.ts'
import { at, box, dot, ink, line, oval, picture, shape } from './svg.ts'

const [width, height] = [1600, 720]
const deck = 520

export function borderBridge(): string {
  const ground: Ground = { width, height, seed: 29, light: 'morning' }
  return picture(
    width,
    height,
    [
      backdrop(ground, 0.6),
      land(ground, 440, true),
      river(ground, 438, 1010, 1150, 0.27),
      stones(),
      tree(600, 540, 1.3),
      tree(1560, 470, 1.2, true),
      bridge(),
      gate(),
      rickshaw(930, deck - 2),
      person(1130, deck, 0.56, { top: ink.amber, hat: 'topi' }),
      person(1172, deck, 0.52, { top: '#c2413f', bottom: '#7a2b4f', hat: 'scarf', skirt: true, pose: 'carry' }),
      picker(650, 692, 1.05),
      picker(520, 640, 0.8),
    ].join(''),
  )
}

/** A deck on piers, with its railing. */
function bridge(): string {
  const piers = [760, 900, 1040, 1180, 1320, 1460].map(
    (x) => box(x - 13, deck + 16, 26, 96, '#a7b5c4') + box(x - 20, deck + 14, 40, 12, '#8fa0b3', 3),
  )
  const posts = Array.from({ length: 33 }, (_, index) => box(650 + index * 30, deck - 32, 4, 32, '#e2e8f0'))
  return [
    ...piers,
    box(640, deck, 960, 20, '#c9d4df'),
    box(640, deck + 14, 960, 6, '#8fa0b3'),
    ...posts,
    box(640, deck - 34, 960, 5, ink.snow, 2),
    box(640, deck - 18, 960, 4, ink.snow, 2),
  ].join('')
}

/** The gate over the road: two towers under a tiered roof, and a flag. */
function gate(): string {
  return at(
    1380,
    deck,
    1,
    [
      box(-92, -190, 34, 190, '#f3e3c3'),
      box(58, -190, 34, 190, '#f3e3c3'),
      box(-92, -14, 34, 14, '#c9a67a'),
      box(58, -14, 34, 14, '#c9a67a'),
      box(-108, -206, 216, 24, '#e7cfa0', 3),
      box(-72, -202, 144, 16, '#0b4f45', 3),
      shape('M-132 -206L-96 -240L96 -240L132 -206Z', ink.brick),
      box(-44, -262, 88, 22, '#f3e3c3'),
      shape('M-66 -262L-34 -290L34 -290L66 -262Z', ink.brick),
      line(
        [
          [0, -290],
          [0, -352],
        ],
        4,
        ink.slate,
      ),
      // Two pennants, edged in blue.
      shape('M2 -352L42 -330L20 -326L44 -300L2 -300Z', '#003893'),
      shape('M5 -347L34 -331L13 -328L37 -303L5 -303Z', '#dc143c'),
      dot(14, -312, 4, ink.white),
    ].join(''),
  )
}

function rickshaw(x: number, y: number): string {
  return at(
    x,
    y,
    0.9,
    [
      dot(-44, -16, 16, ink.slate),
      dot(-44, -16, 10, '#dbe6ef'),
      dot(40, -16, 16, ink.slate),
      dot(40, -16, 10, '#dbe6ef'),
      shape('M-66 -24L-66 -66L20 -66L62 -44L62 -24Z', '#0f766e'),
      shape('M-66 -64L-58 -96L14 -96L30 -64Z', ink.marigold),
      box(-52, -84, 34, 24, '#e0f2fe', 3),
      shape('M-10 -84L10 -84L24 -60L-10 -60Z', '#e0f2fe'),
      dot(58, -36, 5, ink.marigold),
    ].join(''),
  )
}

/** A picker among the tea, her basket on her back. */
function picker(x: number, y: number, scale: number): string {
  const top = scale > 1 ? '#c2413f' : '#6d5ba6'
  return (
    person(x, y, scale, { top, bottom: '#7a2b4f', hat: 'scarf', skirt: true, pose: 'carry' }) +
    at(
      x - 26 * scale,
      y - 70 * scale,
      scale,
      shape('M-22 -46L22 -46L14 10L-14 10Z', '#c98f2f') +
        line(
          [
            [-19, -28],
            [19, -28],
          ],
          3,
          '#a5741f',
        ) +
        line(
          [
            [-16, -10],
            [16, -10],
          ],
          3,
          '#a5741f',
        ) +
        oval(0, -48, 22, 9, '#4b9c79'),
    ) +
    [-60, -20, 24, 64].map((dx) => oval(x + dx * scale, y + 2, 26 * scale, 15 * scale, '#3f8f6f')).join('')
  )
}

function stones(): string {
  const places = [
    [960, 660, 40],
    [1030, 694, 30],
    [1420, 680, 44],
    [1500, 704, 30],
  ]
  return places
    .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.5, '#b4c3cf') + oval(x! - 6, y! - 5, r! * 0.7, r! * 0.3, '#cfdae3'))
    .join('')
}

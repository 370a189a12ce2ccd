// Which scenes do the albums and the news show, each drawn from a few numbers?

import { backdrop, banana, house, land, rain, river, tree, type Ground, type Light } from './landscape.ts'
import {
  building,
  flask,
  gagri,
  meter,
  overheadTank,
  person,
  pipe,
  tanker,
  tap,
  tubes,
  type Person,
} from './objects.ts'
import { plantPicture } from './slides.ts'
import { at, box, dot, ink, line, oval, picture, shape } from './svg.ts'

export const sceneWidth = 1200
export const sceneHeight = 800

const tops: Person['top'][] = [ink.sky, '#0f766e', '#c2413f', ink.amber, '#6d5ba6', ink.blue]
const hats: Person['hat'][] = ['topi', undefined, 'scarf', undefined]

/** name → drawing; each name is drawn with its own seed and light. */
export const scenePictures: Record<string, () => string> = {
  'treatment-plant': () => plantPicture(sceneWidth, sceneHeight, 3),
  'settling-basin': () => plantPicture(sceneWidth, sceneHeight, 14),
  'reservoir-morning': () => reservoir(6, 'morning'),
  'reservoir-evening': () => reservoir(19, 'evening'),
  'tank-day': () => tankScene(2, 'day'),
  'tank-evening': () => tankScene(28, 'evening'),
  'tap-courtyard': () => tapScene(7, 'day'),
  'tap-evening': () => tapScene(21, 'evening'),
  'meter-reading': () => meterScene(5, 'morning'),
  'meter-installing': () => meterScene(33, 'day'),
  'pipe-laying': () => pipeScene(9, 'day'),
  'pipe-repair': () => pipeScene(16, 'rain'),
  'tree-planting': () => plantingScene(12, 'morning'),
  'tree-planting-school': () => plantingScene(41, 'day'),
  'general-assembly': () => meetingScene(1),
  training: () => meetingScene(2),
  'committee-meeting': () => meetingScene(4),
  'tanker-supply': () => tankerScene(10, 'day'),
  'tanker-dry-season': () => tankerScene(26, 'evening'),
  'school-programme': () => schoolScene(13, 'day'),
  'hand-washing': () => schoolScene(30, 'morning'),
  'intake-river': () => intakeScene(18, 'day'),
  'intake-flood': () => intakeScene(35, 'rain'),
  'river-bank': () => intakeScene(44, 'evening'),
  'zone-map': () => mapScene(3),
  'network-map': () => mapScene(8),
  'laboratory-bench': () => labScene(),
  'service-counter': () => counterScene(),
  'tea-garden': () => teaScene(17, 'morning'),
  'office-building': () => officeScene(22, 'day'),
}

function open(seed: number, light: Light, horizon = 0.56): [Ground, string] {
  const ground: Ground = { width: sceneWidth, height: sceneHeight, seed, light }
  return [ground, backdrop(ground, horizon) + land(ground, sceneHeight * (horizon + 0.02))]
}

function drawn(...parts: string[]): string {
  return picture(sceneWidth, sceneHeight, parts.join(''))
}

function reservoir(seed: number, light: Light): string {
  const [, back] = open(seed, light, 0.5)
  return drawn(
    back,
    oval(640, 610, 560, 130, '#b9a582'),
    oval(640, 600, 530, 112, '#2f9bd6'),
    oval(600, 590, 400, 66, '#6cc4ef'),
    oval(560, 582, 200, 24, '#a5dcf7'),
    building(1010, 500, 0.9, 180),
    line(
      [
        [960, 500],
        [820, 560],
      ],
      9,
      ink.slate,
    ),
    tree(150, 540, 1.2),
    tree(230, 560, 1, true),
    tree(1130, 560, 1.4, true),
    person(330, 720, 0.9, { top: ink.amber, hat: 'helmet', pose: 'point' }),
    person(270, 730, 0.9, { top: ink.sky, pose: 'write' }),
  )
}

function tankScene(seed: number, light: Light): string {
  const [, back] = open(seed, light)
  return drawn(
    back,
    house(220, 600, 1.1, seed % 2 ? '#f3d9b1' : '#cfe3ea'),
    banana(350, 610, 1),
    overheadTank(690, 720, 1.75),
    building(880, 730, 0.9, 200),
    tree(1090, 690, 1.5, true),
    tree(90, 650, 1.2),
    person(470, 745, 0.9, { top: tops[seed % 6]!, hat: 'topi' }),
    person(530, 752, 0.85, { top: '#c2413f', bottom: '#7a2b4f', skirt: true, hat: 'scarf' }),
  )
}

function tapScene(seed: number, light: Light): string {
  const [, back] = open(seed, light)
  return drawn(
    back,
    house(930, 610, 1.7, '#f3d9b1'),
    banana(1120, 640, 1.4),
    tree(120, 600, 1.3),
    shape('M140 800L240 690L900 690L980 800Z', '#d5dde6'),
    tap(420, 730, 1.9),
    gagri(560, 745, 1.6),
    gagri(660, 756, 1.1, '#c98f2f'),
    person(
      770,
      770,
      1.5,
      { top: seed % 2 ? '#0f766e' : '#6d5ba6', bottom: '#c2413f', hat: 'scarf', skirt: true, pose: 'carry' },
      true,
    ),
    person(280, 780, 1, { top: ink.amber }),
  )
}

function meterScene(seed: number, light: Light): string {
  const [, back] = open(seed, light, 0.42)
  return drawn(
    back,
    house(220, 470, 1.2, '#cfe3ea', '#5b7fa6'),
    tree(420, 460, 1),
    shape('M0 800L0 560L1200 530L1200 800Z', '#cfb792'),
    shape('M120 800L180 640L900 640L960 800Z', '#a9b9c9'),
    box(190, 640, 700, 14, '#8fa3ba'),
    meter(540, 770, 1.9),
    person(
      1020,
      760,
      2,
      { top: ink.sky, bottom: ink.navy, pose: seed % 2 ? 'write' : 'carry', ...(seed % 2 ? {} : { hat: 'helmet' }) },
      true,
    ),
  )
}

function pipeScene(seed: number, light: Light): string {
  const [ground, back] = open(seed, light)
  return drawn(
    back,
    house(1010, 530, 1, '#f3d9b1'),
    tree(140, 540, 1.1),
    shape('M0 800L120 610L1200 610L1200 800Z', '#c9a67a'),
    shape('M60 800L160 650L1200 650L1200 800Z', '#8f6b48'),
    pipe(200, 690, 1000, 52, seed % 2 ? ink.blue : ink.navy),
    person(360, 672, 1.35, { top: ink.amber, hat: 'helmet', pose: 'dig' }),
    person(640, 676, 1.35, { top: ink.sky, bottom: ink.slate, hat: 'helmet', pose: 'carry' }),
    person(900, 640, 1.25, { top: '#0f766e', hat: 'helmet', pose: 'point' }, true),
    light === 'rain' ? rain(ground) : '',
  )
}

function plantingScene(seed: number, light: Light): string {
  const [, back] = open(seed, light)
  const people = [230, 480, 720, 960].map((x, index) =>
    person(
      x,
      700 + (index % 2) * 40,
      1.2,
      {
        top: tops[(index + seed) % 6]!,
        hat: hats[index]!,
        skirt: index === 2,
        bottom: index === 2 ? '#7a2b4f' : ink.navy,
        pose: index % 2 ? 'carry' : 'dig',
      },
      index > 2,
    ),
  )
  return drawn(
    back,
    tree(90, 540, 1.2, true),
    tree(1100, 560, 1.4),
    ...[330, 580, 830, 1060, 140].map((x, index) => sapling(x, 710 + (index % 2) * 50)),
    ...people,
  )
}

function meetingScene(seed: number): string {
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

function tankerScene(seed: number, light: Light): string {
  const [, back] = open(seed, light)
  const queue = [150, 250, 350].map(
    (x, index) =>
      person(x, 735 + index * 6, 1.15, {
        top: tops[(index + seed) % 6]!,
        hat: hats[(index + 1) % 4]!,
        skirt: index === 1,
        bottom: '#7a2b4f',
        pose: 'carry',
      }) + gagri(x + 46, 748 + index * 6, 0.6, index % 2 ? ink.sky : ink.brass),
  )
  return drawn(
    back,
    house(240, 540, 1.1, '#cfe3ea', '#5b7fa6'),
    house(1040, 530, 1, '#f3d9b1'),
    tree(420, 550, 1.1),
    shape('M0 800L0 640L1200 620L1200 800Z', '#bfc8d2'),
    line(
      [
        [0, 715],
        [1200, 700],
      ],
      4,
      ink.white,
      'stroke-dasharray="40 30"',
    ),
    tanker(770, 730, 1.7),
    line(
      [
        [490, 640],
        [440, 660],
        [420, 720],
      ],
      10,
      ink.navy,
    ),
    ...queue,
  )
}

function schoolScene(seed: number, light: Light): string {
  const [, back] = open(seed, light, 0.46)
  const pupils = Array.from({ length: 7 }, (_, index) =>
    person(130 + index * 120, 740 + (index % 3) * 14, 0.85, {
      top: ink.sky,
      bottom: index % 2 ? ink.navy : '#334155',
      skirt: index % 2 === 1,
    }),
  )
  return drawn(
    back,
    building(560, 560, 2.2, 440, '#fff3dc'),
    line(
      [
        [1090, 600],
        [1090, 250],
      ],
      6,
      ink.slate,
    ),
    shape('M1090 258L1150 290L1090 300L1150 350L1090 350Z', '#c2413f'),
    tree(80, 560, 1.3, true),
    shape('M0 800L0 610L1200 600L1200 800Z', '#d9c8a5'),
    tap(980, 740, 1.4),
    ...pupils,
    person(1090, 760, 1.25, { top: '#c2413f', bottom: '#7a2b4f', skirt: true, pose: 'point' }, true),
  )
}

function intakeScene(seed: number, light: Light): string {
  const [ground, back] = open(seed, light, 0.5)
  return drawn(
    back,
    river(ground, 415, 560, 520, 0.33),
    box(330, 560, 420, 18, '#9fb1c4', 4),
    box(330, 578, 420, 40, '#c3d1de'),
    ...[360, 440, 520, 600, 680].map((x) => box(x, 572, 26, 50, '#7d92a8', 3)),
    building(950, 560, 1.1, 200),
    pipe(770, 640, 430, 28),
    tree(150, 540, 1.4),
    tree(1120, 540, 1.1, true),
    tree(60, 590, 1.2, true),
    person(880, 590, 0.8, { top: ink.amber, hat: 'helmet', pose: 'write' }, true),
    light === 'rain' ? rain(ground) : '',
  )
}

function mapScene(seed: number): string {
  const zones = [
    ['M80 90L470 70L520 330L300 420L90 360Z', '#d7ecd3'],
    ['M470 70L900 90L860 300L520 330Z', '#dbeafe'],
    ['M900 90L1120 130L1110 440L860 300Z', '#fde9c4'],
    ['M90 360L300 420L330 720L100 700Z', '#fbe0d6'],
    ['M300 420L520 330L860 300L820 700L330 720Z', '#e0f2fe'],
    ['M860 300L1110 440L1090 700L820 700Z', '#e5e0f5'],
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

function labScene(): string {
  return drawn(
    box(0, 0, 1200, 800, '#e2eff8'),
    box(90, 90, 440, 16, '#c7d6e5', 4),
    flask(160, 88, 0.8, '#86c5b0'),
    flask(260, 88, 0.6, ink.marigold),
    box(340, 24, 22, 64, ink.sky, 4),
    box(372, 10, 22, 78, ink.deep, 4),
    person(840, 760, 2.6, { top: ink.white, bottom: '#dbe6ef', pose: 'write' }, true),
    box(0, 590, 1200, 30, ink.deep),
    box(0, 620, 1200, 180, '#dbe6ef'),
    tubes(220, 590, 1.7),
    flask(460, 590, 1.6),
    flask(600, 590, 1.1, '#7dd3fc'),
    flask(1060, 590, 1.3, '#86c5b0'),
  )
}

function counterScene(): string {
  return drawn(
    box(0, 0, 1200, 800, '#eaf3fa'),
    box(120, 90, 960, 300, ink.white, 10),
    box(120, 90, 960, 56, ink.deep, 10),
    ...[260, 600, 940].map(
      (x, index) =>
        box(x - 110, 180, 220, 210, '#dbeafe', 8) + person(x, 500, 1.5, { top: tops[index]!, hat: hats[index]! }),
    ),
    box(60, 390, 1080, 34, ink.amber, 6),
    box(60, 424, 1080, 200, '#b9814f'),
    box(60, 424, 1080, 200, '#00175510'),
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

function teaScene(seed: number, light: Light): string {
  const ground: Ground = { width: sceneWidth, height: sceneHeight, seed, light }
  return drawn(
    backdrop(ground, 0.5),
    land(ground, 420, true),
    tree(180, 470, 1.4, true),
    tree(1010, 480, 1.6),
    overheadTank(820, 500, 0.7),
    person(420, 700, 1.1, { top: '#c2413f', bottom: '#7a2b4f', hat: 'scarf', skirt: true, pose: 'carry' }),
    person(640, 740, 1.2, { top: ink.amber, bottom: '#334155', hat: 'scarf', skirt: true, pose: 'carry' }, true),
  )
}

function officeScene(seed: number, light: Light): string {
  const [, back] = open(seed, light, 0.5)
  return drawn(
    back,
    building(600, 620, 2.6, 380),
    building(600, 335, 2.6, 250),
    tree(120, 640, 1.8, true),
    tree(1080, 640, 1.7),
    shape('M0 800L0 640L1200 640L1200 800Z', '#cfd8e1'),
    shape('M430 800L480 640L720 640L790 800Z', '#e6ebf0'),
    person(860, 740, 1.1, { top: '#0f766e', hat: 'topi' }),
    person(930, 746, 1.1, { top: '#c2413f', bottom: '#7a2b4f', hat: 'scarf', skirt: true }),
    person(330, 735, 1, { top: ink.sky }),
  )
}

const sapling = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    oval(0, 0, 34, 9, '#8f6b48') +
      line(
        [
          [0, 0],
          [0, -46],
        ],
        4,
        '#6b4a35',
      ) +
      oval(-10, -48, 13, 7, ink.leaf) +
      oval(11, -56, 13, 7, ink.moss) +
      oval(0, -66, 9, 12, ink.leaf),
  )

// Scenes of albums and news, each drawn from a few numbers.

import { backdrop, banana, house, land, rain, river, tree, type Ground, type Light } from './landscape.ts'
import { building, gagri, meter, overheadTank, pipe, tanker, tap } from './objects.ts'
import { person } from './people.ts'
import { counterScene, labScene, mapScene, meetingScene } from './indoor-scenes.ts'
import { drawn, hats, sceneHeight, sceneWidth, tops } from './scene-frame.ts'
import { plantPicture } from './slides.ts'
import { at, box, ink, line, oval, shape } from './svg.ts'

/** name → drawing; each name is drawn with its own seed and light. */
export const scenePictures: Record<string, () => string> = {
  'treatment-plant': () => plantPicture(sceneWidth, sceneHeight, 3),
  'settling-basin': () => settlingBasin(14, 'morning'),
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

/** Two long basins seen from their bridge: the water comes in at the far end and leaves clear over the near edge. */
function settlingBasin(seed: number, light: Light): string {
  const [, back] = open(seed, light, 0.42)
  const posts = [60, 240, 420, 600, 780, 960, 1140].map((x) => box(x - 4, 650, 8, 74, ink.slate))
  return drawn(
    back,
    building(270, 400, 0.95, 260),
    tree(90, 410, 1.1, true),
    tree(980, 400, 1.2),
    tree(1100, 415, 1.3, true),
    shape('M0 800L330 390L870 390L1200 800Z', '#b8c7d6'),
    shape('M60 740L365 410L588 410L570 740Z', '#4a8fb0'),
    shape('M78 740L390 460L586 460L570 740Z', '#4db3e6'),
    shape('M150 740L420 540L580 540L570 740Z', '#7cc9f0'),
    shape('M630 740L612 410L835 410L1140 740Z', '#4a8fb0'),
    shape('M630 740L614 460L810 460L1122 740Z', '#4db3e6'),
    shape('M630 740L620 540L780 540L1050 740Z', '#7cc9f0'),
    pipe(500, 402, 190, 22),
    shape('M0 800L0 724L1200 724L1200 800Z', '#d5dde6'),
    box(0, 716, 1200, 14, '#8fa3ba'),
    ...posts,
    box(0, 644, 1200, 10, ink.slate, 4),
    box(0, 684, 1200, 6, ink.slate, 3),
    person(760, 770, 1.5, { top: ink.amber, hat: 'helmet', pose: 'write' }, true),
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
    building(600, 335, 2.1, 300),
    box(316, 210, 64, 104, '#f1f5f9'),
    building(600, 620, 2.6, 380),
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

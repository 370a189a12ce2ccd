// Slides of the first page; each leaves its left side calm for text.

import { borderBridge } from './border-bridge.ts'
import { backdrop, banana, house, land, river, tree, type Ground } from './landscape.ts'
import { basin, building, flask, gagri, meter, overheadTank, pipe, tap, tubes } from './objects.ts'
import { person } from './people.ts'
import { at, box, dot, ink, line, oval, picture, shape } from './svg.ts'

const width = 1600
const height = 720

export const slidePictures: Record<string, () => string> = {
  intake,
  tank,
  tapAndPot,
  pipeline,
  laboratory,
  borderBridge,
}

function intake(): string {
  const ground: Ground = { width, height, seed: 11, light: 'morning' }
  return picture(
    width,
    height,
    [
      backdrop(ground, 0.58),
      land(ground, 430),
      river(ground, 428, 1000, 1010, 0.24),
      box(850, 520, 470, 20, '#9fb1c4', 4),
      box(850, 540, 470, 44, '#c3d1de'),
      [900, 985, 1070, 1155, 1240]
        .map((x) => box(x, 536, 30, 54, '#7d92a8', 3) + box(x + 6, 548, 18, 42, '#38a9e0'))
        .join(''),
      building(1400, 560, 1.05, 210),
      pipe(1180, 626, 430, 26),
      pipe(1180, 664, 430, 26, ink.navy),
      tree(790, 545, 1),
      tree(740, 570, 1.3, true),
      tree(1545, 520, 1.1, true),
      person(1110, 524, 0.5, { top: ink.amber, hat: 'helmet', pose: 'point' }),
      [
        [870, 640, 46],
        [950, 672, 34],
        [810, 690, 52],
        [1060, 694, 30],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.5, '#b4c3cf') + oval(x! - 6, y! - 5, r! * 0.7, r! * 0.3, '#cfdae3'))
        .join(''),
    ].join(''),
  )
}

function tank(): string {
  const ground: Ground = { width, height, seed: 4, light: 'day' }
  return picture(
    width,
    height,
    [
      backdrop(ground, 0.62),
      land(ground, 455),
      tree(820, 560, 1.1),
      house(900, 590, 1.05, '#f3d9b1'),
      house(1420, 585, 1.15, '#cfe3ea', '#5b7fa6'),
      banana(1000, 592, 0.9),
      overheadTank(1190, 640, 1.6),
      building(1330, 655, 0.8, 200),
      tree(1540, 610, 1.5, true),
      banana(1060, 650, 1.1),
      line(
        [
          [0, 690],
          [520, 668],
          [1000, 676],
          [1600, 662],
        ],
        30,
        '#d9c8a5',
      ),
      line(
        [
          [0, 690],
          [520, 668],
          [1000, 676],
          [1600, 662],
        ],
        2,
        '#c0ab82',
        'stroke-dasharray="18 22"',
      ),
      person(1075, 690, 0.62, { top: '#c2413f', bottom: '#7a2b4f', hat: 'scarf', skirt: true, pose: 'carry' }),
      gagri(1078, 640, 0.32),
      person(1040, 694, 0.44, { top: ink.sky }),
    ].join(''),
  )
}

function tapAndPot(): string {
  const ground: Ground = { width, height, seed: 23, light: 'evening' }
  return picture(
    width,
    height,
    [
      backdrop(ground, 0.64),
      land(ground, 470, true),
      house(1430, 560, 1.3, '#f3d9b1'),
      banana(1290, 565, 1.1),
      tree(1560, 580, 1.5, true),
      shape('M780 720L840 620L1600 620L1600 720Z', '#d5dde6'),
      shape('M840 620L1600 620L1600 632L834 632Z', '#b9c6d4'),
      tap(1010, 650, 1.9),
      gagri(1150, 664, 1.65),
      gagri(1265, 672, 1.15, '#c98f2f'),
      person(1400, 690, 1.3, { top: '#0f766e', bottom: '#c2413f', hat: 'scarf', skirt: true, pose: 'carry' }, true),
      garland(902, 318, 148),
    ].join(''),
  )
}

function garland(x: number, y: number, span: number): string {
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12
    return dot(
      x + 45 + share * span * 0.9,
      y + 22 + Math.sin(share * Math.PI) * 34,
      8,
      index % 2 ? ink.amber : ink.marigold,
    )
  }).join('')
}

function pipeline(): string {
  const ground: Ground = { width, height, seed: 37, light: 'day' }
  return picture(
    width,
    height,
    [
      backdrop(ground, 0.6),
      land(ground, 440),
      house(1500, 500, 0.9, '#cfe3ea', '#5b7fa6'),
      tree(1360, 495, 0.9),
      tree(760, 500, 0.9, true),
      banana(1410, 500, 0.8),
      shape('M560 720L760 560L1600 560L1600 720Z', '#c9a67a'),
      shape('M640 720L812 588L1600 588L1600 720Z', '#8f6b48'),
      shape('M640 720L650 712L1600 690L1600 720Z', '#7a5a3c'),
      pipe(830, 618, 770, 44),
      [
        [700, 560, 80],
        [640, 600, 60],
        [780, 548, 60],
      ]
        .map(([x, y, r]) => shape(`M${x! - r!} ${y}Q${x} ${y! - r! * 1.1} ${x! + r!} ${y}Z`, '#b8925f'))
        .join(''),
      person(960, 600, 1.25, { top: ink.amber, bottom: ink.navy, hat: 'helmet', pose: 'dig' }),
      person(1185, 604, 1.25, { top: ink.sky, bottom: ink.slate, hat: 'helmet', pose: 'carry' }),
      person(1390, 582, 1.2, { top: '#0f766e', bottom: ink.navy, hat: 'helmet', pose: 'write' }, true),
      at(
        1510,
        600,
        1,
        shape('M-26 0L0 -74L26 0Z', ink.amber) + box(-17, -34, 34, 10, ink.white) + box(-34, -4, 68, 8, ink.slate, 3),
      ),
    ].join(''),
  )
}

function laboratory(): string {
  return picture(
    width,
    height,
    [
      box(0, 0, width, height, '#eef6fb'),
      box(0, 0, width, 470, '#e2eff8'),
      shape('M940 70L1540 70L1540 380L940 380Z', '#ffffff'),
      `<svg x="954" y="84" width="572" height="282" viewBox="0 0 572 282" preserveAspectRatio="none">${backdrop({ width: 572, height: 282, seed: 8, light: 'morning' }, 0.74)}${land({ width: 572, height: 282, seed: 8, light: 'morning' }, 205)}</svg>`,
      box(1232, 84, 10, 282, ink.white),
      box(920, 376, 640, 16, '#c7d6e5', 4),
      box(640, 110, 210, 14, '#c7d6e5', 4),
      flask(690, 108, 0.62, '#86c5b0'),
      flask(750, 108, 0.5, ink.marigold),
      box(790, 54, 18, 54, ink.sky, 4),
      box(814, 42, 18, 66, ink.deep, 4),
      person(1290, 690, 2.5, { top: ink.white, bottom: '#dbe6ef', pose: 'write' }, true),
      box(560, 540, 1040, 26, ink.deep, 6),
      box(580, 566, 1020, 154, '#dbe6ef'),
      [700, 960, 1220, 1480]
        .map((x) => box(x, 590, 180, 110, '#cbd9e5', 6) + box(x + 74, 600, 32, 7, ink.slate, 3))
        .join(''),
      tubes(760, 540, 1.3),
      flask(920, 540, 1.25),
      flask(1010, 540, 0.85, '#7dd3fc'),
      microscope(1110, 540),
      at(1490, 540, 0.9, meter(0, 0, 0.9)),
    ].join(''),
  )
}

function microscope(x: number, y: number): string {
  return at(
    x,
    y,
    1.25,
    box(-48, -12, 96, 12, ink.slate, 4) +
      line(
        [
          [26, -12],
          [36, -60],
          [10, -104],
        ],
        13,
        ink.slate,
      ) +
      box(-38, -50, 62, 9, ink.navy, 3) +
      `<g transform="rotate(-14 0 -96)">${box(-12, -140, 24, 70, ink.white, 5)}${box(-9, -158, 18, 22, ink.slate, 4)}${box(-7, -72, 14, 18, ink.sky, 3)}</g>`,
  )
}

/** A quiet ending for pages that need a basin: used by the album too. */
export function plantPicture(w: number, h: number, seed: number): string {
  const ground: Ground = { width: w, height: h, seed, light: 'day' }
  return picture(
    w,
    h,
    [
      backdrop(ground, 0.58),
      land(ground, h * 0.6),
      building(w * 0.74, h * 0.74, 1.3, 260),
      tree(w * 0.93, h * 0.76, 1.3, true),
      basin(w * 0.34, h * 0.82, 1.5),
      basin(w * 0.76, h * 0.94, 1.25),
    ].join(''),
  )
}

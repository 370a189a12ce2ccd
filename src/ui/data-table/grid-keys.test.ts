// Tests of keyboard navigation in a grid with spans.

import { expect, test } from 'vitest'
import { laidOut, placeAfter } from './grid-keys.ts'

const single = { rowSpan: 1, colSpan: 1, stops: 1 }

// title | period (2) | action      the title and action cells span both header rows
//       | from  | to  |
// t1    | f1    | t1  | three links
const cells = laidOut([
  [
    { ...single, rowSpan: 2 },
    { ...single, colSpan: 2 },
    { ...single, rowSpan: 2 },
  ],
  [single, single],
  [single, single, single, { ...single, stops: 3 }],
])
const [title, period, action, from, to, t1, f1, to1, links] = cells.keys()

test('spans are laid out as a browser does', () => {
  expect(cells.map(({ row, col }) => [row, col])).toEqual([
    [0, 0],
    [0, 1],
    [0, 3],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
    [2, 2],
    [2, 3],
  ])
})

test.each([
  ['ArrowRight', [title, 0], [period, 0]],
  ['ArrowRight', [period, 0], [action, 0]],
  ['ArrowRight', [action, 0], undefined],
  ['ArrowLeft', [from, 0], [title, 0]],
  ['ArrowRight', [to, 0], [action, 0]],
  ['ArrowDown', [title, 0], [t1, 0]],
  ['ArrowDown', [period, 0], [from, 0]],
  ['ArrowUp', [to1, 0], [to, 0]],
  ['ArrowUp', [to, 0], [period, 0]],
  ['ArrowUp', [t1, 0], [title, 0]],
  ['ArrowUp', [title, 0], undefined],
  ['ArrowDown', [f1, 0], undefined],
  ['ArrowRight', [to1, 0], [links, 0]],
  ['ArrowRight', [links, 0], [links, 1]],
  ['ArrowRight', [links, 2], undefined],
  ['ArrowLeft', [links, 1], [links, 0]],
  ['Home', [links, 1], [t1, 0]],
  ['End', [t1, 0], [links, 2]],
  ['PageUp', [to1, 0], [period, 0]],
  ['PageDown', [title, 0], [t1, 0]],
  ['Enter', [title, 0], undefined],
  ['toString', [title, 0], undefined],
] as const)('%s from %j leads to %j', (key, [cell, stop], to) => {
  const expected = to && { cell: to[0], stop: to[1] }
  expect(placeAfter(cells, { cell: cell!, stop }, key)).toEqual(expected)
})

test('with Control, Home and End lead to the corners', () => {
  expect(placeAfter(cells, { cell: f1!, stop: 0 }, 'Home', true)).toEqual({ cell: title, stop: 0 })
  expect(placeAfter(cells, { cell: title!, stop: 0 }, 'End', true)).toEqual({ cell: links, stop: 2 })
})

// Columns and grouped headers: spans, header ids, hidden columns and labels.

import { expect, test } from 'vitest'
import {
  headerIds,
  headerRows,
  labelPaths,
  leafColumns,
  mayHide,
  shownOf,
  visibleColumns,
  type Column,
} from './columns.ts'

const label = (text: string) => ({ en: text, ne: `${text} ने` })
const leaf = (key: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  label: label(key),
  ...more,
})
const group = (key: string, children: Column<unknown>[], more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  ...leaf(key, more),
  children,
})

/** The header as a grid of keys, in which a gap or an overlap is visible. */
function grid(columns: Column<unknown>[]): string[] {
  const width = leafColumns(columns).length
  const rows = headerRows(columns)
  const places = rows.map(() => Array.from({ length: width }, () => '·'))
  rows.forEach((row, level) => {
    for (const cell of row) {
      for (let down = 0; down < cell.rowspan; down++) {
        for (let across = 0; across < cell.colspan; across++) {
          expect(places[level + down]![cell.start + across]).toBe('·')
          places[level + down]![cell.start + across] = cell.column.key
        }
      }
    }
  })
  return places.map((row) => row.join(' '))
}

test.each<[string, Column<unknown>[], string[]]>([
  ['plain columns are one row', [leaf('a'), leaf('b')], ['a b']],
  [
    'a plain column beside a group is as tall as the header',
    [leaf('a'), group('g', [leaf('b'), leaf('c')])],
    ['a g g', 'a b c'],
  ],
  ['groups nest', [group('g', [group('h', [leaf('a')]), leaf('b')]), leaf('c')], ['g g c', 'h b c', 'a b c']],
  ['a colspan covers the siblings after it', [leaf('a', { colspan: 2 }), leaf('b'), leaf('c')], ['a a c']],
  ['a colspan ends with its siblings', [leaf('a'), leaf('b', { colspan: 9 })], ['a b']],
  [
    'a colspan does not swallow a group',
    [leaf('a', { colspan: 3 }), leaf('b'), group('g', [leaf('c')])],
    ['a a g', 'a a c'],
  ],
  ['a rowspan makes the header taller', [group('g', [leaf('a')], { rowspan: 2 }), leaf('b')], ['g b', 'g b', 'a b']],
  ['a rowspan larger than needed on a leaf', [leaf('a', { rowspan: 2 }), leaf('b')], ['a b', 'a b']],
])('%s', (_name, columns, expected) => expect(grid(columns)).toEqual(expected))

test('a cell has the id of every header above it', () => {
  const ids = headerIds(headerRows([group('g', [leaf('a'), leaf('b')]), leaf('c d')], 't'))
  expect(ids.get('b')).toEqual(['t-g', 't-g-b'])
  expect(ids.get('c d')).toEqual(['t-c_20_d'])
})

test('hiding a column removes it from its group, and hiding the last one removes the group', () => {
  const columns = [group('g', [leaf('a'), leaf('b')]), leaf('c')]
  expect(grid(visibleColumns(columns, ['a']))).toEqual(['g c', 'b c'])
  expect(grid(visibleColumns(columns, ['a', 'b']))).toEqual(['c'])
})

test('a spanning header shrinks with hidden columns, and remains without its first one', () => {
  const columns = [leaf('a', { colspan: 3 }), leaf('b'), leaf('c'), leaf('d')]
  expect(grid(visibleColumns(columns, ['b']))).toEqual(['a a d'])
  const moved = visibleColumns(columns, ['a'])
  expect(grid(moved)).toEqual(['b b d'])
  expect(moved[0]!.label).toEqual(label('a'))
})

test('the last visible column may not be hidden', () => {
  const columns = [leaf('a'), leaf('b')]
  expect(mayHide(columns, [], 'a')).toEqual({ ok: true })
  expect(mayHide(columns, ['b'], 'a')).toEqual({ ok: false, key: 'table.oneColumnMin' })
})

test('labels are read from the outermost group down', () => {
  expect(labelPaths([group('g', [leaf('a')])]).get('a')).toEqual([label('g'), label('a')])
})

test('a code is shown as the label of its option, anything else as it is', () => {
  const column = leaf('state', {
    filter: { type: 'select', options: [{ value: 'due', label: { en: 'Due', ne: 'बाँकी' } }] },
  })
  expect([shownOf(column, { state: 'due' }), shownOf(column, { state: 'gone' })]).toEqual([
    { en: 'Due', ne: 'बाँकी' },
    'gone',
  ])
})

// Tests of the names and codes of an old program: old and new names of a column, and what would replace nothing.

import { expect, test } from 'vitest'
import { readSpreadsheet } from './spreadsheet.server.ts'
import { mappedRows, mappingFrom } from './spreadsheet-mapping.server.ts'

const read = (text: string) => readSpreadsheet(new TextEncoder().encode(text), 'x.csv')
const file = 'Sewer Code,Tap\n1,a\n2,b\n'

async function mapped(mapping: string) {
  const rows = await read(file)
  const batches = async function* () {
    yield rows
  }
  const codes = mappingFrom(await read(`column,from,to\n${mapping}`))
  return (await Array.fromAsync(mappedRows(batches(), codes))).flat().map(({ cells }) => cells)
}

test.each([
  ['its new name', ',Sewer Code,sewer\nsewer,1,no\n'],
  ['its old name', ',Sewer Code,sewer\nSewer Code,1,no\n'],
  ['its old name before it is renamed', 'Sewer Code,1,no\n,Sewer Code,sewer\n'],
])('the codes of a column are stated by %s', async (_name, mapping) => {
  expect(await mapped(mapping)).toEqual([
    { sewer: 'no', tap: 'a' },
    { sewer: '2', tap: 'b' },
  ])
})

test('a column that keeps its name has codes, and a code may be an empty cell', async () => {
  expect(await mapped('Tap,a,\ntap,b,c\n')).toEqual([
    { sewer_code: '1', tap: '' },
    { sewer_code: '2', tap: 'c' },
  ])
})

test.each([
  ['two rows for one code', 'tap,a,x\ntap,a,y\n', 'mapping_twice', { line: 3, from: 'a', first: 2 }],
  [
    'two rows for one code by both names of its column',
    ',Tap,size\nsize,a,x\nTap,a,y\n',
    'mapping_twice',
    { line: 4, from: 'a', first: 3 },
  ],
  ['two names for one column', ',Tap,size\n,tap,kind\n', 'mapping_twice', { line: 3, from: 'tap', first: 2 }],
  ['a name for no column', ',Sower,sewer\n', 'mapping_unknown', { line: 2, column: 'sower' }],
  ['a code for no column', ',Tap,size\nsewer,1,no\n', 'mapping_unknown', { line: 3, column: 'sewer' }],
  ['a row that was cut off', 'tap,a\n', 'mapping_short', { line: 2, cells: 2, columns: 3 }],
])('%s is refused', async (_name, mapping, key, values) => {
  await expect(mapped(mapping)).rejects.toMatchObject({ key: `spreadsheet.${key}`, details: { values } })
})

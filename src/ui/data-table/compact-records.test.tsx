// Tests of the values that a compact record leaves out.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Column } from '#kit/table/columns.ts'
import { TableRows } from './table-body.tsx'

type Row = { ward: string; cash: number; net: number; note: string; link: string }

test('a value that is empty, a dash or a zero of a column without zeros is marked, for screens with little space', () => {
  const label = { en: 'Name', ne: 'नाम' }
  const columns: Column<Row>[] = [
    { key: 'ward', label },
    { key: 'cash', label, kind: 'money', skipsZero: true },
    { key: 'net', label, kind: 'money' },
    { key: 'note', label },
    { key: 'link', label },
  ]
  const html = renderToString(
    <table>
      <TableRows
        id="sums"
        language="en"
        columns={columns}
        rows={[{ ward: '1', cash: 0, net: 0, note: '', link: '' }]}
        cells={{ link: () => '–' }}
        rowKey={({ ward }) => ward}
        rowHeader="ward"
        roles={{}}
        choice={undefined}
      />
    </table>,
  )
  expect([...html.matchAll(/<div(?: class="([^"]+)")?>([^<]*)/g)].map(([, name, text]) => [name, text])).toEqual([
    [undefined, '1'],
    ['sheet-zero', '0.00'],
    [undefined, '0.00'],
    ['sheet-none', '–'],
    ['sheet-none', '–'],
  ])
})

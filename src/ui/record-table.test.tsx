// Tests of what a compact record names and leaves out.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecordTable } from './record-table.tsx'

test('a compact record keeps the name of a named column and marks a value that is missing', () => {
  const html = renderToString(
    <RecordTable
      caption="Payments"
      records="compact"
      columns={[{ name: 'Day' }, { name: 'Amount', figures: true, named: true }, { name: 'Receipt', named: true }]}
      rows={[{ key: 1, cells: ['1 May', '20', '–'] }]}
    />,
  )
  expect(html).toContain('data-records="compact"')
  expect([...html.matchAll(/<td class="([^"]+)"/g)].map(([, classes]) => classes)).toEqual([
    'record-figures record-named',
    'record-named record-none',
  ])
})

// Printed tables: heading, rows, escaping and language.

import { expect, test } from 'vitest'
import { chosenColumns } from './export/columns.ts'
import { billColumns, billKeys, bills } from './export/example-rows.ts'
import { escaped, printDocument } from './print.ts'

const organisation = { name: { en: 'Damak Water <Supply>', ne: 'दमक खानेपानी' }, address: { en: 'Damak', ne: 'दमक' } }
const options = {
  language: 'ne',
  title: 'बिल "जेठ"',
  organisation,
  date: '2026-11-21',
  orientation: 'landscape',
} as const
const columns = chosenColumns(billColumns, billKeys)

test('a print has the heading, the title, the date and every row in the reader’s calendar and digits', async () => {
  const { body, css } = await printDocument(columns, [bills.slice(0, 2), bills.slice(2)], options)
  expect(body).toContain('दमक खानेपानी')
  expect(body).toContain('<h1>बिल &quot;जेठ&quot;</h1>')
  expect(body).toContain('मुद्रण मिति: २०८३ मङ्सिर ५ गते')
  expect(body).toContain('३ पङ्क्ति')
  expect(body.match(/<tr>/g)).toHaveLength(2 + 3)
  expect(body).toContain('>२०८३/०८/०५<')
  expect(body).toContain('>१,२५०.५०<')
  expect(css).toContain('@page { size: A4 landscape')
  expect(css).toContain('table-header-group')
})

test('groups are preserved and every cell refers to its headings', async () => {
  const { body } = await printDocument(columns, [bills], options)
  expect(body).toContain('<th id="print-charge" scope="colgroup" colspan="2" rowspan="1">शुल्क</th>')
  expect(body).toContain('<td headers="print-charge print-charge-amount" class="print-number">')
})

test('rows and options are escaped', async () => {
  const nasty = { ...options, language: 'en', title: '</title><script>', note: '<i>' } as const
  const { html } = await printDocument(columns, [bills], nasty)
  expect(html).not.toMatch(/<script|<b>|<Supply>|<i>/)
  expect(html).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;')
})

test('a text only in the other language has its lang attribute', async () => {
  const row = { ...bills[0]!, title: { en: 'Only English', ne: '' } }
  expect((await printDocument(columns, [[row]], options)).body).toContain(
    '<td headers="print-title" lang="en">Only English</td>',
  )
})

test('quotes are escaped too', () => expect(escaped(`<a b='"'>&`)).toBe('&lt;a b=&#39;&quot;&#39;&gt;&amp;'))

test('facts of the printed rows are below the title, escaped', async () => {
  const { body } = await printDocument(columns, [bills.slice(0, 2), bills.slice(2)], options, (rows) => [
    ['Rows <b>', String(rows.length)],
    ['Empty', ''],
  ])
  expect(body).toContain('</h1><dl class="print-facts"><div><dt>Rows &lt;b&gt;</dt><dd>3</dd></div></dl></caption>')
})

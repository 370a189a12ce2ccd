// Table of cases of the HTML that may be set from text.

import { expect, test } from 'vitest'
import { printDocument } from '#kit/table/print.ts'
import type { Column } from '#kit/table/columns.ts'
import { checkedHtml } from './trusted-html.ts'

test('a printed table passes, whatever its texts are', async () => {
  const hostile = '<img src=x onerror=alert(1)> "quoted" <script>alert(1)</script> &lt;'
  const columns: Column<{ name: string }>[] = [
    { key: 'name', label: { en: hostile, ne: hostile }, kind: 'text', value: ({ name }) => name },
  ]
  async function* rows() {
    yield [{ name: hostile }]
  }
  const options = {
    language: 'en',
    title: hostile,
    organisation: { name: { en: hostile, ne: '' }, address: { en: hostile, ne: '' }, logoUrl: hostile },
    date: '2026-11-22',
    orientation: 'portrait',
    note: hostile,
  } as const
  const { body } = await printDocument(columns, rows(), options, () => [[hostile, hostile]])
  expect(checkedHtml(body)).toBe(body)
})

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">text</p>',
  '<svg onload="alert(1)"></svg>',
  '<svg><use href="https://example.org/#x"></use></svg>',
  '<svg><style>*{}</style></svg>',
  '<svg><foreignObject></foreignObject></svg>',
  '<rect style="fill:red"></rect>',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<iframe srcdoc="x"></iframe>',
  '<td class="a"onmouseover="alert(1)">',
  '<table><!-- comment --></table>',
  '<P>',
])('%s is refused', (html) => {
  expect(() => checkedHtml(`<div>${html}</div>`)).toThrow(TypeError)
})

// Test that the text of a sample letter can be extracted in the order in which it is read.

import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { damak } from './organisation-facts.ts'
import { writeLetter } from './pdf.ts'

test('Nepali text is beside its glyphs in logical order', async () => {
  const { name, address, emblem } = damak
  const paragraph = 'निर्माण सम्पन्न भई पानी वितरण क्षेत्रीय कार्यालयबाट सुरु भएको छ।'
  const pdf = await writeLetter({
    letterhead: { name, address, emblem },
    title: { en: 'Notice', ne: 'सूचना' },
    date: { en: '21 November 2026', ne: '२०८३ मङ्सिर ५ गते' },
    paragraphs: { en: ['Water supply has begun.'], ne: [paragraph] },
  })
  const text = extracted(pdf)
  for (const written of ['सूचना', name.ne, '२०८३ मङ्सिर ५ गते', paragraph])
    expect(text.replaceAll(/\s+/g, '')).toContain(written.replaceAll(/\s+/g, ''))
})

/** The `ActualText` of every marked run of all content streams, in their order. */
function extracted(pdf: Buffer): string {
  const file = pdf.toString('latin1')
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) => inflated(bytes))
  const runs = streams.join('\n').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)
  return [...runs].map(([, escaped = '']) => decoded(escaped)).join('')
}

function inflated(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

// UTF-16BE after its mark, with the escapes of PDF strings.
function decoded(escaped: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const raw = escaped.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter)
  return Buffer.from(raw, 'latin1')
    .swap16()
    .toString('utf16le')
    .replace(/^\uFEFF/, '')
}

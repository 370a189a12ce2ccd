// Test that the text of a sample letter can be extracted in the order in which it is read.

import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { damak } from './organisation-facts.ts'
import { inReadingOrder } from '../src/kit/visual-order.ts'
import { readPdf } from '../src/platform/pdf-text.server.ts'
import { writeLetter, type Letter } from './pdf.ts'

const { name, address, emblem } = damak
const paragraph = 'इच्छुक आपूर्तिकर्ता वा निर्माण व्यवसायीले म्यादभित्र कोशी प्रदेशको दमकस्थित कार्यालयमा स्वीकृत बोलपत्र पेस गर्नुपर्ने।'
const letter: Letter = {
  letterhead: { name, address, emblem },
  title: { en: 'Notice', ne: 'सूचना' },
  date: { en: '21 November 2026', ne: '२०८३ मङ्सिर ५ गते' },
  paragraphs: { en: ['Water supply has begun.'], ne: [paragraph] },
}

test('Nepali text is beside its glyphs in logical order', async () => {
  const text = extracted(await writeLetter(letter))
  for (const written of ['सूचना', name.ne, '२०८३ मङ्सिर ५ गते', paragraph])
    expect(text.replaceAll(/\s+/g, '')).toContain(written.replaceAll(/\s+/g, ''))
})

test('its words are whole in the text that the search reads', async () => {
  const { pages } = await readPdf(new Uint8Array(await writeLetter(letter)))
  const read = inReadingOrder(pages[0]!).split(/\s+/)
  for (const written of `${name.ne} ${paragraph}`.split(' ')) expect(read).toContain(written)
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

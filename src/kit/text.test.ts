// Text counted, cleaned and folded as a reader of Nepali expects.

import { expect, test } from 'vitest'
import { searchKey } from './search-key.ts'
import { clean, cleanLines, countGraphemes } from './text.ts'

const family = '👨‍👩‍👧'

test.each([
  ['', 0],
  ['abc', 3],
  ['क्षेत्रीय', 3],
  ['खानेपानी', 4],
  ['फ़ोन', 2],
  ['e\u0301', 1],
  ['क्\u200Dष', 1],
  ['मङ्सिर ५', 5],
  ['राष्ट्रिय', 3],
  [family, 1],
  ['👍🏽🇳🇵', 2],
  ['a\r\nb', 3],
])('%j has %i graphemes, as Intl.Segmenter counts', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
  expect([...new Intl.Segmenter().segment(text)]).toHaveLength(count)
})

test('a million combining marks are counted in linear time', () => {
  expect(countGraphemes('क्'.repeat(500_000))).toBe(1)
})

test.each([
  ['  राम   बहादुर\t', 'राम बहादुर'],
  ['a\u0000b\u0007c', 'abc'],
  ['\u202Egnp.exe\u202C', 'gnp.exe'],
  ['क\u200B\uFEFFख', 'कख'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['a\nb', 'a b'],
  ['e\u0301', 'é'],
  ['x\uD800', 'x\uFFFD'],
])('%j is cleaned to %j', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned)
})

test('several lines keep their line breaks only', () => {
  expect(cleanLines(' one \r\n\r\n\r\n\n two\t three\u202E \r four ')).toBe('one\n\ntwo three\nfour')
})

test.each([
  ['मङ्सिर', 'मंसिर'],
  ['काँकडभिट्टा', 'कांकडभिट्टा'],
  ['खानेपानी', 'खानेपानि'],
  ['सरसफाई', 'सरसफाइ'],
  ['विकास', 'बिकास'],
  ['शुल्क', 'सूल्क'],
  ['दमक-५', 'दमक-5'],
  ['सम्बन्धी', 'संबंधि'],
  ['फ़ाइल', 'फाइल'],
  ['क्\u200Dष', 'क्ष'],
  ['  Damak   WATER ', 'damak water'],
])('%j and %j have the same key', (one, other) => {
  expect(searchKey(one)).toBe(searchKey(other))
})

test('different words have different keys, and folding is idempotent', () => {
  expect(searchKey('पानी')).not.toBe(searchKey('नानी'))
  expect(searchKey('घर')).not.toBe(searchKey('गर'))
  expect(searchKey(searchKey('सम्बन्धी काँकडभिट्टा २०८३'))).toBe(searchKey('सम्बन्धी काँकडभिट्टा २०८३'))
})

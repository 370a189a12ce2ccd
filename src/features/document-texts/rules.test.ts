// Tests of which pages are scanned, and of what is kept of a recognised text.

import { expect, test } from 'vitest'
import { maxScannedPages } from './contract.ts'
import { isBetter, scannedOf } from './rules.ts'

test('pages without a text of their own are scanned, also with a number or the name of a program', () => {
  expect(scannedOf(['', 'CamScanner', 'खानेपानी तथा सरसफाइ उपभोक्ता संस्थाको वार्षिक प्रतिवेदन', '– ३ –'])).toEqual([1, 2, 4])
  expect(scannedOf(Array.from({ length: 1000 }, () => ''))).toHaveLength(maxScannedPages)
})

test.each([
  ['सूचना', '', true],
  ['. |', '', false],
  ['Notice of the office', 'CamScanner', true],
  ['Cam', 'CamScanner', false],
])('of %j beside %j it is %s that the recognised one is kept', (recognised, own, kept) => {
  expect(isBetter(recognised, own)).toBe(kept)
})

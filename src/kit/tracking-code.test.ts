// Tracking codes: reading in any spelling, check character, and removal from logged paths.

import { array, assert, constantFrom, integer, nat, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { newTrackingCode, readTrackingCode, withoutTrackingCodes } from './tracking-code.ts'

const alphabet = [...'23456789BCDEFGHJKMNPQRSTVWXYZ']
const codes = array(integer({ min: 0, max: 28 }), { minLength: 7, maxLength: 7 }).map((drawn) =>
  newTrackingCode('A', () => drawn.shift() ?? 0),
)

test('a code is read in any spelling', () => {
  const code = newTrackingCode('A', () => 3)
  expect(code).toMatch(/^A-5555-555[2-9B-Z]$/)
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')} `,
    code.slice(2),
    code.replaceAll('5', '५'),
  ])
    expect(readTrackingCode('A', typed)).toBe(code)
})

test('a code with another letter, an empty one, a long one and one with other characters are refused', () => {
  const code = newTrackingCode('C', () => 3)
  for (const typed of [code, '', 'A', 'A-0000-0000', 'x'.repeat(10_000), 'A-2222-22२'])
    expect(readTrackingCode('A', typed)).toBeUndefined()
})

test('codes in any spelling are removed from a path, which is otherwise unchanged', () => {
  assert(
    property(codes, (code) => {
      const bare = code.replaceAll('-', '')
      for (const typed of [code, code.toLowerCase(), bare, bare.slice(1), code.replaceAll('-', '%20')])
        expect(withoutTrackingCodes(`/complaint/received/${typed}`)).toBe('/complaint/received/:code')
    }),
    { seed: 487, numRuns: 200 },
  )
  expect(withoutTrackingCodes('/complaints/487/A-५५५५-५५५C/comments')).toBe('/complaints/487/:code/comments')
  expect(withoutTrackingCodes(`/customer/receipts/487/${'AZ27'.repeat(40)}`)).toBe('/customer/receipts/487/:code')
  for (const path of [
    '/',
    '/news/dry-season-2083',
    '/web-resources/customer/complaints/487',
    '/files/12/a-b.pdf',
    '/%E0%A4',
  ])
    expect(withoutTrackingCodes(path)).toBe(path)
})

test('every single wrong character and every exchange of two characters is detected', () => {
  assert(
    property(codes, nat(7), constantFrom(...alphabet), (code, index, character) => {
      const plain = Array.from(code.replaceAll('-', '').slice(1))
      pre(plain[index] !== character)
      expect(readTrackingCode('A', plain.with(index, character).join(''))).toBeUndefined()
    }),
    { seed: 487, numRuns: 500 },
  )
  assert(
    property(codes, nat(6), nat(6), (code, one, other) => {
      const plain = Array.from(code.replaceAll('-', '').slice(1))
      pre(plain[one] !== plain[other])
      const exchanged = plain.with(one, plain[other]!).with(other, plain[one]!)
      expect(readTrackingCode('A', exchanged.join(''))).toBeUndefined()
    }),
    { seed: 320, numRuns: 500 },
  )
})

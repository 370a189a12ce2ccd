import { array, assert, constantFrom, integer, nat, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { newTrackingCode, readTrackingCode } from './tracking-code.ts'

const signs = [...'23456789BCDEFGHJKMNPQRSTVWXYZ']
const codes = array(integer({ min: 0, max: 28 }), { minLength: 7, maxLength: 7 }).map((drawn) =>
  newTrackingCode('A', () => drawn.shift() ?? 0),
)

test('a code is read back however it is typed', () => {
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

test('the code of another matter, an empty one, a long one and a code of other signs are none', () => {
  const code = newTrackingCode('C', () => 3)
  for (const typed of [code, '', 'A', 'A-0000-0000', 'x'.repeat(10_000), 'A-2222-22२'])
    expect(readTrackingCode('A', typed)).toBeUndefined()
})

test('every single wrong sign and every exchange of two signs is noticed', () => {
  assert(
    property(codes, nat(7), constantFrom(...signs), (code, place, sign) => {
      const plain = Array.from(code.replaceAll('-', '').slice(1))
      pre(plain[place] !== sign)
      expect(readTrackingCode('A', plain.with(place, sign).join(''))).toBeUndefined()
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

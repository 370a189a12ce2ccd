// Colours to OKLCH and back, and WCAG contrast.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, isHex, luminance, toHex, toOklch } from './oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#ffffff', 1, 0, undefined],
  ['#000000', 0, 0, undefined],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s has lightness %d, chroma %d and hue %s', (colour, l, c, h) => {
  const found = toOklch(colour)
  expect(found.l).toBeCloseTo(l, 3)
  expect(found.c).toBeCloseTo(c, 3)
  if (h !== undefined) expect((found.h + 360) % 360).toBeCloseTo(h, 1)
})

test.each([
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s has contrast %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('every colour of a screen comes back unchanged', () => {
  fc.assert(fc.property(hex, (colour) => toHex(toOklch(colour)) === colour))
})

test('a colour that no screen shows keeps its lightness and hue', () => {
  const shown = toOklch(toHex({ l: 0.6, c: 0.4, h: 200 }))
  expect(shown.l).toBeCloseTo(0.6, 2)
  expect((shown.h + 360) % 360).toBeCloseTo(200, 0)
  expect(shown.c).toBeLessThan(0.2)
})

test('luminance grows with lightness, also where chroma is reduced', () => {
  const [chroma, hue] = [fc.double({ min: 0, max: 0.37, noNaN: true }), fc.double({ min: 0, max: 360, noNaN: true })]
  const lightness = fc.double({ min: 0, max: 0.95, noNaN: true })
  fc.assert(
    fc.property(lightness, chroma, hue, (l, c, h) => {
      expect(luminance(toHex({ l: l + 0.05, c, h }))).toBeGreaterThan(luminance(toHex({ l, c, h })) - 0.002)
    }),
  )
})

test.each([
  ['#0b4f45', true],
  ['#0B4F45', true],
  ['0b4f45', false],
  ['#0b4', false],
  ['#0b4f4g', false],
  ['#0b4f45;}', false],
  ['', false],
])('%j is #rrggbb: %s', (text, expected) => {
  expect(isHex(text)).toBe(expected)
})

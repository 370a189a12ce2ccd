// Redirect to the login screen and back, safe against forged addresses.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginFor, pathBack } from './sign-out-redirect.ts'

const origin = 'https://damak.example'

test.each([
  ['/staff/complaints?page=2', `${origin}/staff/complaints?page=2`],
  ['/account/../staff#top', `${origin}/staff#top`],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example/x', undefined],
  ['/\r\n/evil.example', undefined],
  ['/./login', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['//', undefined],
  ['/login?from=/login', undefined],
  [null, undefined],
])('%j leads back to %s', (from, address) => {
  expect(pathBack(from, origin)).toBe(address)
})

// Parts of forged addresses, combined in any order.
const parts = [
  '/',
  '\\',
  '\t',
  '\n',
  '\r',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%09',
  '%2f',
  ' ',
  '\0',
  'evil.example',
  'https:',
  'x',
]
const forged = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((all) => `/${all.join('')}`)

test('no address of the login screen redirects to another website', () => {
  fc.assert(
    fc.property(fc.oneof(forged, fc.string(), fc.webUrl()), (from) => {
      const back = pathBack(from, origin)
      // Resolved as a browser resolves it.
      if (back !== undefined) expect(new URL(back, origin).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})

test('every page of this website is a valid return address', () => {
  const path = fc.webPath().filter((each) => /^\/(?!login|\/)/.test(each))
  fc.assert(
    fc.property(path, (each) => {
      expect(pathBack(each, origin)).toBe(new URL(each, origin).href)
    }),
  )
})

test('the login screen leads back, but not to itself', () => {
  expect(loginFor('/account?x=1')).toBe('/login?from=%2Faccount%3Fx%3D1')
  expect(loginFor('/login/forgotten')).toBe('/login')
})

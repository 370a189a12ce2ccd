// Tests of addresses in markup.

import { expect, test } from 'vitest'
import { asIri } from './iri.ts'

test.each(['सूचना-२०८३.pdf', 'a b & 100%.pdf', 'é%C3.pdf', '#?"<क>.pdf'])('%s is the same file', (name) => {
  const address = `/files/7/${encodeURIComponent(name)}`
  const iri = asIri(address)
  expect(new URL(iri, 'http://x').href).toBe(new URL(address, 'http://x').href)
  expect(iri).not.toMatch(/%[89A-F]/)
  expect(iri).not.toMatch(/[\s#?"<]/)
})

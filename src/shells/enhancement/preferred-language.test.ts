// Tests of the choice of language from address and storage.

import { expect, test } from 'vitest'
import { languageCookie, languageToRestore, withoutLanguage } from './preferred-language.ts'

test.each([
  ['the stored choice when the page is in the other language', { requested: null, stored: 'ne', shown: 'en' }, 'ne'],
  [
    'nothing when the page is already in the stored language',
    { requested: null, stored: 'ne', shown: 'ne' },
    undefined,
  ],
  ['the language of the address, before the stored choice', { requested: 'en', stored: 'ne', shown: 'en' }, 'en'],
  ['nothing when an unknown value is stored', { requested: null, stored: 'fr', shown: 'en' }, undefined],
  ['the stored choice when the address has an unknown language', { requested: 'fr', stored: 'ne', shown: 'en' }, 'ne'],
  ['nothing on a first visit', { requested: null, stored: null, shown: 'en' }, undefined],
])('restores %s', (_, given, expected) => expect(languageToRestore(given)).toBe(expected))

test('leaves the rest of an address as it is', () => {
  expect(withoutLanguage('https://damak.test/news?lang=ne&page=2#top')).toBe('https://damak.test/news?page=2#top')
  expect(withoutLanguage('https://damak.test/news')).toBe('https://damak.test/news')
})

test.each([
  ['https:', true],
  ['http:', false],
])('over %s the cookie is sent over TLS only: %s', (protocol, isSecure) => {
  expect(languageCookie('ne', protocol).includes(';secure')).toBe(isSecure)
})

// Tests of the choice of language from address and storage.

import { expect, test } from 'vitest'
import { languageToRestore, withoutLanguage } from './preferred-language.ts'

test.each([
  ['the stored choice when the page is in the other language', { asked: null, stored: 'ne', shown: 'en' }, 'ne'],
  ['nothing when the page is already in the stored language', { asked: null, stored: 'ne', shown: 'ne' }, undefined],
  ['what the address asks for, above the stored choice', { asked: 'en', stored: 'ne', shown: 'en' }, 'en'],
  ['nothing when a stranger stands in the storage', { asked: null, stored: 'fr', shown: 'en' }, undefined],
  ['the stored choice when the address asks for a stranger', { asked: 'fr', stored: 'ne', shown: 'en' }, 'ne'],
  ['nothing on a first visit', { asked: null, stored: null, shown: 'en' }, undefined],
])('restores %s', (_, given, expected) => expect(languageToRestore(given)).toBe(expected))

test('leaves the rest of an address as it is', () => {
  expect(withoutLanguage('https://damak.test/news?lang=ne&page=2#top')).toBe('https://damak.test/news?page=2#top')
  expect(withoutLanguage('https://damak.test/news')).toBe('https://damak.test/news')
})

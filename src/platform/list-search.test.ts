// The stored keys of lists: what the database makes of a text is what the kit makes of it.

import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listKey, listSearch } from '#kit/list-search.ts'
import { wordsKey } from '#kit/search-words.ts'
import { freshDatabase } from '#tests/database.ts'
import { hasTerms, hasTermsUnindexed, namesFound } from './list-search.server.ts'

const { db } = await freshDatabase()

const alphabet = [
  ...'aZ09é-_./|,;:()“”"\'।%\\',
  ...'०९कखगङञणनमसशषबवइईउऊिीुूँं़्त्रऩ',
  ...' \t\n\u0001\u007F\u00A0\u00AD\u061C\u2003\u200B\u200C\u200D\u200E\u202A\u202F\u2028\u2060\u2067\u3000\uFEFF',
  'e\u0301',
]
const text = fc.array(fc.constantFrom(...alphabet), { maxLength: 14 }).map((parts) => parts.join(''))
const written = ['Pipe-fittings २०८३/८४', 'मङ्सिरको सूचना', 'सञ्चालन_विवरण (१).pdf', 'İstanbul ÀÉ', '', '---']

/** Letters that are folded for names and sounds, and what is between words. */
const named = fc
  .array(
    fc.constantFrom(
      ...'abcdefghijklmnopqrstuvwxyzEHO',
      'aa',
      'ee',
      'oo',
      'sh',
      'chh',
      'ksh',
      'kch',
      'tion',
      'ph',
      'ss',
      'क्ष',
      'ज्ञ',
      'ृ',
      'ऋ',
      'ैा',
      '१',
      '+977',
      '98',
      ...'कखगघचछजझटठडढतथदधपफभमयरलशहअआएऐओऔािीेैोौंः्ॅॉ',
      ...' -@&½–॰',
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''))
const names = ['सीता शर्मा Seeta Sharma', 'मिति २०८३ Ward 5', '+9779841234567', 'काँकरभिट्टा', 'घले Ghale', 'Tole', '½ इन्च']

test('the database folds a text as the kit does', async () => {
  const texts = [...written, ...names, ...fc.sample(text, { numRuns: 3000, seed: 20831122 })]
  const { rows } = await sql<{ key: string }>`
    select words_key(given) as key from unnest(${texts}::text[]) with ordinality as t (given, place) order by place`.execute(
    db,
  )
  expect(texts.flatMap((given, at) => differing(given, rows[at]!.key, wordsKey(given)))).toEqual([])
})

test('the database makes the key of a list as the kit does', async () => {
  const drawn = [
    ...fc.sample(text, { numRuns: 1500, seed: 20831122 }),
    ...fc.sample(named, { numRuns: 3000, seed: 20831125 }),
  ]
  const texts = [...written, ...names, ...drawn]
  const { rows } = await sql<{ key: string }>`
    select search_key(given, reverse(given)) as key
      from unnest(${texts}::text[]) with ordinality as t (given, place) order by place`.execute(db)
  expect(texts.flatMap((given, at) => differing(given, rows[at]!.key, listKey(given, reversed(given))))).toEqual([])
})

test('whatever is typed asks for whole words, and a key that is made of it has them', async () => {
  const drawn = [
    ...fc.sample(text, { numRuns: 200, seed: 20831122 }),
    ...fc.sample(named, { numRuns: 300, seed: 20831125 }),
  ]
  for (const typed of [...written, ...names, ...drawn]) {
    const has = async (org: number) => {
      const { rows } = await sql<{ indexed: boolean; walked: boolean }>`
        with keys as (select search_key(${typed}, '') as search_key),
             connections as (select search_key, substr(search_key, strpos(search_key, ' ~') + 1) as name_sounds from keys),
             connection_names as (select 487 as org_id, name_sounds as sounds from connections)
        select ${hasTerms(org, typed)} as indexed, ${hasTermsUnindexed(typed)} as walked from connections`.execute(db)
      const { indexed, walked } = rows[0]!
      if (org === 487) expect(walked, typed).toBe(indexed)
      return indexed
    }
    expect(await has(487), typed).toBe((listSearch(typed)?.terms ?? []).length > 0)
    // Numbers are of the connections of an organisation, which the caller names.
    if (namesFound(320, typed)) expect(await has(320), typed).toBe(false)
  }
})

function reversed(given: string): string {
  return [...given].toReversed().join('')
}

function differing(given: string, stored: string, made: string) {
  return stored === made ? [] : [[given, stored, made]]
}

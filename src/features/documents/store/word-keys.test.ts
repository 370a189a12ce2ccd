// The stored keys of titles and file names are spelt as a search is: words_key of the database against wordsKey.

import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wordsKey } from '#kit/search-words.ts'
import { freshDatabase } from '#tests/database.ts'

const { db } = await freshDatabase()

const alphabet = [
  ...'aZ09é-_./|,;:()“”"\'।%\\',
  ...'०९कखगङञणनमसशषबवइईउऊिीुूँं़्त्रऩ',
  ...' \t\n\u0001\u007F\u00A0\u00AD\u061C\u2003\u200B\u200C\u200D\u200E\u202A\u202F\u2028\u2060\u2067\u3000\uFEFF',
  'e\u0301',
]
const text = fc.array(fc.constantFrom(...alphabet), { maxLength: 14 }).map((parts) => parts.join(''))

test('the database folds a text as the kit does', async () => {
  const written = ['Pipe-fittings २०८३/८४', 'मङ्सिरको सूचना', 'सञ्चालन_विवरण (१).pdf', 'İstanbul ÀÉ', '', '---']
  const texts = [...written, ...fc.sample(text, { numRuns: 3000, seed: 20831122 })]
  const { rows } = await sql<{ key: string }>`
    select words_key(given) as key from unnest(${texts}::text[]) with ordinality as t (given, place) order by place`.execute(
    db,
  )
  const different = texts.flatMap((given, at) => (rows[at]!.key === wordsKey(given) ? [] : [[given, rows[at]!.key]]))
  expect(different).toEqual([])
})

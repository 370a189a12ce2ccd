// Tests of the words that differ between two versions of a text.

import { expect, test } from 'vitest'
import { aroundChanges, wordChanges, type WordChange } from './word-changes.ts'

/** [-removed-]{+added+} */
const shown = (changes: readonly WordChange[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

test.each([
  ['', '', ''],
  ['water', 'water', 'water'],
  ['', 'water', '{+water+}'],
  ['water at 5', '', '[-water at 5-]'],
  ['water at 5 today', 'water at 6 today', 'water at [-5-]{+6+} today'],
  ['water at five sharp', 'water before six sharp', 'water [-at five-]{+before six+} sharp'],
  ['बिहान पानी आउँछ।', 'बिहान सफा पानी आउँछ।', 'बिहान {+सफा +}पानी आउँछ।'],
  ['one\ntwo', 'one\n\ntwo', 'one[-\n-]{+\n\n+}two'],
  ['a b c d', 'x b y d', '[-a-]{+x+} b [-c-]{+y+} d'],
])('%j and %j', (before, after, expected) => {
  expect(shown(wordChanges(before, after))).toBe(expected)
})

test('whatever the texts, the pieces make up both', () => {
  const given = ['पानी', 'water', 'tap', '५', '\n', 'a']
  let seed = 7
  const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  for (let round = 0; round < 200; round += 1) {
    const [before, after] = [0, 1].map(() => Array.from({ length: next(12) }, () => given[next(6)]).join(' '))
    const pieces = wordChanges(before!, after!)
    const without = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  }
})

test('texts that differ in very many words are removed and added as a whole', () => {
  const [before, after] = ['a', 'b'].map((word) => Array.from({ length: 3000 }, (_, n) => `${word}${n}`).join(' '))
  expect(wordChanges(before!, after!)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
})

test('a long stretch without change is shortened to the words beside the changes', () => {
  const long = Array.from({ length: 40 }, (_, n) => `w${n}`).join(' ')
  const changes = wordChanges(`${long} five ${long} six ${long}`, `${long} 5 ${long} 6 ${long}`)
  expect(shown(aroundChanges(changes, 1))).toBe('…w39 [-five-]{+5+} w0…w39 [-six-]{+6+} w0…')
  expect(aroundChanges(wordChanges('water at 5', 'water at 6'))).toEqual(wordChanges('water at 5', 'water at 6'))
})

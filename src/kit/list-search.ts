// Search of lists: the stored key of a row, and what is looked for in it, in either script and any usual spelling.

import { looseSpelling } from './loose-match.ts'
import { searchedDigits } from './phone-digits.ts'
import { wordsKey } from './search-words.ts'
import { soundKey } from './sound-key.ts'
import { clean } from './text.ts'
import { variantsOf } from './word-variants.ts'

/** One of the spellings of a word has to be in the key. */
type Spellings = readonly string[]
/** All words, or else the digits of a telephone number. */
type Term = { spelt: readonly Spellings[]; number?: string | undefined }
/** All terms, or else the digits of a telephone number that is written with spaces. Nothing is found by no term. */
export type ListSearch = { terms: readonly Term[]; number?: string | undefined }

const maxWords = 8

/**
 * The key of a row: its folded words, each with a space before it, and with a tilde the sounds of those in `names`. The database's function
 * `search_key` makes the same (migration 0360, compared by a test); it fills the stored columns.
 * @example listKey('सीता', '+9779841234567') // ' सिता 9841234567 ~sit'
 */
export function listKey(names: string, rest = ''): string {
  const named = wordsIn(names)
  const folded = [...named, ...wordsIn(rest)].map(looseSpelling)
  return ` ${[...folded, ...named.flatMap(soundsOf).map((sound) => `~${sound}`)].join(' ')}`
}

/**
 * What a typed search looks for; undefined when nothing is typed. Words beyond the eighth are ignored.
 * @example listSearch('Sita 984-1234567')?.terms[1]?.number // '9841234567'
 */
export function listSearch(typed: string): ListSearch | undefined {
  const text = clean(typed)
  if (text === '') return undefined
  const terms = text
    .split(' ')
    .slice(0, maxWords)
    .flatMap((part): Term[] => {
      const spelt = wordsIn(part).map(spellingsOf)
      return spelt.length > 0 ? [{ spelt, number: numberIn(part) }] : []
    })
  return { terms, number: terms.length > 1 ? numberIn(text) : undefined }
}

/** Whether a row with this key is found. */
export function isFoundIn(key: string, { terms, number }: ListSearch): boolean {
  if (number !== undefined && key.includes(number)) return true
  return terms.length > 0 && terms.every((term) => hasTerm(key, term))
}

function hasTerm(key: string, { spelt, number }: Term): boolean {
  if (number !== undefined && key.includes(number)) return true
  return spelt.every((spellings) => spellings.some((spelling) => key.includes(spelling)))
}

/** What may be in a key for one typed word: itself, its other spellings, and its sound at the beginning of a word. */
function spellingsOf(word: string): Spellings {
  const own = looseSpelling(word)
  const variants = variantsOf(word).map(looseSpelling)
  const sounds = [word, own].flatMap(soundsOf).filter((sound) => sound.length > 1)
  return [...new Set([...[own, ...variants].map(placed), ...sounds.map((sound) => ` ~${sound}`)])]
}

/** Whether a spelling is the sound of a word. */
export function isSound(spelling: string): boolean {
  return spelling.startsWith(' ~')
}

function numberIn(typed: string): string | undefined {
  const digits = searchedDigits(typed)
  return digits === undefined ? undefined : placed(digits)
}

/**
 * Anywhere in a word from three letters or six digits on, else at the beginning of one: a trigram index finds nothing shorter inside a
 * word, and short numbers are parts of every telephone number.
 */
function placed(word: string): string {
  return [...word].length < (/^\d+$/.test(word) ? 6 : 3) ? ` ${word}` : word
}

function wordsIn(text: string): string[] {
  return wordsKey(text.replaceAll('+977', ' ')).replace(signs, ' ').split(' ').filter(Boolean)
}

/** What `wordsKey` leaves of punctuation. */
const signs = /[!#$%&'*+<=>?@[\]^`{|}~\\¡¦§©«®°±·»¿॥॰–—‘’•…]/g

/** What a word of a name sounds like, which is short where it is written with few consonants; none of a number. */
export function soundsOf(word: string): string[] {
  const sound = /^\d/.test(word) ? '' : soundKey(word)
  return sound === '' ? [] : [sound]
}

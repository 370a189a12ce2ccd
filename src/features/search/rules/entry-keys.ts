// Keys of an entry of the index: its folded words, their stems, and their sounds.

import { soundKey } from '#kit/sound-key.ts'
import { postpositions, stemsOf, wordsOf } from '#kit/word-stems.ts'

/** Words of one text that are indexed; a page of a file has fewer. */
const maxWords = 20_000
const maxLetters = 60

/**
 * The lexemes of texts. Sounds have a tilde before them, so that they are apart from the words.
 * @example lexemesOf('पानी') // ['पानि', '~pni']
 */
export function lexemesOf(...texts: string[]): string[] {
  const terms = new Set(texts.flatMap((text) => wordsOf(text).slice(0, maxWords)))
  return [...new Set([...terms].flatMap(keysOf))]
}

/** The lexemes of an item: of its texts, and of its titles once more. */
export function itemLexemes(titles: readonly string[], texts: readonly string[]): string[] {
  const own = lexemesOf(...titles)
  return [...lexemesOf(...titles, ...texts), ...own.map(inTitle), ...new Set(titles.map(wholeTitle))]
}

/** Lexemes as PostgreSQL reads a `tsvector`. @example vectorOf(['पानि', '~pni']) // "'पानि' '~pni'" */
export function vectorOf(lexemes: readonly string[]): string {
  return lexemes.map((key) => `'${key}'`).join(' ')
}

/** A lexeme as the title has it, so that titles are found apart from texts. */
export const inTitle = (lexeme: string) => `^${lexeme}`

const maxWholeTitle = 200

/** The lexeme of a whole title, equal for every spelling of its words; a title is found by it among any number of others. */
export function wholeTitle(title: string): string {
  return `=${rootsOf(title).join(' ').slice(0, maxWholeTitle)}`
}

/** What of a text is compared with a fixed phrase: the roots of its words. */
export function rootsOf(text: string): string[] {
  return wordsOf(text).map((word) => rootOf(word) || soundKey(word) || word)
}

/** Texts repeat their words: the keys of so many are remembered. */
const maxRemembered = 20_000
const remembered = new Map<string, readonly string[]>()

/** The keys of a folded word. */
export function keysOf(word: string): readonly string[] {
  const known = remembered.get(word)
  if (known) return known
  const cut = word.slice(0, maxLetters)
  const forms = [cut, ...stemsOf(cut)]
  const keys = [...forms, ...forms.flatMap(soundsOf)]
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(word, keys)
  return keys
}

/**
 * Further lexemes of the entries that have this one. Of a sound they are those without a postposition, as if no other word sounded so.
 * @example impliedBy('पानिको') // ['पानि', '~pniko', '~pni']
 */
export function impliedBy(lexeme: string): string[] {
  const [, prefix = '', word = ''] = /^(\^?)(.*)$/u.exec(lexeme)!
  if (word.startsWith('~')) return soundsWithoutEnding(word).map((sound) => `${prefix}${sound}`)
  return keysOf(word)
    .filter((key) => key !== word)
    .map((key) => `${prefix}${key}`)
}

/** The sounds of what a word ends with that its stem has not; those of postpositions that sound otherwise within a word are not known. */
const endingSounds = [...new Set([...postpositions.map(soundKey), 's'])]
const minSound = 3

/**
 * Sounds without postpositions and plural.
 * @example soundsWithoutEnding('~mitrhruko') // ['~mitrhru', '~mitr']
 */
function soundsWithoutEnding(sound: string): string[] {
  return endingSounds
    .filter((ending) => sound.endsWith(ending) && sound.length > ending.length + minSound)
    .flatMap((ending) => {
      const shorter = sound.slice(0, -ending.length)
      return [shorter, ...soundsWithoutEnding(shorter)]
    })
}

/** Its sound with the mark of a sound; none for a number and for signs without one. */
export function soundsOf(word: string): string[] {
  const sound = soundKey(word)
  return sound === '' || /^\d/.test(sound) ? [] : [`~${sound}`]
}

/** The sound of the shortest stem of a word: equal for all its forms. */
export function rootOf(word: string): string {
  return soundKey(stemsOf(word).at(-1) ?? word)
}

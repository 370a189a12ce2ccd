// Keys of an entry of the index: its folded words, their stems, and their sounds.

import { soundKey } from '#kit/sound-key.ts'
import { stemsOf, wordsOf } from '#kit/word-stems.ts'

/** Words of one text that are indexed; a page of a file has fewer. */
const maxWords = 20_000
const maxLetters = 60

/**
 * The lexemes of texts as PostgreSQL reads a `tsvector`. Sounds have a tilde before them, so that they are apart from the words.
 * @example vectorOf('पानी') // "'पानि' '~pni'"
 */
export function vectorOf(...texts: string[]): string {
  const terms = new Set(texts.flatMap((text) => wordsOf(text).slice(0, maxWords)))
  return [...new Set([...terms].flatMap(keysOf))].map((key) => `'${key}'`).join(' ')
}

/** The keys of a folded word. */
export function keysOf(word: string): string[] {
  const cut = word.slice(0, maxLetters)
  const forms = [cut, ...stemsOf(cut)]
  return [...forms, ...forms.flatMap(soundsOf)]
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

// Words of a text for a search, and their stems without postpositions and endings.

import { searchKey } from './search-key.ts'
import { clean } from './text.ts'

/** Postpositions as `searchKey` spells them; those of two parts are removed one after the other. */
export const postpositions =
  'हरु|को|का|कि|मा|ले|लाइ|बाट|देखि|संम|संग|सित|तिर|तर्फ|द्बारा|संबंधि|सहित|बारे|भित्र|समेत|अनुसार|नै'.split('|')
const nepaliEndings = new RegExp(`(?:${postpositions.join('|')})$`, 'u')
const romanEndings = /(?:haru|ko|ka|ki|ma|le|lai|bata|dekhi|samma|sanga|dwara)$/
const englishEndings = /(?:(?<=[sxz]|ch|sh)es|(?<=[^su])s)$/

/**
 * The words of a text in their folded spelling, in their order.
 * @example wordsOf('खानेपानीको “महसुल” २०८३/८४') // ['खानेपानिको', 'महसुल', '2083', '84']
 */
export function wordsOf(text: string): string[] {
  return searchKey(clean(text).replace(/['’]s\b/g, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The words of a text as they are spelt there. @example lettersOf('खानेपानीको “महसुल”') // ['खानेपानीको', 'महसुल'] */
export function lettersOf(text: string): string[] {
  return (
    clean(text)
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}\u200C\u200D]+/gu) ?? []
  )
}

/**
 * The stems of a folded word: without postpositions (both scripts) or the English plural. At least two letters remain; empty when the word
 * has no ending.
 * @example stemsOf('खानेपानिहरुको') // ['खानेपानिहरु', 'खानेपानि']
 */
export function stemsOf(word: string): string[] {
  if (/^\d/.test(word)) return []
  const devanagari = /\p{Script=Devanagari}/u.test(word)
  if (devanagari) return strippedOf(word, nepaliEndings, 3)
  return [...strippedOf(word, englishEndings, 3), ...strippedOf(word, romanEndings, 4)]
}

function strippedOf(word: string, ending: RegExp, min: number): string[] {
  const shorter = word.replace(ending, '')
  if (shorter === word || [...shorter].length < min) return []
  return [shorter, ...strippedOf(shorter, ending, min)]
}

// Words of made-up documents in both languages: those of the demonstration's texts, the most frequent first, their forms with postpositions,
// and names made of syllables; drawn as often as words of a language are (the word of rank n a nth as often as the first).

import { damakNews } from '#demonstration/content/news-damak.ts'
import { kakarvittaNews } from '#demonstration/content/news-kakarvitta.ts'
import { questions } from '#demonstration/content/questions.ts'
import { lettersOf } from '#kit/word-stems.ts'

const size = 20_000
const postpositions = ['को', 'मा', 'ले', 'लाई', 'बाट', 'हरू', 'हरूको', 'सँग', 'सम्म']
const endings = ['s', 'ing', 'ed', 'er', 'ment']
const syllables = {
  ne: 'का गि चु ते दो ना पि बु मे रो ला वि सु हे जो ता'.split(' '),
  en: 'ba ki lo mu ne pa ri so tu ve'.split(' '),
}

/** 20,000 different words, by falling frequency. */
export function makeVocabulary(): string[] {
  const text = JSON.stringify([damakNews, kakarvittaNews, questions])
  const counts = new Map<string, number>()
  for (const word of lettersOf(text)) if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1)
  const used = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
  const formed = used.flatMap((word) => {
    if (/\d/.test(word)) return []
    return (isNepali(word) ? postpositions : endings).map((ending) => `${word}${ending}`)
  })
  const terms = new Set([...used, ...formed])
  for (let n = 0; terms.size < size; n += 1) terms.add(name(n))
  return [...terms].slice(0, size)
}

/** Draws words from a list, each time the same ones in the same order. */
export function drawing(terms: readonly string[], seed: number): (count: number) => string {
  let state = seed
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const draw = () => terms[Math.floor(terms.length ** random()) - 1]!
  return (count) => Array.from({ length: count }, draw).join(' ')
}

export function isNepali(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word)
}

function name(n: number): string {
  const own = n % 2 === 0 ? syllables.ne : syllables.en
  let text = ''
  for (let left = Math.trunc(n / 2) + own.length ** 2; left > 0; left = Math.trunc(left / own.length))
    text += own[left % own.length]
  return text
}

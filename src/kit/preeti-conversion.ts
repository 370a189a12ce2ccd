// Conversion of text typed for Preeti and its kin into Unicode.

import { looksLikePreeti } from './preeti.ts'
import { joinedKeys, preetiKeys, type PreetiLayout } from './preeti-keys.ts'

/** `doubtful`: numbers whose last ५ is the key of the percent sign: `#%` may have been meant as 3 %. */
export type ConvertedText = { text: string; doubtful: string[] }

/**
 * Text in Unicode. Numbers in ordinary digits (`2083/084`, `25%`), addresses of mail and web, and what is Devanagari already stay as they are.
 * @example fromPreeti("vfg]kfgL pkef]Qmf").text // 'खानेपानी उपभोक्ता'
 */
export function fromPreeti(given: string, layout: PreetiLayout = 'shifted'): ConvertedText {
  const doubtful: string[] = []
  const text = given
    .split(/(\s+)/)
    .map((word) => {
      if (isKept(word, layout)) return word
      const converted = convertWord(word, layout)
      if (endsInPercentKey(word, layout)) doubtful.push(converted)
      return converted
    })
    .join('')
  return { text, doubtful }
}

/**
 * Lines that read as typed for Preeti, converted; undefined when there is none. The original is left to whoever asks.
 * `isLegacy`: how they are recognised, for texts of which more is known than that they are running.
 * @example convertedLines('sfof{no').text // 'कार्यालय'
 */
export function convertedLines(given: string, isLegacy = looksLikePreeti): ConvertedText | undefined {
  const lines = given.split('\n').map((line) => {
    const converted = isLegacy(line) ? fromPreeti(line) : undefined
    // An address of mail is left as it is.
    return converted && converted.text !== line ? converted : line
  })
  const converted = lines.filter((line) => typeof line !== 'string')
  if (converted.length === 0) return undefined
  return {
    text: lines.map((line) => (typeof line === 'string' ? line : line.text)).join('\n'),
    doubtful: converted.flatMap((line) => line.doubtful),
  }
}

const latinAddress = /^(?:https?:\/\/|www\.)\S+$|^[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+$/i

/** The key of छ, a word of its own, is read as that and not as a number. */
const isWord = /^5[.,]?$/

function isKept(word: string, layout: PreetiLayout): boolean {
  if (word.trim() === '' || /\p{Script=Devanagari}/u.test(word) || latinAddress.test(word)) return true
  return layout === 'shifted' && /^[([]?\d+(?:[.,/:-]\d+)*%?[)\],.]?$/.test(word) && !isWord.test(word)
}

/** A number of two digits or more that ends in the key `%`, which Preeti shows as ५. */
function endsInPercentKey(word: string, layout: PreetiLayout): boolean {
  return layout === 'shifted' && /^[-]?[!@#$%^&*()]+%[-_.,]?$/.test(word)
}

const signs = 'ािीुूृेैोौॅंँः'
const consonant = '[क-ह]'
/** A consonant with those that are joined to it. */
const cluster = `${consonant}(?:्\u200D?${consonant})*`

const rules: readonly (readonly [RegExp, string])[] = [
  // A half letter with the upright stroke is the whole letter.
  [/्ा/g, ''],
  // The short i is typed before what it is read after.
  [new RegExp(`ि((?:${consonant}्\u200D?)*${cluster})`, 'g'), '$1ि'],
  // What is joined below is sometimes typed after the vowel sign.
  [new RegExp(`([${signs}]+)(्${consonant})`, 'g'), '$2$1'],
  // The upper r is typed after the syllable that it begins.
  [new RegExp(`(${cluster}[${signs}]*)\\{`, 'g'), 'र्$1'],
  [/\{/g, 'र्'],
  [/([ंँ])([ािीुूृेैोौ]+)/g, '$2$1'],
  [/ाे|ेा/g, 'ो'],
  [/ाै|ैा/g, 'ौ'],
  [/अो/g, 'ओ'],
  [/अौ/g, 'औ'],
  [/अा/g, 'आ'],
  [/एे/g, 'ऐ'],
  [/([ािीुूृेैोौंँः])\1+/g, '$1'],
]

function convertWord(word: string, layout: PreetiLayout): string {
  const keys = preetiKeys(layout)
  // A vowel sign typed between a letter and the key that completes it follows the letter.
  let left = word.replaceAll(/([kKeEpqQ])([\]}'"[+FL])m/g, '$1m$2')
  let mapped = ''
  while (left !== '') {
    const joined = joinedKeys.find(([pair]) => left.startsWith(pair))
    const [key] = joined ?? [[...left][0]!]
    mapped += joined?.[1] ?? keys.get(key) ?? key
    left = left.slice(key.length)
  }
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), mapped).normalize('NFC')
}

// Nearest known word of a misspelt one.

import { lettersOf, wordsOf } from '#kit/word-stems.ts'

type Known = { word: string; sound: string }

/**
 * The known word whose sound differs least from the typed one: by at most one letter, or two of a sound of six and more; undefined
 * when there is none. Of equal ones the first.
 */
export function nearestWord(sound: string, known: readonly Known[]): Known | undefined {
  const max = sound.length >= 6 ? 2 : 1
  if (sound.length < 3) return undefined
  let [nearest, least]: [Known | undefined, number] = [undefined, max + 1]
  for (const each of known) {
    if (Math.abs(each.sound.length - sound.length) > max) continue
    const steps = stepsBetween(sound, each.sound)
    if (steps < least) [nearest, least] = [each, steps]
  }
  return nearest
}

/**
 * A folded word as one of these titles spells it, in small letters; undefined where none has it.
 * @example spellingIn(['खानेपानी महसुल'], 'खानेपानि') // 'खानेपानी'
 */
export function spellingIn(titles: readonly string[], word: string): string | undefined {
  for (const title of titles) {
    const spelling = lettersOf(title).find((each) => wordsOf(each)[0] === word)
    if (spelling !== undefined) return spelling.toLowerCase()
  }
  return undefined
}

/** Letters to insert, remove, replace or swap with a neighbour. @example stepsBetween('mhsul', 'mshul') // 1 */
export function stepsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let y = 1; y <= one.length; y += 1) {
    const next = [y]
    for (let x = 1; x <= other.length; x += 1) {
      const same = one[y - 1] === other[x - 1]
      let steps = Math.min(row[x]! + 1, next[x - 1]! + 1, row[x - 1]! + (same ? 0 : 1))
      if (y > 1 && x > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1])
        steps = Math.min(steps, before[x - 2]! + 1)
      next.push(steps)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}

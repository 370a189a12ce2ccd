// Queries of `tests/fixtures/search`, each with what has to be among its first results.

import { readFile } from 'node:fs/promises'

/** `wanted`: the beginning of an English title, an address, or “answer” and its kind. */
export type Pair = { wanted: string; q: string }

/** The pairs of a file such as `first.txt`. */
export async function readPairs(file: string): Promise<Pair[]> {
  const lines = (await readFile(`tests/fixtures/search/${file}`, 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  return lines.flatMap((line) => {
    const at = line.lastIndexOf(': ')
    return line
      .slice(at + 2)
      .split(' | ')
      .map((q) => ({ wanted: line.slice(0, at), q }))
  })
}

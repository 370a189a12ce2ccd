// Words that differ between two versions of a text.

export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer differing stretches (the product of their words) are removed and added as a whole. */
const maxCompared = 4_000_000

/**
 * The pieces in order: without the added ones they are `before`, without the removed ones `after`.
 * @example wordChanges('water at 5', 'water at 6') // [{ kind: 'same', text: 'water at ' }, { kind: 'removed', text: '5' }, { kind: 'added', text: '6' }]
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const [from, to] = [tokensOf(before), tokensOf(after)]
  const shared = Math.min(from.length, to.length)
  let start = 0
  while (start < shared && from[start] === to[start]) start += 1
  let end = 0
  while (end < shared - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const [removed, added] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  const middle = removed.length * added.length > maxCompared ? replaced(removed, added) : compared(removed, added)
  const pieces = [...same(from.slice(0, start)), ...middle, ...same(from.slice(from.length - end))]
  return joined(pieces)
}

/** Long stretches that did not change, shortened to so many words beside a change, with … for the rest. */
export function aroundChanges(changes: readonly WordChange[], count = 12): WordChange[] {
  return changes.map(({ kind, text }, index) => {
    const tokens = tokensOf(text)
    const [first, last] = [index === 0, index === changes.length - 1]
    if (kind !== 'same' || tokens.length <= count * 4) return { kind, text }
    const head = first ? '' : tokens.slice(0, count * 2).join('')
    const tail = last ? '' : tokens.slice(-count * 2).join('')
    return { kind, text: `${head}…${tail}` }
  })
}

/** Words and the space between them, each a token. */
function tokensOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** By the longest common subsequence. */
function compared(from: readonly string[], to: readonly string[]): WordChange[] {
  const width = to.length + 1
  const lengths = new Uint16Array((from.length + 1) * width)
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        from[i] === to[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  const pieces: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < from.length && j < to.length) {
    if (from[i] === to[j]) {
      pieces.push({ kind: 'same', text: from[i]! })
      i += 1
      j += 1
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) {
      pieces.push({ kind: 'removed', text: from[i]! })
      i += 1
    } else {
      pieces.push({ kind: 'added', text: to[j]! })
      j += 1
    }
  }
  return [...pieces, ...replaced(from.slice(i), to.slice(j))]
}

function same(tokens: readonly string[]): WordChange[] {
  return tokens.map((text) => ({ kind: 'same', text }))
}

function replaced(from: readonly string[], to: readonly string[]): WordChange[] {
  return [
    ...from.map((text) => ({ kind: 'removed', text }) as const),
    ...to.map((text) => ({ kind: 'added', text }) as const),
  ]
}

/** Neighbouring changes as one of each kind: space between two changes belongs to both. */
function joined(pieces: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  pieces.forEach(({ kind, text }, index) => {
    const next = pieces[index + 1]?.kind
    const isBetween = kind === 'same' && /^\s+$/.test(text) && (removed || added) && next && next !== 'same'
    if (kind === 'removed' || isBetween) removed += text
    if (kind === 'added' || isBetween) added += text
    if (kind !== 'same' || isBetween) return
    close()
    const before = result.at(-1)
    if (before?.kind === 'same') before.text += text
    else result.push({ kind, text })
  })
  close()
  return result
}

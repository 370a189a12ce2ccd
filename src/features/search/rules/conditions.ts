// Conditions of a query on the lexemes of an entry, and as the text of a `tsquery`.

import { impliedBy } from './entry-keys.ts'

/** A lexeme, the beginning of lexemes, or several conditions of which one or all are to hold. */
export type Condition =
  | { lexeme: string }
  | { beginning: string }
  | { any: readonly Condition[] }
  | { all: readonly Condition[] }

/** No entry has it: a sound has letters. */
const never = `'~'`

/** The condition with each lexeme and beginning replaced. */
export function replaced(
  condition: Condition,
  change: (leaf: { lexeme: string } | { beginning: string }) => Condition,
): Condition {
  if ('any' in condition) return { any: condition.any.map((each) => replaced(each, change)) }
  if ('all' in condition) return { all: condition.all.map((each) => replaced(each, change)) }
  return change(condition)
}

/**
 * The same condition in as few lexemes as possible: each one costs a search of a frequent word a look at each of its entries.
 * @example reduced({ any: [{ lexeme: 'पानि' }, { lexeme: 'पानिको' }] }) // { lexeme: 'पानि' }: an entry with पानिको has it too
 */
export function reduced(condition: Condition): Condition {
  const choices = choicesOf(condition).filter(isPossible)
  const lexemes = withoutImplied(choices.flatMap((each) => ('lexeme' in each ? [each.lexeme] : [])))
  const others = choices.filter((each) => !('lexeme' in each))
  const combined = others.map((each) => ('all' in each ? { all: each.all.map(reduced) } : each))
  const different = new Map(combined.map((each) => [textOf(each), each]))
  const all = [...lexemes.map((lexeme) => ({ lexeme })), ...different.values()]
  return all.length === 1 ? all[0]! : { any: all }
}

/** Conditions of which one is to hold, none of them such a list itself: what is left out for another one is found in one list only. */
function choicesOf(condition: Condition): Condition[] {
  if ('any' in condition) return condition.any.flatMap(choicesOf)
  return 'all' in condition && condition.all.length === 1 ? choicesOf(condition.all[0]!) : [condition]
}

/** Sounds first, then the shortest: a lexeme is left out for one that is kept. */
function withoutImplied(lexemes: readonly string[]): string[] {
  const kept = new Set<string>()
  const order = [...new Set(lexemes)].toSorted(
    (one, other) => Number(isSound(other)) - Number(isSound(one)) || one.length - other.length,
  )
  for (const lexeme of order) if (!impliedBy(lexeme).some((other) => kept.has(other))) kept.add(lexeme)
  return [...kept]
}

function isSound(lexeme: string): boolean {
  return /^\^?~/.test(lexeme)
}

/** As PostgreSQL reads a `tsquery`. */
export function textOf(condition: Condition): string {
  if ('lexeme' in condition) return `'${condition.lexeme}'`
  if ('beginning' in condition) return `'${condition.beginning}':*`
  if ('all' in condition) return `(${condition.all.map(textOf).join(' & ')})`
  return condition.any.length === 0 ? never : `(${condition.any.map(textOf).join(' | ')})`
}

/** Whether an entry can meet it. */
export function isPossible(condition: Condition): boolean {
  if ('any' in condition) return condition.any.some(isPossible)
  return 'all' in condition ? condition.all.every(isPossible) : true
}

// Owners of tables: the feature, or the platform, whose code writes a table, found in the sources.

import { isTest, moduleOf } from './architecture/modules.ts'

/** Strongest first: who inserts owns a table, else who changes it, else who reads it (its rows come from triggers). */
const verbs = [
  [/insertInto\(\s*'(\w+)'/g, /\binsert into (\w+)/g, /copyRows\(\s*\w+,\s*'(\w+)'/g],
  [/(?:updateTable|deleteFrom)\(\s*'(\w+)'/g, /\b(?:update|delete from) (\w+)/g],
  [/selectFrom\(\s*'(\w+)'/g, /\b(?:from|join) (\w+)/g],
]

/** `tables` in snake_case, `texts` by path. Throws for a table without exactly one owner. */
export function ownersOf(tables: readonly string[], texts: ReadonlyMap<string, string>): Map<string, string> {
  const users = verbs.map((patterns) => usersOf(patterns, texts))
  return new Map(
    tables.map((table) => {
      const owners = users.map((found) => found.get(table)).find((found) => found) ?? new Set()
      if (owners.size !== 1) throw new Error(`${table} has no one owner, but ${[...owners].join(', ') || 'none'}`)
      return [table, [...owners][0]!]
    }),
  )
}

function usersOf(patterns: readonly RegExp[], texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const owner = ownerOf(file)
    if (!owner) continue
    for (const [, name] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const table = snake(name!)
      users.set(table, (users.get(table) ?? new Set()).add(owner))
    }
  }
  return users
}

function ownerOf(file: string): string | undefined {
  if (isTest(file) || !file.endsWith('.server.ts')) return undefined
  const { name, feature } = moduleOf(file)
  return feature ?? (name === 'platform' ? name : undefined)
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

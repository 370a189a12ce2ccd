// Imports of a source file, read by a parser: static, lazy, re-exported and type-only ones.

import { dirname, join, normalize } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** `to` is a path from the root of the repository; packages are left out. */
export type Import = { from: string; to: string; specifier: string; typeOnly: boolean }

export function importsOf(file: string, text: string): Import[] {
  return [...specifiersIn(file, text)].flatMap(([specifier, typeOnly]) => {
    const to = pathOf(file, specifier)
    return to ? [{ from: file, to, specifier, typeOnly }] : []
  })
}

/** Each specifier once, and whether only types come from it. */
function specifiersIn(file: string, text: string): Map<string, boolean> {
  const parsed = parseSync(file, text)
  const { module, errors } = parsed
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found = new Map<string, boolean>()
  const add = (specifier: string, typeOnly: boolean) =>
    void found.set(specifier, typeOnly && (found.get(specifier) ?? true))
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) add(moduleRequest.value, isType)
  // The syntax tree takes most of the time, and is made at its first use.
  if (!/\bimport\s*\(/.test(text)) return found
  new Visitor({
    ImportExpression: ({ source }) => void (source.type === 'Literal' && add(String(source.value), false)),
    TSImportType: ({ source }) => add(source.value, true),
  }).visit(parsed.program)
  return found
}

/** The path from the root of the repository that a specifier means; undefined for a package. */
export function pathOf(file: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (/^\.\.?\//.test(plain)) return normalize(join(dirname(file), plain))
  const [, alias, rest] = /^#(\w+)\/(.+)$/.exec(plain) ?? []
  if (!alias) return undefined
  if (alias === 'root') return `src/${rest}`
  return ['kit', 'ui', 'platform', 'features', 'shells'].includes(alias) ? `src/${alias}/${rest}` : `${alias}/${rest}`
}

// Call depth: how many functions lie between a row of the API and its first query, along the longest chain of calls.

import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { pathOf } from './imports.ts'

/** A row by the property that names it in `file`; `kind` is the definition that `kind.list`, `kind.find` … belong to. */
export type CountedPath = { name: string; file: string; row: string; kind?: string; max?: number }

/** Maximum for every path without a maximum of its own. */
export const maxCallDepth = 3

export const countedPaths: CountedPath[] = [
  {
    name: 'publishing a notice',
    file: 'src/features/publishing/api.server.ts',
    row: 'publish',
    kind: 'src/features/documents/operations/definition.server.ts',
  },
  { name: 'listing documents', file: 'src/features/documents/api.server.ts', row: 'reports' },
  // Events are read below what shows a complaint; the common module of cases reduces it to three.
  { name: 'tracking a complaint', file: 'src/features/complaints/api.server.ts', row: 'trackComplaint', max: 4 },
  { name: 'tariff calculation', file: 'src/features/tariffs/api.server.ts', row: 'tariffCalculation' },
]

type Node = { type: string; [name: string]: unknown }
type Source = { functions: Map<string, Node>; imports: Map<string, { file: string; name: string }> }
type Function = { file: string; name: string; node: Node }

/** The longest chain of functions from the row to one that queries, each by its name. */
export function chainOf({ file, row, kind }: CountedPath): string[] {
  const source = sourceOf(file)
  const node = source.functions.get(row)
  const start = node && node.type !== 'Identifier' ? { file, name: row, node } : resolved(file, nameOf(node) ?? row)
  if (!start) throw new Error(`${file} has no row called ${row}`)
  const chain = deepestChain(start, kind, [])
  if (!chain) throw new Error(`${file}: ${row} leads to no query`)
  return chain
}

/**
 * Undefined where no query is reached. A function that queries ends its chain: what it builds the query with is part of it. So does one of
 * the platform that leads to a query (a limit, an audit row): to a feature it is the query.
 */
function deepestChain(from: Function, kind: string | undefined, above: string[]): string[] | undefined {
  const key = `${from.file}#${from.name}`
  if (above.includes(key)) return undefined
  const { calls, queries } = callsIn(from.node)
  if (queries) return [from.name]
  const chains = calls.flatMap((name) => {
    const to = name.startsWith('kind.') && kind ? resolved(kind, name.slice(5)) : resolved(from.file, name)
    return to ? [deepestChain(to, kind, [...above, key])].filter((chain) => chain !== undefined) : []
  })
  const deepest = chains.toSorted((one, other) => other.length - one.length)[0]
  if (!deepest) return undefined
  return from.file.startsWith('src/platform/') ? [from.name] : [from.name, ...deepest]
}

const querying = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'selectNoFrom'])

function callsIn(node: Node): { calls: string[]; queries: boolean } {
  const calls: string[] = []
  let queries = false
  visit(node, (each) => {
    if (each.type === 'TaggedTemplateExpression' && nameOf(each.tag) === 'sql') queries = true
    if (each.type === 'MemberExpression' && querying.has(nameOf(each.property) ?? '')) queries = true
    // A function that is passed on counts as called: `rows.map(shown)`, `transaction(ctx, run)`.
    if (each.type === 'Identifier') calls.push(each.name as string)
    if (each.type === 'MemberExpression' && nameOf(each.object) === 'kind') calls.push(`kind.${nameOf(each.property)}`)
  })
  return { calls: [...new Set(calls)], queries }
}

/** The function of this name in a file: its own, of an object in it, or imported. */
function resolved(file: string, name: string, seen: string[] = []): Function | undefined {
  if (seen.includes(`${file}#${name}`)) return undefined
  const { functions, imports } = sourceOf(file)
  const further = [...seen, `${file}#${name}`]
  const imported = imports.get(name)
  if (imported) return resolved(imported.file, imported.name, further)
  const node = functions.get(name)
  if (node?.type !== 'Identifier') return node && { file, name, node }
  return resolved(file, nameOf(node)!, further)
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'))
  const source: Source = { functions: new Map(), imports: new Map() }
  const addImport = (local: string, specifier: string, name: string) => {
    const path = pathOf(file, specifier)
    if (path) source.imports.set(local, { file: path, name })
  }
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries)
      if (!isType) addImport(localName.value, moduleRequest.value, importName.name ?? localName.value)
  for (const { exportName, importName, moduleRequest, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  ))
    if (!isType && moduleRequest) addImport(exportName.name!, moduleRequest.value, importName.name ?? exportName.name!)
  for (const { exportName, localName, moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (!moduleRequest && exportName.name && localName.name && exportName.name !== localName.name)
      source.functions.set(exportName.name, { type: 'Identifier', name: localName.name })
  collect(program as unknown as Node, source.functions)
  sources.set(file, source)
  return source
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Functions by their names: declarations, constants, and properties of objects, which may name another function. */
function collect(program: Node, functions: Map<string, Node>): void {
  const add = (name: string | undefined, node: unknown) => {
    const { type } = (node ?? {}) as Node
    if (name && (functionTypes.has(type) || type === 'Identifier') && !functions.has(name))
      functions.set(name, node as Node)
  }
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name, node),
    VariableDeclarator: (node) => add(nameOf(node.id), node.init),
  }).visit(program as never)
  new Visitor({
    Property: (node) => {
      if (nameOf(node.key) !== nameOf(node.value)) add(nameOf(node.key), node.value)
    },
  }).visit(program as never)
}

function nameOf(node: unknown): string | undefined {
  return (node as { name?: string } | undefined)?.name
}

/** Every node below this one; types have no calls. */
function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, look)
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  if (/^TS(Type|Interface)/.test((node as Node).type)) return
  look(node as Node)
  for (const value of Object.values(node)) visit(value, look)
}

// Rules beside the table: pages, server code, schemas, file or folder, suffixes, spelling of imports, numbers of migrations.

import type { Import } from './imports.ts'
import { homeOf, isTest, moduleOf } from './modules.ts'

const serverParts = new Set(['store', 'operations', 'jobs', 'api', 'feature.server'])
const browserParts = new Set(['contract', 'messages', 'rules', 'feature'])
const loadedModules = new Set(['ui', 'shells', 'screens'])
const loadedFiles = new Set([
  'src/entry.client.tsx',
  'src/entry.islands.ts',
  'src/root.tsx',
  'src/islands.ts',
  'src/signed-in-app.tsx',
])
const browserModules = new Set(['kit', 'ui', 'shells', 'screens', 'contract', 'messages', 'rules', 'feature'])

/** A page is entered by its address; what others show of it is a module of its own. `pages` are the files of routes.ts. */
export function pageProblem({ from, to }: Import, pages: ReadonlySet<string>): string | undefined {
  return pages.has(to) && !isTest(from) ? `${from}: imports a page (${to})` : undefined
}

/** What the browser loads imports server code for its types only; of pages the build removes loaders and actions. */
export function serverProblem({ from, to, typeOnly }: Import, pages: ReadonlySet<string>): string | undefined {
  if (typeOnly || !isServer(to) || isServer(from) || pages.has(from)) return undefined
  return browserModules.has(moduleOf(from).name) ? `${from}: imports server code outside a page (${to})` : undefined
}

/**
 * Output schemas stay on the server: no value import leads from what the browser loads to a module that loads the schema library
 * (`schemas`). Screens import contracts as types, and forms, lists and addresses from modules without schemas.
 */
export function schemaProblems(imports: readonly Import[], schemas: ReadonlySet<string>): string[] {
  const values = imports.filter(({ from, typeOnly }) => !typeOnly && !isServer(from) && !isTest(from))
  const leading = new Set(schemas)
  for (let before = -1; before !== leading.size;) {
    before = leading.size
    for (const { from, to } of values) if (leading.has(to)) leading.add(from)
  }
  return values
    .filter(({ from, to }) => leading.has(to) && (loadedModules.has(moduleOf(from).name) || loadedFiles.has(from)))
    .map(({ from, to }) => `${from}: loads schemas in the browser (${to})`)
}

/**
 * Relative inside a feature; `#…` out of a feature, a layer or a folder of the repository. Not where package.json's `#…` is out of
 * reach: in a workspace with a package.json of its own, and at the top of the repository, where build tools read their settings.
 */
export function spellingProblem({ from, to, specifier }: Import): string | undefined {
  if (from.startsWith('demonstration/') || !from.includes('/')) return undefined
  const same = homeOf(from) === homeOf(to)
  if (specifier.startsWith('.') && !same) return `${from}: '${specifier}' has to start with #`
  if (specifier.startsWith('#') && same && moduleOf(from).feature) return `${from}: '${specifier}' has to be relative`
  return undefined
}

/** Modules that are a file and a folder at once. */
export function doubleProblems(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))
  return files.flatMap((file) => {
    const folder = file.replace(/\.(tsx?|js)$/, '').replace(/\.(server|test)$/, '')
    return folders.has(folder) ? [`${file}: is a file beside the folder ${folder}`] : []
  })
}

/** Server parts of a feature end in `.server.ts`, the others never do. */
export function suffixProblem(file: string): string | undefined {
  const { name, feature } = moduleOf(file)
  if (!feature || isTest(file)) return undefined
  if (serverParts.has(name) && !isServer(file)) return `${file}: has to end in .server.ts`
  return browserParts.has(name) && isServer(file) ? `${file}: may not end in .server.ts` : undefined
}

/** Migrations of one number: two branches have chosen the same one, and the product would refuse to start. */
export function migrationProblems(files: readonly string[]): string[] {
  const alike = Map.groupBy(files, (file) => /\d+(?=-[^/]*$)/.exec(file)?.[0] ?? file)
  return [...alike.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(', ')}: have the same number`)
}

function isServer(file: string): boolean {
  return /\.server\.tsx?$/.test(file)
}

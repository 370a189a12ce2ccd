// Vite plugin: lists the built files of each island, so that a document can preload them together.

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const virtual = 'virtual:islands'
const table = 'src/islands.ts'

/**
 * `virtual:islands` exports `scripts`, for each name in the table of islands the addresses of its chunk and of all that it imports, and
 * `appScripts`, those of the signed-in apps. They are known when the browser's bundle is written, which comes before the server's; while
 * the sources are served there are none.
 */
export function islands(): Plugin {
  let known: { scripts: Record<string, string[]>; appScripts: string[] } = { scripts: {}, appScripts: [] }
  return {
    name: 'islands',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? `export const scripts = ${JSON.stringify(known.scripts)}; export const appScripts = ${JSON.stringify(known.appScripts)}`
        : undefined,
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const filesOf = async (source: string) => {
        const module = await this.resolve(source, resolve(table))
        return filesWith(module?.id ?? source, bundle)
      }
      const named = partsIn(await readFile(table, 'utf8'))
      const scripts = await Promise.all(named.map(async ([name, source]) => [name, await filesOf(source)]))
      known = { scripts: Object.fromEntries(scripts), appScripts: await filesOf('./signed-in-app.tsx') }
    },
  }
}

/** Name and module of each line of the table. @example partsIn("a: async () => (await import('#b')).B") // [['a', '#b']] */
export function partsIn(source: string): [name: string, module: string][] {
  const lines = source.matchAll(/^\s*'?([\w-]+)'?: async \(\) => \(await import\('([^']+)'\)\)/gm)
  return [...lines].map(([, name, module]) => [name!, module!])
}

function filesWith(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))
  if (chunk?.type !== 'chunk') throw new Error(`${module} is in no file of the browser's bundle`)
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (files.has(name) || file?.type !== 'chunk') return
    files.add(name)
    file.imports.forEach(add)
  }
  add(chunk.fileName)
  return [...files].map((name) => `/${name}`)
}

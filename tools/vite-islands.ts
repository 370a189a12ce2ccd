// Vite plugin: builds the islands, with Preact in place of React, and lists the built files of each, so that a document can request them together.

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vite'
import type { BuildEnvironmentOptions, Plugin, Rolldown } from 'vite'

const virtual = 'virtual:islands'
const table = 'src/islands.ts'
const entry = 'src/entry.islands.ts'

/** Sources import React, for the server renders with it; the scripts of public documents get Preact, 50 KB smaller (decision 335). */
const preactForReact = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

/**
 * `virtual:islands` exports `scripts`, for each name in the table of islands the addresses of the entry, of its chunk and of all that these
 * import, and `appScripts`, those of the signed-in apps. They are known when the browser's files are written, which comes before the
 * server's; while the sources are served there are none. `options` are those of the build of the islands.
 */
export function islands(options: BuildEnvironmentOptions): Plugin {
  let known: { scripts: Record<string, string[]>; appScripts: string[] } = { scripts: {}, appScripts: [] }
  return {
    name: 'islands',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? `export const scripts = ${JSON.stringify(known.scripts)}; export const appScripts = ${JSON.stringify(known.appScripts)}`
        : undefined,
    async writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = await buildIslands(options)
      const named = partsIn(await readFile(table, 'utf8'))
      const scripts = await Promise.all(
        named.map(async ([name, source]) => {
          const module = await this.resolve(source, resolve(table))
          return [name, filesWith([resolve(entry), module?.id ?? source], files)]
        }),
      )
      known = {
        scripts: Object.fromEntries(scripts),
        appScripts: filesWith([resolve('src/signed-in-app.tsx')], Object.values(bundle)),
      }
    },
  }
}

/** Name and module of each line of the table. @example partsIn("a: async () => (await import('#b')).B") // [['a', '#b']] */
export function partsIn(source: string): [name: string, module: string][] {
  const lines = source.matchAll(/^\s*'?([\w-]+)'?: async \(\) => \(await import\('([^']+)'\)\)/gm)
  return [...lines].map(([, name, module]) => [name!, module!])
}

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Written beside the files of the signed-in apps, with names of their content like those. */
async function buildIslands(options: BuildEnvironmentOptions): Promise<BuiltFile[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: preactForReact },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ...options,
      outDir: 'build/client',
      emptyOutDir: false,
      rolldownOptions: { ...options.rolldownOptions, input: entry, preserveEntrySignatures: 'exports-only' },
    },
  })) as Rolldown.RolldownOutput
  return built.output
}

/** The addresses of the files with these modules, and of all that they import, in this order. */
function filesWith(modules: readonly string[], files: readonly BuiltFile[]): string[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported))
  }
  for (const module of modules) {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`${module} is in no file of the browser's build`)
    add(chunk)
  }
  return [...found].map((name) => `/${name}`)
}

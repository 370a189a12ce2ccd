// Modules by a pattern of paths, for tests over every feature.

import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Every module that matches and is no test, by its path from the root of the repository. */
export async function importAll<Module>(pattern: string): Promise<Record<string, Module>> {
  const paths = (await Array.fromAsync(glob(pattern, { exclude: ['**/*.test.ts'] }))).toSorted()
  const modules = paths.map(
    async (path) => [path, (await import(pathToFileURL(resolve(path)).href)) as Module] as const,
  )
  return Object.fromEntries(await Promise.all(modules))
}

// Modules that a file imports, directly or through others.

import { existsSync, readFileSync } from 'node:fs'
import { importsOf } from './architecture/imports.ts'

const imports = new Map<string, string[]>()

/** The file and every module it imports, except types, data and assets; paths from the root of the repository. */
export function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.(ts|tsx|js)$/.test(file) || !existsSync(file)) return seen
  seen.add(file)
  const direct =
    imports.get(file) ??
    importsOf(file, readFileSync(file, 'utf8'))
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ to }) => to)
  imports.set(file, direct)
  for (const to of direct) reachedFrom(to, seen)
  return seen
}

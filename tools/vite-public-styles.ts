// Vite plugin: leaves the modules that only the signed-in apps import out of the style sheet of the public pages.

import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '#root/routes.ts'
import { reachedFrom } from './reached-modules.ts'

const sheet = 'public.css'
const signedInShells = ['shells/portal.tsx', 'shells/staff.tsx']

/** Tailwind finds classes in every module of `src`, unless the sheet names it after `@source not`. While the sources are served, none is left out. */
export function publicStyles(): Plugin {
  return {
    name: 'public-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query] = id.split('?')
      // The module that names the address of the sheet (`?url`) imports the sheet itself.
      if (basename(path) !== sheet || query === 'url') return undefined
      const folder = dirname(relative('.', id))
      return (
        code +
        signedInModules()
          .map((file) => `@source not './${relative(folder, file)}';\n`)
          .join('')
      )
    },
  }
}

/** The modules of `src` that nothing but the screens of the signed-in apps imports; paths from the root of the repository. */
export function signedInModules(): string[] {
  const screens = screensIn(routes)
  const ofApps = reached(screens.filter(({ isSignedIn }) => isSignedIn).map(({ file }) => file))
  const others = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).filter((file) => !ofApps.has(file))
  const ofOthers = reached([...others, ...screens.filter(({ isSignedIn }) => !isSignedIn).map(({ file }) => file)])
  return [...ofApps].filter((file) => !ofOthers.has(file)).toSorted()
}

function reached(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const file of files) reachedFrom(file, found)
  return found
}

/** The files of all shells and screens of the route table, and whether they are of a signed-in app. */
function screensIn(entries: readonly RouteConfigEntry[], isInside = false): { file: string; isSignedIn: boolean }[] {
  return entries.flatMap(({ file, children = [] }) => {
    const isSignedIn = isInside || signedInShells.includes(file)
    return [{ file: join('src', file), isSignedIn }, ...screensIn(children, isSignedIn)]
  })
}

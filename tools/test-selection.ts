// Which test files a part of a name means: `npm test -- complaints`.

import { glob, readFile } from 'node:fs/promises'

export type Selection = {
  /** For Vitest. */
  unit: string[]
  /** For Playwright. */
  journeys: string[]
  /** Set when the name is part of titles and of no path: only tests with such a title run. */
  title?: string
  /** Whether one of the files starts the built product. */
  needsBuild: boolean
}

type TestFile = { path: string; text: string }

const patterns = { unit: '{src,tests,tools,demonstration}/**/*.test.{ts,tsx}', journeys: 'tests/journeys/**/*.spec.ts' }

/** Every test file of the repository. */
export async function listTestFiles(): Promise<TestFile[]> {
  const paths = await Array.fromAsync(glob(Object.values(patterns)))
  return Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

/**
 * The files whose path contains the name; when there is none, those with a title that contains it, narrowed to such titles.
 * @example selectTests('clerk', files) // { unit: [], journeys: ['tests/journeys/clerk.spec.ts'], needsBuild: true }
 */
export function selectTests(name: string, files: readonly TestFile[]): Selection {
  const byPath = files.filter(({ path }) => path.includes(name))
  const selected = byPath.length > 0 ? byPath : files.filter(({ text }) => hasTitle(text, name))
  const paths = selected.map(({ path }) => path)
  return {
    unit: paths.filter((path) => !path.endsWith('.spec.ts')),
    journeys: paths.filter((path) => path.endsWith('.spec.ts')),
    ...(byPath.length === 0 && { title: name }),
    needsBuild: selected.some(({ path, text }) => path.endsWith('.spec.ts') || /\/(whole-)?product\.ts'/.test(text)),
  }
}

/** Whether a line of the file that opens a test or a group of tests contains the name; also the title after `test.each([…])`. */
function hasTitle(text: string, name: string): boolean {
  return text.split('\n').some((line) => line.includes(name) && /^\s*(test|describe|\]\)\(|\)\()/.test(line))
}

// Tests of the documentation: generated parts are current; paths, commands and links that pages name exist.

import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from './architecture/sources.ts'
import { commandsIn, linksIn, namesIn, pathsIn } from './docs-references.ts'
import { generatedPages } from './docs.ts'
import { withGenerated } from './generated-text.ts'

const files = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,bench}/**/*.md')].filter((file) => existsSync(file))
const pages = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
const namesOfSources = readNames()
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(await generatedPages())('the generated parts of $file are current; npm run docs writes them', (page) => {
  expect(page.present).toBe(page.expected)
})

test.each(pages)('every path, npm script and link that $file names exists', ({ file, text }) => {
  expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([])
  expect(linksIn(text).filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
})

// Decisions and measurements tell of their day, and the glossary lists retired names; the other pages tell of today.
const present = pages.filter(({ file }) => !/^(bench|docs\/decisions)\/|glossary/.test(file))
const otherPrograms = new Set(['pg_dump'])

test.each(present)('every name of code that $file mentions is in the sources', async ({ text }) => {
  const known = await namesOfSources
  expect(namesIn(text).filter((name) => !known.has(name) && !otherPrograms.has(name))).toEqual([])
})

test('paths are found in code and in text, with patterns and placeholders', () => {
  const text =
    'See `src/kit/text.ts` and src/*.ts, src/features/NOUN/contract/; tests/journeys/clerk. Not a src folder, not rules/steps.ts.'
  expect(pathsIn(text)).toEqual(['src/kit/text.ts', 'src/*.ts', 'src/features/*/contract', 'tests/journeys/clerk'])
  expect(isThere('src/kit/text.ts') && isThere('src/features/*/contract') && isThere('tests/journeys/clerk')).toBe(true)
  expect(isThere('src/kit/gone.ts') || isThere('src/features/*/gone') || isThere('tests/journeys/cler')).toBe(false)
})

test('features and layers are found without src in front', () => {
  expect(pathsIn('`news/contract/admin.ts`, `platform/context.ts`, `contract/form.ts`')).toEqual([
    'src/features/news/contract/admin.ts',
    'src/platform/context.ts',
  ])
})

test('names are those with an inner capital or underscore, in inline code and examples', () => {
  const text =
    'Not iPhone, but `loadCase(tx)`, `org_id`, `member` and `a/recordEvent.ts`.\n```ts\nrefuseField()\n```\n```sh\nnoName\n```'
  expect(namesIn(text).toSorted()).toEqual(['loadCase', 'org_id', 'refuseField'])
})

test('commands are those of npm run, links those of Markdown to this repository', () => {
  expect(commandsIn('`npm run content -- list`, npm run row-types, npm run -s x')).toEqual(['content', 'row-types'])
  expect(linksIn('[a](docs/a.md) [b](b.md#part) [c](https://c.example) [d](#here) `[e](code)`')).toEqual([
    'docs/a.md',
    'b.md',
  ])
})

test('a generated part replaces the one before, and a page without its place is refused', () => {
  const page = 'a\n<!-- x: npm run docs -->\nold\n<!-- end of x -->\nb'
  expect(withGenerated(page, { x: 'new' })).toBe('a\n<!-- x: npm run docs -->\n\nnew\n\n<!-- end of x -->\nb')
  expect(() => withGenerated(page, { y: 'new' })).toThrow('<!-- y: npm run docs -->')
})

async function readNames(): Promise<Set<string>> {
  const others = globSync(['package.json', 'database/migrations/*.sql', 'src/**/*.css'])
  const texts = [...(await readTexts()).values(), ...(await Promise.all(others.map((file) => readFile(file, 'utf8'))))]
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
}

/** A path, a pattern, or the beginning of a file's name up to a dot (`tests/journeys/clerk`). */
function isThere(path: string): boolean {
  return existsSync(path) || globSync(path).length > 0 || globSync(`${path}.*`).length > 0
}

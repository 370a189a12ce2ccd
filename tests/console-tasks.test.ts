// Tests of docs/console-tasks.md: every public page is in one of its tables, every journey it names opens the console page beside it, and every test it names exists.

import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#root/routes.ts'
import { tasks } from './screenshots/task-titles.ts'

const guide = readFileSync('docs/console-tasks.md', 'utf8')
const rows = guide.split('\n').filter((line) => line.startsWith('| '))

/** The addresses below the shell of the public pages. */
function publicPages(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path && path !== '*' ? [path] : []),
    ...publicPages(children),
  ])
}

const shell = (routes as RouteConfigEntry[]).find(({ file }) => file === 'shells/public.tsx')!
const pages = publicPages([shell]).filter((path) => !/^\/examples\/./.test(path))

test('there are public pages', () => {
  expect(pages.length).toBeGreaterThan(30)
})

test.each(pages)('%s is in a table', (page) => {
  const named = rows.filter((row) => row.split('|')[1]!.includes(`\`${page}\``))
  expect(named.length).toBeGreaterThan(0)
})

const changes = rows.flatMap((row) => {
  const [, , , consolePage, , , journey] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''))
  return consolePage?.startsWith('/staff/') ? [{ consolePage, journey: journey! }] : []
})

test.each(changes)('$journey opens $consolePage', ({ consolePage, journey }) => {
  const text = readFileSync(`tests/journeys/${journey}.spec.ts`, 'utf8')
  const name = consolePage.replace('/staff/', '')
  // Journeys over many kinds name them in a table.
  expect(text.includes(consolePage) || text.includes(`name: '${name}'`)).toBe(true)
})

test('journeys and product load nothing of the content command: what they change is changed through the console', () => {
  const files = globSync(['tests/journeys/**/*.ts', 'src/**/*.{ts,tsx}', 'demonstration/**/*.ts'])
  expect(files.length).toBeGreaterThan(1000)
  const loading = files.filter((file) => /tools\/content|npm run content/.test(importsOf(readFileSync(file, 'utf8'))))
  expect(loading).toEqual([])
})

/** The import statements of a module, and the commands that it starts. */
function importsOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => /^import |import\(|^} from |spawn|exec/.test(line))
    .join('\n')
}

test.each(tasks)('pictures of the steps are taken of %s: %s', (journey, title) => {
  expect(guide).toContain(`\`${journey}\``)
  expect(readFileSync(`tests/journeys/${journey}.spec.ts`, 'utf8')).toContain(`test('${title}'`)
})

const twoPeople = rows.flatMap((row) => {
  const [, pattern, , file, title] = row.split('|').map((cell) => cell.trim().replaceAll('`', ''))
  return file?.endsWith('.ts') ? [{ pattern, file, title: title! }] : []
})

test('each of the six patterns is tried by two people, and drafts by two tabs', () => {
  expect(twoPeople).toHaveLength(7)
})

test.each(twoPeople)('$pattern: $title', ({ file, title }) => {
  expect(readFileSync(file, 'utf8')).toContain(`test('${title}'`)
})

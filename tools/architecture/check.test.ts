// Tests of the architecture check on small sets of files.

import { expect, test } from 'vitest'
import { problemsOf } from './check.ts'
import { cyclesIn } from './cycles.ts'
import { importsOf } from './imports.ts'
import {
  doubleProblems,
  migrationProblems,
  pageProblem,
  schemaProblems,
  serverProblem,
  spellingProblem,
  suffixProblem,
} from './rules.ts'

const feature = 'src/features'
const list = `${feature}/news/screens/list.tsx`
const card = `${feature}/news/screens/card.tsx`
const store = `${feature}/news/store.server.ts`
const pages = new Set([list])

function imported(from: string, to: string, specifier = '#x', typeOnly = false) {
  return { from, to, specifier, typeOnly }
}

test('every way of importing is found, and whether it is of types only', () => {
  const text = `
    import { a } from '#kit/a.ts'
    import type { B } from '../b.ts'
    import { type C } from './c.ts'
    import { type D, d } from './d.ts'
    import './e.css'
    import react from 'react'
    export * from '#root/f.ts'
    export type { G } from '#tools/g.ts'
    const h = import('./h.ts')
    type I = import('#tests/i.ts').I
    // import { no } from './comment.ts'
    const text = "import { no } from './text.ts'"`
  expect(importsOf('src/ui/x/y.ts', text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ['src/kit/a.ts', false],
    ['src/ui/b.ts', true],
    ['src/ui/x/c.ts', true],
    ['src/ui/x/d.ts', false],
    ['src/ui/x/e.css', false],
    ['src/f.ts', false],
    ['tools/g.ts', true],
    ['src/ui/x/h.ts', false],
    ['tests/i.ts', true],
  ])
})

test('a file that cannot be parsed is an error, not a file without imports', () => {
  expect(() => importsOf('src/kit/a.ts', 'import {')).toThrow('src/kit/a.ts')
})

test.each([
  ['no cycle', ['ab', 'bc', 'ac'], []],
  ['two in a circle', ['ab', 'ba', 'bc'], ['aba']],
  ['the shortest way round', ['ab', 'bc', 'cd', 'da', 'ca'], ['abca']],
  ['two circles apart', ['ab', 'ba', 'bc', 'cd', 'dc'], ['cdc', 'aba']],
  ['a file that imports itself', ['aa'], ['aa']],
])('%s', (_, edges, cycles) => {
  const found = cyclesIn(edges.map((edge) => [edge[0]!, edge[1]!] as const))
  expect(found.map((cycle) => cycle.join(''))).toEqual(cycles)
})

test('types count in cycles, of files and of features', () => {
  const imports = [
    imported(`${feature}/a/rules.ts`, `${feature}/b/contract.ts`, '#features/b/contract.ts', true),
    imported(`${feature}/b/contract.ts`, `${feature}/a/rules.ts`, '#features/a/rules.ts', true),
  ]
  const found = problemsOf([], imports, new Set(), new Set())
  expect(found['cycles of files']).toHaveLength(1)
  expect(found['cycles of features']).toHaveLength(1)
})

test('a page is imported by nobody but its test', () => {
  expect(pageProblem(imported(card, list), pages)).toContain(card)
  expect(pageProblem(imported(`${feature}/news/screens/list.test.tsx`, list), pages)).toBeUndefined()
  expect(pageProblem(imported(list, card), pages)).toBeUndefined()
})

test('only pages import server code that runs', () => {
  expect(serverProblem(imported(card, store), pages)).toContain(card)
  expect(serverProblem(imported(card, store, '#x', true), pages)).toBeUndefined()
  expect(serverProblem(imported(list, store), pages)).toBeUndefined()
  expect(serverProblem(imported(`${feature}/news/operations.server.ts`, store), pages)).toBeUndefined()
  expect(serverProblem(imported('src/kit/a.ts', 'src/platform/env.server.ts'), pages)).toContain('src/kit/a.ts')
})

test('no value import leads from a screen to a schema', () => {
  const contract = `${feature}/news/contract/api.ts`
  const rules = `${feature}/news/rules.ts`
  const problems = (...imports: ReturnType<typeof imported>[]) => schemaProblems(imports, new Set([contract]))
  expect(problems(imported(card, contract, '#x', true))).toEqual([])
  expect(problems(imported(store, contract), imported(list, store))).toEqual([])
  expect(problems(imported(card, contract))).toEqual([expect.stringContaining(card)])
  expect(problems(imported(rules, contract), imported(card, rules))).toEqual([expect.stringContaining(card)])
  expect(problems(imported(rules, contract, '#x', true), imported(card, rules))).toEqual([])
})

test.each([
  ['../store.server.ts', card, store, false],
  ['#features/news/store.server.ts', card, store, true],
  ['../../members/rules.ts', card, `${feature}/members/rules.ts`, true],
  ['#features/members/rules.ts', card, `${feature}/members/rules.ts`, false],
  ['../kit/text.ts', 'src/platform/page.ts', 'src/kit/text.ts', true],
  ['../src/kit/text.ts', 'tools/people.ts', 'src/kit/text.ts', true],
  ['../src/kit/text.ts', 'demonstration/people.ts', 'src/kit/text.ts', false],
  ['./tools/vite-islands.ts', 'vite.config.ts', 'tools/vite-islands.ts', false],
])("'%s' in %s: wrong %s", (specifier, from, to, wrong) => {
  expect(spellingProblem(imported(from, to, specifier)) !== undefined).toBe(wrong)
})

test('a module is a file or a folder', () => {
  const files = [
    'src/kit/a.ts',
    'src/kit/a/b.ts',
    'src/kit/c.server.ts',
    'src/kit/c/d.ts',
    'src/kit/e.ts',
    'src/ui/e/f.ts',
  ]
  expect(doubleProblems(files)).toHaveLength(2)
})

test.each([
  [`${feature}/news/store/articles.ts`, true],
  [store, false],
  [`${feature}/news/contract.server.ts`, true],
  [`${feature}/news/operations/pictures.test.ts`, false],
])('%s: wrong suffix %s', (file, wrong) => {
  expect(suffixProblem(file) !== undefined).toBe(wrong)
})

test('two migrations have the same number', () => {
  const migrations = ['0001-start.sql', '0002-news.sql', '0002-members.sql', '0012-pages.sql'].map(
    (name) => `database/migrations/${name}`,
  )
  expect(migrationProblems(migrations)).toEqual([
    'database/migrations/0002-news.sql, database/migrations/0002-members.sql: have the same number',
  ])
  expect(migrationProblems(migrations.toSpliced(1, 1))).toEqual([])
})

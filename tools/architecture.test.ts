import { expect, test } from 'vitest'
import { circles, importsOf, objection } from './architecture.ts'

const imported = (from: string, to: string) => ({ from, to, typeOnly: false })

test.each([
  ['src/kit/table/query.ts', 'src/platform/context.ts'],
  ['src/ui/toast/toast.tsx', 'src/features/news/contract.ts'],
  ['src/platform/api.server.ts', 'src/features/news/api.server.ts'],
  ['src/features/news/rules.ts', 'src/features/news/store.server.ts'],
  ['src/features/news/operations.server.ts', 'src/features/members/store.server.ts'],
  ['src/features/news/screens/list.tsx', 'src/features/news/api.server.ts'],
])('%s may not import %s', (from, to) => {
  expect(objection(imported(from, to))).toContain(from)
})

test.each([
  ['src/features/news/operations.server.ts', 'src/features/members/operations.server.ts'],
  ['src/features/news/screens/list.tsx', 'src/ui/button.tsx'],
  ['src/features/news/store.server.ts', 'src/platform/database.server.ts'],
  ['src/server.ts', 'src/features/news/api.server.ts'],
])('%s may import %s', (from, to) => {
  expect(objection(imported(from, to))).toBeUndefined()
})

test('package, relative and lazy imports are all found', () => {
  const text = `import { a } from '#kit/a.ts'\nimport type { B } from '../b.ts'\nconst c = import('./c.ts')\nimport react from 'react'`
  expect(importsOf('src/ui/x/y.ts', text).map((one) => one.to)).toEqual([
    'src/kit/a.ts',
    'src/ui/b.ts',
    'src/ui/x/c.ts',
  ])
})

test('two features that need each other form a circle', () => {
  const there = imported('src/features/a/rules.ts', 'src/features/b/contract.ts')
  const back = imported('src/features/b/rules.ts', 'src/features/a/contract.ts')
  expect(circles([there])).toEqual([])
  expect(circles([there, back])).toHaveLength(1)
})

// Tests of the pictures drawn from imports.

import { expect, test } from 'vitest'
import { picturesOf, withoutShortcuts } from './pictures.ts'

const feature = 'src/features'

function imported(from: string, to: string) {
  return { from, to, specifier: '#x', typeOnly: false }
}

test.each([
  ['nothing to leave out', ['ab', 'bc'], ['ab', 'bc']],
  ['a shortcut', ['ab', 'bc', 'ac'], ['ab', 'bc']],
  ['a shortcut over a long way', ['ab', 'bc', 'cd', 'ad'], ['ab', 'bc', 'cd']],
  ['two ways of the same length', ['ab', 'bd', 'ac', 'cd'], ['ab', 'bd', 'ac', 'cd']],
])('%s', (_, edges, left) => {
  const found = withoutShortcuts(edges.map((edge) => [edge[0]!, edge[1]!] as const))
  expect(found.map((edge) => edge.join(''))).toEqual(left)
})

test('layers, modules and features are drawn from the same imports, tests and permissions left out', () => {
  const { layers, modules, features } = picturesOf([
    imported('src/server.ts', 'src/shells/staff.tsx'),
    imported('src/shells/staff.tsx', `${feature}/news/screens/list.tsx`),
    imported('src/server.ts', `${feature}/news/api.server.ts`),
    imported(`${feature}/news/screens/list.tsx`, `${feature}/news/rules.ts`),
    imported(`${feature}/news/rules.ts`, `${feature}/water-quality/rules.ts`),
    imported(`${feature}/news/rules.ts`, 'src/permissions.ts'),
    imported(`${feature}/water-quality/rules.test.ts`, `${feature}/members/rules.ts`),
    imported(`${feature}/members/rules.ts`, 'src/kit/text.ts'),
  ])
  expect(linesOf(layers)).toEqual(['assembly --> shells', 'features --> kit', 'shells --> features'])
  expect(linesOf(modules)).toEqual(['screens --> rules'])
  expect(linesOf(features)).toEqual(['news --> water_quality[water-quality]', 'members'])
})

function linesOf(diagram = ''): string[] {
  return diagram
    .split('\n')
    .slice(2, -1)
    .map((line) => line.trim())
}

// Tests of the selection of test files by a name.

import { expect, test } from 'vitest'
import { listTestFiles, selectTests } from './test-selection.ts'

const files = [
  { path: 'src/features/complaints/rules/states.test.ts', text: "test('a closed complaint opens again', () => {})" },
  { path: 'src/features/complaints/operations.test.ts', text: "test('sent once', () => {})" },
  { path: 'tests/start.test.ts', text: "import { product } from './product.ts'\ntest('a busy port', () => {})" },
  { path: 'src/kit/phone.test.ts', text: "test.each([\n  ['9812345678'],\n])('of a phone %s', () => {})" },
  { path: 'tests/journeys/complaints.spec.ts', text: "test('two presses send once', () => {})" },
]

test.each([
  ['complaints/rules', { unit: [files[0]!.path], journeys: [], needsBuild: false }],
  ['complaints', { unit: [files[0]!.path, files[1]!.path], journeys: [files[4]!.path], needsBuild: true }],
  ['start', { unit: [files[2]!.path], journeys: [], needsBuild: true }],
  ['opens again', { unit: [files[0]!.path], journeys: [], title: 'opens again', needsBuild: false }],
  ['two presses', { unit: [], journeys: [files[4]!.path], title: 'two presses', needsBuild: true }],
  ['of a phone', { unit: [files[3]!.path], journeys: [], title: 'of a phone', needsBuild: false }],
  ['/product.ts', { unit: [], journeys: [], title: '/product.ts', needsBuild: false }],
  ['nothing of the kind', { unit: [], journeys: [], title: 'nothing of the kind', needsBuild: false }],
])('%s', (name, selection) => {
  expect(selectTests(name, files)).toEqual(selection)
})

test('the files of both kinds are found, this one among them', async () => {
  const paths = (await listTestFiles()).map(({ path }) => path)
  expect(paths).toContain('tools/test-selection.test.ts')
  expect(paths).toContain('tests/journeys/clerk.spec.ts')
  expect(paths.every((path) => /\.(test|spec)\.tsx?$/.test(path))).toBe(true)
})

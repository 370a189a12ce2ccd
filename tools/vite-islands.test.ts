// Tests of the reading of the table of islands.

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { islands } from '#root/islands.ts'
import { partsIn } from './vite-islands.ts'

test('every line of the table of islands is read, with its module', async () => {
  const parts = partsIn(await readFile('src/islands.ts', 'utf8'))
  expect(parts.map(([name]) => name).toSorted()).toEqual(Object.keys(islands).toSorted())
  for (const [, module] of parts) expect(module).toMatch(/^#features\/.+\.tsx?$/)
})

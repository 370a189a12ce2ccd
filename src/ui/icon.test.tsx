// Tests of the icons: each name has a drawing, each drawing a name, and the build reads all of it.

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readDrawings } from '#tools/vite-icons.ts'
import { iconNames } from './icon.tsx'

test('names and drawings are the same', () => {
  expect(
    readDrawings()
      .drawings.map(({ name }) => name)
      .toSorted(),
  ).toEqual(iconNames.toSorted())
})

test('drawings are made of paths alone, all of which the build reads', async () => {
  const file = await readFile(new URL('icons.svg', import.meta.url), 'utf8')
  const elements = [...file.matchAll(/<([a-z]+)/g)].map(([, name]) => name)
  expect(new Set(elements)).toEqual(new Set(['svg', 'path']))
  const { drawings } = readDrawings()
  expect(drawings.flatMap(({ paths }) => paths)).toHaveLength(elements.filter((name) => name === 'path').length)
})

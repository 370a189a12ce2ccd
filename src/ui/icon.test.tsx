// Test of the icons: each name has a drawing, and each drawing a name.

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

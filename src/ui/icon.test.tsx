// Test of the icons: each name has a drawing, and each drawing a name.

import { expect, test } from 'vitest'
import { iconDrawings } from '#tools/vite-icons.ts'
import { iconNames } from './icon.tsx'

test('names and drawings are the same', () => {
  expect(
    iconDrawings()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(iconNames.toSorted())
})

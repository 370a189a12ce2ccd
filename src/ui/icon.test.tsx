// Test of the icons: each name has a drawing in the style sheet, and each drawing a name.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon.tsx'

test('names and drawings are the same', () => {
  const css = readFileSync(new URL('icons.css', import.meta.url), 'utf8')
  const drawn = [...css.matchAll(/\.icon-([a-z]+) \{\s*--icon: url\(/g)].map(([, name]) => name!)
  expect(drawn.toSorted()).toEqual(iconNames.toSorted())
})

// Every drawn picture can be made into a file.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demonstrationPictures, renderPicture } from './catalogue.ts'

test('there are six slides, thirty scenes and the marks of both organisations and four partners', () => {
  expect([count('slide'), count('scene'), count('mark')]).toEqual([6, 30, 8])
})

test.each(demonstrationPictures.map(({ name }) => name))('%s is drawn without a missing number', async (name) => {
  const svg = String(await renderPicture(name, 'svg'))
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBeGreaterThan(50)
})

test('a picture becomes WebP in the width asked for', async () => {
  expect(await sharp(await renderPicture('slide-tank', 'webp', 400)).metadata()).toMatchObject({
    format: 'webp',
    width: 400,
  })
})

function count(kind: string): number {
  return demonstrationPictures.filter((picture) => picture.kind === kind).length
}

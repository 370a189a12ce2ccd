// Tests of earlier versions of articles over the pictures of now.

import { expect, test } from 'vitest'
import { fittedArticle } from './fitted-article.ts'

const none = { en: '', ne: '' }
const pictures = (...numbers: number[]) =>
  numbers.map((number) => ({ number, width: 3, height: 2, alt: none, caption: none }))

test('a placeholder follows its picture to its place of now, and goes with it', () => {
  const en = '# Water\n\n[#1]\n\nA line with [#1] in it.\n\n[#2]\n\n[#3]\n\n[#m7]'
  const version = { text: { en, ne: '[#2]' }, pictures: pictures(0, 1, 2, 3), kept: 3 }
  const now = { text: none, pictures: pictures(0, 3, 5, 1), kept: 3 }
  expect(fittedArticle(version, now)).toEqual({
    ...now,
    text: { en: '# Water\n\n[#3]\n\nA line with [#1] in it.\n\n\n\n[#1]\n\n[#m7]', ne: '' },
  })
})

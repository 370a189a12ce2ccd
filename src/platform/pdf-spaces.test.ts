// Tests of the spaces of Nepali text in PDF files.

import { expect, test } from 'vitest'
import { withoutStraySpaces } from './pdf-spaces.ts'

const drawn = 'कोशी प्रदेश, दमक नगरपालिका Jhapa'
const piece = (str: string, width = str.trim() === '' ? 3 : 10) => ({ str, width, size: 10 })

test.each([
  ['a space that is drawn stays, one that is not goes', ['कोशी प्र', ' ', 'दे श, दमक'], 'कोशी प्रदेश, दमक'],
  ['a gap after a conjunct is its width', ['कोशी', ' ', 'प्र', [' ', 17], 'देश'], 'कोशी प्रदेश'],
  ['a wide gap is that of a column', ['कोशी', ' ', 'प्र', 'दे', [' ', 40], 'श'], 'कोशी प्रदे श'],
  ['spaces of Latin text stay', ['कोशी प्रदेश, दमक नगरपालिका', ' ', 'Jh apa'], 'कोशी प्रदेश, दमक नगरपालिका Jh apa'],
  ['all stay from where the pieces differ from what is drawn', ['कोशी प्र दे श, पोखरा क ख'], 'कोशी प्रदेश, पोखरा क ख'],
])('%s', (_case, pieces, text) => {
  const given = pieces.map((each) => (typeof each === 'string' ? piece(each) : piece(...(each as [string, number]))))
  expect(withoutStraySpaces(given, drawn).join('')).toBe(text)
})

test('where no spaces are drawn, words are what is apart', () => {
  expect(withoutStraySpaces([piece('कोशी प्रदेश')], 'कोशीप्रदेश')).toEqual(['कोशी प्रदेश'])
})

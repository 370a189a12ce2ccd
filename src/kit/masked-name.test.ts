// Tests of masked names in both scripts.

import { expect, test } from 'vitest'
import { initialsOf, maskedInitials, maskedName } from './masked-name.ts'

test('the first letter of each part with its marks, and nothing of the length', () => {
  expect(maskedName({ en: 'Sita  Sharma', ne: 'सीता शर्मा' })).toEqual({ en: 'S••• S•••', ne: 'सी••• श•••' })
  expect(maskedName({ en: '', ne: 'लिम्बू' })).toEqual({ en: '', ne: 'लि•••' })
})

test('a masked name is written by its initials', () => {
  const name = { en: 'Sita  Sharma', ne: 'सीता शर्मा' }
  expect(initialsOf(name)).toEqual({ en: 'S S', ne: 'सी श' })
  expect(maskedInitials(initialsOf(name))).toEqual(maskedName(name))
})

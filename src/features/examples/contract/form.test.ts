// Tests of the example form: valid input and one issue for each rule.

import { expect, test } from 'vitest'
import { validate } from '#kit/validation/form.ts'
import { exampleForm } from './form.ts'

const validInput = {
  name: 'Sita',
  email: 'sita@mail.example',
  age: '१८',
  password: 'Paani#12',
  again: 'Paani#12',
  message: 'म'.repeat(500),
}

test('accepts valid input, up to 500 characters and from 18 years on', () => {
  expect(validate(exampleForm, validInput)).toMatchObject({ ok: true, value: { age: 18 } })
})

test.each([
  ['age', '17', 'validation.min'],
  ['age', 'ten', 'validation.numeric'],
  ['message', 'म'.repeat(501), 'validation.maxLength'],
  ['message', ' ', 'validation.required'],
  ['password', 'Paani#1', 'validation.minLength'],
  ['password', 'paani#12', 'examples.upper'],
  ['password', 'PAANI#12', 'examples.lower'],
  ['password', 'Paani#ab', 'examples.digit'],
  ['password', 'Paani123', 'examples.special'],
  ['again', 'Paani#13', 'validation.match'],
  ['email', 'sita@mail', 'validation.email'],
  ['email', 'sita@mail.invalid', 'validation.error'],
  ['name', 'test', 'validation.custom'],
])('%s "%s" has the issue %s', (field, typed, key) => {
  const answer = validate(exampleForm, {
    ...validInput,
    ...(field === 'password' ? { again: typed } : {}),
    [field]: typed,
  })
  expect(answer.ok ? [] : answer.issues.map((issue) => [issue.field, issue.key])).toEqual([[field, key]])
})

// Tests of what field components read from a form's definition.

import { expect, test } from 'vitest'
import { list, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, personName, required, when } from '#kit/validation/rules.ts'
import { fieldAt, issueAt, labelOf, maxCharacters, namesOf, needOf, refusesPreeti } from './definition.ts'

const { fields } = form({
  name: text(required(), maxLength(20)),
  from: text(when((values) => values.name === 'x', required())),
  users: list(form({ name: text(required(), personName()) })),
  note: text(),
})

test.each([
  ['name', 'always'],
  ['from', 'sometimes'],
  ['users.0.name', 'always'],
  ['note', 'never'],
  ['nothing.at.all', 'never'],
])('%s is needed: %s', (path, need) => {
  expect(needOf(fields, path)).toBe(need)
})

test('a definition gives maximum lengths and ignores inherited names', () => {
  expect(maxCharacters(fields, 'name')).toBe(20)
  expect(maxCharacters(fields, 'note')).toBeUndefined()
  expect(fieldAt(fields, 'constructor')).toBeUndefined()
})

test('text typed for a legacy font is refused where a rule says so', () => {
  expect(refusesPreeti(fields, 'users.0.name')).toBe(true)
  expect(refusesPreeti(fields, 'name')).toBe(false)
  expect(refusesPreeti(fields, 'nothing')).toBe(false)
})

test('an issue inside a field is shown at the field, under the label shared by its rows', () => {
  const issues = [{ field: 'users.1.name', key: 'validation.required' }]
  expect(issueAt(issues, 'users')).toBe(issues[0])
  expect(issueAt(issues, 'user')).toBeUndefined()
  expect(namesOf('users.1.name')).toEqual(['users.1.name', 'users.1', 'users'])
  expect(labelOf({ 'users.name': 'Name', users: 'Users' }, 'users.1.name')).toBe('Name')
  expect(labelOf({ users: 'Users' }, 'users.1.name')).toBe('Users')
})

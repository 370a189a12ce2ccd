import { expect, test } from 'vitest'
import type { NewMember } from './contract/api.ts'
import { initialsOf, memberIssues } from './rules.ts'

const words = (en: string, ne = '') => ({ en, ne })

test.each([
  [words('Maya Rai', 'माया राई'), 'en', 'MR'],
  [words('Maya Rai', 'माया राई'), 'ne', 'मा'],
  [words('Narayan Prasad Dahal', ''), 'ne', 'ND'],
  [words('Phulmati', 'क्षितिज'), 'en', 'P'],
  [words('', 'क्षितिज थापा'), 'en', 'क्षि'],
  [words('', ''), 'en', ''],
] as const)('%o in %s is shortened to %s', (name, language, letters) => {
  expect(initialsOf(name, language)).toBe(letters)
})

const good: NewMember = {
  kind: 'staff',
  position: 1,
  name: words('Maya Rai'),
  title: words('Accountant'),
  phone: '',
  email: '',
  tenure: words(''),
  sample: false,
}

test.each<[string, Partial<NewMember>, string | undefined]>([
  ['a name is enough', { title: words('') }, undefined],
  ['no name', { name: words(' ') }, 'name'],
  ['a title beyond measure', { title: words('a'.repeat(201)) }, 'title'],
  ['an address without a host', { email: 'maya@' }, 'email'],
  ['a whole letter as a number', { phone: '9'.repeat(201) }, 'phone'],
])('a member: %s', (_, change, field) => {
  expect(memberIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})

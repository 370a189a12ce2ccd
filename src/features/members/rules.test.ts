// Tests of the member rules: initials and validation.

import { expect, test } from 'vitest'
import type { NewMember } from './contract/api.ts'
import { initialsOf, memberIssues } from './rules.ts'

const bilingual = (en: string, ne = '') => ({ en, ne })

test.each([
  [bilingual('Maya Rai', 'माया राई'), 'en', 'MR'],
  [bilingual('Maya Rai', 'माया राई'), 'ne', 'मा'],
  [bilingual('Narayan Prasad Dahal', ''), 'ne', 'ND'],
  [bilingual('Phulmati', 'क्षितिज'), 'en', 'P'],
  [bilingual('', 'क्षितिज थापा'), 'en', 'क्षि'],
  [bilingual('', ''), 'en', ''],
] as const)('the initials of %o in %s are %s', (name, language, letters) => {
  expect(initialsOf(name, language)).toBe(letters)
})

const good: NewMember = {
  kind: 'staff',
  position: 1,
  name: bilingual('Maya Rai'),
  title: bilingual('Accountant'),
  phone: '',
  email: '',
  tenure: bilingual(''),
  sample: false,
}

test.each<[string, Partial<NewMember>, string | undefined]>([
  ['a name is enough', { title: bilingual('') }, undefined],
  ['no name', { name: bilingual(' ') }, 'name'],
  ['a title above the limit', { title: bilingual('a'.repeat(201)) }, 'title'],
  ['an address without a host', { email: 'maya@' }, 'email'],
  ['a phone number above the limit', { phone: '9'.repeat(201) }, 'phone'],
])('a member: %s', (_, change, field) => {
  expect(memberIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})

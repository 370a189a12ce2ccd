// Tests of the member rules.

import { expect, test } from 'vitest'
import type { NewMember } from './contract/api.ts'
import { memberIssues } from './rules.ts'

const bilingual = (en: string, ne = '') => ({ en, ne })

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

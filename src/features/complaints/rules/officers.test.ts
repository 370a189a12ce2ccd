// Tests of the officers to whom complaints are assigned.

import { expect, test } from 'vitest'
import { answeringRoles, mayBeAssignee } from './officers.ts'

test('clerks and complaint officers answer complaints', () => {
  expect(answeringRoles).toEqual(['clerk', 'complaint-officer'])
})

test.each([
  [{ roles: ['clerk'], suspended: false }, true],
  [{ roles: ['editor', 'complaint-officer'], suspended: false }, true],
  [{ roles: ['complaint-officer'], suspended: true }, false],
  [{ roles: ['administrator', 'accountant'], suspended: false }, false],
  [{ roles: [], suspended: false }, false],
] as const)('%j may be an assignee: %s', (person, may) => {
  expect(mayBeAssignee(person)).toBe(may)
})

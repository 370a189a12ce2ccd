// Tests of the officers to whom complaints are assigned.

import { expect, test } from 'vitest'
import { givenRoles } from '#features/people/contract/roles.ts'
import { permissionsOf } from '#root/roles.ts'
import { answeringRoles, mayBeAssignee } from './officers.ts'

test('the answering roles are those with the permission to answer complaints', () => {
  expect(answeringRoles).toEqual(givenRoles.filter((role) => permissionsOf(role).includes('complaints:answer')))
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

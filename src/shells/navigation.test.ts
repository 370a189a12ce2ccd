// Tests of the signed-in navigation: its pages by permission, and the counts beside them.

import { expect, test } from 'vitest'
import { navigation } from '#root/features.ts'
import { permissionsOf } from '#root/roles.ts'
import { entriesFor, pagesIn } from './navigation.ts'

const since = { submitted: null, prepared: null, checked: null, returned: null }
const dashboard = {
  complaints: { open: 9, received: 2, approaching: 1, overdue: 3, mine: 4, unassigned: 5 },
  applications: { submitted: 6, prepared: 7, checked: 8, returned: 1, since },
}
const consolePages = pagesIn('en', navigation.console)

test('the portal has its pages in order', () => {
  expect(pagesIn('ne', navigation.portal).map(({ to, label }) => [to, label])).toEqual([
    ['/account', 'सारांश'],
    ['/account/complaints', 'मेरा गुनासाहरू'],
    ['/account/applications', 'मेरा निवेदन'],
    ['/account/details', 'विवरण र भाषा'],
    ['/account/password', 'पासवर्ड'],
    ['/account/devices', 'उपकरणहरू'],
  ])
})

test.each([
  ['clerk', ['/staff/complaints', '/staff/applications']],
  ['editor', ['/staff/documents', '/staff/news']],
  [
    'administrator',
    [
      '/staff/complaints',
      '/staff/applications',
      '/staff/people',
      '/staff/messages',
      '/staff/organisation',
      '/staff/audit',
    ],
  ],
] as const)('a %s has the pages %j between overview and own settings', (role, between) => {
  expect(entriesFor(consolePages, permissionsOf(role)).map(({ to }) => to)).toEqual([
    '/staff',
    ...between,
    '/staff/contacts',
    '/staff/password',
    '/staff/devices',
    '/staff/second-factor',
  ])
})

test.each([
  ['clerk', 9, 6],
  ['checker', 0, 7],
  ['approver', 0, 8],
  ['complaint-officer', 9, 0],
] as const)('a %s may act on %i open complaints and %i applications', (role, complaints, applications) => {
  const counts = entriesFor(consolePages, permissionsOf(role), dashboard).flatMap(({ to, count }) =>
    count === undefined ? [] : [[to, count]],
  )
  expect(counts).toEqual([
    ['/staff/complaints', complaints],
    ['/staff/applications', applications],
  ])
})

// Tests of the signed-in navigation: its pages by permission, and the counts beside them.

import { expect, test } from 'vitest'
import { navigation } from '#root/features.ts'
import { permissions } from '#root/permissions.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { permissionsOf } from '#root/roles.ts'
import { shellMessages } from './messages.ts'
import type { NavigationEntry } from './navigation.ts'
import { entriesFor, groupsOf, isOwn, labelAt, pagesIn, placesOf } from './navigation.ts'

const since = { submitted: null, prepared: null, checked: null, returned: null }
const dashboard = {
  complaints: { open: 9, received: 2, approaching: 1, today: 0, overdue: 3, mine: 4, unassigned: 5, nextDue: null },
  applications: { submitted: 6, prepared: 7, checked: 8, returned: 1, since },
}
const consolePages = pagesIn('en', navigation.console)

test('the portal has its pages in order', () => {
  expect(pagesIn('ne', navigation.portal).map(({ to, label }) => [to, label])).toEqual([
    ['/account', 'सारांश'],
    ['/account/bills', 'मेरा बिल'],
    ['/account/statement', 'खाता विवरण'],
    ['/account/payments', 'भुक्तानी गर्ने र आफ्ना भुक्तानी'],
    ['/account/consumption', 'मेरो खपत'],
    ['/account/readings', 'आफ्नो मिटरको रिडिङ पठाउने'],
    ['/account/connections', 'ग्राहक नम्बर र पहुँच'],
    ['/account/complaints', 'मेरा गुनासाहरू'],
    ['/account/applications', 'मेरा निवेदन'],
    ['/account/details', 'विवरण र भाषा'],
    ['/account/password', 'पासवर्ड'],
    ['/account/devices', 'उपकरणहरू'],
  ])
})

const own = ['/staff/contacts', '/staff/password', '/staff/devices', '/staff/second-factor']

test.each([
  [
    'clerk',
    [
      ['today', '/staff'],
      ['cases', '/staff/complaints', '/staff/applications'],
      [
        'accounts',
        '/staff/connections',
        '/staff/readings',
        '/staff/billing',
        '/staff/bills',
        '/staff/waivers',
        '/staff/instalments',
        '/staff/security-deposits',
        '/staff/refunds',
        '/staff/amnesties',
        '/staff/receipts',
        '/staff/wallet-payments',
        '/staff/receipt-books',
        '/staff/payments',
        '/staff/cash-days',
        '/staff/cheques',
        '/staff/deposits',
        '/staff/collections',
        '/staff/reconciliations',
        '/staff/ledger',
        '/staff/reports',
      ],
      ['own', ...own],
    ],
  ],
  [
    'editor',
    [
      ['today', '/staff'],
      [
        'water',
        '/staff/interruptions',
        '/staff/supply',
        '/staff/supply-plan',
        '/staff/reading-days',
        '/staff/water-tests',
      ],
      [
        'publish',
        '/staff/documents',
        '/staff/news',
        '/staff/albums',
        '/staff/media',
        '/staff/slides',
        '/staff/charter',
        '/staff/questions',
        '/staff/disclosures',
        '/staff/pages',
        '/staff/review',
      ],
      ['people', '/staff/members'],
      ['settings', '/staff/tariffs', '/staff/prices'],
      ['own', ...own],
    ],
  ],
  [
    'administrator',
    [
      ['today', '/staff'],
      ['cases', '/staff/complaints', '/staff/applications'],
      [
        'accounts',
        '/staff/connections',
        '/staff/billing',
        '/staff/bills',
        '/staff/waivers',
        '/staff/instalments',
        '/staff/security-deposits',
        '/staff/refunds',
        '/staff/amnesties',
        '/staff/receipts',
        '/staff/wallet-payments',
        '/staff/receipt-books',
        '/staff/payments',
        '/staff/cash-days',
        '/staff/cheques',
        '/staff/deposits',
        '/staff/collections',
        '/staff/reconciliations',
        '/staff/ledger',
        '/staff/reports',
      ],
      ['water', '/staff/interruptions', '/staff/supply', '/staff/supply-plan', '/staff/reading-days'],
      ['people', '/staff/officers'],
      [
        'settings',
        '/staff/organisation',
        '/staff/holidays',
        '/staff/offices',
        '/staff/hours',
        '/staff/links',
        '/staff/gateways',
        '/staff/tariffs',
        '/staff/prices',
        '/staff/payment-accounts',
        '/staff/fee-purposes',
        '/staff/complaint-types',
        '/staff/papers',
        '/staff/policies',
        '/staff/billing-policies',
        '/staff/templates',
        '/staff/zones',
        '/staff/tols',
        '/staff/calendar',
      ],
      ['office', '/staff/people', '/staff/messages', '/staff/audit', '/staff/numbers', '/staff/status'],
      ['own', ...own],
    ],
  ],
] as const)('a %s has the groups %j, and none that is empty', (role, groups) => {
  expect(namesOf(entriesFor(consolePages, permissionsOf(role)))).toEqual(groups)
})

test('the groups follow each other in one order, each once, and every name of a group has its message', () => {
  const groups = entriesFor(consolePages, permissions).map(({ group }) => group)
  const order = groups.filter((group, place) => group !== groups[place - 1])
  expect(new Set(order).size).toBe(order.length)
  expect(order[0]).toBe('today')
  expect(order.at(-1)).toBe('own')
  for (const group of order) expect(shellMessages).toHaveProperty([`navigation.group_${group}`])
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

/** Each group with its addresses, in the order shown. */
function namesOf(entries: NavigationEntry[]): (string | undefined)[][] {
  const groups = [...new Set(entries.map(({ group }) => group))]
  return groups.map((group) => [group, ...entries.filter((entry) => entry.group === group).map(({ to }) => to)])
}

test('entries without groups are one group; others follow their groups', () => {
  const portal = entriesFor(pagesIn('en', navigation.portal), []).filter((entry) => !isOwn(entry))
  expect(groupsOf(portal)).toEqual([portal])
  const editor = entriesFor(consolePages, permissionsOf('editor'))
  expect(groupsOf(editor).map((group) => group[0]!.group)).toEqual([
    'today',
    'water',
    'publish',
    'people',
    'settings',
    'own',
  ])
  expect(groupsOf(editor).flat()).toEqual(editor)
})

function placesFor(role: 'editor' | 'clerk' | 'complaint-officer'): string[] {
  return placesOf(entriesFor(consolePages, permissionsOf(role)).filter((entry) => !isOwn(entry))).map(({ to }) => to)
}

test.each(givenRoles)(
  'a phone shows at most four places and "More" to a %s, and the own account in the menu of the person',
  (role) => {
    const entries = entriesFor(consolePages, permissionsOf(role))
    const shown = entries.filter((entry) => !isOwn(entry))
    const places = placesOf(shown)
    expect(places[0]!.to).toBe('/staff')
    // Five places without "More" take as much as four and "More".
    expect(places.length).toBeLessThanOrEqual(places.length === shown.length ? 5 : 4)
    expect(entries.filter(isOwn).map(({ to }) => to)).toEqual(own)
  },
)

test('a phone shows the first page of every group, and what seldom changes last', () => {
  expect(placesFor('editor')).toEqual(['/staff', '/staff/interruptions', '/staff/supply', '/staff/documents'])
  expect(placesFor('complaint-officer')).toEqual([
    '/staff',
    '/staff/complaints',
    '/staff/connections',
    '/staff/interruptions',
  ])
  expect(placesFor('clerk').slice(0, 3)).toEqual(['/staff', '/staff/complaints', '/staff/applications'])
  expect(placesOf(entriesFor(pagesIn('en', navigation.portal), []))).toHaveLength(4)
})

test.each([
  ['/staff', 'Overview'],
  ['/staff/complaints', 'Complaints'],
  ['/staff/complaints/17', 'Complaints'],
  ['/staff/complaintsfoo', 'Overview'],
  ['/account', undefined],
])('while %s loads, its heading is %s', (pathname, label) => {
  expect(labelAt(consolePages, pathname)).toBe(label)
})

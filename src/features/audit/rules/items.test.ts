// Tests of the items of the audit log.

import { expect, test } from 'vitest'
import { auditedItems, itemAt, itemOf, targetsOf } from './items.ts'

const kinds = auditedItems([
  { to: '/staff/people', items: { subject: 'person' } },
  { to: '/staff/documents', items: { subject: 'document' } },
  { to: '/staff/complaint-types', items: { subject: 'complaint type' } },
  { to: '/staff/water-tests', items: { subject: 'water-test', path: 'waterTests' } },
  { to: '/staff/zones', items: { subject: 'supply-zone', path: 'supplyZones' } },
  { to: '/staff/applications', items: {} },
  { to: '/staff/messages' },
])

test.each([
  ['/staff/people/7', 'people/7'],
  ['/staff/documents/12', 'documents/12'],
  ['/staff/documents/new', undefined],
  ['/staff/documents', undefined],
  ['/staff/audit/3', undefined],
])('the page %s is about %s', (pathname, item) => {
  expect(itemAt(kinds, pathname)).toBe(item)
})

test.each([
  ['person 7', 'people/7'],
  ['complaint type 3', 'complaint-types/3'],
  ['/admin/documents/487/12', 'documents/12'],
  ['/admin/documents/487/12/withdrawals', 'documents/12'],
  ['/admin/waterTests/487/4', 'water-tests/4'],
  ['/admin/supplyZones/487/4', 'zones/4'],
  ['supply-zone 4', 'zones/4'],
  ['/admin/applications/487/9/approvals', 'applications/9'],
  ['/admin/people/487', undefined],
  ['/admin/messages/487/12/retries', undefined],
  ['C-7K3M-P2X9', undefined],
  ['holiday', undefined],
])('the target %s is the item %s', (target, item) => {
  expect(itemOf(kinds, target)).toBe(item)
})

test.each(['people/7', 'documents/12', 'water-tests/4', 'complaint-types/3', 'applications/5'])(
  'the targets of %s are about it',
  (item) => {
    const { subject, path } = targetsOf(kinds, item, 487)
    expect([subject ?? path, path].map((target) => itemOf(kinds, target))).toEqual([item, item])
  },
)

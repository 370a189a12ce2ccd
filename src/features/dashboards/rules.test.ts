// Tests of the dashboard: every item links to an existing view, and own work comes first.

import { expect, test } from 'vitest'
import { views as applicationViews } from '#features/applications/screens/office/columns.ts'
import { views as complaintViews } from '#features/complaints/screens/office/columns.ts'
import { views as publishingViews } from '#features/publishing/screens/columns.ts'
import { staffStatuses } from '#features/staff/contract/forms.ts'
import { permissionsOf } from '#root/roles.ts'
import type { Permission } from '#root/permissions.ts'
import type { Dashboard } from './contract.ts'
import { sectionsOf } from './rules.ts'

const upcoming = { draft: 1, scheduled: 2, ending: 3, nextStart: '2026-11-25T04:45:00.000Z', nextEnd: null }
const dashboard: Dashboard = {
  complaints: { open: 9, received: 2, approaching: 1, overdue: 3, mine: 4, unassigned: 5 },
  applications: {
    submitted: 6,
    prepared: 7,
    checked: 8,
    returned: 1,
    since: { submitted: '2026-11-20T05:00:00.000Z', prepared: null, checked: null, returned: null },
  },
  documents: upcoming,
  news: upcoming,
  people: { invited: 1 },
}
const viewsAt: Record<string, readonly string[]> = {
  '/staff/applications': applicationViews,
  '/staff/complaints': complaintViews,
  '/staff/documents': publishingViews,
  '/staff/news': publishingViews,
  '/staff/people': staffStatuses,
}

test('every item links to a view of its list', () => {
  const items = sectionsOf(dashboard, []).flatMap((section) => section.items)
  expect(items).toHaveLength(16)
  for (const { href } of items) {
    const { pathname, searchParams } = new URL(href, 'http://damak.localhost')
    expect(viewsAt[pathname], href).toContain(searchParams.get('view'))
  }
})

test.each([
  ['clerk', ['applications', 'complaints'], ['submitted', 'mine']],
  ['checker', ['applications', 'complaints'], ['prepared']],
  ['approver', ['applications', 'complaints'], ['checked']],
  ['complaint-officer', ['complaints', 'applications'], ['mine']],
  ['accountant', ['applications'], []],
  ['editor', ['documents', 'news'], []],
  ['administrator', ['applications', 'complaints', 'people'], []],
] as const)('a %s sees the sections %j and has the items %j as own work', (role, keys, own) => {
  const permissions = permissionsOf(role)
  const may = (permission: Permission, part: Dashboard) => (permissions.includes(permission) ? part : {})
  const { complaints, applications, documents, news, people } = dashboard
  const seen = {
    ...may('complaints:read', { complaints }),
    ...may('applications:read', { applications }),
    ...may('documents:write', { documents }),
    ...may('content:write', { news }),
    ...may('people:read', { people }),
  }
  const sections = sectionsOf(seen, permissions)
  expect(sections.map(({ key }) => key)).toEqual(keys)
  expect(sections.flatMap(({ items }) => items.filter(({ yours }) => yours).map(({ key }) => key))).toEqual(own)
  expect(sections.flatMap(({ items }) => items.slice(1).filter(({ yours }) => yours))).toEqual([])
})

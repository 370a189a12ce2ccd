// Tests of the dashboard: every item links to an existing view, and own work comes first.

import { expect, test } from 'vitest'
import { views as applicationViews } from '#features/applications/screens/office/columns.ts'
import { views as complaintViews } from '#features/complaints/screens/office/columns.ts'
import { views as messageViews } from '#features/outbox/screens/columns.ts'
import { views as publishingViews } from '#features/publishing/screens/columns.ts'
import { staffStatuses } from '#features/staff/contract/forms.ts'
import { dashboardSections } from '#root/features.ts'
import { permissionsOf } from '#root/roles.ts'
import type { Permission } from '#root/permissions.ts'
import type { Dashboard } from './contract.ts'
import { sectionsOf } from './rules.ts'
import { sectionsIn } from './screens/sections.ts'

const upcoming = { draft: 1, scheduled: 2, ending: 3, nextStart: '2026-11-25T04:45:00.000Z', nextEnd: null }
const dashboard: Dashboard = {
  complaints: {
    open: 9,
    received: 2,
    approaching: 1,
    today: 2,
    overdue: 3,
    mine: 4,
    unassigned: 5,
    nextDue: '2026-11-22T10:15:00.000Z',
  },
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
  messages: { failed: 2 },
}
const definitions = sectionsIn('en', dashboardSections)
const viewsAt: Record<string, readonly string[]> = {
  '/staff/applications': applicationViews,
  '/staff/complaints': complaintViews,
  '/staff/documents': publishingViews,
  '/staff/messages': messageViews,
  '/staff/news': publishingViews,
  '/staff/people': staffStatuses,
}

test('every item links to a view of its list', () => {
  const items = sectionsOf(definitions, dashboard, ['complaints:answer']).flatMap((section) => section.items)
  expect(items).toHaveLength(19)
  for (const { to } of items) {
    const { pathname, searchParams } = new URL(to, 'http://damak.localhost')
    expect(viewsAt[pathname], to).toContain(searchParams.get('view'))
  }
})

test.each([
  ['clerk', ['applications', 'complaints'], ['submitted', 'mine']],
  ['checker', ['applications', 'complaints'], ['prepared']],
  ['approver', ['applications', 'complaints'], ['checked']],
  ['complaint-officer', ['complaints', 'applications'], ['mine']],
  ['accountant', ['applications'], []],
  ['editor', ['documents', 'news'], []],
  ['administrator', ['applications', 'complaints', 'messages', 'people'], []],
] as const)('a %s sees the sections %j and has the items %j as own work', (role, keys, own) => {
  const permissions = permissionsOf(role)
  const may = (permission: Permission, part: Dashboard) => (permissions.includes(permission) ? part : {})
  const { complaints, applications, documents, news, people, messages } = dashboard
  const seen = {
    ...may('complaints:read', { complaints }),
    ...may('applications:read', { applications }),
    ...may('documents:write', { documents }),
    ...may('content:write', { news }),
    ...may('people:read', { people }),
    ...may('messages:read', { messages }),
  }
  const sections = sectionsOf(definitions, seen, permissions)
  expect(sections.map(({ section }) => section)).toEqual(keys)
  expect(sections.flatMap(({ items }) => items.filter(({ yours }) => yours).map(({ key }) => key))).toEqual(own)
  expect(sections.flatMap(({ items }) => items.slice(1).filter(({ yours }) => yours))).toEqual([])
})

test('an item has its label, count, tone and moment', () => {
  const [applications, , documents] = sectionsOf(definitions, dashboard, [])
  expect(applications!.items[0]).toEqual({
    key: 'submitted',
    label: 'To be prepared',
    to: '/staff/applications?view=submitted',
    count: 6,
    moment: { key: 'since', at: '2026-11-20T05:00:00.000Z' },
  })
  expect(documents!.items.slice(1)).toEqual([
    {
      key: 'scheduled',
      label: 'Scheduled',
      to: '/staff/documents?view=scheduled',
      count: 2,
      moment: { key: 'next_start', at: '2026-11-25T04:45:00.000Z' },
    },
    { key: 'ending', label: 'Expire within 7 days', to: '/staff/documents?view=ending', count: 3, tone: 'warning' },
  ])
})

test('what is due today has the hour of the first', () => {
  const complaints = sectionsOf(definitions, dashboard, []).find(({ section }) => section === 'complaints')!
  expect(complaints.items.find(({ key }) => key === 'today')).toEqual({
    key: 'today',
    label: 'Due today',
    to: '/staff/complaints?view=today',
    count: 2,
    tone: 'warning',
    moment: { key: 'next_due', at: '2026-11-22T10:15:00.000Z' },
  })
})

test('labels are in the language of the reader, in its digits', () => {
  const documents = sectionsIn('ne', dashboardSections).find(({ section }) => section === 'documents')!
  expect(documents.items.map(({ label }) => label)).toEqual(['मस्यौदा', 'प्रकाशन हुन बाँकी', '७ दिनभित्र हट्ने'])
})

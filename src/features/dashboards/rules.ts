// Sections and items of the staff dashboard, in order, each with a link to its list.

import type { Permission } from '#root/permissions.ts'
import type { Dashboard } from './contract.ts'

/** `moment`: an instant shown with the item. `yours`: work of the signed-in person. */
export type DashboardItem = {
  key: ItemKey
  count: number
  href: string
  tone?: 'danger' | 'warning'
  yours?: true
  moment?: { key: 'since' | 'next_start' | 'next_end'; at: string }
}
export type ItemKey = ComplaintItem | ApplicationItem | PublishingItem | 'invited'
export type SectionKey = 'complaints' | 'applications' | 'documents' | 'news' | 'people'
export type DashboardSection = { key: SectionKey; items: DashboardItem[] }

/** The sections that the person may see, each with the views of its list as items; sections with own work come first. */
export function sectionsOf(dashboard: Dashboard, permissions: readonly Permission[]): DashboardSection[] {
  const { complaints, applications, documents, news, people } = dashboard
  const sections: [SectionKey, DashboardItem[] | undefined][] = [
    ['applications', applications && applicationItems(applications, permissions)],
    ['complaints', complaints && complaintItems(complaints, permissions)],
    ['documents', documents && publishingItems(documents, '/staff/documents')],
    ['news', news && publishingItems(news, '/staff/news')],
    ['people', people && [invitedItem(people.invited)]],
  ]
  const visible = sections.flatMap(([key, items]) => (items ? [{ key, items }] : []))
  return visible.toSorted((a, b) => Number(hasOwnWork(b)) - Number(hasOwnWork(a)))
}

const permissionFor = {
  submitted: 'applications:prepare',
  prepared: 'applications:check',
  checked: 'applications:approve',
} as const

type ApplicationItem = keyof typeof permissionFor | 'returned'
type ComplaintItem = 'overdue' | 'approaching' | 'received' | 'unassigned' | 'mine' | 'open'
type PublishingItem = 'draft' | 'scheduled' | 'ending'

/** Own work comes first. */
function applicationItems(
  waiting: NonNullable<Dashboard['applications']>,
  permissions: readonly Permission[],
): DashboardItem[] {
  const items = (['submitted', 'prepared', 'checked', 'returned'] as const).map((key): DashboardItem => {
    const at = waiting.since[key]
    return {
      key,
      count: waiting[key],
      href: `/staff/applications?view=${key}`,
      ...(key !== 'returned' && permissions.includes(permissionFor[key]) ? { yours: true } : {}),
      ...(at === null ? {} : { moment: { key: 'since', at } }),
    }
  })
  return [...items.filter(({ yours }) => yours), ...items.filter(({ yours }) => !yours)]
}

function complaintItems(
  waiting: NonNullable<Dashboard['complaints']>,
  permissions: readonly Permission[],
): DashboardItem[] {
  const at = '/staff/complaints'
  const items: DashboardItem[] = [
    { key: 'overdue', count: waiting.overdue, href: `${at}?view=overdue`, tone: 'danger' },
    { key: 'approaching', count: waiting.approaching, href: `${at}?view=open&bucket=approaching`, tone: 'warning' },
    { key: 'received', count: waiting.received, href: `${at}?view=all&state=received` },
    { key: 'unassigned', count: waiting.unassigned, href: `${at}?view=unassigned` },
  ]
  const mine: DashboardItem = { key: 'mine', count: waiting.mine, href: `${at}?view=mine`, yours: true }
  const open: DashboardItem = { key: 'open', count: waiting.open, href: `${at}?view=open` }
  return [...(permissions.includes('complaints:answer') ? [mine] : []), ...items, open]
}

function publishingItems(upcoming: NonNullable<Dashboard['documents']>, at: string): DashboardItem[] {
  const { nextStart, nextEnd } = upcoming
  return [
    { key: 'draft', count: upcoming.draft, href: `${at}?view=draft` },
    {
      key: 'scheduled',
      count: upcoming.scheduled,
      href: `${at}?view=scheduled`,
      ...(nextStart === null ? {} : { moment: { key: 'next_start', at: nextStart } }),
    },
    {
      key: 'ending',
      count: upcoming.ending,
      href: `${at}?view=ending`,
      tone: 'warning',
      ...(nextEnd === null ? {} : { moment: { key: 'next_end', at: nextEnd } }),
    },
  ]
}

function hasOwnWork({ items }: DashboardSection): boolean {
  return items.some(({ yours }) => yours)
}

function invitedItem(invited: number): DashboardItem {
  return { key: 'invited', count: invited, href: '/staff/people?view=invited' }
}

// Sections and items of the staff dashboard, in order, each with a link to its list.

import type { Permission } from '#root/permissions.ts'
import type { Desk } from './contract.ts'

/** `moment`: an instant shown with the item. `yours`: work of the signed-in person. */
export type Line = {
  key: LineKey
  count: number
  href: string
  tone?: 'danger' | 'warning'
  yours?: true
  moment?: { key: 'since' | 'next_start' | 'next_end'; at: string }
}
export type LineKey = ComplaintLine | ApplicationLine | PublishingLine | 'invited'
export type PileKey = 'complaints' | 'applications' | 'documents' | 'news' | 'people'
export type Pile = { key: PileKey; lines: Line[] }

/** The sections that the person may see, each with the views of its list as items; sections with own work come first. */
export function pilesOf(desk: Desk, permissions: readonly Permission[]): Pile[] {
  const { complaints, applications, documents, news, people } = desk
  const piles: [PileKey, Line[] | undefined][] = [
    ['applications', applications && applicationLines(applications, permissions)],
    ['complaints', complaints && complaintLines(complaints, permissions)],
    ['documents', documents && publishingLines(documents, '/staff/documents')],
    ['news', news && publishingLines(news, '/staff/news')],
    ['people', people && [invitedLine(people.invited)]],
  ]
  const visible = piles.flatMap(([key, lines]) => (lines ? [{ key, lines }] : []))
  return visible.toSorted((a, b) => Number(hasOwnWork(b)) - Number(hasOwnWork(a)))
}

/** Number of applications whose next step the person may do. */
export function applicationsForMe(waiting: Desk['applications'], permissions: readonly Permission[]): number {
  return Object.entries(permissionFor).reduce(
    (sum, [state, permission]) =>
      permissions.includes(permission) ? sum + (waiting?.[state as keyof typeof permissionFor] ?? 0) : sum,
    0,
  )
}

const permissionFor = {
  submitted: 'applications:prepare',
  prepared: 'applications:check',
  checked: 'applications:approve',
} as const

type ApplicationLine = keyof typeof permissionFor | 'returned'
type ComplaintLine = 'overdue' | 'approaching' | 'received' | 'unassigned' | 'mine' | 'open'
type PublishingLine = 'draft' | 'scheduled' | 'ending'

/** Own work comes first. */
function applicationLines(waiting: NonNullable<Desk['applications']>, permissions: readonly Permission[]): Line[] {
  const lines = (['submitted', 'prepared', 'checked', 'returned'] as const).map((key): Line => {
    const at = waiting.since[key]
    return {
      key,
      count: waiting[key],
      href: `/staff/applications?view=${key}`,
      ...(key !== 'returned' && permissions.includes(permissionFor[key]) ? { yours: true } : {}),
      ...(at === null ? {} : { moment: { key: 'since', at } }),
    }
  })
  return [...lines.filter(({ yours }) => yours), ...lines.filter(({ yours }) => !yours)]
}

function complaintLines(waiting: NonNullable<Desk['complaints']>, permissions: readonly Permission[]): Line[] {
  const at = '/staff/complaints'
  const lines: Line[] = [
    { key: 'overdue', count: waiting.overdue, href: `${at}?view=overdue`, tone: 'danger' },
    { key: 'approaching', count: waiting.approaching, href: `${at}?view=open&bucket=approaching`, tone: 'warning' },
    { key: 'received', count: waiting.received, href: `${at}?view=all&state=received` },
    { key: 'unassigned', count: waiting.unassigned, href: `${at}?view=unassigned` },
  ]
  const mine: Line = { key: 'mine', count: waiting.mine, href: `${at}?view=mine`, yours: true }
  const open: Line = { key: 'open', count: waiting.open, href: `${at}?view=open` }
  return [...(permissions.includes('complaints:answer') ? [mine] : []), ...lines, open]
}

function publishingLines(ahead: NonNullable<Desk['documents']>, at: string): Line[] {
  const { nextStart, nextEnd } = ahead
  return [
    { key: 'draft', count: ahead.draft, href: `${at}?view=draft` },
    {
      key: 'scheduled',
      count: ahead.scheduled,
      href: `${at}?view=scheduled`,
      ...(nextStart === null ? {} : { moment: { key: 'next_start', at: nextStart } }),
    },
    {
      key: 'ending',
      count: ahead.ending,
      href: `${at}?view=ending`,
      tone: 'warning',
      ...(nextEnd === null ? {} : { moment: { key: 'next_end', at: nextEnd } }),
    },
  ]
}

function hasOwnWork({ lines }: Pile): boolean {
  return lines.some(({ yours }) => yours)
}

function invitedLine(invited: number): Line {
  return { key: 'invited', count: invited, href: '/staff/people?view=invited' }
}

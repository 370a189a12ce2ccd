// Navigation of the three shells: the pages of all features, which the server puts into the context of page requests.

import { createContext } from 'react-router'
import type { Dashboard } from '#features/dashboards/contract.ts'
import type { Language } from '#kit/language.ts'
import type { ConsoleGroup, ConsolePage, PortalPage, PublicPage } from '#root/manifest.ts'
import type { Permission } from '#root/permissions.ts'

export type Navigation = {
  public: readonly PublicPage[]
  portal: readonly PortalPage[]
  console: readonly ConsolePage[]
}

/** Read by the loaders of the shells, so that browsers load no messages of features for it. */
export const navigationContext = createContext<Navigation>()

/** A page of a signed-in app in the reader's language, as loaders send it. */
export type SignedInPage = Omit<ConsolePage, 'label' | 'short' | 'group'> & {
  label: string
  short?: string
  group?: ConsoleGroup
}
/** An entry with the count of pending work shown beside it; those of the portal have no group. */
export type NavigationEntry = Pick<SignedInPage, 'to' | 'label' | 'short' | 'icon' | 'group'> & { count?: number }

export function pagesIn(language: Language, pages: readonly (PortalPage | ConsolePage)[]): SignedInPage[] {
  return pages.map(({ label, short, ...page }) => ({
    ...page,
    label: label[language],
    ...(short && { short: short[language] }),
  }))
}

/** The entries for somebody with these permissions, with counts where the dashboard has been read. */
export function entriesFor(
  pages: readonly SignedInPage[],
  permissions: readonly Permission[],
  dashboard: Dashboard = {},
): NavigationEntry[] {
  return pages
    .filter(({ permission }) => !permission || permissions.includes(permission))
    .map(({ to, label, short, icon, group, badge }) => ({
      to,
      label,
      icon,
      ...(group && { group }),
      ...(short && { short }),
      ...(badge && { count: countOf(badge, permissions, dashboard) }),
    }))
}

/** The label of the entry that a path belongs to, the heading while its page loads. @example labelAt(pages, '/staff/complaints/17') // 'Complaints' */
export function labelAt(pages: readonly SignedInPage[], pathname: string): string | undefined {
  const above = pages.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return above.toSorted((a, b) => b.to.length - a.to.length)[0]?.label
}

function countOf(
  { section, counts }: NonNullable<ConsolePage['badge']>,
  permissions: readonly Permission[],
  dashboard: Dashboard,
): number {
  const found: Partial<Record<string, unknown>> = dashboard[section] ?? {}
  const mine = counts.filter(({ permission }) => !permission || permissions.includes(permission))
  return mine.reduce((sum, { count }) => sum + Number(found[count] ?? 0), 0)
}

/** A page of one's own account: it is in the person's menu. */
export function isOwn({ group }: NavigationEntry): boolean {
  return group === 'own'
}

/** On small screens the other entries are behind "More". */
const maxPlaces = 4
const rareGroups = new Set<NavigationEntry['group']>(['people', 'settings', 'office'])

/** What is shown on small screens: the first of every group before the second of any, what seldom changes last. */
export function placesOf(entries: NavigationEntry[]): NavigationEntry[] {
  if (entries.length <= maxPlaces + 1) return entries
  const ranked = groupsOf(entries).flatMap((group) => {
    const isRare = rareGroups.has(group[0]!.group)
    return group.map((entry, index) => ({ entry, rank: isRare ? index + entries.length : index }))
  })
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, maxPlaces)
      .map(({ entry }) => entry),
  )
  return entries.filter((entry) => chosen.has(entry))
}

/** Entries that follow each other in one group; those without groups are one. */
export function groupsOf(entries: NavigationEntry[]): NavigationEntry[][] {
  return entries.reduce<NavigationEntry[][]>((groups, entry) => {
    const last = groups.at(-1)
    if (last && last[0]!.group === entry.group) last.push(entry)
    else groups.push([entry])
    return groups
  }, [])
}

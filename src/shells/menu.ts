// Public menu: its groups and entries, and the breadcrumbs that follow from them.

import type { Bilingual } from '#kit/language.ts'
import type { MenuGroupName, PublicPage } from '#root/manifest.ts'
import { shellMessages } from './messages.ts'

export type MenuGroup = { name: MenuGroupName; label: Bilingual; order: number; items: PublicPage[] }
export type MenuEntry = PublicPage | MenuGroup

const groups: Record<MenuGroupName, { label: Bilingual; order: number }> = {
  organization: { label: shellMessages['nav.organization'], order: 10 },
  services: { label: shellMessages['nav.services'], order: 20 },
  publications: { label: shellMessages['nav.publications'], order: 30 },
  notices: { label: shellMessages['nav.notices'], order: 40 },
}

/** Pages that the shell itself links to. */
const home: PublicPage = { label: shellMessages['nav.home'], to: '/', order: 0 }
const login: PublicPage = { label: shellMessages['nav.login'], to: '/login' }

/** Pages about the website itself, to which the footer leads. */
const sitePages: PublicPage[] = [
  { label: shellMessages['footer.categories'], to: '/categories' },
  { label: shellMessages['footer.accessibility'], to: '/accessibility' },
  { label: shellMessages['footer.aboutWebsite'], to: '/about' },
]

/** Pages to which the shell itself links, for the search. */
export const sitePagesOfShell: readonly PublicPage[] = [login, ...sitePages]

/** In place of the login for whoever is signed in on this device; it leads staff on to the console. */
export const account: PublicPage = { label: shellMessages['nav.account'], to: '/account' }

/** The entries for an organisation that shows these optional pages. Language switch and login are separate. */
export function menuFor(pages: readonly PublicPage[], shown: readonly string[]): MenuEntry[] {
  const visible = [home, ...pages].filter(
    ({ to, order, optional }) => order !== undefined && (!optional || shown.includes(to)),
  )
  const single = visible.filter(({ group }) => !group)
  const grouped = Object.entries(groups).map(([name, group]): MenuGroup => {
    const items = visible.filter((page) => page.group === name).toSorted(byOrder)
    return { name: name as MenuGroupName, ...group, items }
  })
  return [...single, ...grouped].toSorted(byOrder)
}

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry
}

/** Whether this entry, or one in it, is the current page. A page below an entry counts as the entry. */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  if (isGroup(entry)) return entry.items.some((item) => isCurrent(item, path))
  return entry.to === path || (entry.to !== '/' && path.startsWith(`${entry.to}/`))
}

/** One path for all pages at which the menus are the same: an entry's own, one below it, or none. */
export function menuPath(path: string, pages: readonly PublicPage[]): string {
  const entries = [home, login, ...pages].filter((page) => isCurrent(page, path))
  const nearest = entries.toSorted((a, b) => b.to.length - a.to.length)[0]
  if (!nearest) return ''
  return nearest.to === path ? path : `${nearest.to}/`
}

/** Without an address: the name of a group whose first page is the page itself. */
type TrailEntry = { label: Bilingual; to?: string }

/** Breadcrumbs of a page: home, its group, which leads to the group's first page, and its entry or the one above it. */
export function trailTo(path: string, pages: readonly PublicPage[]): TrailEntry[] {
  if (path === '/') return []
  const page = [login, ...sitePages, ...pages].find((each) => isCurrent(each, path))
  if (!page) return [home]
  return [home, ...groupOf(page, pages), page]
}

function groupOf({ group, to }: PublicPage, pages: readonly PublicPage[]): TrailEntry[] {
  if (!group) return []
  const listed = pages.filter((each) => each.group === group && each.order !== undefined && !each.optional)
  const first = listed.toSorted(byOrder)[0]
  const { label } = groups[group]
  return [first && first.to !== to ? { label, to: first.to } : { label }]
}

function byOrder(a: { order?: number }, b: { order?: number }): number {
  return (a.order ?? 0) - (b.order ?? 0)
}

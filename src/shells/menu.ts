// Public menu: its groups and entries, and the breadcrumbs that follow from it.

import type { ShellKey } from './messages.ts'

export type MenuLink = {
  label: ShellKey
  to: string
  /** Shown only where the organisation's row has the path; the page itself always exists. */
  optional?: true
  /** Left out of the list on small screens. */
  onlyWide?: true
}
export type MenuGroup = { label: ShellKey; items: MenuLink[] }
export type MenuEntry = MenuLink | MenuGroup

const menu: MenuEntry[] = [
  { label: 'nav.home', to: '/' },
  {
    label: 'nav.organization',
    items: [
      { label: 'nav.history', to: '/organization-history', optional: true },
      { label: 'nav.introduction', to: '/organization-profile' },
      { label: 'nav.provisionED', to: '/provision-executive-director' },
      { label: 'nav.member', to: '/members' },
      { label: 'nav.news', to: '/news' },
    ],
  },
  {
    label: 'nav.services',
    items: [
      { label: 'nav.miscellaneous', to: '/miscellaneous' },
      { label: 'nav.meterSchedule', to: '/meter-reading-schedule' },
      { label: 'nav.waterSchedule', to: '/water-schedule' },
      // Spelt so by the specification.
      { label: 'nav.tariffCalculator', to: '/tarrif-calculator' },
    ],
  },
  {
    label: 'nav.publications',
    items: [
      { label: 'nav.annualReports', to: '/publications/annual-reports' },
      { label: 'nav.auditReports', to: '/publications/audit-reports' },
      { label: 'nav.waterQuality', to: '/publications/water-quality-test-report' },
      { label: 'nav.downloads', to: '/publications/downloads' },
    ],
  },
  {
    label: 'nav.notices',
    items: [
      { label: 'nav.tenderNotices', to: '/notices/tender-notices' },
      { label: 'nav.tariffOthers', to: '/notices/tariff-and-others' },
      { label: 'nav.consumerNotice', to: '/notices/consumer-notice' },
    ],
  },
  { label: 'nav.career', to: '/career' },
  { label: 'nav.gallery', to: '/gallery', onlyWide: true },
  { label: 'nav.contact', to: '/contact', onlyWide: true },
]

/** Pages without a menu entry: their position for breadcrumbs. */
const besideTheMenu: MenuEntry[] = [
  {
    label: 'nav.services',
    items: [
      { label: 'nav.registration', to: '/registration' },
      { label: 'nav.tariff', to: '/tariff' },
      { label: 'nav.complaint', to: '/complaint' },
    ],
  },
  { label: 'nav.notices', items: [{ label: 'nav.vacancy', to: '/notices/vacancy' }] },
  { label: 'nav.login', to: '/login' },
  { label: 'nav.examples', to: '/examples' },
]

/** The entries for an organisation that shows these optional pages. Language switch and login are separate. */
export function menuFor(screen: 'wide' | 'small', pages: readonly string[]): MenuEntry[] {
  return menu
    .filter((entry) => screen === 'wide' || isGroup(entry) || !entry.onlyWide)
    .map((entry) => (isGroup(entry) ? { ...entry, items: entry.items.filter((item) => isShown(item, pages)) } : entry))
}

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry
}

/** Whether this entry, or one in it, is the current page. A page below an entry counts as the entry. */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  if (isGroup(entry)) return entry.items.some((item) => isCurrent(item, path))
  return entry.to === path || (entry.to !== '/' && path.startsWith(`${entry.to}/`))
}

/** Breadcrumbs of a page: home, its group, and the entry above it when the page is below one. */
export function trailTo(path: string): { label: ShellKey; to?: string }[] {
  const home = { label: 'nav.home', to: '/' } as const
  if (path === '/') return []
  const entry = [...menu, ...besideTheMenu].find((entry) => isCurrent(entry, path))
  if (!entry) return [home]
  if (!isGroup(entry)) return entry.to === path ? [home] : [home, { label: entry.label, to: entry.to }]
  const item = entry.items.find((item) => isCurrent(item, path))!
  const below = item.to === path ? [] : [{ label: item.label, to: item.to }]
  return [home, { label: entry.label }, ...below]
}

function isShown(item: MenuLink, pages: readonly string[]): boolean {
  return !item.optional || pages.includes(item.to)
}

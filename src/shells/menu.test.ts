// Tests of the public menu and the breadcrumbs from it.

import { expect, test } from 'vitest'
import { navigation } from '#root/features.ts'
import type { MenuEntry } from './menu.ts'
import { isCurrent, isGroup, menuFor, menuPath, trailTo } from './menu.ts'

const pages = navigation.public
const addresses = (entries: MenuEntry[]) => entries.map((entry) => (isGroup(entry) ? entry.name : entry.to))
const group = (entries: MenuEntry[], name: string) =>
  entries.filter(isGroup).find((entry) => entry.name === name)?.items ?? []

const organizationShown = (shown: string[]) => group(menuFor(pages, shown), 'organization').map(({ label }) => label.en)

test('the menu has every entry', () => {
  expect(addresses(menuFor(pages, []))).toEqual([
    '/',
    'organization',
    'services',
    'publications',
    'notices',
    '/career',
    '/gallery',
    '/contact',
  ])
})

test('the list on small screens omits gallery and contact', () => {
  const onWide = menuFor(pages, []).filter((entry) => !isGroup(entry) && entry.onlyWide)
  expect(addresses(onWide)).toEqual(['/gallery', '/contact'])
})

test('the history is shown only where the organisation lists it', () => {
  const without = ['Introduction', 'Provisions related to the Executive Director', 'Member', 'News']
  expect(organizationShown([])).toEqual(without)
  expect(organizationShown(['/organization-history'])).toEqual(['History', ...without])
})

test.each([
  ['services', ['Miscellaneous', 'Meter reading schedule', 'Water supply schedule', 'Tariff calculator']],
  ['publications', ['Annual reports', 'Audit reports', 'Water quality report', 'Downloads']],
  ['notices', ['Tender notices', 'Tariff and others', 'Consumer notice']],
])('the group %s has the entries %j', (name, labels) => {
  expect(group(menuFor(pages, []), name).map(({ label }) => label.en)).toEqual(labels)
})

test('a group is current when the current page is one of its entries or below one', () => {
  const [home, organization] = menuFor(pages, [])
  expect(isCurrent(home!, '/')).toBe(true)
  expect(isCurrent(home!, '/news')).toBe(false)
  expect(isCurrent(organization!, '/news')).toBe(true)
  expect(isCurrent(organization!, '/news/new-tank')).toBe(true)
  expect(isCurrent(organization!, '/newspapers')).toBe(false)
})

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/new-tank', '/news/'],
  ['/news/new-tank/print', '/news/'],
  ['/newspapers', ''],
  ['/login/forgotten', '/login/'],
  ['/unknown', ''],
])('the menus of %s are those of "%s"', (path, shared) => {
  expect(menuPath(path, pages)).toBe(shared)
  const currentAt = (at: string) => pages.filter((entry) => isCurrent(entry, at)).map(({ to }) => [to, to === at])
  expect(currentAt(shared)).toEqual(currentAt(path))
})

test.each([
  ['/', []],
  ['/career', ['Home', 'Career']],
  ['/publications/annual-reports', ['Home', 'Publications', 'Annual reports']],
  ['/publications/downloads', ['Home', 'Publications', 'Downloads']],
  ['/news/new-tank', ['Home', 'Organization', 'News']],
  ['/registration', ['Home', 'Services', 'Connection application']],
  ['/registration/new', ['Home', 'Services', 'Connection application']],
  ['/tariff', ['Home', 'Services', 'Water tariff']],
  ['/complaint/received/C-7K4M-29XQ', ['Home', 'Services', 'Complaint and feedback']],
  ['/pay', ['Home', 'Services', 'Bill payment']],
  ['/pay/return/esewa', ['Home', 'Services', 'Bill payment']],
  ['/notices/vacancy', ['Home', 'Notices', 'Vacancy']],
  ['/login/forgotten', ['Home', 'Login']],
  ['/accessibility', ['Home', 'Accessibility']],
  ['/unknown', ['Home']],
])('the breadcrumbs of %s are %j', (path, trail) => {
  expect(trailTo(path, pages).map((crumb) => crumb.label.en)).toEqual(trail)
})

test('the group of a breadcrumb leads to its first page, except on that page', () => {
  const [, group] = trailTo('/publications/downloads', pages)
  expect(group).toMatchObject({ to: '/publications/annual-reports' })
  expect(trailTo('/publications/annual-reports', pages)[1]).not.toHaveProperty('to')
})

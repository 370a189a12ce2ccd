// Tests of the public menu and the breadcrumbs from it.

import { expect, test } from 'vitest'
import type { MenuEntry } from './menu.ts'
import { isCurrent, isGroup, menuFor, trailTo } from './menu.ts'

const labels = (entries: MenuEntry[]) => entries.map((entry) => entry.label.replace('nav.', ''))
const group = (entries: MenuEntry[], label: string) =>
  entries.filter(isGroup).find((entry) => entry.label === label)?.items ?? []

test('wide screens show every entry', () => {
  expect(labels(menuFor('wide', []))).toEqual([
    'home',
    'organization',
    'services',
    'publications',
    'notices',
    'career',
    'gallery',
    'contact',
  ])
})

test('the list on small screens omits gallery and contact', () => {
  expect(labels(menuFor('small', []))).toEqual([
    'home',
    'organization',
    'services',
    'publications',
    'notices',
    'career',
  ])
})

test('the history is shown only where the organisation lists it', () => {
  const without = ['introduction', 'provisionED', 'member', 'news']
  expect(labels(group(menuFor('wide', []), 'nav.organization'))).toEqual(without)
  expect(labels(group(menuFor('small', ['/organization-history']), 'nav.organization'))).toEqual([
    'history',
    ...without,
  ])
})

test('a group is current when the current page is one of its entries or below one', () => {
  const [home, organization] = menuFor('wide', [])
  expect(isCurrent(home!, '/')).toBe(true)
  expect(isCurrent(home!, '/news')).toBe(false)
  expect(isCurrent(organization!, '/news')).toBe(true)
  expect(isCurrent(organization!, '/news/new-tank')).toBe(true)
  expect(isCurrent(organization!, '/newspapers')).toBe(false)
})

test.each([
  ['/', []],
  ['/career', ['home']],
  ['/publications/downloads', ['home', 'publications']],
  ['/news/new-tank', ['home', 'organization', 'news']],
  ['/registration', ['home', 'services']],
  ['/registration/new', ['home', 'services', 'registration']],
  ['/tariff', ['home', 'services']],
  ['/complaint/received/C-7K4M-29XQ', ['home', 'services', 'complaint']],
  ['/notices/vacancy', ['home', 'notices']],
  ['/login/forgotten', ['home', 'login']],
  ['/unknown', ['home']],
])('the breadcrumbs of %s are %j', (path, trail) => {
  expect(trailTo(path).map((crumb) => crumb.label.replace('nav.', ''))).toEqual(trail)
})

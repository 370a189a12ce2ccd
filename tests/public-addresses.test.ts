// Tests of the addresses that the link check takes to be there, against the routes of the product.

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from '#root/public-addresses.ts'
import routes from '#root/routes.ts'
import { openWorld, type World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

const isThere = (path: string) => isPublicAddress(world.visitor(world.damak), path)

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ])
}

test('every page and file without parameters is there', async () => {
  const fixed = pathsOf(routes).filter((path) => !path.includes(':'))
  expect(fixed.length).toBeGreaterThan(60)
  const missing: string[] = []
  for (const path of fixed) if (!(await isThere(path))) missing.push(path)
  expect(missing).toEqual([])
  expect(await isThere('/news/')).toBe(true)
})

test('of pages with parameters those of public items are there, and no invented one', async () => {
  const invented = [
    '/news/none',
    '/gallery/none',
    '/gallery/none/2',
    '/files/999999/a.pdf',
    '/documents/999999/a',
    '/nothing',
    '/news/%E0%A4%A',
    '//a',
  ]
  for (const path of [...invented, '/preview/abc', '/organization-profile/more'])
    expect([path, await isThere(path)]).toEqual([path, false])
})

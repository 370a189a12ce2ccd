// Tests that the manifests are complete: every feature is listed, its API rows are served, its messages and addresses are its own.

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dashboard } from '#features/dashboards/contract.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { itemAt, itemOf, targetsOf } from '#features/audit/rules/items.ts'
import { dashboardSections, features, items, navigation } from '#root/features.ts'
import { api, dashboardSources, serverFeatures } from '#root/features.server.ts'
import routes from '#root/routes.ts'
import { importAll } from './import-all.ts'

type Module = Record<string, unknown>

const written = await importAll<Module>('src/features/*/feature.ts')
const writtenForServer = await importAll<Module>('src/features/*/feature.server.ts')
const served = await importAll<Module>('src/features/*/api.server.ts')
const parts = globSync(['src/features/*/{messages,api.server,jobs.server}.ts', 'src/features/*/messages/*.ts'])

test.each([
  ['feature.ts', written, features],
  ['feature.server.ts', writtenForServer, serverFeatures],
])('every %s is in its list, once', (_, modules, list: readonly unknown[]) => {
  const manifests = Object.values(modules).flatMap((module) => Object.values(module))
  expect(manifests).toHaveLength(Object.keys(modules).length)
  expect(manifests.filter((manifest) => !list.includes(manifest))).toEqual([])
  expect(list).toHaveLength(manifests.length)
})

test('every feature with messages, an API or jobs has a manifest', () => {
  const folders = parts.map((path) => path.split('/')[2])
  expect(folders.length).toBeGreaterThan(40)
  expect(folders.filter((name) => !written[`src/features/${name}/feature.ts`])).toEqual([])
})

test('every row that a feature serves is in the API', () => {
  const lists = Object.values(served).flatMap((module) => Object.values(module).filter((each) => Array.isArray(each)))
  const rows = lists.flat() as ServedRow[]
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter((row) => !api.includes(row)).map(({ name }) => name)).toEqual([])
})

test('every section of the dashboard has one definition and one source', () => {
  const sources = dashboardSources.map(({ section }) => section)
  expect(sources.toSorted()).toEqual(Object.keys(dashboard.shape).toSorted())
  expect(dashboardSections.map(({ section }) => section).toSorted()).toEqual(sources.toSorted())
})

test.each([
  ['message', features.map(({ messages = {} }) => messages)],
  ['label of an action', features.map(({ auditActions = {} }) => auditActions)],
])('no two features define the same %s', (_, dictionaries) => {
  const keys = dictionaries.flatMap((dictionary) => Object.keys(dictionary))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('what is done to a row of a list or to a published item leads to its page', () => {
  const kinds = [
    ...serverFeatures.flatMap(({ lists = [] }) => lists.map(({ subject, contract }) => ({ subject, contract }))),
    ...serverFeatures.flatMap(({ published = [] }) =>
      published.map(({ kind, contract }) => ({ subject: kind, contract })),
    ),
  ]
  expect(kinds.length).toBeGreaterThan(19)
  for (const { subject, contract } of kinds) {
    const target = contract.read.path.replace('{orgId}', '487').replace('{id}', '7')
    const item = itemOf(items, `${subject} 7`)
    expect(item, subject).toMatch(/^[a-z-]+\/7$/)
    expect(itemOf(items, target), target).toBe(item)
    expect(targetsOf(items, item!, 487)).toEqual({ subject: `${subject} 7`, path: target })
    expect(itemAt(items, `/staff/${item}`)).toBe(item)
  }
})

test('every address of the navigation is a page', () => {
  const pages = new Set(pathsOf(routes))
  const addresses = Object.values(navigation).flatMap((entries) => entries.map(({ to }) => to))
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses.filter((address) => !pages.has(address))).toEqual([])
})

function pathsOf(entries: typeof routes): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])
}

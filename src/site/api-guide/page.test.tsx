// Tests of the API reference page: its loader describes the rows in the reader's language.

import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { publicOrigin, requestContext } from '#platform/page-context.ts'
import { openWorld, type World } from '#tests/world.ts'
import { loader } from './page.tsx'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

test.each([
  ['en', /^[^\u0900-\u097F]+$/],
  ['ne', /[\u0900-\u097F]/],
] as const)('every row is described in %s', async (language, text) => {
  for (const summary of await summariesIn(language)) expect(summary).toMatch(text)
})

test('an operation is shown with its parameters, and an unknown one is missing', async () => {
  const shown = await load('en', '?operation=trackComplaint')
  expect(shown).toMatchObject({ one: { method: 'POST', path: '/customer/complaints/{orgId}/tracking' } })
  await expect(load('en', '?operation=nothing')).rejects.toMatchObject({ init: { status: 404 } })
})

async function summariesIn(language: Language): Promise<string[]> {
  const shown = await load(language, '')
  const summaries = 'all' in shown ? shown.all.flatMap(({ rows }) => rows.map(({ summary }) => summary)) : []
  expect(summaries.length).toBeGreaterThan(100)
  return summaries
}

function load(language: Language, search: string): ReturnType<typeof loader> {
  const context = new RouterContextProvider()
  context.set(requestContext, { ...world.visitor(world.damak), language })
  context.set(publicOrigin, 'http://damak.test')
  const request = new Request(`http://damak.test/web-resources${search}`)
  return loader({ context, request } as unknown as Parameters<typeof loader>[0])
}

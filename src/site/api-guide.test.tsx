// Tests of the API reference page: its loader describes the rows in the reader's language.

import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { publicOrigin, requestContext } from '#platform/page-context.ts'
import { openWorld, type World } from '#tests/world.ts'
import { loader } from './api-guide.tsx'

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

async function summariesIn(language: Language): Promise<string[]> {
  const context = new RouterContextProvider()
  context.set(requestContext, { ...world.visitor(world.damak), language })
  context.set(publicOrigin, 'http://damak.test')
  const { outline } = await loader({ context } as unknown as Parameters<typeof loader>[0])
  const summaries = outline.flatMap(({ rows }) => rows.map(({ summary }) => summary))
  expect(summaries.length).toBeGreaterThan(100)
  return summaries
}

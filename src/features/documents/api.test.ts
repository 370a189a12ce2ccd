// Tests of the public API of documents: page, query validation, unknown organisation.

import { beforeAll, expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { document } from './operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
  for (const day of ['01', '02', '03'])
    await addItem(world.system(world.damak), document, {
      type: 'consumer',
      titleEn: `Notice ${day}`,
      titleNe: `सूचना ${day}`,
      filename: `notice-${day}.pdf`,
      bytes: sampleFile('pdf', day),
      publishedOn: `2026-11-${day}`,
    })
})

test('a page of reports is returned in the requested language', async () => {
  const answer = await world.api('GET', '/customer/reports/487?type=consumer&limit=2&page=2', { language: 'ne' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    total: 3,
    data: [{ title: 'सूचना 01', titleEn: 'Notice 01', state: null }],
  })
})

test.each([
  ['type=consumer&page=0&limit=1000', 200],
  ['type=consumer&page=999999999', 200],
  ['type=consumer&sortBy=size&sortOrder=desc&search=%25', 200],
  ['type=consumer&title=%25&filename=notice&sizeFrom=0&sizeTo=%E0%A5%AF%E0%A5%AF%E0%A5%AF', 200],
  ['type=consumer&sizeTo=9007199254740991', 200],
  ['type=consumer&sizeTo=9007199254740993', 400],
  ['type=consumer&sizeFrom=-1', 400],
  ['type=consumer&sizeFrom=1.5', 400],
  ['type=consumer&sizeFrom=500+KB', 400],
  ['type=gossip', 400],
  ['', 400],
  ['type=consumer&sortBy=file_hash', 400],
  ['type=consumer&sortOrder=sideways', 400],
])('?%s returns %i', async (query, status) => {
  const answer = await world.api('GET', `/customer/reports/487?${query}`)
  expect(answer.status).toBe(status)
})

test('an unknown organisation returns 404', async () => {
  expect((await world.api('GET', '/customer/reports/999?type=consumer')).status).toBe(404)
})

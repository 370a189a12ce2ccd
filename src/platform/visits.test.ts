// Tests of visits: what counts as one, and sums by page and day.

import { beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/world.ts'
import { isVisit } from './visits.server.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

test.each([
  ['a phone', { 'user-agent': phone, 'sec-fetch-mode': 'navigate' }, true],
  [
    'a phone whose name ends as that of a robot',
    {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
    },
    true,
  ],
  ['an old browser', { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; rv:52.0) Gecko/20100101 Firefox/52.0' }, true],
  ['a page fetched by a script', { 'user-agent': phone, 'sec-fetch-mode': 'cors' }, false],
  [
    'a page fetched in advance',
    { 'user-agent': phone, 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' },
    false,
  ],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    false,
  ],
  ['a preview of a link', { 'user-agent': 'facebookexternalhit/1.1' }, false],
  ['a command', { 'user-agent': 'curl/8.5.0' }, false],
  ['a program without a name', {}, false],
])('%s', (_, headers: Record<string, string>, counts) => {
  expect(isVisit((name) => headers[name])).toBe(counts)
})

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('visits are summed by organisation, day in Nepal and page, and nothing else is stored', async () => {
  const { visits, database } = world.resources
  world.travelTo('2026-11-22T18:00:00Z')
  for (const page of ['/', '/news', '/']) visits.count(487, page)
  visits.count(320, '/')
  visits.count(999, '/')
  await visits.write()
  visits.count(487, '/')
  await visits.write()
  world.travelTo('2026-11-22T18:20:00Z')
  visits.count(487, '/news')
  await visits.write()
  await visits.write()
  const rows = await database
    .selectFrom('pageVisits')
    .selectAll()
    .orderBy('orgId')
    .orderBy('day')
    .orderBy('page')
    .execute()
  expect(rows.map(({ orgId, day, page, visits: sum }) => [orgId, day, page, sum])).toEqual([
    [320, '2026-11-22', '/', 1],
    [487, '2026-11-22', '/', 3],
    [487, '2026-11-22', '/news', 1],
    [487, '2026-11-23', '/news', 1],
  ])
})

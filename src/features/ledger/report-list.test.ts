// Test of the list of reports: every row that it names answers with the parameters that it names.

import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { ReportsPage } from './contract/reports.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

async function list(query = ''): Promise<ReportsPage> {
  const answer = await world.api('GET', `/admin/reports/487${query}`, { as: cast.bishnu })
  expect(answer.status).toBe(200)
  return answer.json()
}

test('reports are listed, searched and paged, and each is read where the list says', async () => {
  const { data, total } = await list()
  expect(data.map(({ report, parameters }) => [report, parameters])).toEqual([
    ['ageing', ['on', 'by']],
    ['collection', ['from', 'until', 'by']],
    ['trial-balance', ['on']],
  ])
  expect(total).toBe(3)
  for (const { path, parameters } of data) {
    const query = parameters.map((name) => `${name}=${name === 'by' ? 'ward' : '2026-11-21'}`).join('&')
    const { status } = await world.api('GET', `${path.replace('{orgId}', '487')}?${query}`, { as: cast.bishnu })
    expect([path, status]).toEqual([path, 200])
  }
  expect((await list('?search=ward&limit=1&page=2')).data.map(({ report }) => report)).toEqual(['collection'])
  expect((await list(`?search=${encodeURIComponent('सन्तुलन')}`)).data.map(({ report }) => report)).toEqual([
    'trial-balance',
  ])
  expect((await list('?sortOrder=desc&limit=1')).data[0]!.report).toBe('trial-balance')
})

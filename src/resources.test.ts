// Two servers on one database: a corrected calendar reaches both and invalidates their pages.

import { expect, onTestFinished, test, vi } from 'vitest'
import { toAd } from '#kit/calendar/bikram-sambat.ts'
import { bundledMonthTable } from '#kit/calendar/month-table.ts'
import { setMonthTable } from '#kit/calendar/table-in-use.ts'
import { removeCorrectedYear, saveCorrectedYear } from '#platform/calendar.server.ts'
import { renderedPage } from '#platform/page-encoding.server.ts'
import { openWorld } from '#tests/world.ts'
import { openResources } from './resources.ts'

const soon = { timeout: 20_000 }

test('a corrected calendar is used by both servers, and the cached pages of every organisation are invalidated', async () => {
  const { world, servers } = await twoServers()
  onTestFinished(() => setMonthTable(bundledMonthTable))
  const months = [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 30, 31]
  await saveCorrectedYear(world.resources.database, { year: 2084, months, status: 'verified', source: 'The gazette' })
  await vi.waitFor(() => expect(servers.map((server) => pagesOf(server))).toEqual([[], []]), soon)
  await vi.waitFor(() => {
    for (const { calendar } of servers)
      expect(toAd({ year: 2084, month: 2, day: 1 }, calendar.table())).toBe('2027-05-14')
  }, soon)
  await removeCorrectedYear(world.resources.database, 2084)
  await vi.waitFor(
    () => expect(servers.map(({ calendar }) => calendar.table())).toEqual([bundledMonthTable, bundledMonthTable]),
    soon,
  )
})

type Server = Awaited<ReturnType<typeof openResources>>

async function twoServers() {
  const world = await openWorld()
  const { env, database: db } = world.resources
  const running = { db, url: world.databaseUrl, died: new Promise<string>(() => {}), stop: async () => {} }
  const servers = [await openResources(env, running), await openResources(env, running)]
  for (const server of servers) {
    onTestFinished(() => server.close())
    for (const org of [320, 487])
      server.pages.set(org, 'page', renderedPage('page', 200, {}, { renderedAt: 0, staleAt: Infinity }))
  }
  return { world, servers }
}

function pagesOf({ pages }: Server): number[] {
  return [320, 487].filter((org) => pages.get(org, 'page', new Date()))
}

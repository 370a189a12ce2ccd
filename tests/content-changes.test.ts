// Tests of what a change of published content announces: an addition, or a change after which nothing from before may be read.

import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listen } from '#platform/notify.server.ts'
import { addedTables } from '#platform/tables-read.server.ts'
import { createPermanentItems, sampleItems } from './all-samples.ts'
import type { Office, SampleItem } from './published-samples.ts'
import { openWorld, type World } from './world.ts'

let world: World
let office: Office

beforeAll(async () => {
  world = await openWorld()
  office = world.system(world.damak)
  await createPermanentItems(office)
})

/** What is announced in `content_changed` while `act` runs, and in `content_added` with a `+` before it, each once. */
async function announcedBy(act: () => Promise<unknown>): Promise<string[]> {
  const announced = new Set<string>()
  const listening = await listen(world.databaseUrl, ['content_changed', 'content_added'], {
    message: (payload, channel) => announced.add(channel === 'content_added' ? `+${payload}` : payload),
    missed: () => announced.add('missed'),
  })
  onTestFinished(() => listening.stop())
  await act()
  await listening.received()
  await listening.stop()
  return [...announced].toSorted()
}

const inOneHour = () => new Date(office.now.getTime() + 3600_000)

const transitions: { name: string; act: (item: SampleItem) => Promise<unknown>; isAddition: boolean }[] = [
  { name: 'entered as a draft', act: (item) => item.create(office), isAddition: true },
  { name: 'published', act: (item) => item.publish(office, {}), isAddition: true },
  { name: 'given an end', act: (item) => item.expire(office, inOneHour()), isAddition: false },
  { name: 'withdrawn', act: (item) => item.withdraw(office), isAddition: false },
  { name: 'published again', act: (item) => item.publish(office, {}), isAddition: true },
  {
    name: 'returned to a draft',
    act: (item) => item.withdraw(office).then(() => item.draft(office)),
    isAddition: false,
  },
  { name: 'scheduled', act: (item) => item.publish(office, { from: inOneHour() }), isAddition: true },
  { name: 'withdrawn before its time', act: (item) => item.withdraw(office), isAddition: false },
  { name: 'published at last', act: (item) => item.publish(office, {}), isAddition: true },
]

test.each(Object.entries(sampleItems))(
  '%s: only what was not readable before is announced as an addition',
  async (_, item) => {
    for (const { name, act, isAddition } of transitions) {
      const announced = await announcedBy(() => act(item))
      const tables = addedTables.map((table) => `+487 ${table}`)
      if (isAddition) expect(tables, name).toEqual(expect.arrayContaining(announced))
      else expect(announced, name).toContain('487')
      expect(announced, name).not.toEqual([])
    }
  },
)

test.each([
  ['a member', sql`update members set phone = '023-1' where withdrawn_at is null`],
  ['an article', sql`update articles set title_en = 'Corrected' where slug = 'standing-before'`],
  ['the history of an item', sql`update publishing_acts set by_actor = 'staff'`],
])('%s: a correction or erasure of what is public is a change', async (_, statement) => {
  expect(await announcedBy(() => statement.execute(office.db))).toContain('487')
})

test('a deletion is a change, whatever it was', async () => {
  const removed = sql`delete from articles where slug = 'standing-after'`
  expect(await announcedBy(() => removed.execute(office.db))).toContain('487')
})

test('what is not published item by item is always a change', async () => {
  const added = sql`insert into holidays (org_id, day, name_en, name_ne) values (487, '2026-12-01', 'A', 'आ')`
  expect(await announcedBy(() => added.execute(office.db))).toEqual(['487'])
})

test('instances read the organisations again when their name, icon, telephone or hosts changed, and for nothing else', async () => {
  const announced: string[] = []
  const message = (org: string) => void announced.push(org)
  const listening = await listen(world.databaseUrl, 'organisations_changed', { message, missed() {} })
  onTestFinished(() => listening.stop())
  for (const statement of [
    sql`update organisations set address_en = 'Damak-5' where id = 487`,
    sql`update organisations set contact_no = '023-1' where id = 487`,
    sql`update organisations set name_en = 'Damak Water' where id = 487`,
    sql`insert into organisation_hosts (org_id, host, position) values (320, 'third.test', 9)`,
    sql`delete from organisation_hosts where host = 'third.test'`,
  ])
    await statement.execute(office.db)
  await listening.received()
  expect(announced).toEqual(['487', '487', '320', '320'])
})

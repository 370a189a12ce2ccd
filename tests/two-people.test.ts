// Tests that two people do not overwrite each other: every row of the API that replaces something of the office names the version it is based on, and a second change of one version is refused.

import { beforeAll, expect, test } from 'vitest'
import { api, publishedKinds } from '#root/features.server.ts'
import { permissions } from '#root/permissions.ts'
import { beginCorrection } from '#features/publishing/operations/workflow.server.ts'
import { transaction } from '#platform/database.server.ts'
import { createPermanentItems, sampleItems } from './all-samples.ts'
import { cast, permitted } from './cast.ts'
import { expectRefusal, openWorld, type World } from './world.ts'

/** Fields that name what a change is based on: of an item its version, of the order of a list the ids that were seen. */
const bases = ['version', 'seen']

/** Rows that replace something without naming a version, each with what keeps the earlier value. */
const withoutVersion: Record<string, string> = {
  '/expiry': 'one day, set as an event: the history of the item shows every day with its person',
  '/reviewDay': 'one day, set as an event: the history of the item shows every day with its person',
  '/admin/applications/{orgId}/{id}/connection':
    'one customer number: the audit log has each number before and after, with its person',
  '/admin/gatewayAccounts/{orgId}/{kind}':
    'a merchant account is entered whole; the earlier ones remain as rows that have ended',
}

const replacing = api
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'PUT' && path.startsWith('/admin/'))
  .map(({ path, input }) => ({ path, fields: Object.keys(input!.fields) }))

test.each(replacing)('PUT $path names the version that a change is based on', ({ path, fields }) => {
  const isException = Object.keys(withoutVersion).some((end) => path.endsWith(end))
  expect(fields.some((name) => bases.includes(name))).toBe(!isException)
})

test('every exception is of a row that exists', () => {
  for (const end of Object.keys(withoutVersion))
    expect(
      replacing.some(({ path }) => path.endsWith(end)),
      end,
    ).toBe(true)
})

let world: World
beforeAll(async () => {
  world = await openWorld()
  // Articles belong to a category.
  await createPermanentItems(world.system(world.damak))
})

/** A person of Damak who may change everything. */
const office = (member: typeof cast.maya) => world.as(permitted(member, ...permissions))

test.each(publishedKinds)(
  'of two corrections of the same $kind the second is refused, and only the first is recorded',
  async (kind) => {
    const [, sample] = Object.entries(sampleItems).find(([, { kind: of }]) => of === kind.kind)!
    await sample.create(world.system(world.damak))
    const { id } = await newestOf(kind.table)
    const correct = (member: typeof cast.maya) =>
      transaction(office(member), (tx) => beginCorrection(tx, kind, id, 0, { en: 'A word', ne: 'शब्द' }))
    await correct(cast.maya)
    await expectRefusal('conflict', 'publishing.changed_meanwhile', correct(cast.rajendra))
    const events = await world.resources.database
      .selectFrom('publishingActs')
      .select('act')
      .where('subject', '=', kind.kind)
      .where('subjectId', '=', id)
      .execute()
    expect(events.filter(({ act }) => act === 'changed')).toHaveLength(1)
  },
)

/** Every table of published items has the columns that are read here. */
function newestOf(table: string): Promise<{ id: number }> {
  return world.resources.database
    .selectFrom(table as 'documents')
    .select('id')
    .where('orgId', '=', 487)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

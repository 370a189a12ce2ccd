// API tests of the on-call number: entered by the administrator, shown to everybody, in memory for pages without the database.

import { beforeAll, expect, test } from 'vitest'
import { readOnCallWhileClosed } from '#features/offices/operations.server.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const address = '/admin/organisation/487/on-call'
const stored = async () => (await world.api('GET', address, { as: cast.rajendra })).json()
const change = (body: object) => world.api('POST', address, { as: cast.rajendra, body })

test('the number of the demonstration is a sample, which a page without the database leaves out', async () => {
  expect(await stored()).toMatchObject({ onCallNo: '023-000999', onCallEn: 'On-call plumber', sample: true })
  expect(world.resources.tenants.byId(487)!.phones).toMatchObject({ office: '', onCall: '' })
})

test('the administrator enters the number in either script, and everybody reads it', async () => {
  const sent = { onCallNo: '९८५२०-१२३४५', onCallEn: 'On-call plumber', onCallNe: 'प्लम्बर' }
  const entered = { onCallNo: '+9779852012345', onCallEn: 'On-call plumber', onCallNe: 'प्लम्बर', sample: false }
  expect(await (await change(sent)).json()).toEqual(entered)
  expect(await stored()).toEqual(entered)
  const detail = await (await world.api('GET', '/customer/organizationDetail/487')).json()
  expect(detail).toMatchObject({ onCallNo: '+9779852012345', onCall: 'On-call plumber', onCallNp: 'प्लम्बर' })
  expect(detail.sampleFacts).not.toContain('onCallNo')
  await world.resources.tenants.reload()
  expect(world.resources.tenants.byId(487)!.phones).toEqual({
    office: '',
    onCall: '+9779852012345',
    onCallTitle: { en: 'On-call plumber', ne: 'प्लम्बर' },
  })
})

// Sunday, 22 November 2026: open from 10 to 16 in Nepal.
test.each([
  ['2026-11-22T04:00:00Z', true],
  ['2026-11-22T05:15:00Z', false],
  ['2026-11-22T10:20:00Z', true],
])('at %s it is shown: %s', async (now, shown) => {
  const ctx = { ...world.system(world.damak), now: new Date(now) }
  expect((await readOnCallWhileClosed(ctx))?.number).toBe(shown ? '+9779852012345' : undefined)
})

test('a number that is none is refused with its field; an empty one is removed', async () => {
  const refused = await change({ onCallNo: '12345' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('onCallNo')
  await change({})
  expect(await stored()).toEqual({ onCallNo: '', onCallEn: '', onCallNe: '', sample: false })
  expect(await readOnCallWhileClosed({ ...world.system(world.damak), now: new Date('2026-11-22T12:00:00Z') })).toBe(
    undefined,
  )
})

// Tests of the public members list: order, groups, publishing states, photographs.

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { NewMember } from './contract/api.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { member, readMembers } from './operations.server.ts'
import { findPhoto } from './store.server.ts'

const bilingual = (en: string) => ({ en, ne: `${en} नेपालीमा` })
const all = { page: 1, limit: 50 }
let world: World
let photo: Uint8Array

beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
  await addItem(office(), member, memberWith({ kind: 'former', name: bilingual('Old chair') }))
  await addItem(office(), member, memberWith({ kind: 'staff', position: 2, name: bilingual('Second') }))
  await addItem(
    office(),
    member,
    memberWith({ kind: 'staff', position: 1, name: bilingual('First'), duty: 'informationOfficer' }),
  )
  await addItem(office(), member, memberWith({ kind: 'committee', name: bilingual('Chair'), photo }))
})

const office = () => world.system(world.damak)
const visitor = () => world.visitor(world.damak)

function memberWith(change: Partial<NewMember>): NewMember {
  const title = bilingual('Member')
  return {
    kind: 'staff',
    position: 1,
    name: bilingual('Somebody'),
    title,
    phone: '023-000487',
    email: '',
    tenure: { en: '', ne: '' },
    sample: true,
    ...change,
  }
}

test('committee, staff and former members are listed in this order, each group by position', async () => {
  const { data, total } = await readMembers(visitor(), all)
  expect(total).toBe(4)
  expect(data.map(({ name }) => name.en)).toEqual(['Chair', 'First', 'Second', 'Old chair'])
  expect(data[1]).toMatchObject({ duty: 'informationOfficer', phone: '023-000487', sample: true, photo: null })
  expect(data[0]!.photo).toMatchObject({ width: 300, height: 300 })
  expect((await readMembers(world.visitor(world.kakarvitta), all)).total).toBe(0)
})

test('the API returns one group', async () => {
  const answer = await world.api('GET', '/customer/members/487?kind=staff&limit=1&page=2')
  expect(await answer.json()).toMatchObject({ total: 2, data: [{ name: { en: 'Second' } }] })
  expect((await world.api('GET', '/customer/members/487?kind=gossip')).status).toBe(400)
})

test('a member and the photograph are readable only while published', async () => {
  const { id } = await addItem(office(), member, memberWith({ name: bilingual('Secret'), photo, draft: true }))
  await expectNeverReadable(world, id, {
    ...transitionsOf(member),
    isThere: async (ctx) => {
      const shown = (await readMembers(ctx, all)).data.some(({ name }) => name.en === 'Secret')
      expect((await findPhoto(ctx, id, ctx.now)) !== undefined).toBe(shown)
      return shown
    },
  })
})

test('a file that is not a picture is refused, and another organisation cannot read a photograph', async () => {
  const text = new TextEncoder().encode('<svg/>')
  await expectRefusal('invalid', 'members.not_a_picture', addItem(office(), member, memberWith({ photo: text })))
  await expectRefusal('invalid', 'members.invalid', addItem(office(), member, memberWith({ name: { en: '', ne: '' } })))
  const { data } = await readMembers(visitor(), all)
  expect(await findPhoto(world.scope(world.kakarvitta), data[0]!.id, visitor().now)).toBeUndefined()
})

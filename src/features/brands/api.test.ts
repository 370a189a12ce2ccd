// API tests of an organisation's colours: read, changed by its administrator, refused when they are none.

import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const address = '/admin/organisation/487/colours'
const change = (body: object) => world.api('POST', address, { as: cast.rajendra, body })
const stored = async () => (await world.api('GET', address, { as: cast.rajendra })).json()

test('the administrator changes the colours; an empty one is the product’s', async () => {
  expect(await stored()).toEqual({ primaryColour: '', accentColour: '' })
  const changed = await change({ primaryColour: ' #0B4F45 ', accentColour: '' })
  expect(await changed.json()).toEqual({ primaryColour: '#0b4f45', accentColour: '' })
  await world.resources.tenants.reload()
  expect(world.resources.tenants.byId(487)!.brand?.style).toContain('--color-primary:#0b4f45')
  await change({})
  expect(await stored()).toEqual({ primaryColour: '', accentColour: '' })
})

test.each(['red', '0b4f45', '#0b4', '#0b4f4g', '#0b4f45;}', 'rgb(0,0,0)'])(
  '%s is refused, with the field',
  async (colour) => {
    const refused = await change({ primaryColour: colour })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('primaryColour')
    expect(await stored()).toEqual({ primaryColour: '', accentColour: '' })
  },
)

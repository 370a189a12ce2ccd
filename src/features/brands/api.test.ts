// API tests of an organisation's appearance: read, changed by its administrator, refused when it is none.

import { beforeAll, expect, test } from 'vitest'
import { patternStyle } from '#kit/pattern.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const address = '/admin/organisation/487/appearance'
const change = (body: object) => world.api('POST', address, { as: cast.rajendra, body })
const stored = async () => (await world.api('GET', address, { as: cast.rajendra })).json()

const nothing = { primaryColour: '', accentColour: '', pattern: '' }

test('the administrator changes colours and pattern; an empty colour is the product’s', async () => {
  expect(await stored()).toEqual({ ...nothing, pattern: 'waves' })
  const changed = await change({ primaryColour: ' #0B4F45 ', accentColour: '', pattern: 'hills' })
  expect(await changed.json()).toEqual({ primaryColour: '#0b4f45', accentColour: '', pattern: 'hills' })
  await world.resources.tenants.reload()
  const { style } = world.resources.tenants.byId(487)!.brand!
  expect(style).toContain('--color-primary:#0b4f45')
  expect(style).toContain(patternStyle('hills'))
  await change({})
  expect(await stored()).toEqual(nothing)
})

test('a pattern that is none of the set is refused, with the field', async () => {
  const refused = await change({ pattern: 'url(https://elsewhere.example)' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('pattern')
  expect(await stored()).toEqual(nothing)
})

test.each(['red', '0b4f45', '#0b4', '#0b4f4g', '#0b4f45;}', 'rgb(0,0,0)'])(
  '%s is refused, with the field',
  async (colour) => {
    const refused = await change({ primaryColour: colour })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('primaryColour')
    expect(await stored()).toEqual(nothing)
  },
)

// Tests of pages that are served again after a change elsewhere: byte for byte what a server without a cache renders at that time.

import { beforeAll, expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { pageKey } from '#platform/cached-pages.server.ts'
import { notify } from '#platform/notify.server.ts'
import { createPermanentItems, publicAddresses, sampleItems } from './all-samples.ts'
import { changesPropagated, openInstance, type Instance } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

let world: World
let known: Instance
let fresh: Instance
const addresses: string[] = []

beforeAll(async () => {
  world = await openWorld()
  const office = world.system(world.damak)
  await createPermanentItems(office)
  addresses.push('/', '/about', '/tarrif-calculator', '/water-schedule', '/complaint')
  addresses.push(...Object.keys(publicAddresses).filter((address) => !/~|^\/web-resources|\.data$/.test(address)))
  for (const item of Object.values(sampleItems)) {
    const { own } = await item.create(office)
    await item.publish(office, {})
    addresses.push(...own.filter((address) => !/^\/web-resources|\.data$/.test(address)))
  }
  known = await openInstance(world)
  for (const language of languages) for (const address of addresses) await known.request(address, { language })
}, 120_000)

/** The bytes of a page as they were last rendered. */
function renderedAt(address: string, language: Language) {
  const key = pageKey('http://damak.localhost', language, address)
  return known.pages.previous(487, key, world.resources.clock())
}

/** The key of a form is another in each render of its page. */
function withoutKey(html: string): string {
  return html.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
}

test.each([
  { name: 'after a change elsewhere', later: 40 * 60_000, isChanged: true, least: 0.5 },
  { name: 'when its time has passed, on the next day', later: 24 * 3600_000, isChanged: false, least: 0 },
])(
  '$name, a page is what it would be without a cache',
  async ({ later, isChanged, least }) => {
    if (isChanged) await notify(world.resources.database, 'content_changed', '487')
    await changesPropagated(world, [known])
    world.travelTo(new Date(world.resources.clock().getTime() + later))
    fresh = await openInstance(world)
    let [reused, rendered] = [0, 0]
    for (const language of languages) {
      for (const address of addresses) {
        const before = renderedAt(address, language)
        const answer = await known.request(address, { language })
        const expected = await fresh.request(address, { language })
        expect.soft(answer.status, address).toBe(expected.status)
        expect.soft(withoutKey(answer.body) === withoutKey(expected.body), address).toBe(true)
        expect.soft(answer.headers['content-security-policy']).toBe(expected.headers['content-security-policy'])
        const after = renderedAt(address, language)
        if (!after) continue
        if (after.plain === before?.plain) reused += 1
        else rendered += 1
      }
    }
    expect(reused + rendered).toBeGreaterThan(40)
    expect(reused / (reused + rendered)).toBeGreaterThanOrEqual(least)
  },
  120_000,
)

test('a page whose own content has changed is rendered', async () => {
  const address = '/contact'
  const { body } = await known.request(address)
  const before = renderedAt(address, 'en')
  await world.resources.database
    .updateTable('organisations')
    .set({ contactNo: '023-111111' })
    .where('id', '=', 487)
    .execute()
  await changesPropagated(world, [known])
  const after = await known.request(address)
  expect(body).not.toContain('023-111111')
  expect(after.body).toContain('023-111111')
  expect(renderedAt(address, 'en')!.plain).not.toBe(before!.plain)
})

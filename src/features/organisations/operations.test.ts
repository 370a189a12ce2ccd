// Tests of adding, changing and reading organisations.

import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { paletteOf, paletteStyle } from '#kit/colours/palette.ts'
import { patternStyle } from '#kit/pattern.ts'
import { listen } from '#platform/notify.server.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { enterGateways, enterOfficers } from '#features/settings/operations/imports.server.ts'
import type { NewOrganisation } from './contract/api.ts'
import { addHost, addOrganisation, readShell, removeHost, setLogo, updateOrganisation } from './operations.server.ts'
import { findPicture } from './store.server.ts'

const birtamod: NewOrganisation = {
  id: 600,
  hosts: ['birtamod.test'],
  nameEn: 'Birtamod Water',
  nameNe: 'बिर्तामोड खानेपानी',
}
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('each organisation has its own shell', async () => {
  const damak = await readShell(world.scope(world.damak))
  const kakarvitta = await readShell(world.scope(world.kakarvitta))
  expect(damak.gateways.map(({ name }) => name.en)).toEqual(['eSewa', 'Khalti', 'connectIPS', 'IME Pay'])
  expect(kakarvitta.gateways).toEqual([])
  expect(damak.organisation.pages).toEqual([])
  expect(kakarvitta.organisation.pages).toEqual(['/organization-history'])
  const municipalities = kakarvitta.links.filter(({ kind }) => kind === 'municipality')
  expect(municipalities.map(({ label }) => label.ne)).toEqual(['मेचीनगर नगरपालिका', 'दमक नगरपालिका (नमुना)'])
  expect(damak.hours[1]).toEqual({
    fromBs: '07-16',
    toBs: '10-15',
    weekdays: [0, 1, 2, 3, 4, 5],
    opens: '10:00',
    closes: '16:00',
  })
})

test('a new organisation is served at its host after instances are notified', async () => {
  const { tenants } = world.resources
  const notified = Promise.withResolvers<string>()
  const missed = () => notified.resolve('a message may have been missed')
  const { stop } = await listen(world.databaseUrl, 'content_changed', { message: notified.resolve, missed })
  onTestFinished(stop)
  expect(tenants.find('birtamod.test')?.id).toBe(487)
  await addOrganisation({ db: world.resources.database }, birtamod)
  expect(await notified.promise).toBe('600')
  await tenants.reload()
  expect(tenants.find('Birtamod.test:3000')).toMatchObject({ id: 600, name: { ne: 'बिर्तामोड खानेपानी' } })
  expect(tenants.find('elsewhere.test')?.id).toBe(487)
  const { hours, links, gateways } = await readShell(world.scope(tenants.byId(600)!))
  expect([hours.length, links.length, gateways.length]).toEqual([2, 4, 0])
})

test('an organisation with one colour has computed steps and an accent; without a colour it has those of the product, and a pattern by its number', async () => {
  const { tenants } = world.resources
  const scope = world.scope(tenants.byId(600)!)
  const product = { primary: '#001755', style: patternStyle('waves') }
  expect(tenants.byId(600)!.brand).toEqual(product)
  await updateOrganisation(scope, { primaryColour: '#7a1f2b' })
  await tenants.reload()
  const { brand } = tenants.byId(600)!
  expect(brand).toEqual({
    primary: '#7a1f2b',
    style: paletteStyle(paletteOf({ primary: '#7a1f2b' })) + patternStyle('waves'),
  })
  expect(brand!.style).toContain('--color-accent:#')
  expect(tenants.byId(487)!.brand).toEqual(product)
  expect(tenants.byId(320)!.brand?.primary).toBe('#0b4f45')
  expect(tenants.byId(320)!.brand?.style).toContain(patternStyle('tea'))
  await updateOrganisation(scope, { pattern: 'plain' })
  await tenants.reload()
  expect(tenants.byId(600)!.brand!.style).not.toContain('--pattern')
})

test.each(['0b4f45', '#0b4', 'red', '#0b4f45;}'])('the database stores no colour %s', async (colour) => {
  await expect(updateOrganisation(world.scope(world.kakarvitta), { primaryColour: colour })).rejects.toThrow(/check/)
})

test('a number or host in use is refused, and nothing is stored', async () => {
  const at = { db: world.resources.database }
  await expectRefusal('conflict', 'organisations.id_taken', addOrganisation(at, { ...birtamod, id: 487, hosts: [] }))
  const greedy = { ...birtamod, id: 601, hosts: ['new.test', 'damak.test'] }
  await expectRefusal('conflict', 'organisations.host_taken', addOrganisation(at, greedy))
  await world.resources.tenants.reload()
  expect(world.resources.tenants.byId(601)).toBeUndefined()
})

test('hosts are added and removed, except the last one', async () => {
  const scope = world.scope(world.kakarvitta)
  await addHost(scope, 'kakarvitta-khanepani.org.np')
  await world.resources.tenants.reload()
  expect(world.resources.tenants.byId(320)?.hosts).toEqual([
    'kakarvitta.localhost',
    'kakarvitta.test',
    'kakarvitta-khanepani.org.np',
  ])
  await expectRefusal('conflict', 'organisations.host_taken', addHost(scope, 'damak.test'))
  await expectRefusal('conflict', 'organisations.host_unknown', removeHost(scope, 'damak.test'))
  await removeHost(scope, 'kakarvitta-khanepani.org.np')
  await removeHost(scope, 'kakarvitta.test')
  await expectRefusal('conflict', 'organisations.last_host', removeHost(scope, 'kakarvitta.localhost'))
})

test('entered fields are shown unchanged and are no longer samples', async () => {
  const scope = world.scope(world.damak)
  await updateOrganisation(scope, { contactNo: '023-580123', addressNe: 'दमक-५, झापा' })
  await enterOfficers(world.system(world.damak), [])
  await enterGateways(world.system(world.damak), [])
  const { organisation, officers, gateways } = await readShell(scope)
  expect(organisation).toMatchObject({ contactNo: '023-580123', address: { ne: 'दमक-५, झापा' } })
  expect([officers, gateways]).toEqual([[], []])
  for (const fact of ['contactNo', 'address', 'officers', 'paymentGateways'])
    expect(organisation.sampleFacts).not.toContain(fact)
  expect(organisation.sampleFacts).toContain('email')
  expect((await readShell(world.scope(world.kakarvitta))).organisation.contactNo).toBe('023-000320')
})

test('a logo is stored under its hash; a file of another type is refused', async () => {
  const ctx = world.system(world.damak)
  await expectRefusal('invalid', 'organisations.not_a_picture', setLogo(ctx, Buffer.from('<html></html>')))
  await setLogo(ctx, picture)
  const { logoUrl, sampleFacts } = (await readShell(ctx)).organisation
  expect(logoUrl).toMatch(/^\/organisation-pictures\/[0-9a-f]{64}$/)
  expect(sampleFacts).not.toContain('logo')
  const hash = logoUrl.split('/').at(-1)!
  expect(await findPicture(ctx.db, hash)).toMatchObject({
    type: 'image/svg+xml',
    size: picture.length,
    name: 'logo.svg',
  })
  expect(await findPicture(ctx.db, 'nothing')).toBeUndefined()
  expect(await ctx.files.has(hash)).toBe(true)
})

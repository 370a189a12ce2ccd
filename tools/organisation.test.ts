// Tests of the organisation command: usage, changes, and refusals with a message.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readShell } from '#features/organisations/operations.server.ts'
import { paletteOf, paletteStyle } from '#kit/colours/palette.ts'
import { patternStyle } from '#kit/pattern.ts'
import { onPrinted } from '#tests/printed.ts'
import { openWorld, type World } from '#tests/world.ts'
import { organisation } from './organisation.ts'

let world: World
const printed: string[] = []
onPrinted((text) => printed.push(text))
const folder = await mkdtemp(join(tmpdir(), 'khanepani-organisation-'))
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(...args: string[]): Promise<void> {
  return organisation(world.resources, args)
}

async function shellOf(id: number) {
  await world.resources.tenants.reload()
  return (await readShell(world.scope(world.resources.tenants.byId(id)!))).organisation
}

test('an organisation is added with its fields, changed, given a host and a logo', async () => {
  const names = ['--name-en', 'Birtamod Water', '--name-ne', 'बिर्तामोड खानेपानी']
  await run('add', '--id', '600', '--host', 'Birtamod.localhost', ...names, '--latitude', '26.64')
  expect(await shellOf(600)).toMatchObject({ name: { en: 'Birtamod Water' }, latitude: 26.64, pages: [] })
  await run('set', '--id', '600', 'pages', '/organization-history')
  await run('host', 'add', '--id', '600', 'birtamod.test')
  const logo = join(folder, 'logo.svg')
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')
  await run('logo', '--id', '600', logo)
  expect(await shellOf(600)).toMatchObject({ pages: ['/organization-history'], logoUrl: expect.stringContaining('/') })
  await run('icon', '--id', '600', logo)
  await world.resources.tenants.reload()
  expect(world.resources.tenants.byId(600)!.icon).toEqual({ own: expect.any(String), png: expect.any(String) })
  await run('list')
  expect(printed.at(-1)).toBe('600  Birtamod Water · बिर्तामोड खानेपानी  birtamod.localhost birtamod.test\n')
})

test('an organisation with an emblem file and one colour has computed colours, a pattern by its number, and its telephone in either digits', async () => {
  const names = ['--name-en', 'Charali Water', '--name-ne', 'चारआली खानेपानी']
  await run('add', '--id', '602', '--host', 'charali.test', ...names, '--primary-colour', '#7A1F2B')
  await world.resources.tenants.reload()
  const emblem = join(folder, 'emblem.svg')
  await writeFile(emblem, '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"/>')
  await run('logo', '--id', '602', emblem)
  await run('set', '--id', '602', 'on-call-no', '९८५२०१२३४५')
  expect(await shellOf(602)).toMatchObject({ logoUrl: expect.stringContaining('/'), onCallNo: '९८५२०१२३४५' })
  const { brand, phones } = world.resources.tenants.byId(602)!
  expect(brand).toEqual({
    primary: '#7a1f2b',
    style: paletteStyle(paletteOf({ primary: '#7a1f2b' })) + patternStyle('tea'),
  })
  expect(phones.onCall).toBe('९८५२०१२३४५')
  await run('set', '--id', '602', 'pattern', 'weave')
  await expect(run('set', '--id', '602', 'pattern', 'dots')).rejects.toThrow('invalid')
  expect(await shellOf(602)).toMatchObject({ pattern: 'weave' })
})

test.each([
  [['set', '--id', '487', 'latitude', '99'], 'invalid: request.invalid'],
  [['set', '--id', '487', 'isDefault', 'true'], 'invalid: request.invalid'],
  [['set', '--id', '1', 'email', 'a@b.np'], 'missing: organisations.unknown_number'],
  [['set', 'email', 'a@b.np'], 'name the organisation by its number'],
  [['add', '--id', '601', '--host', 'a b', '--name-en', 'A', '--name-ne', 'अ'], 'invalid: request.invalid'],
  [['add', '--id', '601', '--name-en', 'A', '--name-ne', 'अ'], 'needs a host'],
  [['logo', '--id', '487', '/nowhere.png'], 'cannot be read'],
  [['host', 'steal', '--id', '487', 'a.np'], 'npm run organisation -- list'],
  [['celebrate'], 'npm run organisation -- list'],
])('%j is refused: %s', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})

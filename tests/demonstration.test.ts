// Tests of the product with demonstration content, with it switched off, and installed without it.

import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { insertDemonstrationPerson } from '#features/demonstration-people/operations/accounts.server.ts'
import { cast } from './cast.ts'
import { command, freePort, product } from './product.ts'
import { openWorld } from './world.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

test('demonstration accounts have a password per installation, listen locally only, and are gone when switched off or removed', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const file = join(dataDir, 'demonstration-password')
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: await databaseWithAccounts(),
    PORT: String(await freePort()),
    HOST: '',
  }

  const on = await started({ ...settings, DEMONSTRATION: 'yes' })
  const password = (await readFile(file, 'utf8')).trim()
  expect(on.output()).toContain(`sign in at /login with the password ${password} as`)
  expect(on.output()).toContain('  Rajendra Karki, administrator: rajendra@damak.example')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await addressesOf(settings.PORT)).toEqual(['127.0.0.1'])
  expect(await signInStatus(settings.PORT, password)).toBe(200)
  expect(await signInStatus(settings.PORT, 'himal-nadi-bagaicha')).toBe(401)
  await on.stop()

  const exposed = await started({ ...settings, DEMONSTRATION: 'yes', HOST: '0.0.0.0' })
  expect(exposed.output()).toContain(password)
  expect(await addressesOf(settings.PORT)).toEqual(['0.0.0.0'])
  await exposed.stop()

  const off = await started({ ...settings, DEMONSTRATION: 'no' })
  expect(off.output()).not.toContain(password)
  expect(['::', '0.0.0.0']).toContain((await addressesOf(settings.PORT)).join())
  expect(await signInStatus(settings.PORT, password)).toBe(401)
  await off.stop()

  for (const [name, value] of [
    ['PUBLIC_SCHEME', 'https'],
    ['TRUSTED_PROXIES', '1'],
  ] as const) {
    const { code, output } = await product({ ...settings, DEMONSTRATION: 'yes', [name]: value }).ended
    expect(code).toBe(1)
    expect(output).toMatch(
      /not for a public address: with PUBLIC_SCHEME=https or TRUSTED_PROXIES, set DEMONSTRATION=no\.$/m,
    )
    expect(output).not.toContain('    at ')
  }

  expect(await command(['demonstration', 'remove-people'], settings)).toBe('10 people of the demonstration removed.\n')
  await expect(stat(file)).rejects.toThrow('ENOENT')
  const removed = await started({ ...settings, DEMONSTRATION: 'yes', PUBLIC_SCHEME: 'https' })
  expect(removed.output()).not.toContain('Demonstration:')
  expect(removed.output(), 'the address of the proxy').toMatch(/: https:\/\/damak\.[a-z]+\/$/m)
  expect(await signInStatus(settings.PORT, password)).toBe(401)
  await removed.stop()
}, 240_000)

test('without the demonstration it starts empty, is set up in the browser once, and serves the organisation', async () => {
  const cwd = await installationWithout('folder')
  const settings = {
    DATA_DIR: join(await temporaryFolder(), 'data'),
    PORT: String(await freePort()),
    DEMONSTRATION: 'yes',
  }
  const running = await started(settings, cwd)
  expect(running.output()).toContain('No organisation yet: set it up at')
  const address = `http://127.0.0.1:${settings.PORT}`
  const empty = await fetch(`${address}/`)
  const text = await empty.text()
  expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const message of ['No organisation has been added yet', 'npm run organisation -- add'])
    expect(text).toContain(message)
  expect(await (await fetch(`${address}/news?lang=ne`)).text()).toContain('अहिलेसम्म कुनै संस्था थपिएको छैन')
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)![1]!
  expect((await fetch(address + style)).status).toBe(200)
  const api = await fetch(`${address}/web-resources/customer/organizationDetail/487`)
  expect([api.status, await api.json()]).toMatchObject([404, { key: 'organisation.unknown' }])

  const [, code] = /with the code ([0-9A-F-]{14})$/m.exec(running.output())!
  const wrong = await setUp(address, { setUpCode: '0000-0000-0000' })
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('कोड मिलेन')])
  const incomplete = await setUp(address, { setUpCode: code!, nameNe: '' })
  expect([incomplete.status, incomplete.text]).toEqual([400, expect.stringContaining('water.example')])
  expect(text, 'without the folder').not.toContain('Sample texts as drafts')
  const done = await setUp(address, { setUpCode: code! })
  expect(done.status).toBe(200)
  expect(done.text).toMatch(/<strong[^>]*>(\w{4}-){2}\w{4}<\/strong>/)
  expect(await (await fetch(`${address}/`)).text()).toContain('Ilam Water')
  expect((await setUp(address, { setUpCode: code! })).text).not.toContain('सक्रियकरण कोड')
  await running.stop()
}, 240_000)

test('without the packages of the demonstration it starts empty and can be set up with sample texts', async () => {
  const cwd = await installationWithout('packages')
  const settings = { DATA_DIR: join(await temporaryFolder(), 'data'), PORT: String(await freePort()) }
  const running = await started({ ...settings, DEMONSTRATION: 'yes' }, cwd)
  expect(running.output()).toContain('No organisation yet: set it up at')
  const address = `http://127.0.0.1:${settings.PORT}`
  expect(await (await fetch(address)).text()).toContain('Sample texts as drafts')
  const [, code] = /with the code ([0-9A-F-]{14})$/m.exec(running.output())!
  expect((await setUp(address, { setUpCode: code!, content: 'samples' })).status).toBe(200)
  expect(await (await fetch(`${address}/`)).text()).toContain('Ilam Water')
  await running.stop()
}, 240_000)

/** Sends the form of the set-up page as a browser does without script. */
async function setUp(address: string, change: Record<string, string>) {
  const fields = {
    nameNe: 'इलाम खानेपानी',
    nameEn: 'Ilam Water',
    number: '600',
    host: 'water.example',
    opens: '10:00',
    closes: '17:00',
    administratorEn: 'Meena Rai',
    email: 'meena@water.example',
    ...change,
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const weekday of ['0', '1', '2', '3', '4', '5']) body.append('weekdays', weekday)
  const response = await fetch(`${address}/?lang=ne`, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

/** Both organisations and the people of the demonstration, without its content. */
async function databaseWithAccounts(): Promise<string> {
  const { resources, databaseUrl } = await openWorld()
  for (const { id } of Object.values(cast)) await insertDemonstrationPerson(resources.database, id, resources.clock())
  return databaseUrl
}

async function started(settings: Record<string, string>, cwd?: string) {
  const running = product(settings, cwd)
  const stop = async () => {
    running.child.kill('SIGTERM')
    await running.ended
  }
  onTestFinished(stop)
  await running.waitForOutput('Ready in')
  return { output: running.output, stop }
}

async function signInStatus(port: string, password: string): Promise<number> {
  const body = JSON.stringify({ identifier: 'gita@damak.example', password })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`http://127.0.0.1:${port}/web-resources/auth/login`, { method: 'POST', headers, body })).status
}

/** The network addresses that listen on a port, each once, read from the kernel. */
async function addressesOf(port: string): Promise<string[]> {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const names: Record<string, string> = { '0100007F': '127.0.0.1', '00000000': '0.0.0.0', ['0'.repeat(32)]: '::' }
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((table) => readFile(table, 'utf8')))
  const listening = tables.join('').matchAll(new RegExp(`^\\s*\\d+: ([0-9A-F]+):${hex} [0-9A-F:]+ 0A `, 'gm'))
  return [...new Set([...listening].map(([, address]) => names[address!] ?? address!))]
}

/** A copy of this checkout without the workspace's folder or without its packages. */
async function installationWithout(missing: 'folder' | 'packages'): Promise<string> {
  const folder = await temporaryFolder()
  const left = new Set(['node_modules', 'data', '.git', 'test-results', 'playwright-report'])
  if (missing === 'folder') left.add('demonstration')
  for (const name of await readdir('.')) if (!left.has(name)) await cp(name, join(folder, name), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  const packages = await readdir('node_modules')
  for (const name of packages.filter((name) => !['pdfkit', 'khanepani-demonstration'].includes(name)))
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name))
  return folder
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-demonstration-'))
  folders.push(folder)
  return folder
}

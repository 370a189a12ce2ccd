// Tests of demonstration accounts: one password per installation, closing and removal.

import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { givenRoles } from '#features/people/contract/roles.ts'
import { listStaffHere, suspend } from '#features/people/operations.server.ts'
import { addStaff } from '#features/staff/operations/members.server.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import {
  closeDemonstrationAccounts,
  insertDemonstrationPerson,
  openDemonstrationAccounts,
  removeDemonstrationPeople,
} from './operations/accounts.server.ts'

const published = 'himal-nadi-bagaicha'
const people = [cast.sita, cast.gita, cast.rajendra]
let world: World
let dataDir: string

beforeAll(async () => {
  world = await openWorld()
  dataDir = world.resources.env.dataDir
})

/** The state before the first start: marked people without password, file, sessions or rate limits. */
beforeEach(async () => {
  const { database, clock } = world.resources
  for (const table of ['demonstrationPeople', 'sessions', 'rateLimits', 'outbox'] as const)
    await database.deleteFrom(table).execute()
  await database.updateTable('people').set({ passwordHash: null }).execute()
  for (const { id } of people) await insertDemonstrationPerson(database, id, clock())
  await rm(file(), { force: true })
})

const open = async () => (await openDemonstrationAccounts(world.resources, dataDir))!
const file = () => join(dataDir, 'demonstration-password')
const login = (identifier: string, password: string) =>
  world.api('POST', '/auth/login', { body: { identifier, password, device: 'test' } })
const hashOf = async (id: number) =>
  (
    await world.resources.database
      .selectFrom('people')
      .select('passwordHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).passwordHash

test('all accounts get the password of the installation, stored in a file readable by its owner only', async () => {
  const { password, people: opened } = await open()
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect((await readFile(file(), 'utf8')).trim()).toBe(password)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  expect(opened.map(({ id, customerNumber, roles }) => [id, customerNumber, roles])).toEqual([
    [1, '10425', []],
    [12, null, ['checker']],
    [16, null, ['administrator']],
  ])
  expect((await login('10425', password)).status).toBe(200)
  expect((await login('gita@damak.example', password)).status).toBe(200)
  expect((await login('10425', published)).status).toBe(401)
})

test('every installation generates its own password, and the next start keeps it', async () => {
  const { password } = await open()
  const before = await hashOf(1)
  expect((await open()).password).toBe(password)
  expect(await hashOf(1)).toBe(before)
  await rm(file())
  expect((await open()).password).not.toBe(password)
})

test('a password that a person chose is kept on the next start', async () => {
  await open()
  await world.password(cast.gita, 'my own long words')
  await open()
  expect((await login('gita@damak.example', 'my own long words')).status).toBe(200)
})

test('accounts of the first version lose the published password and every session opened with it', async () => {
  await world.password(cast.sita, published)
  const signedIn = (await (await login('10425', published)).json()) as Record<'accessToken' | 'refreshToken', Token>
  const { password } = await open()
  expect((await login('10425', published)).status).toBe(401)
  expect((await login('10425', password)).status).toBe(200)
  await expectSignedOut(signedIn)
})

test('a database from another installation gets the password of this one', async () => {
  const { password } = await open()
  await world.resources.database.updateTable('people').set({ passwordHash: null }).execute()
  expect((await open()).password).toBe(password)
  expect((await login('10425', password)).status).toBe(200)
})

test('an incomplete password file is generated again', async () => {
  const { password } = await open()
  await chmod(file(), 0o644)
  await writeFile(file(), password.slice(0, 6))
  const again = await open()
  expect(again.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect((await login('10425', again.password)).status).toBe(200)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
})

test('closed demonstration accounts cannot sign in and are signed out; other accounts are not affected', async () => {
  const { password } = await open()
  await world.password(cast.hari, 'the words of hari')
  const signedIn = (await (await login('10425', password)).json()) as Record<'accessToken' | 'refreshToken', Token>
  await closeDemonstrationAccounts(world.resources)
  for (const identifier of ['10425', 'sita@customers.example', 'gita@damak.example', 'rajendra@damak.example']) {
    const answer = await login(identifier, password)
    expect([identifier, answer.status, await answer.json()]).toMatchObject([identifier, 401, { key: 'session.wrong' }])
  }
  await expectSignedOut(signedIn)
  const elsewhere = { body: { identifier: '20311', password: 'the words of hari' }, host: 'kakarvitta.test' }
  expect((await world.api('POST', '/auth/login', elsewhere)).status).toBe(200)
  await open()
  expect((await login('10425', password)).status).toBe(200)
})

test('closed demonstration accounts receive no one-time code', async () => {
  await open()
  const { database } = world.resources
  const askForCode = () => world.api('POST', '/auth/codes', { body: { identifier: 'gita@damak.example' } })
  const sent = async () => (await database.selectFrom('outbox').select('recipient').execute()).length
  expect((await askForCode()).status).toBe(202)
  expect(await sent()).toBe(1)
  await closeDemonstrationAccounts(world.resources)
  expect((await askForCode()).status).toBe(202)
  expect(await sent()).toBe(1)
})

test('closed demonstration accounts are not assignable and do not count as administrators', async () => {
  const ctx = world.system(world.damak)
  const id = await addStaff(ctx, { nameEn: 'The Boss', email: 'boss@damak.example', roles: ['administrator'] })
  await closeDemonstrationAccounts(world.resources)
  expect((await listStaffHere(ctx, givenRoles)).map(({ nameEn }) => nameEn)).not.toContain('Gita Bhattarai')
  await expectRefusal('conflict', 'people.last_administrator', suspend(ctx, id, 'left'))
})

test('removal deletes accounts with their sign-in data; customer numbers and audit rows stay', async () => {
  const { password } = await open()
  await login('10425', password)
  expect(await removeDemonstrationPeople(world.resources, dataDir)).toBe(3)
  const { database } = world.resources
  const left = await database.selectFrom('people').select('id').orderBy('id').execute()
  const ids = left.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([2, 11, 13, 14, 15]))
  expect(ids.filter((id) => [1, 12, 16].includes(id))).toEqual([])
  const sita = await database.selectFrom('customers').select('personId').where('customerNumber', '=', '10425').execute()
  expect(sita).toEqual([{ personId: null }])
  const actions = await database.selectFrom('auditRows').select(['action', 'target', 'actorName']).execute()
  expect(actions).toContainEqual({ action: 'session.opened', target: 'person 1', actorName: 'Sita Sharma' })
  expect(actions.filter(({ action }) => action === 'demonstration.person_removed')).toHaveLength(3)
  expect((await login('10425', password)).status).toBe(401)
  await expect(stat(file())).rejects.toThrow('ENOENT')
  expect(await openDemonstrationAccounts(world.resources, dataDir)).toBeUndefined()
})

type Token = { token: string }

async function expectSignedOut({ accessToken, refreshToken }: Record<'accessToken' | 'refreshToken', Token>) {
  const me = await world.api('GET', '/auth/me', { authorization: `Bearer ${accessToken.token}` })
  expect(me.status).toBe(401)
  const body = { refreshToken: refreshToken.token }
  expect((await world.api('POST', '/auth/refresh-token', { body })).status).toBe(401)
}

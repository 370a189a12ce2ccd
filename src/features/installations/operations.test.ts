// Tests of the set-up of an empty installation: what it adds, and what it refuses.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readShell } from '#features/organisations/operations.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { validate } from '#kit/validation/form.ts'
import { enterSampleTexts } from '#demonstration/sample-texts.ts'
import { atEndOfFile } from '#tests/cleanup.ts'
import { freshDatabase } from '#tests/database.ts'
import { expectRefusal } from '#tests/world.ts'
import type { SentSetUp } from './contract.ts'
import { setUpForm } from './contract.ts'
import { setUpCodeOf, setUpInstallation } from './operations.server.ts'

const emblem = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'emblem.svg', { type: 'image/svg+xml' })
const keys = keysFrom('the key of this test alone')
let now: Date
let at: Parameters<typeof setUpInstallation>[0]

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-set-up-'))
  atEndOfFile(() => rm(folder, { recursive: true, force: true }))
  now = new Date('2026-11-22T05:15:00Z')
  const { db: database } = await freshDatabase()
  at = { database, files: openFileStore(folder), keys, clock: () => now }
})

function sent(change: Partial<SentSetUp> = {}): SentSetUp {
  return {
    setUpCode: setUpCodeOf(keys).toLowerCase().replaceAll('-', ' '),
    nameNe: 'इलाम खानेपानी',
    nameEn: 'Ilam Water',
    number: 600,
    host: 'Water.Example',
    logo: emblem,
    weekdays: ['0', '1', '2', '3', '4'],
    opens: '09:30',
    closes: '16:30',
    administratorNe: 'मीना राई',
    administratorEn: 'Meena Rai',
    email: 'meena@water.example',
    ...change,
  }
}

test('the organisation has its host, emblem and hours, and its administrator a code', async () => {
  const { host, activationCode } = await setUpInstallation(at, sent())
  expect([host, activationCode]).toEqual(['water.example', expect.stringMatching(/^(\w{4}-){2}\w{4}$/)])
  const org = (await openTenants(at.database)).find('water.example')!
  const { organisation, hours } = await readShell({ db: at.database, org })
  expect(organisation).toMatchObject({ id: 600, name: { en: 'Ilam Water', ne: 'इलाम खानेपानी' } })
  expect(organisation.logoUrl).toMatch(/^\/organisation-pictures\//)
  expect(hours).toEqual([{ fromBs: null, toBs: null, weekdays: [0, 1, 2, 3, 4], opens: '09:30', closes: '16:30' }])
  const grants = await at.database.selectFrom('roleGrants').select(['orgId', 'role']).execute()
  expect(grants).toEqual([{ orgId: 600, role: 'administrator' }])
  const audited = await at.database.selectFrom('auditRows').select(['action', 'actorName']).execute()
  expect(audited).toContainEqual({ action: 'installation.set_up', actorName: 'set-up' })
})

test('sample texts are entered as drafts where they are chosen, and none otherwise', async () => {
  await setUpInstallation(at, sent({ content: 'samples' }), enterSampleTexts)
  for (const [table, count] of [
    ['services', 13],
    ['questions', 8],
    ['pages', 2],
  ] as const) {
    const rows = await at.database.selectFrom(table).select(['orgId', 'publishFrom']).execute()
    expect(rows, table).toEqual(Array.from({ length: count }, () => ({ orgId: 600, publishFrom: null })))
  }
})

test('without sample texts the organisation begins empty', async () => {
  await setUpInstallation(at, sent({ content: 'none' }), enterSampleTexts)
  expect(await at.database.selectFrom('services').select('id').execute()).toEqual([])
})

test('it is closed once there is an organisation, also for two at once, and a refused one leaves nothing', async () => {
  const both = await Promise.allSettled([setUpInstallation(at, sent()), setUpInstallation(at, sent({ number: 601 }))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expectRefusal('conflict', 'installations.closed', setUpInstallation(at, sent({ number: 602 })))
  expect((await openTenants(at.database)).all()).toHaveLength(1)
})

test('an emblem that is no picture leaves the installation empty', async () => {
  const logo = new File(['text'], 'emblem.png', { type: 'image/png' })
  await expectRefusal('invalid', 'organisations.not_a_picture', setUpInstallation(at, sent({ logo })))
  expect((await openTenants(at.database)).all()).toEqual([])
})

test('a wrong code is refused, and the right one too after twenty attempts in an hour', async () => {
  const wrong = () => setUpInstallation(at, sent({ setUpCode: '0000-0000-0000' }))
  for (let attempt = 0; attempt < 20; attempt += 1) await expectRefusal('invalid', 'request.invalid', wrong())
  await expectRefusal('too-many', 'installations.too_many', setUpInstallation(at, sent()))
  now = new Date(now.getTime() + 3_600_000)
  await setUpInstallation(at, sent())
})

test.each([
  ['host', 'two words'],
  ['nameNe', ''],
  ['closes', '09:00'],
  ['number', 0],
  ['email', 'meena'],
  ['weekdays', []],
] as const)('the form refuses the %s %j', (field, value) => {
  const answer = validate(setUpForm, { ...sent(), [field]: value })
  expect(answer.ok ? [] : answer.issues.map((issue) => issue.field)).toEqual([field])
})

// Tests of the rotation of the installation's key: nobody is signed out, every secret stays readable, an interruption is harmless.

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptSecrets } from '#features/gateways/operations/secrets.server.ts'
import { signingKey } from '#features/receipts/operations/keys.server.ts'
import { identifyBy } from '#features/sessions/operations/identity.server.ts'
import { makeActivationCode, choosePassword } from '#features/sessions/operations/codes.server.ts'
import {
  beginFactor,
  confirmSecondFactor,
  proveSecondFactor,
} from '#features/sessions/operations/second-factor.server.ts'
import { signIn } from '#features/sessions/operations/sign-in.server.ts'
import type { SecondFactorRequired, SignedIn } from '#features/sessions/contract/api.ts'
import { fromTheStart, readSecrets, watchedSecrets, writeSecrets } from '#platform/key-file.server.ts'
import { keysFrom, keysOf, type Keys } from '#platform/keys.server.ts'
import { permissionsOf } from '#root/roles.ts'
import { onPrinted } from '#tests/printed.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'
import { encryptedColumns, keys } from './keys.ts'

const password = 'himal-nadi-bagaicha'
const atOnce = { delayMs: 0, seenMs: 0 }
let world: World
let folder: string
let file: string
/** Of a running process. */
let own: Keys
const printed: string[] = []
onPrinted((text) => printed.push(text))

beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-rotation-'))
  file = join(folder, 'token.key')
  await writeSecrets(file, [{ text: 'a'.repeat(40), from: fromTheStart }])
  own = keysOf(watchedSecrets(file, await readSecrets(file), 0))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (by: Keys, ...args: string[]) =>
  keys({ database: world.resources.database, keys: by }, { file, ...atOnce }, args)
const visitor = () => ({ ...world.visitor(world.damak), keys: own })
const staff = () => ({ ...world.as(cast.rajendra), keys: own })
const code = (secret: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: startOfStory.getTime() + seconds * 1000 })

test('a rotation that was killed half way goes on; what was signed, encrypted and hashed before still holds', async () => {
  const { database } = world.resources
  await world.password(cast.rajendra, password)
  const from = { identifier: 'rajendra@damak.example', password }
  const before = (await signIn(visitor(), from)) as SignedIn
  const session = await identifyBy(own, permissionsOf)(before.accessToken.token, at())
  const actor = { ...cast.rajendra, ...session, session: await newestSession() }
  const { secret } = await beginFactor({ ...staff(), actor: actor as never }, { password })
  const { recoveryCodes } = await confirmSecondFactor({ ...staff(), actor: actor as never }, { code: code(secret, 0) })
  const receipt = await signingKey(staff())
  const account = encryptSecrets({ keys: own, org: world.damak }, 'khalti', { key: 'live_secret' })
  const merchant = { orgId: 487, kind: 'khalti', mode: 'test', shown: '{}', setAt: startOfStory } as const
  await database
    .insertInto('gatewayAccounts')
    .values({ ...merchant, secrets: account })
    .execute()
  const activation = await makeActivationCode({ ...visitor() }, cast.maya.id)
  const challenge = (await signIn(visitor(), from)) as SecondFactorRequired
  const values = await everything()
  expect(values.length).toBeGreaterThanOrEqual(3)

  await expect(run(killedAfterOne(own), 'rotate')).rejects.toThrow('killed')
  expect(await readSecrets(file)).toHaveLength(2)
  const half = await everything()
  expect(half.filter((value) => own.isCurrent(value))).toHaveLength(1)
  expect(half.map((value) => own.decrypt(value)).toSorted()).toEqual(
    values.map((value) => own.decrypt(value)).toSorted(),
  )

  await run(own, 'rotate')
  expect(printed.join('')).toContain('it goes on')
  const secrets = await readSecrets(file)
  expect(secrets, 'no second new key').toHaveLength(2)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const newest = keysFrom(secrets[1]!.text)
  const plain = (await everything()).map((value) => newest.decrypt(value))
  expect(plain, 'the new key alone reads every secret').not.toContain(undefined)
  expect(plain.toSorted()).toEqual(values.map((value) => own.decrypt(value)).toSorted())

  expect(await identifyBy(own, permissionsOf)(before.accessToken.token, at())).toMatchObject({ id: cast.rajendra.id })
  expect((await signingKey(staff())).number).toBe(receipt.number)
  const { device } = await proveSecondFactor(visitor(), {
    challenge: challenge.secondFactor.challenge,
    code: recoveryCodes[0]!,
    device: before.device,
  })
  expect(device).toBe(before.device)
  const messages = await database.selectFrom('outbox').select('subject').where('subject', 'like', '%device%').execute()
  expect(messages.length, 'the device of before is no new one').toBeLessThanOrEqual(1)
  const chosen = { code: activation, password: 'purano-pokhari-chautari' }
  expect(await choosePassword(visitor(), chosen)).toMatchObject({ person: { id: cast.maya.id } })
})

test('an earlier key ends when nothing needs it, or at once when that is asked; sessions go on', async () => {
  await expect(run(own, 'end')).rejects.toThrow(/needed for recovery codes of 1 people/)
  expect(await readSecrets(file)).toHaveLength(2)
  await run(own, 'end', '--now')
  expect(await readSecrets(file)).toHaveLength(1)
  expect((await everything()).every((value) => own.isCurrent(value))).toBe(true)
  await run(own, 'show')
  expect(printed.at(-1)).toContain('0 of them not with the key in use')
})

test('a key that has not begun is accepted already, and signs nothing', async () => {
  const [first, next] = ['c'.repeat(40), 'd'.repeat(40)]
  const both = keysOf(() => [
    { text: first, from: fromTheStart },
    { text: next, from: new Date(Date.now() + 60_000) },
  ])
  const now = startOfStory
  expect(keysFrom(first).decrypt(both.encrypt('x'))).toBe('x')
  const ofOther = await keysFrom(next).sign('access', { sub: '1' }, { now, seconds: 60 })
  expect(await both.read('access', ofOther, now)).toMatchObject({ sub: '1' })
})

test('every place that encrypts stores into a column that is rotated', () => {
  const places = globSync('src/**/*.server.ts').filter((path) => /keys\.encrypt\(/.test(readFileSync(path, 'utf8')))
  expect(places.toSorted()).toEqual([
    'src/features/gateways/operations/secrets.server.ts',
    'src/features/receipts/operations/keys.server.ts',
    'src/features/sessions/operations/second-factor.server.ts',
  ])
})

test('the key of the environment is not replaced by the command', async () => {
  const at = { database: world.resources.database, keys: own }
  await expect(keys(at, { file: undefined, ...atOnce }, ['rotate'])).rejects.toThrow('TOKEN_SECRETS_ACCEPTED')
  await expect(keys(at, { file, ...atOnce }, ['other'])).rejects.toThrow('npm run keys')
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1)
})

const at = () => ({ org: world.damak, db: world.resources.database, now: startOfStory })

/** Every encrypted value in the database. */
async function everything(): Promise<string[]> {
  const { database } = world.resources
  const found = await Promise.all([
    database.selectFrom('secondFactors').select('secret as value').execute(),
    database.selectFrom('secondFactorEnrolments').select('secret as value').execute(),
    database.selectFrom('gatewayAccounts').select('secrets as value').execute(),
    database.selectFrom('receiptKeys').select('privateKey as value').execute(),
  ])
  expect(found).toHaveLength(encryptedColumns.length)
  return found.flat().flatMap(({ value }) => value ?? [])
}

async function newestSession(): Promise<number> {
  const { database } = world.resources
  const row = await database.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return row.id
}

/** Those of a process that ends when it encrypts its second secret. */
function killedAfterOne(by: Keys): Keys {
  let count = 0
  return {
    ...by,
    encrypt(text) {
      if ((count += 1) > 1) throw new Error('killed')
      return by.encrypt(text)
    },
  }
}

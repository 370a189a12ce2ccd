// API tests of passkeys: add, sign in, remove; what is refused.

import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { newAuthenticator } from '#tests/authenticator.ts'
import { cast, type CastMember } from '#tests/cast.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'
import { resetSecondFactor } from './operations/revocation.server.ts'
import { maxPasskeys } from './contract/passkey-forms.ts'
import { mayAddPasskey } from './rules/passkeys.ts'

const password = 'himal-nadi-bagaicha'
const minute = 60_000
let world: World
/** Of Damak's pages, by its first host. */
let at: { origin: string }
beforeEach(async () => {
  world = await openWorld()
  at = { origin: `http://${world.damak.hosts[0]}` }
  await world.password(cast.sita, password)
})

type Options = Parameters<World['api']>[2]

async function post(path: string, body: object, options: Options = {}) {
  const answer = await world.api('POST', path, { ...options, body })
  return { status: answer.status, body: await answer.json() }
}

async function addPasskey(as: CastMember, device = newAuthenticator(), options: Options = {}) {
  const begun = await post('/auth/passkeys/options', { password }, { as, ...options })
  expect(begun.status).toBe(200)
  const added = await post(
    '/auth/passkeys',
    { name: 'My phone', ...device.make(begun.body.challenge, at) },
    { as, ...options },
  )
  return { device, begun, added }
}

const signInOptions = () => post('/auth/passkeys/sign-ins/options', {})

async function signIn(device: ReturnType<typeof newAuthenticator>, from = at, options: Options = {}) {
  const { challenge } = (await signInOptions()).body
  return post('/auth/passkeys/sign-ins', device.answer(challenge, from), options)
}

test.each([
  [{ proofIsDue: true, count: 0 }, 'passkeys.factor_first'],
  [{ proofIsDue: false, count: maxPasskeys }, 'passkeys.too_many'],
  [{ proofIsDue: false, count: maxPasskeys - 1 }, undefined],
])('whether a passkey may be added: %o', (given, key) => {
  const verdict = mayAddPasskey(given)
  expect('key' in verdict ? verdict.key : undefined).toBe(key)
})

test('a customer adds a passkey, signs in with it, is notified by mail and removes it', async () => {
  const { device, begun, added } = await addPasskey(cast.sita)
  expect(begun.body).toMatchObject({ rp: { name: expect.any(String) }, user: { displayName: 'Sita Sharma' } })
  expect(begun.body.rp.id, 'the browser takes the host name of the page').toBeUndefined()
  expect(added).toMatchObject({ status: 201, body: { name: 'My phone', host: world.damak.hosts[0], lastUsedAt: null } })
  world.travelTo(new Date(startOfStory.getTime() + minute))
  const answer = await signIn(device)
  expect(answer).toMatchObject({ status: 200, body: { person: { id: 1, kind: 'customer' }, customer: {} } })
  const authorization = `Bearer ${answer.body.accessToken.token}`
  const listed = await (await world.api('GET', '/auth/passkeys', { authorization })).json()
  expect(listed.data).toMatchObject([{ id: added.body.id, lastUsedAt: expect.stringMatching(/Z$/) }])
  const mails = await world.resources.database.selectFrom('outbox').select(['recipient', 'body']).execute()
  expect(mails).toContainEqual({ recipient: cast.sita.email, body: expect.stringContaining('My phone') })
  const removal = () => world.api('DELETE', `/auth/passkeys/${added.body.id}`, { authorization })
  expect((await removal()).status).toBe(204)
  expect((await removal()).status).toBe(404)
  expect((await signIn(device)).body.key).toBe('passkeys.wrong')
  const rows = await world.resources.database.selectFrom('auditRows').select('action').execute()
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['passkey.added', 'session.opened', 'passkey.removed', 'session.refused']),
  )
})

test('a passkey of staff counts as second factor; without the code of the present one none is made', async () => {
  await world.password(cast.ramesh, password)
  const unproven = await world.session(cast.ramesh, { proved: false })
  const early = { authorization: `Bearer ${unproven.accessToken.token}` }
  expect((await post('/auth/passkeys/options', { password }, early)).body.key).toBe('passkeys.factor_first')
  const { secret } = (await post('/auth/second-factor', { password }, early)).body
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: startOfStory.getTime() + steps })
  let steps = 0
  expect((await post('/auth/second-factor/confirm', { code: code() }, early)).status).toBe(200)
  steps = 30_000
  world.travelTo(new Date(startOfStory.getTime() + steps))
  expect((await post('/auth/passkeys/options', { password }, early)).body.fields).toMatchObject([{ field: 'code' }])
  const begun = await post('/auth/passkeys/options', { password, code: code() }, early)
  const device = newAuthenticator()
  const made = { name: 'Office', ...device.make(begun.body.challenge, at) }
  expect((await post('/auth/passkeys', made, early)).status).toBe(201)
  world.travelTo(new Date(startOfStory.getTime() + 2 * minute))
  const answer = await signIn(device)
  expect(answer.status).toBe(200)
  const authorization = `Bearer ${answer.body.accessToken.token}`
  const who = await (await world.api('GET', '/auth/me', { authorization })).json()
  expect(who.secondFactor).toEqual({ on: true, due: false })
  expect(who.permissions).toContain('applications:read')
  await resetSecondFactor(world.as(cast.rajendra), cast.ramesh.id)
  expect((await signIn(device)).body.key, 'an administrator removed the factors').toBe('passkeys.wrong')
})

test('a passkey is refused with another origin, host, challenge, key or without verification, and an answer counts once', async () => {
  const { device } = await addPasskey(cast.sita)
  world.travelTo(new Date(startOfStory.getTime() + minute))
  const wrong = { status: 401, body: { key: 'passkeys.wrong' } }
  expect(await signIn(device, { origin: 'http://evil.example' })).toMatchObject(wrong)
  expect(await signIn(device, { origin: `${at.origin}:8080` })).toMatchObject(wrong)
  expect(await signIn(device, { ...at, verified: false } as typeof at)).toMatchObject(wrong)
  const { challenge } = (await signInOptions()).body
  const stranger = newAuthenticator().answer(challenge, at)
  const own = device.answer(challenge, at)
  const send = (body: object) => post('/auth/passkeys/sign-ins', body)
  expect(await send({ ...stranger, id: own.id })).toMatchObject(wrong)
  expect(await send(stranger)).toMatchObject(wrong)
  expect(await send(device.answer(Buffer.from('own challenge').toString('base64url'), at))).toMatchObject(wrong)
  expect((await send(own)).status).toBe(200)
  expect(await send(own), 'the same answer again').toMatchObject(wrong)
  const elsewhere = { host: world.kakarvitta.hosts[0]! }
  const theirs = await post('/auth/passkeys/sign-ins/options', {}, elsewhere)
  expect(await post('/auth/passkeys/sign-ins', device.answer(theirs.body.challenge, at), elsewhere)).toMatchObject(
    wrong,
  )
  const old = (await signInOptions()).body.challenge
  world.travelTo(new Date(startOfStory.getTime() + 7 * minute))
  expect(await send(device.answer(old, at)), 'after five minutes').toMatchObject(wrong)
})

test('a challenge belongs to one person; a passkey is added once; a person without access or suspended reads why', async () => {
  const { device, added } = await addPasskey(cast.sita)
  const begun = await post('/auth/passkeys/options', { password }, { as: cast.sita })
  expect(begun.body.excludeCredentials).toHaveLength(1)
  const again = { name: 'Twice', ...device.make(begun.body.challenge, at) }
  expect(await post('/auth/passkeys', again, { as: cast.sita })).toMatchObject({
    status: 409,
    body: { key: 'passkeys.known' },
  })
  const forMaya = { name: 'x', ...newAuthenticator().make(begun.body.challenge, at) }
  expect((await post('/auth/passkeys', forMaya, { as: cast.maya })).body.key).toBe('passkeys.invalid')
  const foreign = await world.api('DELETE', `/auth/passkeys/${added.body.id}`, { as: cast.maya })
  expect(foreign.status, 'of another person').toBe(404)
  expect((await post('/auth/passkeys/options', { password: 'x' }, { as: cast.sita })).body.fields).toMatchObject([
    { field: 'password', key: 'session.wrong_current' },
  ])
  await world.resources.database.updateTable('customers').set({ personId: null }).where('personId', '=', 1).execute()
  const unlinked = await signIn(device)
  expect([unlinked.status, unlinked.body.key]).toEqual([403, 'session.no_number'])
  await world.password(cast.maya, password)
  const mayas = await addPasskey(cast.maya)
  expect((await post('/admin/people/487/14/suspension', { reason: 'left' }, { as: cast.rajendra })).status).toBe(200)
  world.travelTo(new Date(startOfStory.getTime() + minute))
  const refused = await signIn(mayas.device)
  expect([refused.status, refused.body.key]).toEqual([403, 'session.suspended'])
})

// API tests of sessions: sign-in, renewal, sign-out, one-time codes, second factor, rate limits.

import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { insertDemonstrationPerson } from '#features/demonstration-people/operations/accounts.server.ts'
import { staffPolicies } from './operations/policies.server.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'

const password = 'himal-nadi-bagaicha'
const day = 86_400_000
let world: World
beforeEach(async () => {
  world = await openWorld()
  await world.password(cast.sita, password)
})

type Token = { token: string; expiresIn: number }
type Body = {
  key: string
  secret: string
  picture: string
  request: string
  device: string
  person: object
  fields: object[]
  accessToken: Token
  refreshToken: Token
  secondFactor: { challenge: string }
  recoveryCodes: string[]
}
type Answer = { status: number; body: Body }

async function post(path: string, body: object, options: Parameters<World['api']>[2] = {}): Promise<Answer> {
  const answer = await world.api('POST', path, { ...options, body })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : {} }
}

async function put(path: string, body: object, options: Parameters<World['api']>[2]): Promise<Answer> {
  const answer = await world.api('PUT', path, { ...options, body })
  return { status: answer.status, body: await answer.json() }
}

const signIn = (identifier: string, attempted = password, options: Parameters<World['api']>[2] = {}, more = {}) =>
  post('/auth/login', { identifier, password: attempted, ...more }, options)

const bearer = (answer: Answer) => ({ authorization: `Bearer ${answer.body.accessToken.token}` })
const refreshOf = (answer: Answer) => answer.body.refreshToken.token
const refresh = (refreshToken: string) => post('/auth/refresh-token', { refreshToken })

const codeAt = (secret: string, milliseconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: startOfStory.getTime() + milliseconds })

/** Sets up the person's first second factor and returns its secret. */
async function enrol(session: Answer): Promise<string> {
  const { secret } = (await post('/auth/second-factor', { password }, bearer(session))).body
  const confirmed = await post('/auth/second-factor/confirm', { code: codeAt(secret, 0) }, bearer(session))
  expect(confirmed.status).toBe(200)
  return secret
}

/** Signs the administrator in again with the code that this secret shows. */
async function proveAt(milliseconds: number, secret: string): Promise<Answer> {
  const { challenge } = (await signIn('rajendra@damak.example')).body.secondFactor
  return post('/auth/second-factor/verify', { challenge, code: codeAt(secret, milliseconds) })
}

function at(milliseconds: number): void {
  world.travelTo(new Date(startOfStory.getTime() + milliseconds))
}

const sitasTap = {
  customerNumber: '10425',
  ward: 5,
  tol: { en: 'Siddhartha Tol', ne: 'सिद्धार्थ टोल' },
  customerType: 'residential',
  tapSize: '1/2',
}

test('a customer signs in by number, in either script, or e-mail, and reads their own profile', async () => {
  for (const identifier of ['10425', '१०४२५', 'Sita@Customers.example']) {
    const answer = await signIn(identifier)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      accessToken: { token: expect.any(String), expiresIn: 900 },
      refreshToken: { token: expect.any(String), expiresIn: 30 * 86_400 },
      person: { id: 1, name: cast.sita.name, kind: 'customer', roles: [] },
      customer: { email: cast.sita.email, phone: null, taps: [sitasTap] },
      device: expect.any(String),
    })
    const who = await (await world.api('GET', '/auth/me', bearer(answer))).json()
    expect(who).toMatchObject({
      person: { id: 1 },
      customer: { taps: [sitasTap] },
      organisation: { id: 487 },
      permissions: [],
      language: 'ne',
    })
  }
})

test('staff sign in by e-mail with the permissions of their role', async () => {
  await world.password(cast.maya, password)
  const answer = await signIn('maya@damak.example')
  expect(answer.body).toMatchObject({ person: { kind: 'staff', roles: ['editor'] }, customer: null })
  const who = await (await world.api('GET', '/auth/me', bearer(answer))).json()
  expect(who.permissions).toEqual([...cast.maya.permissions].toSorted())
})

test('an unknown or wrong sign-in gets the same response; with the right password a person without access or suspended reads why', async () => {
  await world.password(cast.hari, password)
  const answers = [
    await signIn('99999'),
    await signIn('10425', 'not the password'),
    await signIn('hari@customers.example', 'not the password'),
    await signIn('nobody@nowhere.example'),
  ]
  for (const { status, body } of answers)
    expect({ status, key: body.key }).toEqual({ status: 401, key: 'session.wrong' })
  expect(await signIn('hari@customers.example'), 'a customer of another organisation').toMatchObject({
    status: 403,
    body: { key: 'session.no_number' },
  })
  const admin = await world.session(cast.rajendra, { proved: false })
  await world.password(cast.maya, password)
  const suspended = await post(
    '/admin/people/487/14/suspension',
    { reason: 'left' },
    { authorization: `Bearer ${admin.accessToken.token}` },
  )
  expect(suspended.status, 'an administrator without second factor may not').toBe(403)
  expect((await post('/admin/people/487/14/suspension', { reason: 'left' }, { as: cast.rajendra })).status).toBe(200)
  expect(await signIn('maya@damak.example')).toMatchObject({
    status: 403,
    body: { key: 'session.suspended', message: expect.stringContaining('Reason: left.') },
  })
  expect((await signIn('maya@damak.example', 'not the password')).body.key).toBe('session.wrong')
})

test('a client that ignores successors keeps working for thirty days', async () => {
  const first = refreshOf(await signIn('10425'))
  let given = 0
  for (let days = 0.5; days < 30; days += 0.5) {
    at(days * day)
    const { status, body } = await refresh(first)
    expect(status, `day ${days}`).toBe(200)
    if (body.refreshToken) given += 1
  }
  expect(given).toBe(29)
  at(30 * day)
  expect((await refresh(first)).body.key).toBe('session.over')
})

test('a client that uses successors stays signed in for half a year and no longer', async () => {
  let token = refreshOf(await signIn('10425'))
  for (let days = 20; days < 180; days += 20) {
    at(days * day)
    const answer = await refresh(token)
    expect(answer.status, `day ${days}`).toBe(200)
    token = refreshOf(answer)
  }
  at(180 * day)
  expect((await refresh(token)).status).toBe(401)
})

test('a reused refresh token ends its family', async () => {
  const stolen = refreshOf(await signIn('10425'))
  at(day)
  const owner = await refresh(stolen)
  const successor = refreshOf(owner)
  at(2 * day)
  expect((await refresh(successor)).status).toBe(200)
  at(2 * day + 50_000)
  expect((await refresh(stolen)).status, 'a second tab in the same minute').toBe(200)
  at(2 * day + 120_000)
  expect((await refresh(stolen)).status, 'reused').toBe(401)
  expect((await refresh(successor)).status, 'the family is ended').toBe(401)
  const rows = await world.resources.database.selectFrom('auditRows').select('outcome').execute()
  expect(rows.map(({ outcome }) => outcome)).toContain('session.reused')
})

test('a session ends on sign-out, from another device, and on a password change', async () => {
  const [phone, laptop, office] = [await signIn('10425'), await signIn('10425'), await signIn('10425')]
  const list = async (by: Answer) =>
    (await (await world.api('GET', '/auth/sessions', bearer(by))).json()) as {
      data: { id: number; current: boolean }[]
    }
  const { data } = await list(phone)
  expect(data).toHaveLength(3)
  expect((await post('/auth/logout', {}, bearer(office))).status).toBe(204)
  expect((await world.api('GET', '/auth/me', bearer(office))).status).toBe(401)
  const weak = { current: password, password: 'sitasharma1', again: 'sitasharma1' }
  expect((await post('/auth/password', weak, bearer(phone))).body.fields).toMatchObject([
    { field: 'password', key: 'session.password_personal' },
  ])
  const good = { current: password, password: 'correct horse battery', again: 'correct horse battery' }
  expect((await post('/auth/password', { ...good, current: 'x' }, bearer(phone))).body.fields).toMatchObject([
    { field: 'current', key: 'session.wrong_current' },
  ])
  expect((await post('/auth/password', good, bearer(phone))).status).toBe(204)
  expect((await refresh(refreshOf(laptop))).status).toBe(401)
  expect((await list(phone)).data).toHaveLength(1)
  const other = await world.api('DELETE', `/auth/sessions/${data[0]!.id + 1000}`, bearer(phone))
  expect(other.status).toBe(404)
})

test('a one-time code sets a password once, within limits, and an unknown person gets the same response', async () => {
  const requested = await post('/auth/codes', { identifier: '10425' })
  const unknown = await post('/auth/codes', { identifier: '99999' })
  for (const { status, body } of [requested, unknown])
    expect([status, Object.keys(body)]).toEqual([202, ['request', 'expiresIn']])
  const mails = await world.resources.database.selectFrom('outbox').select(['recipient', 'body']).execute()
  expect(mails).toEqual([{ recipient: 'sita@customers.example', body: expect.stringContaining('एकपटके कोड') }])
  const code = /\d{6}/.exec(mails[0]!.body)![0]
  const wrong = code === '000000' ? '000001' : '000000'
  const chosen = { password: 'correct horse battery', again: 'correct horse battery' }
  const confirm = (request: unknown, attempted: string) =>
    post('/auth/codes/confirmations', { request, code: attempted, ...chosen })
  expect((await confirm(unknown.body.request, code)).status).toBe(400)
  for (let tries = 0; tries < 4; tries++) expect((await confirm(requested.body.request, wrong)).status).toBe(400)
  const done = await confirm(requested.body.request, code)
  expect(done.status).toBe(200)
  expect(done.body.person).toMatchObject({ id: 1 })
  expect((await confirm(requested.body.request, code)).status).toBe(400)
  expect((await signIn('10425')).status).toBe(401)
  expect((await signIn('10425', chosen.password)).status).toBe(200)
})

test('every other open code ends when a password is chosen or changed', async () => {
  const openCodes = async () => {
    const { body } = await post('/auth/codes', { identifier: '10425' })
    const db = world.resources.database
    const last = await db.selectFrom('outbox').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
    return { request: body.request, code: /\d{6}/.exec(last.body)![0] }
  }
  const confirm = (code: object, chosen: string) =>
    post('/auth/codes/confirmations', { ...code, password: chosen, again: chosen })
  const [first, second] = [await openCodes(), await openCodes()]
  expect((await confirm(second, 'correct horse battery')).status).toBe(200)
  expect((await confirm(first, 'another horse battery')).status, 'after a newer code was used').toBe(400)
  const third = await openCodes()
  const session = await signIn('10425', 'correct horse battery')
  const change = { current: 'correct horse battery', password: 'himal nadi parewa', again: 'himal nadi parewa' }
  at(1000)
  expect((await post('/auth/password', change, bearer(session))).status).toBe(204)
  expect((await confirm(third, 'another horse battery')).status, 'after the password was changed').toBe(400)
  expect((await signIn('10425', 'himal nadi parewa')).status).toBe(200)
})

test('a code is invalid after five wrong attempts or ten minutes', async () => {
  const code = async () => {
    const { body } = await post('/auth/codes', { identifier: '10425' })
    const last = await world.resources.database
      .selectFrom('outbox')
      .select('body')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return { request: body.request, code: /\d{6}/.exec(last!.body)![0] }
  }
  const chosen = { password: 'correct horse battery', again: 'correct horse battery' }
  const first = await code()
  const wrong = first.code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++) await post('/auth/codes/confirmations', { ...first, code: wrong, ...chosen })
  expect((await post('/auth/codes/confirmations', { ...first, ...chosen })).status).toBe(400)
  const second = await code()
  at(600_000)
  expect((await post('/auth/codes/confirmations', { ...second, ...chosen })).status).toBe(400)
})

test('an administrator must set up the second factor and verify it at every sign-in, each code once', async () => {
  await world.password(cast.rajendra, password)
  const first = await signIn('rajendra@damak.example')
  const who = await (await world.api('GET', '/auth/me', bearer(first))).json()
  expect(who).toMatchObject({ permissions: [], secondFactor: { on: false, due: true } })
  expect((await world.api('GET', '/admin/people/487', bearer(first))).status).toBe(403)
  expect((await post('/auth/second-factor', { password: 'wrong' }, bearer(first))).body.fields).toMatchObject([
    { field: 'password', key: 'session.wrong_current' },
  ])
  const begun = await post('/auth/second-factor', { password }, bearer(first))
  expect(begun.body.picture).toContain('<svg')
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
  const now = startOfStory.getTime()
  expect((await post('/auth/second-factor/confirm', { code: '123' }, bearer(first))).status).toBe(400)
  const confirmed = await post(
    '/auth/second-factor/confirm',
    { code: totp.generate({ timestamp: now }) },
    bearer(first),
  )
  const { recoveryCodes } = confirmed.body
  expect(recoveryCodes).toHaveLength(10)
  expect((await world.api('GET', '/admin/people/487', bearer(first))).status).toBe(200)

  at(60_000)
  const second = await signIn('rajendra@damak.example')
  const { challenge } = second.body.secondFactor
  expect(second.body.accessToken).toBeUndefined()
  const prove = (code: string) => post('/auth/second-factor/verify', { challenge, code })
  const code = totp.generate({ timestamp: now + 60_000 })
  expect((await prove('000000')).status).toBe(400)
  expect((await prove(code)).status).toBe(200)
  expect((await prove(code)).status, 'used before').toBe(400)
  expect((await prove(recoveryCodes[0]!)).status).toBe(200)
  expect((await prove(recoveryCodes[0]!)).status).toBe(400)
  at(60_000 + 301_000)
  expect((await prove(recoveryCodes[1]!)).status, 'the challenge is over').toBe(401)
})

test.each([
  ['everybody with a role', 1, 'gita@damak.example', true],
  ['everybody with a role', 1, 'rajendra@damak.example', true],
  ['administration and who reads papers', 0, 'maya@damak.example', false],
  ['administration and who reads papers', 0, 'gita@damak.example', true],
  ['administration and who reads papers', 0, 'rajendra@damak.example', true],
])('where %s needs a second factor (%i), %s opens nothing without one: %s', async (_, all, identifier, due) => {
  for (const member of [cast.gita, cast.rajendra, cast.maya]) await world.password(member, password)
  await staffPolicies.update(world.scope(world.damak), { secondFactorForAll: all })
  const session = await signIn(identifier)
  const who = await (await world.api('GET', '/auth/me', bearer(session))).json()
  expect(who).toMatchObject({ secondFactor: { on: false, due } })
  expect(who.permissions.length === 0).toBe(due)
  const list = await world.api('GET', '/admin/news/487', bearer(session))
  const isEditor = identifier.startsWith('maya')
  expect(list.status).toBe(isEditor && !due ? 200 : 403)
  expect((await world.api('GET', '/admin/applications/487', bearer(session))).status).toBe(403)
})

test('whoever reads citizenship papers needs a second factor, whatever the organisation decides, but in the demonstration', async () => {
  await world.password(cast.gita, password)
  await staffPolicies.update(world.scope(world.damak), { secondFactorForAll: 0 })
  const papers = async () =>
    (await world.api('GET', '/admin/applications/487', bearer(await signIn('gita@damak.example')))).status
  expect(await papers()).toBe(403)
  await insertDemonstrationPerson(world.resources.database, cast.gita.id, startOfStory)
  expect(await papers()).toBe(200)
})

test('a new organisation wants a second factor of everybody with a role', async () => {
  await world.resources.database.deleteFrom('staffPolicies').execute()
  expect(await staffPolicies.find(world.scope(world.kakarvitta))).toEqual({ secondFactorForAll: 1 })
  await world.password(cast.gita, password)
  const who = await (await world.api('GET', '/auth/me', bearer(await signIn('gita@damak.example')))).json()
  expect(who).toMatchObject({ permissions: [], secondFactor: { due: true } })
})

test('a second factor is good until its successor is confirmed, which asks for password and code and ends other sessions', async () => {
  await world.password(cast.rajendra, password)
  const desktop = await signIn('rajendra@damak.example')
  const old = await enrol(desktop)
  const factorOn = async () => (await (await world.api('GET', '/auth/me', bearer(desktop))).json()).secondFactor.on

  at(60_000)
  const begin = (body: object) => post('/auth/second-factor', body, bearer(desktop))
  expect((await begin({ password })).status, 'without a code of the one in use').toBe(400)
  const begun = await begin({ password, code: codeAt(old, 60_000) })
  expect(begun.status).toBe(200)
  expect(await factorOn(), 'begun and left').toBe(true)

  at(120_000)
  const laptop = await proveAt(120_000, old)
  expect(laptop.status, 'the old one still signs in').toBe(200)
  const confirm = (code: string) => post('/auth/second-factor/confirm', { code }, bearer(desktop))
  expect((await confirm(codeAt(old, 120_000))).status, 'a code of the old one confirms nothing').toBe(400)
  expect((await confirm(codeAt(begun.body.secret, 120_000))).status).toBe(200)
  expect((await world.api('GET', '/auth/me', bearer(laptop))).status, 'opened with the old one').toBe(401)
  expect((await world.api('GET', '/auth/me', bearer(desktop))).status).toBe(200)

  at(180_000)
  expect((await proveAt(180_000, old)).status).toBe(400)
  expect((await proveAt(180_000, begun.body.secret)).status).toBe(200)
})

test('staff change their email and phone with password and second factor; other sessions end, the earlier address is notified', async () => {
  await world.password(cast.rajendra, password)
  const desktop = await signIn('rajendra@damak.example')
  const secret = await enrol(desktop)
  at(30_000)
  const phoneSession = await proveAt(30_000, secret)
  at(60_000)
  const contacts = { email: 'Rajendra.Karki@damak.example', phone: '९८४१२३४५६७', password }
  const change = (body: object) => put('/auth/contacts', body, bearer(desktop))
  expect((await change({ ...contacts, password: 'wrong' })).body.fields).toMatchObject([{ field: 'password' }])
  expect((await change(contacts)).body.fields, 'without a code').toMatchObject([{ field: 'code' }])
  const taken = { ...contacts, email: 'maya@damak.example', code: codeAt(secret, 60_000) }
  expect((await change(taken)).body.fields).toMatchObject([{ field: 'email', key: 'people.email_taken' }])
  at(90_000)
  const changed = await change({ ...contacts, code: codeAt(secret, 90_000) })
  const after = { email: 'rajendra.karki@damak.example', phone: '+9779841234567' }
  expect(changed).toMatchObject({ status: 200, body: after })
  expect(await (await world.api('GET', '/auth/contacts', bearer(desktop))).json()).toEqual(after)
  expect((await world.api('GET', '/auth/me', bearer(phoneSession))).status).toBe(401)
  expect((await signIn('rajendra@damak.example')).status, 'the earlier address').toBe(401)
  expect((await signIn('rajendra.karki@damak.example')).body.secondFactor).toBeDefined()
  const { database } = world.resources
  const notified = database.selectFrom('outbox').select('kind').where('recipient', '=', 'rajendra@damak.example')
  expect(await notified.where('subject', 'like', '%सम्पर्क परिवर्तन%').execute()).toEqual([{ kind: 'account' }])
  const audit = database.selectFrom('auditRows').select('changes').where('action', '=', 'contacts.changed')
  expect((await audit.executeTakeFirstOrThrow()).changes).toMatchObject({ before: { phone: null }, after })
})

test('a log-in on a device that was not used before is reported by mail, once for each device', async () => {
  const { database } = world.resources
  const mails = database.selectFrom('outbox').select(['recipient', 'subject', 'body', 'kind']).orderBy('id')
  const { device } = (await signIn(cast.sita.email)).body
  expect(await mails.execute()).toEqual([
    {
      recipient: cast.sita.email,
      kind: 'account',
      subject: expect.stringContaining('नयाँ उपकरणबाट लगइन'),
      body: expect.stringContaining('(२०८३ मङ्सिर ६ गते, बिहान ११:०० बजे)'),
    },
  ])
  await signIn(cast.sita.email, password, {}, { device })
  expect((await signIn(cast.sita.email, 'not the password')).status).toBe(401)
  expect(await mails.execute()).toHaveLength(1)
  await signIn(cast.sita.email, password, {}, { device: 'x'.repeat(43) })
  expect(await mails.execute()).toHaveLength(2)
})

test('an enrolment of a second factor is over after half an hour', async () => {
  await world.password(cast.rajendra, password)
  const session = await signIn('rajendra@damak.example')
  const begun = await post('/auth/second-factor', { password }, bearer(session))
  at(30 * 60_000)
  const renewed = await refresh(refreshOf(session))
  const confirmation = { code: codeAt(begun.body.secret, 30 * 60_000) }
  expect((await post('/auth/second-factor/confirm', confirmation, bearer(renewed))).body.key).toBe(
    'session.factor_not_begun',
  )
})

test('a challenge from before a change of the password is over', async () => {
  await world.password(cast.rajendra, password)
  const secret = await enrol(await signIn('rajendra@damak.example'))
  at(60_000)
  const { challenge } = (await signIn('rajendra@damak.example')).body.secondFactor
  at(90_000)
  await world.password(cast.rajendra, 'correct horse battery')
  const proof = { challenge, code: codeAt(secret, 90_000) }
  expect((await post('/auth/second-factor/verify', proof)).body.key).toBe('session.over')
})

test('unknown devices are rate-limited; only a device that holds the secret of a sign-in is not affected', async () => {
  const { device } = (await signIn('10425', password, { from: '198.51.100.1' })).body
  const keys: string[] = []
  for (let tries = 0; tries < 70; tries++) {
    const { body } = await signIn('10425', 'a wrong password', { from: `203.0.113.${tries}` })
    keys.push(body.key)
  }
  expect(keys.filter((key) => key === 'session.wrong')).toHaveLength(50)
  expect(keys.at(-1)).toBe('session.slow_down')
  expect((await signIn('10425', password, { from: '192.0.2.9' })).status, 'an unknown network has to wait').toBe(429)
  expect((await signIn('10425', password, { from: '192.0.2.9' }, { device })).status, 'the known device').toBe(200)
  expect((await signIn('10425', password, { from: '198.51.100.1' })).status, 'the network of a sign-in').toBe(429)
  expect((await post('/auth/codes', { identifier: '10425' }, { from: '192.0.2.9' })).status, 'or a code').toBe(202)
})

test('behind one address a sign-in of one person gives nobody more attempts, and known and unknown numbers get as many', async () => {
  const neighbours = { from: '198.51.100.7' }
  expect((await signIn('10425', password, neighbours)).status).toBe(200)
  for (const identifier of ['10425', '99999']) {
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await signIn(identifier, 'wrong', neighbours)).status)
    expect(statuses, identifier).toEqual([401, 401, 401, 401, 401, 429])
  }
})

test('an identifier that looks like an address does not count against that address', async () => {
  for (let tries = 0; tries < 60; tries++) await signIn('198.51.100.7', 'wrong', { from: `203.0.113.${tries}` })
  expect((await signIn('10425', password, { from: '198.51.100.7' })).status).toBe(200)
})

test('limits of sign-in and codes store no identifier, network or device', async () => {
  const { device } = (await signIn('10425')).body
  await signIn('10425', 'wrong', {}, { device })
  await post('/auth/codes', { identifier: 'sita@customers.example' })
  const rows = await world.resources.database.selectFrom('rateLimits').select('bucket').execute()
  const kept = rows.map(({ bucket }) => bucket).join()
  for (const kind of ['sign-in.device', 'sign-in.network', 'code.pair']) expect(kept).toContain(kind)
  for (const secret of ['10425', 'sita', '203.0.113', device]) expect(kept).not.toContain(secret)
})

test('five wrong passwords from one network block it for a quarter of an hour, for known and unknown identifiers', async () => {
  for (const identifier of ['10425', '99999']) {
    const statuses = []
    for (let tries = 0; tries < 7; tries++) statuses.push((await signIn(identifier, 'wrong')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  }
  at(900_000)
  expect((await signIn('10425')).status).toBe(200)
})

test('a token of another purpose or organisation is not accepted', async () => {
  const answer = await signIn('10425')
  const { keys } = world.resources
  const claims = { sub: '1', sid: 1, org: 487 }
  const forged = await keys.sign('second-factor', claims, { now: startOfStory, seconds: 600 })
  expect((await world.api('GET', '/auth/me', { authorization: `Bearer ${forged}` })).status).toBe(401)
  expect((await world.api('GET', '/auth/me', { ...bearer(answer), host: 'kakarvitta.test' })).status).toBe(404)
  const elsewhere = { host: 'kakarvitta.test', body: { refreshToken: refreshOf(answer) } }
  expect((await world.api('POST', '/auth/refresh-token', elsewhere)).status).toBe(401)
  at(901_000)
  expect((await world.api('GET', '/auth/me', bearer(answer))).status).toBe(401)
})

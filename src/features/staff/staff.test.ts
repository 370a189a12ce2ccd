// API tests of staff administration: invitations, roles, suspension, resets and their audit rows.

import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { permissionsOf } from '#root/roles.ts'
import type { VersionedMember } from './contract/api.ts'
import { staffApi } from './contract/api.ts'
import type { CastStaff } from '#tests/cast.ts'
import { cast, holderOf } from '#tests/cast.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'

const asmita: CastStaff = {
  ...cast.rajendra,
  key: 'asmita',
  id: 91,
  orgId: 320,
  name: { en: 'Asmita Rai', ne: 'अस्मिता राई' },
  email: 'asmita@kakarvitta.example',
}
const prakash: CastStaff = {
  ...cast.rajendra,
  key: 'prakash',
  id: 92,
  name: { en: 'Prakash Joshi', ne: 'प्रकाश जोशी' },
  email: 'prakash@platform.example',
  roles: ['platform-administrator'],
  permissions: permissionsOf('platform-administrator'),
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function call(method: string, path: string, body?: object, as = cast.rajendra) {
  const answer = await world.api(method, path, { as, ...(body && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : {} }
}

const roles = (list: string[], id = 11) => call('POST', `/admin/people/487/${id}/roles`, { roles: list })
const filtered = async (query: string) => (await call('GET', `/admin/audit/487?limit=100&${query}`)).body.data
const audit = async (search: string) => (await call('GET', `/admin/audit/487?search=${search}`)).body.data

test('an invited person receives a code by mail, chooses a password with it and is signed in with the granted roles', async () => {
  const invitation = { nameEn: 'Asha Gurung', nameNe: 'आशा गुरुङ', email: 'Asha@Damak.example', roles: ['clerk'] }
  const invited = await call('POST', '/admin/people/487', invitation)
  expect(invited).toMatchObject({ status: 201, body: { roles: ['clerk'], active: false, email: 'asha@damak.example' } })
  const mail = await world.resources.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(mail.recipient).toBe('asha@damak.example')
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail.body)![0]
  const chosen = { code: code.toLowerCase(), password: 'correct horse battery', again: 'correct horse battery' }
  const activated = await world.api('POST', '/auth/codes/confirmations', { body: chosen })
  expect(await activated.json()).toMatchObject({ person: { kind: 'staff', roles: ['clerk'] } })
  expect((await world.api('POST', '/auth/codes/confirmations', { body: chosen })).status, 'once').toBe(400)
  const listed = await call('GET', '/admin/people/487?search=asha')
  expect(listed.body).toMatchObject({ total: 1, data: [{ active: true, name: { ne: 'आशा गुरुङ' } }] })
  expect((await audit('people.invited'))[0]).toMatchObject({ actorName: 'Rajendra Karki', outcome: 'done' })
})

test('without a mail server the answer has the code to hand over, never one that resets a password', async () => {
  const invitation = { nameEn: 'Deepa Rai', email: 'deepa@damak.example', roles: ['editor'] }
  const { body } = await call('POST', '/admin/people/487', invitation)
  expect(body).toMatchObject({
    mailed: false,
    shownCode: { address: expect.stringContaining('/login/activate'), days: 3 },
  })
  expect((await audit('people.invited'))[0]).toMatchObject({ changes: { codeShown: true } })
  const chosen = { code: body.shownCode.code, password: 'correct horse battery', again: 'correct horse battery' }
  expect((await world.api('POST', '/auth/codes/confirmations', { body: chosen })).status).toBe(200)
  const again = await call('POST', `/admin/people/487/${body.id}/invitations`)
  expect(again.body).toMatchObject({ mailed: false, shownCode: null })
  const withMail = await openWorld()
  withMail.resources.env = { ...withMail.resources.env, smtpUrl: 'smtp://127.0.0.1:1' }
  const answer = await withMail.api('POST', '/admin/people/487', { as: cast.rajendra, body: invitation })
  expect(await answer.json()).toMatchObject({ mailed: true, shownCode: null })
})

test('the answer to an invitation is the same for a new address and for one known elsewhere, with and without a mail server', async () => {
  for (const smtpUrl of [undefined, 'smtp://127.0.0.1:1']) {
    const own = await openWorld()
    own.resources.env = { ...own.resources.env, ...(smtpUrl && { smtpUrl }) }
    await own.session(asmita)
    await own.password(asmita, 'correct horse battery')
    const inviting = async (email: string, orgAs = cast.rajendra) => {
      const body = { nameEn: 'Somebody', email, phone: '9800000777', roles: ['editor'] }
      const answer = await own.api('POST', `/admin/people/${orgAs.orgId}`, { as: orgAs, body })
      const invited = (await answer.json()) as {
        id: number
        email: string
        phone: string | null
        shownCode: { code: string } | null
      }
      const again = await own.api('POST', `/admin/people/487/${invited.id}/invitations`, { as: orgAs })
      const factor = await own.api('DELETE', `/admin/people/487/${invited.id}/second-factor`, { as: orgAs })
      return { answer, invited, statuses: [answer.status, again.status, factor.status] }
    }
    const shape = ({ invited, statuses }: Awaited<ReturnType<typeof inviting>>) => {
      const { shownCode } = invited
      const code = shownCode && { ...shownCode, code: shownCode.code.replaceAll(/[2-9A-Z]/g, 'x') }
      return { ...invited, id: 0, email: '', phone: '', shownCode: code, statuses }
    }
    const known = await inviting(asmita.email!)
    const unknown = await inviting('somebody@new.example')
    expect(shape(known)).toEqual(shape(unknown))
    expect(known.statuses).toEqual([201, 201, 409])
    expect(known.invited.shownCode === null).toBe(smtpUrl !== undefined)
  }
})

test('the code handed over to somebody known before opens nothing, and says to log in with their password', async () => {
  const own = await openWorld()
  await own.session(asmita)
  await own.password(asmita, 'correct horse battery')
  const body = { nameEn: 'Asmita', email: asmita.email, roles: ['editor'] }
  const answer = await own.api('POST', '/admin/people/487', { as: cast.rajendra, body })
  const { shownCode } = (await answer.json()) as { shownCode: { code: string } }
  const chosen = { code: shownCode.code, password: 'another horse battery', again: 'another horse battery' }
  const refused = await own.api('POST', '/auth/codes/confirmations', { body: chosen })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ fields: [{ field: 'code', key: 'session.account_exists' }] })
  const signIn = (password: string) =>
    own.api('POST', '/auth/login', { body: { identifier: asmita.email, password } }).then(({ status }) => status)
  expect([await signIn(chosen.password), await signIn('correct horse battery')]).toEqual([401, 200])
})

test('the numbers of new people are not in the order in which they were entered', async () => {
  const ids: number[] = []
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const invitation = { nameEn: 'New', email: `new${n}@damak.example`, roles: ['editor'] }
    ids.push((await call('POST', '/admin/people/487', invitation)).body.id)
  }
  expect(ids.every((id) => id >= 1_000_000)).toBe(true)
  expect(ids.some((id, place) => place > 0 && id !== ids[place - 1]! + 1)).toBe(true)
})

test('an invitation without a role or with an invalid address is refused with a field issue', async () => {
  const none = await call('POST', '/admin/people/487', { nameEn: 'A', email: 'a@b.example', roles: [] })
  expect(none.body.fields).toMatchObject([{ field: 'roles', key: 'staff.no_role' }])
  const broken = await call('POST', '/admin/people/487', { nameEn: 'A', email: 'nowhere', roles: ['clerk'] })
  expect(broken.body.fields).toMatchObject([{ field: 'email' }])
})

test('the phone of another person is refused as that, at the row that documents it', async () => {
  const taken = { nameEn: 'Chandra Rai', email: 'chandra@damak.example', phone: '9811111111', roles: ['clerk'] }
  expect((await call('POST', '/admin/people/487', taken)).status).toBe(201)
  const second = await call('POST', '/admin/people/487', { ...taken, email: 'another@damak.example' })
  expect(second).toMatchObject({ status: 409, body: { key: 'people.phone_taken' } })
  expect(staffApi.inviteStaff.conflicts).toContain(second.body.key)
})

test('a person known to another organisation is one person, of whom this one sees what it entered until they sign in', async () => {
  const { database } = world.resources
  const hari = { id: cast.hari.id, name: { en: 'H. from the bank', ne: '' }, phone: '+9779800000001' }
  await database.updateTable('people').set({ phone: '+9779812345678' }).where('id', '=', hari.id).execute()
  await world.password(cast.hari, 'correct horse battery')
  const factor = { personId: hari.id, secret: 'x', begunAt: startOfStory, confirmedAt: startOfStory, lastStep: 0 }
  await database.insertInto('secondFactors').values(factor).execute()
  const invitation = {
    nameEn: hari.name.en,
    email: cast.hari.email,
    phone: '9800000001',
    roles: ['editor', 'complaint-officer'],
  }
  const asEntered = { ...hari, active: false, secondFactor: false, lastSeenAt: null }
  expect((await call('POST', '/admin/people/487', invitation)).body).toMatchObject(asEntered)
  expect((await call('GET', `/admin/people/487/${hari.id}`)).body).toMatchObject(asEntered)
  const found = async (query: string) => (await call('GET', `/admin/people/487?${query}`)).body.total
  expect([await found('search=Tamang'), await found('search=bank'), await found('status=active&search=bank')]).toEqual([
    0, 1, 0,
  ])
  const officers = (await call('GET', '/admin/complaints/487/officers', undefined, cast.kamala)).body.data
  expect(officers).toContainEqual({ id: hari.id, name: hari.name })

  await world.session({ ...cast.hari, kind: 'staff', orgId: 487 })
  expect((await call('GET', `/admin/people/487/${hari.id}`)).body).toMatchObject({
    ...hari,
    active: true,
    secondFactor: true,
  })
  await database.deleteFrom('secondFactors').where('personId', '=', hari.id).execute()
})

test('changed roles apply to the next request, within the rules of who may grant which', async () => {
  const ramesh = await world.session(cast.ramesh)
  const authorization = `Bearer ${ramesh.accessToken.token}`
  expect((await world.api('GET', '/admin/audit/487', { authorization })).status).toBe(403)
  expect((await roles(['clerk', 'accountant'])).body.roles).toEqual(['accountant', 'clerk'])
  const who = await (await world.api('GET', '/auth/me', { authorization })).json()
  expect(who.person.roles).toEqual(['accountant', 'clerk'])
  for (const two of [
    ['clerk', 'approver'],
    ['checker', 'approver'],
    ['clerk', 'checker', 'accountant'],
  ])
    expect((await roles(two)).body.key, two.join()).toBe('people.exclusive_roles')
  expect((await roles(['cashier', 'accountant'])).body.key).toBe('people.exclusive_money')
  const invitation = { nameEn: 'Two Hands', email: 'two@damak.example', roles: ['clerk', 'approver'] }
  expect((await call('POST', '/admin/people/487', invitation)).body.key).toBe('people.exclusive_roles')
  expect((await roles(['platform-administrator'])).body.key).toBe('people.not_yours_to_give')
  expect((await roles(['clerk'], 16)).body.key, 'own administration').toBe('people.not_yourself')
  expect((await roles(['clerk'], 1)).body.key, 'no staff').toBe('people.unknown')
  const [row] = await audit('people.roles_changed')
  expect(row).toMatchObject({ target: 'person 11', changes: { before: ['clerk'], after: ['clerk', 'accountant'] } })
  expect(await audit('changeRoles'), 'refusals are recorded').toHaveLength(7)
})

test('one person is read by number, independent of the page of the list', async () => {
  const [, gita] = (await call('GET', '/admin/people/487?limit=2')).body.data
  expect((await call('GET', `/admin/people/487/${gita.id}`)).body).toMatchObject(gita)
  expect((await call('GET', '/admin/people/487/1')).body.key, 'no staff').toBe('people.unknown')
})

test('suspension ends access at once, and readmission restores it', async () => {
  const gita = await world.session(cast.gita)
  const authorization = `Bearer ${gita.accessToken.token}`
  const suspension = '/admin/people/487/12/suspension'
  expect((await call('POST', suspension, { reason: 'on leave' })).body).toMatchObject({
    suspended: true,
    suspension: { reason: 'on leave' },
  })
  expect((await world.api('GET', '/auth/me', { authorization })).status).toBe(401)
  expect((await call('POST', suspension, { reason: 'again' })).body.key).toBe('people.already_suspended')
  expect((await call('POST', '/admin/people/487/16/suspension', { reason: 'me' })).body.key).toBe('people.not_yourself')
  expect((await call('DELETE', suspension)).body).toMatchObject({ suspended: false, suspension: null })
  expect((await call('DELETE', suspension)).body.key).toBe('people.not_suspended')
  expect((await world.api('GET', '/auth/me', { authorization })).status, 'ended sessions stay ended').toBe(401)
})

test('an administrator cannot reset the second factor or password of a person with a role in another organisation', async () => {
  const { database } = world.resources
  const factor = { personId: asmita.id, secret: 'x', begunAt: startOfStory, confirmedAt: startOfStory, lastStep: 0 }
  const session = await world.session(asmita)
  await world.password(asmita, 'correct horse battery')
  await database.insertInto('secondFactors').values(factor).execute()
  const invitation = { nameEn: 'Asmita', email: asmita.email, roles: ['editor'] }
  expect((await call('POST', '/admin/people/487', invitation)).body.id).toBe(asmita.id)
  const mails = database.selectFrom('outbox').select('body').where('recipient', '=', asmita.email)
  expect((await mails.execute()).map(({ body }) => body)).toEqual([
    expect.not.stringMatching(/[2-9A-Z]{4}-[2-9A-Z]{4}/),
  ])
  const early = await call('DELETE', `/admin/people/487/${asmita.id}/second-factor`)
  expect(early, 'before signing in here').toMatchObject({ status: 409, body: { key: 'staff.not_active' } })
  await world.session({ ...asmita, orgId: 487 })
  for (const [method, path] of [
    ['DELETE', 'second-factor'],
    ['POST', 'invitations'],
  ] as const)
    expect(await call(method, `/admin/people/487/${asmita.id}/${path}`)).toMatchObject({
      status: 403,
      body: { key: 'people.works_elsewhere' },
    })
  const factors = database.selectFrom('secondFactors').select('confirmedAt').where('personId', '=', asmita.id)
  expect(await factors.execute()).toEqual([{ confirmedAt: startOfStory }])
  expect(await mails.execute()).toHaveLength(1)

  const removed = await call('DELETE', `/admin/people/487/${asmita.id}/second-factor`, undefined, prakash)
  expect(removed.status, 'by a platform administrator').toBe(204)
  expect(await factors.execute()).toEqual([])
  const auditRows = database.selectFrom('auditRows').select('orgId').where('action', '=', 'second_factor.removed')
  expect((await auditRows.orderBy('orgId').execute()).map(({ orgId }) => orgId)).toEqual([320, 487])
  const authorization = `Bearer ${session.accessToken.token}`
  expect((await world.api('GET', '/auth/me', { authorization, host: 'kakarvitta.test' })).status).toBe(401)
})

test('an administrator cannot end the sessions of a customer of another organisation by inviting them', async () => {
  const customer = cast.hari
  const session = await world.session(customer)
  const invitation = { nameEn: 'Hari', email: customer.email, roles: ['editor'] }
  expect((await call('POST', '/admin/people/487', invitation)).body.id).toBe(customer.id)
  const refused = await call('DELETE', `/admin/people/487/${customer.id}/second-factor`)
  expect(refused.body.key).toBe('people.works_elsewhere')
  const authorization = `Bearer ${session.accessToken.token}`
  expect((await world.api('GET', '/auth/me', { authorization, host: 'kakarvitta.test' })).status).toBe(200)
})

test('platform administrators are listed and reset by platform administrators only', async () => {
  await world.session(prakash)
  const path = `/admin/people/487/${prakash.id}`
  const listed = async (as: CastStaff) =>
    (await call('GET', '/admin/people/487?limit=100', undefined, as)).body.data.map(({ id }: { id: number }) => id)
  expect(await listed(cast.rajendra)).not.toContain(prakash.id)
  expect(await listed(prakash)).toContain(prakash.id)
  expect((await call('GET', path)).body.key).toBe('people.unknown')
  expect((await call('DELETE', `${path}/second-factor`)).body.key).toBe('people.unknown')
  const invitation = { nameEn: 'Prakash', email: prakash.email, roles: ['editor'] }
  expect((await call('POST', '/admin/people/487', invitation)).status).toBe(201)
  expect((await call('DELETE', `${path}/second-factor`)).body.key).toBe('people.works_elsewhere')
})

test('a person is invited five times a day, and only the newest activation code is good', async () => {
  const invitation = { nameEn: 'Binod Rai', email: 'binod@damak.example', roles: ['clerk'] }
  const { id } = (await call('POST', '/admin/people/487', invitation)).body
  const resend = () => call('POST', `/admin/people/487/${id}/invitations`)
  for (let times = 2; times <= 5; times++) expect((await resend()).status).toBe(201)
  expect(await resend()).toMatchObject({ status: 429, body: { key: 'staff.too_many_invitations' } })
  const mails = await world.resources.database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', invitation.email)
    .orderBy('id')
    .execute()
  expect(mails).toHaveLength(5)
  const statuses: number[] = []
  for (const { body } of mails) {
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(body)![0]
    const chosen = { code, password: 'correct horse battery', again: 'correct horse battery' }
    statuses.push((await world.api('POST', '/auth/codes/confirmations', { body: chosen })).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 200])
})

test('a refused request of staff is recorded with actor, address and reason', async () => {
  const before = (await audit('')).length
  expect((await call('GET', '/admin/people/487', undefined, cast.maya)).status).toBe(403)
  const [row] = await audit('listStaff')
  expect(row).toMatchObject({
    actorName: 'Maya Rai',
    actorKind: 'staff',
    outcome: 'permission.missing',
    address: '203.0.113.7',
    target: '/admin/people/487',
  })
  expect(before).toBeGreaterThan(5)
})

test('the audit is filtered by person, action and day, and names people in Nepali', async () => {
  const [any] = await filtered('action=people.invited')
  expect(any).toMatchObject({ action: 'people.invited', name: { ne: cast.rajendra.name.ne } })
  const own = await filtered(`actorId=${any.actorId}`)
  expect(own.length).toBeGreaterThan(1)
  expect(own.every(({ actorId }: { actorId: number }) => actorId === any.actorId)).toBe(true)
  expect(await filtered(`search=${encodeURIComponent(cast.rajendra.name.ne)}`)).toEqual(own)
  const day = inNepal(new Date(any.at)).date
  expect((await filtered(`recordedFrom=${day}&recordedTo=${day}`)).length).toBeGreaterThan(0)
  expect(await filtered(`recordedTo=${addDays(day, -1)}`)).toEqual([])
  const outcomes = async (query: string) =>
    new Set((await filtered(query)).map(({ outcome }: { outcome: string }) => outcome === 'done'))
  expect(await outcomes('outcome=done')).toEqual(new Set([true]))
  expect(await outcomes('outcome=refused')).toEqual(new Set([false]))
  const of11 = await filtered('item=people/11')
  expect(of11.length).toBeGreaterThan(1)
  expect(of11.every(({ target }: { target: string }) => /^person 11$|\/people\/487\/11(?:\/|$)/.test(target))).toBe(
    true,
  )
})

test('audit rows cannot be updated or deleted', async () => {
  const { database } = world.resources
  const refusal = 'audit rows are not changed'
  await expect(database.updateTable('auditRows').set({ actorName: 'nobody' }).execute()).rejects.toThrow(refusal)
  await expect(database.deleteFrom('auditRows').execute()).rejects.toThrow(refusal)
})

test('the audit log contains no secret', async () => {
  const text = JSON.stringify(await world.resources.database.selectFrom('auditRows').selectAll().execute())
  expect(text).not.toContain('correct horse')
})

const detailsOf = (id: number, changes: object) => {
  const path = `/admin/people/487/${id}`
  return call('GET', path).then(({ body }) =>
    call('PUT', path, {
      nameEn: body.name.en,
      nameNe: body.name.ne,
      email: body.email,
      phone: body.phone ?? '',
      version: body.version,
      ...changes,
    }),
  )
}

test('an administrator corrects name, address and phone; sessions and codes end, and the former address gets a mail', async () => {
  const maya = cast.maya
  const { database } = world.resources
  await database.updateTable('people').set({ passwordHash: 'chosen' }).where('id', '=', maya.id).execute()
  const named = await detailsOf(maya.id, { nameEn: 'Maya Devi Rai' })
  expect(named).toMatchObject({ status: 200, body: { name: { en: 'Maya Devi Rai' } } })
  expect((await world.api('GET', '/auth/contacts', { as: maya })).status, 'a name ends no session').toBe(200)

  const moved = await detailsOf(maya.id, { email: 'Maya.Rai@damak.example' })
  expect(moved).toMatchObject({ status: 200, body: { email: 'maya.rai@damak.example' } })
  expect((await world.api('GET', '/auth/contacts', { as: maya })).status).toBe(401)
  const mails = database.selectFrom('outbox').select('kind').where('recipient', '=', maya.email)
  expect(await mails.where('kind', '=', 'account').execute()).toHaveLength(1)
  expect((await filtered('action=changeStaffMember'))[0]).toMatchObject({
    target: `person ${maya.id}`,
    changes: { before: { email: maya.email }, after: { email: 'maya.rai@damak.example' } },
  })
  const taken = await detailsOf(maya.id, { email: cast.rajendra.email })
  expect(taken.body.fields).toMatchObject([{ field: 'email', key: 'people.email_taken' }])
})

test('who saves over newer details is refused with name and time, and of two at the same moment one', async () => {
  const own = await openWorld()
  const other = holderOf('administrator')
  const path = `/admin/people/487/${cast.maya.id}`
  const open = async () => {
    const answer = await own.api('GET', path, { as: other })
    const { name, email, phone, version } = (await answer.json()) as VersionedMember
    return { nameEn: name.en, nameNe: name.ne, email, phone: phone ?? '', version }
  }
  const save = async (body: object, as: CastStaff) => {
    const answer = await own.api('PUT', path, { as, body })
    return { status: answer.status, body: (await answer.json()) as { key: string; message: string; version: number } }
  }
  const opened = await open()
  const [first, second] = await Promise.all([
    save({ ...opened, nameEn: 'Maya Devi Rai' }, cast.rajendra),
    save({ ...opened, phone: '9811000011' }, cast.rajendra),
  ])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  const stale = await save({ ...opened, phone: '9811000012' }, other)
  expect(stale).toMatchObject({ status: 409, body: { key: 'lists.changed_meanwhile' } })
  expect(stale.body.message).toContain('Rajendra Karki')

  expect((await save({ ...(await open()), nameNe: 'माया देवी राई' }, other)).status, 'from the newest').toBe(200)
})

test('details that the person changed in another organisation are not overwritten either', async () => {
  const own = await openWorld()
  const path = `/admin/people/487/${cast.maya.id}`
  const answer = await own.api('GET', path, { as: cast.rajendra })
  const { name, email, version } = (await answer.json()) as VersionedMember
  const phone = '+9779811000013'
  await own.resources.database.updateTable('people').set({ phone }).where('id', '=', cast.maya.id).execute()
  const body = { nameEn: 'Maya', nameNe: name.ne, email, phone: '', version }
  const refused = await own.api('PUT', path, { as: cast.rajendra, body })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ key: 'staff.changed_elsewhere' })
  const now = await own.api('GET', path, { as: cast.rajendra })
  expect(await now.json()).toMatchObject({ name, phone })
})

test('the own address, that of somebody invited and that of somebody who works elsewhere are not changed here', async () => {
  const own = await detailsOf(cast.rajendra.id, { email: 'other@damak.example' })
  expect(own.body.fields).toMatchObject([{ field: 'email', key: 'staff.own_address' }])
  const person = { nameEn: 'Nabin', email: 'nabin@damak.example', roles: ['editor'] }
  const { id } = (await call('POST', '/admin/people/487', person)).body
  const invited = await detailsOf(id, { email: 'nabin2@damak.example' })
  expect(invited.body.fields).toMatchObject([{ field: 'email', key: 'staff.invited_address' }])
  expect((await detailsOf(id, { nameEn: 'Nabin Rai' })).body.name.en).toBe('Nabin Rai')

  const known = { nameEn: 'A. Rai', email: asmita.email, roles: ['editor'] }
  const shared = (await call('POST', '/admin/people/487', known)).body
  expect((await detailsOf(shared.id, { nameEn: 'Asmita R.', phone: '9841999999' })).body.name.en).toBe('Asmita R.')
  const { nameEn } = await world.resources.database
    .selectFrom('people')
    .select('nameEn')
    .where('id', '=', shared.id)
    .executeTakeFirstOrThrow()
  expect(nameEn, 'the record of the other organisation').toBe(asmita.name.en)
})

test('every suspension is listed with its reason, who gave it and who lifted it', async () => {
  const path = '/admin/people/487/13'
  await call('POST', `${path}/suspension`, { reason: 'On leave' })
  await call('DELETE', `${path}/suspension`)
  await call('POST', `${path}/suspension`, { reason: 'Left the office' })
  const { data } = (await call('GET', `${path}/suspensions`)).body
  expect(data).toMatchObject([
    { reason: 'Left the office', by: 'Rajendra Karki', liftedAt: null, liftedBy: null },
    { reason: 'On leave', by: 'Rajendra Karki', liftedBy: 'Rajendra Karki' },
  ])
  const inNepali = await world.api('GET', `${path}/suspensions`, { as: cast.rajendra, language: 'ne' })
  expect(await inNepali.json()).toMatchObject({ data: [{ by: 'राजेन्द्र कार्की' }, { liftedBy: 'राजेन्द्र कार्की' }] })
  expect((await call('GET', '/admin/people/320/13/suspensions', undefined, asmita)).status).toBe(404)
  await call('DELETE', `${path}/suspension`)
})

// Tests of message templates through the API: change, preview of what is sent, placeholders, reset, audit and other organisations.

import { beforeAll, expect, test } from 'vitest'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { cast, holderOf, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

type Body = Record<string, unknown> & { version: number; data: { name: string; changed: boolean }[]; fields: object[] }

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function call(method: string, path: string, body?: unknown, as: CastStaff = cast.rajendra) {
  const answer = await world.api(method, `/admin/templates${path}`, { as, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Body }
}

let sent = 0

/** The mail to somebody who sends a complaint now. */
async function receipt() {
  sent += 1
  const email = `reporter${sent}@example.org`
  const complaint = { name: 'Sita', phone: `+97798410002${10 + sent}`, email, type: 'other', message: 'Hello' }
  await sendComplaint(world.visitor(world.damak), {
    ...complaint,
    photos: [],
    consent: true,
  } as unknown as Parameters<typeof sendComplaint>[1])
  const mails = world.resources.database.selectFrom('outbox').select(['subject', 'body'])
  return mails.where('recipient', '=', email).executeTakeFirstOrThrow()
}

const own = {
  subjectEn: 'We have it: {code}',
  subjectNe: '{code} प्राप्त भयो',
  bodyEn: 'Thank you. Number {code}.',
  bodyNe: 'धन्यवाद। नम्बर {code}।',
}

test('an own text is sent from the next message on, in its language, until the original is restored', async () => {
  const original = await receipt()
  expect(original.body).toMatch(/C-\w{4}-\w{4}/)
  const changed = await call('PUT', '/487/complaint-received-mail', { ...own, version: 0, note: 'Shorter' })
  expect(changed).toMatchObject({ status: 200, body: { changed: true, version: 1, edits: [{ note: 'Shorter' }] } })
  const { subject, body } = await receipt()
  expect(subject).toMatch(/^(?:We have it: C-\w{4}-\w{4}|C-\w{4}-\w{4} प्राप्त भयो)$/)
  expect(body).toMatch(/^(?:Thank you\. Number|धन्यवाद। नम्बर) C-\w{4}-\w{4}[.।]$/)
  const listed = (await call('GET', '/487')).body.data
  expect(listed.filter((template) => template.changed).map(({ name }) => name)).toEqual(['complaint-received-mail'])

  expect((await call('DELETE', '/487/complaint-received-mail?version=0')).status).toBe(409)
  expect((await call('DELETE', '/487/complaint-received-mail?version=1')).status).toBe(204)
  expect((await receipt()).body.length).toBe(original.body.length)
  const rows = world.resources.database.selectFrom('auditRows').select(['action', 'target']).orderBy('id', 'desc')
  expect(await rows.where('outcome', '=', 'done').limit(2).execute()).toEqual(
    ['resetTemplate', 'changeTemplate'].map((action) => ({ action, target: 'template complaint-received-mail 487' })),
  )
})

test('texts of one organisation are not those of another', async () => {
  await call('PUT', '/320/complaint-received-mail', { ...own, version: 0 }, holderOf('administrator', 320))
  const { body } = await call('GET', '/487/complaint-asked-mail')
  expect(body.changed).toBe(false)
  expect((await receipt()).body).not.toMatch(/^(?:Thank you\. Number|धन्यवाद। नम्बर)/)
})

test.each([
  ['a placeholder that does not exist', { bodyEn: '{code} {reason}' }, 'templates.unknown_placeholder'],
  ['a text without the number', { bodyNe: 'धन्यवाद।' }, 'templates.missing_placeholder'],
  ['a mail without a subject', { subjectEn: '' }, 'validation.required'],
])('%s is refused', async (_, wrong, key) => {
  const [field] = Object.keys(wrong)
  const { version } = (await call('GET', '/487/complaint-received-mail')).body
  const answer = await call('PUT', '/487/complaint-received-mail', { ...own, ...wrong, version })
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ field, key }] } })
})

test('a one-time code is sent in the own text, and never without its warning', async () => {
  const ownCode = { subjectEn: 'Code', subjectNe: 'कोड', bodyEn: '{code}: {warning}', bodyNe: 'दमक: {code}। {warning}' }
  const unwarned = { ...ownCode, bodyNe: 'दमक: {code}', version: 0 }
  const refused = await call('PUT', '/487/one-time-code-mail', unwarned)
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ key: 'templates.missing_placeholder' }] } })
  expect((await call('PUT', '/487/one-time-code-mail', { ...ownCode, version: 0 })).status).toBe(200)
  expect((await world.api('POST', '/auth/codes', { body: { identifier: '10425' } })).status).toBe(202)
  const sentCodes = world.resources.database.selectFrom('outbox').select(['subject', 'body']).where('kind', '=', 'code')
  expect(await sentCodes.execute()).toEqual([
    { subject: 'कोड', body: expect.stringMatching(/^दमक: \d{6}। कसैलाई नदिनुहोस्।$/) },
  ])
})

test('an invitation without the code or the address is refused', async () => {
  const { body } = await call('GET', '/487/invitation-mail')
  const { subjectEn, subjectNe, bodyNe } = body as unknown as typeof own
  const sentTexts = { subjectEn, subjectNe, bodyNe, bodyEn: 'Welcome. Code: {code}', version: 0 }
  const answer = await call('PUT', '/487/invitation-mail', sentTexts)
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'bodyEn', values: { name: '{address}' } }] } })
})

test('a text that does not exist is missing', async () => {
  expect((await call('GET', '/487/complaint-nobody-sms')).status).toBe(404)
})

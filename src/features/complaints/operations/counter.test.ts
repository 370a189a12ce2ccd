// Tests of complaints registered at the counter: author, channel, language of the letters, validation and audit.

import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { readComplaint } from './work.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  const all = {
    channel: 'telephone',
    language: 'en',
    type: 'no-water',
    message: 'No water since Friday',
    name: 'Sita Sharma',
    phone: '9841234567',
    email: 'sita@mail.example',
    consent: 'on',
    ...values,
  }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}

async function register(values: Record<string, string> = {}, language: 'en' | 'ne' = 'ne') {
  const answer = await world.api('POST', '/admin/complaints/487', { as: cast.ramesh, body: formOf(values), language })
  return { status: answer.status, body: await answer.json() }
}

test('a clerk registers what is said on the telephone: the case names the clerk, and the letters are in the person’s language', async () => {
  const { status, body } = await register()
  expect(status).toBe(201)
  const complaint = await readComplaint(world.as(cast.ramesh), { id: body.id })
  expect(complaint).toMatchObject({ code: body.code, channel: 'telephone', language: 'en', state: 'received' })
  expect(complaint.dueAt).not.toBeNull()
  expect(complaint.events).toMatchObject([{ kind: 'received', side: 'officer', staffName: cast.ramesh.name.en }])
  const { db } = world.scope(world.damak)
  const mails = await db.selectFrom('outbox').select('subject').where('recipient', '=', 'sita@mail.example').execute()
  expect(mails).toEqual([{ subject: `Complaint ${body.code} registered` }])
})

test('the audit names who registered which complaint, and nothing that the person said', async () => {
  const { body } = await register({ name: 'Confidential Person', phone: '9841234568', email: '' })
  const { db } = world.scope(world.damak)
  const rows = await db.selectFrom('auditRows').selectAll().where('action', '=', 'registerComplaint').execute()
  const row = rows.find(({ target }) => target === body.code)!
  expect(row).toMatchObject({ actorKind: 'staff', actorId: cast.ramesh.id, outcome: 'done' })
  await register({ name: 'Confidential Person', type: 'nothing' })
  const all = await db.selectFrom('auditRows').selectAll().where('action', '=', 'registerComplaint').execute()
  expect(all.map(({ outcome }) => outcome)).toContain('request.invalid')
  expect(JSON.stringify(all)).not.toContain('Confidential Person')
})

test('what the public form refuses is refused here', async () => {
  expect(await register({ phone: '12', consent: '' })).toMatchObject({
    status: 400,
    body: { fields: expect.arrayContaining([expect.objectContaining({ field: 'phone' })]) },
  })
  expect((await register({ channel: 'pigeon' })).status).toBe(400)
  expect((await register({ type: 'nothing' })).status).toBe(400)
})

test('pressed twice it is registered once', async () => {
  const first = await register({ submission: 'counter-pressed-twice' })
  const second = await register({ submission: 'counter-pressed-twice' })
  expect(second.body).toEqual(first.body)
})

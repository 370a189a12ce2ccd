// Tests of what every kind of case shares: codes, limits, the key a case is found by.

import { beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/operations/application.server.ts'
import { resubmitApplication, sendApplication } from '#features/applications/operations/send.server.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx } from '#platform/context.ts'
import { unlessDone } from '#platform/idempotency.server.ts'
import { newTap } from '#tests/applications.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { loadCase } from './load.server.ts'
import { insertWithNewCode } from './send.server.ts'

let world: World
let senders = 0
beforeAll(async () => {
  world = await openWorld()
})

function visitor(): Ctx {
  senders += 1
  return { ...world.visitor(world.damak), from: { requestId: 'test', address: `203.0.113.${senders}` } }
}

const guess = (count: number) => `+97798455520${String(count).padStart(2, '0')}`

test('a taken code is drawn again, and twenty taken codes are an error', async () => {
  const drawn: string[] = []
  const id = await insertWithNewCode(application, async (code) => (drawn.push(code) === 3 ? 7 : undefined))
  expect(id).toBe(7)
  expect(new Set(drawn).size).toBe(3)
  expect(drawn.every((code) => readTrackingCode('A', code) === code)).toBe(true)
  await expect(insertWithNewCode(application, async () => undefined)).rejects.toThrow('No free tracking code')
})

test('a case is found by its id, its code, its code and phone, or its owner, in its organisation alone', async () => {
  const phone = '+9779845551001'
  const { code } = await sendApplication({ ...visitor(), actor: world.as(cast.sita).actor }, newTap({ phone }))
  const scope = world.scope(world.damak)
  const { id } = await loadCase(scope, application, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })
  const sita = { personId: cast.sita.id, phone: null }
  for (const key of [{ id }, { code, phone }, { code, owner: sita }])
    expect((await loadCase(scope, application, key)).code).toBe(code)
  const byPhone = { code, owner: { personId: cast.hari.id, phone } }
  expect((await loadCase(scope, application, byPhone)).id).toBe(id)
  const wrong = [
    { id: id + 1000 },
    { code: 'A-2222-2222' },
    { code: 'nonsense' },
    { code, phone: '+9779845551002' },
    { code, owner: { personId: cast.hari.id, phone: null } },
  ]
  for (const key of wrong) await expectRefusal('missing', 'applications.unknown', loadCase(scope, application, key))
  for (const key of [{ id }, { code, phone }])
    await expectRefusal('missing', 'applications.unknown', loadCase(world.scope(world.kakarvitta), application, key))
})

test('limits store neither phones nor codes nor addresses', async () => {
  const phone = '+9779845551003'
  const from = visitor()
  const { code } = await sendApplication(from, newTap({ phone }))
  await expectRefusal(
    'conflict',
    'applications.not_returned',
    resubmitApplication(from, { ...newTap({ phone }), code, sentPhone: phone }),
  )
  const rows = await world.resources.database.selectFrom('rateLimits').select('bucket').execute()
  expect(rows.map(({ bucket }) => bucket).join()).toContain('cases.sent|')
  for (const secret of [phone, '9845551003', code, from.from.address])
    expect(rows.map(({ bucket }) => bucket).join()).not.toContain(secret)
})

test('a correction cannot be used to guess the phone of a code', async () => {
  const { code } = await sendApplication(visitor(), newTap({ phone: '+9779845551004' }))
  const attempt = (sentPhone: string) => resubmitApplication(visitor(), { ...newTap(), code, sentPhone })
  for (let count = 0; count < 20; count += 1)
    await expectRefusal('missing', 'applications.unknown', attempt(guess(count)))
  await expectRefusal('too-many', 'request.too_many', attempt(guess(20)))
})

test('an action under one key runs once; a repetition returns undefined, other content is refused', async () => {
  const ctx = visitor()
  let times = 0
  const run = (content: string) =>
    unlessDone(ctx, { scope: 'test', key: 'cases-0001', content }, async () => (times += 1))
  expect([await run('a'), await run('a')]).toEqual([1, undefined])
  await expectRefusal('conflict', 'request.key_used', run('b'))
  expect(times).toBe(1)
})

// Rate limits, idempotency keys, and delivery of mail and SMS.

import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { refuse } from '#kit/refusal.ts'
import { removeOldAnswers, keyForCachedPage, once } from '#platform/idempotency.server.ts'
import { smtpMail } from '#platform/mail.server.ts'
import type { Deliver } from '#platform/outbox.server.ts'
import { deliverMessage, queueMessage } from '#platform/outbox.server.ts'
import type { LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countAgainst } from '#platform/rate-limit.server.ts'
import { sparrowSms } from '#platform/sms.server.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'submissions.test': LimitOf<'submissions.test', [sender: string]>
  }
}

const noon = new Date('2026-11-22T06:15:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('a third attempt in the window is refused, a new window starts at zero, another bucket is unaffected', async () => {
  const { resources } = await openWorld()
  const limit = { max: 2, seconds: 600 }
  const attempt = (sender: string, at = noon) =>
    countAgainst(resources.database, bucketFor(resources, 'submissions.test', sender), limit, at)
  await attempt('a')
  await attempt('a')
  const refusal = await expectRefusal('too-many', 'request.too_many', attempt('a'))
  expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0)
  await attempt('b')
  await attempt('a', later(10))
})

test('the same request twice, even at once, takes effect once and gets the same response', async () => {
  const world = await openWorld()
  const ctx = world.visitor(world.damak)
  let effects = 0
  const send = (content: string) =>
    once(ctx, { scope: 'test', key: 'k1', content }, async () => ({ number: ++effects, content }))
  const answers = await Promise.all([send('same'), send('same'), send('same')])
  expect(effects).toBe(1)
  expect(answers).toEqual([1, 2, 3].map(() => ({ number: 1, content: 'same' })))
  await expectRefusal('conflict', 'request.key_used', send('other'))
})

test('two readers of one cached page send two requests, each of which takes effect once', async () => {
  const world = await openWorld()
  const ctx = world.visitor(world.damak)
  const key = keyForCachedPage()
  let effects = 0
  const send = (content: string) => once(ctx, { scope: 'test', key, content }, async () => ({ number: ++effects }))
  const sita = await send('Sita')
  const hari = await send('Hari')
  expect([await send('Sita'), await send('Hari')]).toEqual([sita, hari])
  expect(effects).toBe(2)
})

test('a response is stored for a week', async () => {
  const world = await openWorld()
  let effects = 0
  const send = () =>
    once(world.visitor(world.damak), { scope: 'test', key: 'k3', content: 0 }, async () => (effects += 1))
  const { database, clock } = world.resources
  await send()
  await removeOldAnswers(database, new Date(clock().getTime() + 6 * 86_400_000))
  await send()
  expect(effects).toBe(1)
  await removeOldAnswers(database, new Date(clock().getTime() + 8 * 86_400_000))
  await send()
  expect(effects).toBe(2)
})

test('a refused attempt does not use up its key', async () => {
  const world = await openWorld()
  const ctx = world.visitor(world.damak)
  const key = { scope: 'test', key: 'k2', content: 'x' }
  await expectRefusal(
    'invalid',
    'request.invalid',
    once(ctx, key, async () => refuse('invalid', 'request.invalid')),
  )
  expect(await once(ctx, key, async () => 'done')).toBe('done')
})

test('a message is sent only when its transaction commits, is delayed longer after each failure, and is never sent twice', async () => {
  const world = await openWorld()
  const ctx = { ...world.system(world.damak), now: noon }
  const { database } = world.resources
  await queueMessage(ctx, {
    kind: 'update',
    channel: 'mail',
    recipient: 'sita@example.org',
    subject: 'नमस्ते',
    body: 'one',
  })
  await expectRefusal(
    'conflict',
    'request.key_used',
    once(ctx, { scope: 'x', key: undefined, content: 0 }, async (tx) => {
      await queueMessage(tx, { kind: 'update', channel: 'mail', recipient: 'sita@example.org', body: 'never' })
      return refuse('conflict', 'request.key_used')
    }),
  )
  const jobs = await sql<{ data: unknown }>`select data from jobs.job where name = 'deliver-mail'`.execute(database)
  expect(jobs.rows).toEqual([{ data: { id: 1 } }])
  const deliverAt = (at: Date) => deliverMessage({ database, clock: () => at }, mail, 1)
  const bodies: string[] = []
  let broken = true
  const mail: Deliver = async ({ body }) => {
    if (broken) throw new Error('server away')
    bodies.push(body)
  }
  expect(await deliverAt(noon)).toBe('postponed')
  expect(await deliverAt(noon)).toBe('not due')
  broken = false
  const outcomes = await Promise.all([1, 2, 3].map(() => deliverAt(later(2))))
  expect(outcomes.toSorted()).toEqual(['not due', 'not due', 'sent'])
  expect(bodies).toEqual(['one'])
  const row = await database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ tries: 2, sentAt: later(2), nextTryAt: null, lastError: '' })
})

test('a mail in both scripts arrives at a real SMTP server', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const mail = smtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'office@example.org' })!
  const message = { id: 1, messageId: randomUUID(), channel: 'mail', recipient: 'sita@example.org', tries: 0 } as const
  await mail({ ...message, subject: 'Received', body: 'दर्ता भयो' })
  await new Promise<void>((closed) => server.close(closed))
  expect(received[0]).toContain('To: sita@example.org')
  expect(received[0]).toContain(`Message-ID: <${message.messageId}@example.org>`)
  expect(Buffer.from(received[0]!.split('\r\n\r\n')[1]!, 'base64').toString()).toContain('दर्ता भयो')
})

test('a mail server on another machine gets no mail in plain text', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom({ address }, _session, done) {
      received.push(address)
      done()
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.2', ready))
  const { port } = server.server.address() as AddressInfo
  const mail = smtpMail({ smtpUrl: `smtp://127.0.0.2:${port}`, mailFrom: 'office@example.org' })!
  const message = { id: 1, messageId: randomUUID(), channel: 'mail', recipient: 'sita@example.org', tries: 0 } as const
  await expect(mail({ ...message, subject: 'Received', body: 'C-2345-6789' })).rejects.toThrow(/STARTTLS|TLS/)
  await new Promise<void>((closed) => server.close(closed))
  expect(received).toEqual([])
})

test('an SMS is requested as the gateway documents it, and its refusal is an error', async () => {
  const requests: string[] = []
  const gateway = createServer(async (request, response) => {
    requests.push(`${request.method} ${(await request.toArray()).join('')}`)
    const good = requests.length === 1
    if (request.url === '/moved') return response.writeHead(307, { location: '/v2/sms/' }).end()
    response.writeHead(good ? 200 : 403, { 'content-type': 'application/json' })
    response.end(JSON.stringify(good ? { count: 1, response_code: 200, response: 'ok' } : { response_code: 1002 }))
  })
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready))
  const { port } = gateway.address() as AddressInfo
  const sms = sparrowSms({ smsUrl: `http://127.0.0.1:${port}/v2/sms/`, smsToken: 'secret', smsFrom: 'Damak' })!
  const message = {
    id: 1,
    messageId: randomUUID(),
    channel: 'sms' as const,
    recipient: '+9779841234567',
    subject: '',
    body: 'दर्ता',
    tries: 0,
  }
  await sms(message)
  expect(Object.fromEntries(new URLSearchParams(requests[0]!.slice(5)))).toEqual({
    token: 'secret',
    from: 'Damak',
    to: '9841234567',
    text: 'दर्ता',
  })
  await expect(sms(message)).rejects.toThrow('1002')
  const elsewhere = sparrowSms({ smsUrl: `http://127.0.0.1:${port}/moved`, smsToken: 'secret', smsFrom: 'Damak' })!
  await expect(elsewhere(message), 'a redirect is not followed').rejects.toThrow()
  expect(requests).toHaveLength(3)
  await new Promise((closed) => gateway.close(closed))
})

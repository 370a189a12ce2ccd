// Tests that every public form without script is shown again when it is refused: what was typed, the reason in the language of the page, and when to try again.

import { request } from 'node:http'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { sessionsMessages } from '#features/sessions/messages/sessions.ts'
import { openInstance, type Instance } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

let world: World
let instance: Instance

beforeAll(async () => {
  world = await openWorld()
  instance = await openInstance(world)
}, 120_000)

beforeEach(async () => {
  await world.resources.database.deleteFrom('rateLimits').execute()
})

/** Every form of a public page that is posted without script, with text of which the page must not lose any. */
const tracked = { code: 'C-7K4M-29XQ', phone: '9841000000' }
const applied = { code: 'A-7K4M-29XQ', phone: '9841000000' }
const forms: { path: string; typed: Record<string, string>; hidden?: Record<string, string> }[] = [
  { path: '/complaint', typed: { message: 'तीन दिनदेखि पानी आएको छैन', name: 'Sita Sharma' } },
  { path: '/complaint/track', typed: tracked },
  { path: '/complaint/track', typed: { ...tracked, text: 'Still no water' }, hidden: { intent: 'comment' } },
  { path: '/complaint/track', typed: { ...tracked, reason: 'Dry again' }, hidden: { intent: 'reopen' } },
  { path: '/complaint/track', typed: { ...tracked, text: 'Too slow' }, hidden: { intent: 'rate' } },
  { path: '/registration/new', typed: { applicantEn: 'Sita Sharma', applicantNe: 'सीता शर्मा' } },
  { path: '/registration/transfer', typed: { applicantEn: 'Sita Sharma', sellerEn: 'Hari Rai' } },
  { path: '/registration/track', typed: applied },
  { path: '/registration/correct', typed: applied },
  { path: '/registration/correct', typed: { applicantEn: 'Sita Sharma', sentPhone: '9841000000' } },
  { path: '/registration/print', typed: applied },
  { path: '/registration/print', typed: { applicantNe: 'सीता शर्मा' } },
  { path: '/examples/form', typed: { name: 'Sita Sharma' } },
  { path: '/login', typed: { identifier: 'sita@example.org' }, hidden: { password: 'never-shown-1' } },
  { path: '/login/forgotten', typed: { identifier: 'sita@example.org' } },
  { path: '/login/activate', typed: {}, hidden: { code: 'never-shown-2', password: 'never-shown-1' } },
]

describe.each(languages)('in %s', (language) => {
  test.each(forms)('$path with $typed: too many parts', async ({ path, typed, hidden }) => {
    const answer = await send(path, language, { ...hidden, ...typed }, 220)
    expect(answer.status).toBe(400)
    expectShown(answer.body, language, typed, platformMessages['request.too_large'][language])
  })

  test.each(forms)('$path with $typed: too many from one address', async ({ path, typed, hidden }) => {
    await send(path, language, {}, 0)
    await world.resources.database.updateTable('rateLimits').set({ count: 1000 }).execute()
    const answer = await send(path, language, { ...hidden, ...typed }, 0)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
    expectShown(answer.body, language, typed, platformMessages['request.too_many'][language])
  })

  test.each(forms.slice(-3))('$path: sent before its script ran', async ({ path, typed, hidden }) => {
    const answer = await send(path, language, { ...hidden, ...typed }, 0)
    expect(answer.status).toBe(400)
    expectShown(answer.body, language, typed, sessionsMessages['login.not_ready'][language])
  })
})

test.each(languages)(
  'the status of an application needs code and phone, and each empty field has its error: %s',
  async (language) => {
    const required = validationMessages['validation.required'][language]
    for (const [fields, count] of [
      [{ code: '', phone: ' ' }, 2],
      [{ code: applied.code, phone: '' }, 1],
    ] as const) {
      const { status, body } = await send('/registration/track', language, fields, 0)
      expect(status).toBe(400)
      expect(body.split(required)).toHaveLength(count + 1)
      expect(body).toContain(fields.code)
      expect(body).toMatch(/id="track-phone"[^>]*aria-describedby="track-phone-error"/)
    }
  },
)

test('of files that are too large together, what was typed before them is shown again', async () => {
  const { status, body } = await sendBeginning('/complaint', 'no water since Monday', 40_000_000)
  expect(status).toBe(400)
  expectShown(body, 'en', { message: 'no water since Monday' }, platformMessages['request.too_large'].en)
})

function expectShown(body: string, language: Language, typed: Record<string, string>, reason: string): void {
  expect(body).toContain(`<html lang="${language}"`)
  expect(body).toContain(reason)
  for (const value of Object.values(typed)) expect(body).toContain(value)
  expect(body).not.toContain('never-shown')
}

const boundary = 'x'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}`, origin: 'http://damak.test' }
const part = (name: string, value: string, file = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`

function send(path: string, language: Language, fields: Record<string, string>, more: number) {
  const parts = Object.entries(fields).map(([name, value]) => part(name, value))
  const body = `${parts.join('')}${part('x', '').repeat(more)}--${boundary}--\r\n`
  return instance.request(path, { method: 'POST', language, headers: type, body })
}

/** Announces a body of this length and sends only the beginning of it, as a browser that is still sending its files. */
function sendBeginning(path: string, message: string, length: number): Promise<{ status: number; body: string }> {
  const beginning = part('message', message) + part('photos', 'x'.repeat(100_000), '; filename="a.jpg"').slice(0, -2)
  const headers = { host: 'damak.test', cookie: 'preferredLanguage=en', 'content-length': String(length), ...type }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: instance.port, path, method: 'POST', headers }, (response) => {
      const close = (chunks: Buffer[]) => {
        sent.destroy()
        resolve({ status: response.statusCode!, body: Buffer.concat(chunks).toString() })
      }
      response.toArray().then(close, reject)
    })
    sent.on('error', reject)
    sent.write(beginning)
  })
}

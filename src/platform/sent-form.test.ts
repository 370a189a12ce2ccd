// Forms submitted without script: limits, refusals and what was typed.

import { expect, test } from 'vitest'
import { refuse } from '#kit/refusal.ts'
import { secret, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { openWorld } from '#tests/world.ts'
import { maxSmallBytes } from './body-budget.server.ts'
import { answerForm, readSentForm, type FormAgain, type SentForm } from './sent-form.server.ts'

const definition = form({ name: text(required()), password: secret() })
const sent = (body: BodyInit, type?: string) =>
  new Request('http://damak.test/x', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })

const submitted = (entries: Record<string, string>): SentForm => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return { form, refusal: undefined }
}
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('a form is read up to its limit; of a refused one, what was read before that', async () => {
  const world = await openWorld()
  const read = (request: Request, maxBytes: number) => readSentForm(world.visitor(world.damak), request, maxBytes)
  const { form, refusal } = await read(sent(new URLSearchParams({ name: 'सीता' })), 1000)
  expect({ name: form.get('name'), refusal }).toEqual({ name: 'सीता', refusal: undefined })
  const large = await read(sent(new URLSearchParams({ name: 'x'.repeat(999) })), 999)
  expect(large.refusal).toMatchObject({ kind: 'invalid', key: 'request.too_large' })
  const other = await read(sent('{}', 'application/json'), 999)
  expect(other.refusal).toMatchObject({ kind: 'invalid', key: 'request.wrong_type' })
  const broken = await read(sent(`${part('name', 'Sita')}--x\r\nnothing`, 'multipart/form-data; boundary=x'), 999)
  expect(broken.refusal).toMatchObject({ kind: 'invalid', key: 'request.broken_form' })
  expect([...broken.form]).toEqual([['name', 'Sita']])
})

test('past the limit of an address only the beginning of a form is read', async () => {
  const world = await openWorld()
  const ctx = world.visitor(world.damak)
  await readSentForm(ctx, sent(new URLSearchParams({ name: 'Sita' })), 1000)
  await ctx.db.updateTable('rateLimits').set({ count: 300 }).execute()
  const body = `${part('name', 'Sita')}${part('more', 'x'.repeat(maxSmallBytes))}--x--`
  const { form, refusal } = await readSentForm(ctx, sent(body, 'multipart/form-data; boundary=x'), 1_000_000)
  expect(refusal).toMatchObject({ kind: 'too-many', details: { retryAfterSeconds: expect.any(Number) } })
  expect([...form]).toEqual([['name', 'Sita']])
  const answer = await answerForm(definition, { form, refusal }, async () => 'done')
  expect(answer).toMatchObject({
    data: { values: { name: ['Sita'] }, refusal: { key: 'request.too_many' } },
    init: { status: 429, headers: { 'retry-after': String(refusal!.details.retryAfterSeconds) } },
  })
})

test('a refused form returns what was typed except secrets, with its status', async () => {
  const data = submitted({ name: ' ', password: 'geheim', other: 'x' })
  const answer = await answerForm(definition, data, async () => 'done')
  expect(answer).toMatchObject({
    data: { values: { name: [' '] }, issues: [{ field: 'name', key: 'validation.required' }] },
    init: { status: 400 },
  })
  expect(JSON.stringify(answer)).not.toContain('geheim')
})

test('a refusal of the action is shown as a whole, or at its fields; other errors are rethrown', async () => {
  const data = submitted({ name: 'Sita' })
  const closed = await answerForm(definition, data, async () => refuse('conflict', 'x.closed'))
  expect(closed).toMatchObject({
    data: { refusal: { key: 'x.closed' } } satisfies Partial<FormAgain>,
    init: { status: 409 },
  })
  const fields = [{ field: 'name', key: 'x.taken' }]
  const taken = await answerForm(definition, data, async () => refuse('invalid', 'request.invalid', { fields }))
  expect(taken).toMatchObject({ data: { issues: fields }, init: { status: 400 } })
  await expect(answerForm(definition, data, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
  expect(await answerForm(definition, data, async ({ name }) => name)).toBe('Sita')
})

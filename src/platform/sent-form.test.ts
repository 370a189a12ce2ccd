// Forms submitted without script: limits, refusals and what was typed.

import { expect, test } from 'vitest'
import { refuse } from '#kit/refusal.ts'
import { secret, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import { answerForm, readSentForm, type FormAgain } from './sent-form.server.ts'

const definition = form({ name: text(required()), password: secret() })
const sent = (body: BodyInit, type?: string) =>
  new Request('http://damak.test/x', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })

test('a form is read up to its limit, other bodies are refused', async () => {
  const world = await openWorld()
  const read = (request: Request, maxBytes: number) => readSentForm(world.visitor(world.damak), request, maxBytes)
  const form = await read(sent(new URLSearchParams({ name: 'सीता' })), 1000)
  expect(form.get('name')).toBe('सीता')
  await expectRefusal('invalid', 'request.too_large', read(sent(new URLSearchParams({ name: 'x'.repeat(999) })), 999))
  await expectRefusal('invalid', 'request.wrong_type', read(sent('{}', 'application/json'), 999))
  const broken = sent('--x\r\nnothing', 'multipart/form-data; boundary=x')
  await expectRefusal('invalid', 'request.broken_form', read(broken, 999))
})

test('a refused form returns what was typed except secrets, with its status', async () => {
  const data = new FormData()
  data.set('name', ' ')
  data.set('password', 'geheim')
  data.set('other', 'x')
  const answer = await answerForm(definition, data, async () => 'done')
  expect(answer).toMatchObject({
    data: { values: { name: [' '] }, issues: [{ field: 'name', key: 'validation.required' }] },
    init: { status: 400 },
  })
  expect(JSON.stringify(answer)).not.toContain('geheim')
})

test('a refusal of the action is shown as a whole, or at its fields; other errors are rethrown', async () => {
  const data = new FormData()
  data.set('name', 'Sita')
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

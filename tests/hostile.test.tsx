// Tests of hostile requests: documented refusals only, and only valid rows stored.

import type { ActionFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { action as trackApplication } from '#features/applications/screens/track.tsx'
import { action as sendComplaint } from '#features/complaints/screens/send.tsx'
import { action as trackComplaint } from '#features/complaints/screens/track.tsx'
import { requestContext } from '#platform/page-context.ts'
import { attack, attackedPages, attackedRows, type Send, findInvalidRows } from './hostile-run.ts'
import { openWorld, type World } from './world.ts'

/** Other seeds give other requests; `bench/hostile.ts` sends ten thousand. */
const seed = 487

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const toApi: Send = (path, sent) => world.api('POST', path, sent)

test.each(attackedRows)('$name answers hostile requests with documented refusals only', async (aim) => {
  // Rows that sign in are slow on purpose, so that their timing reveals nothing.
  // Photographs and scanned papers take a hundred times as long to read as a text.
  const requests = aim.address.startsWith('/auth/') ? 40 : aim.takes === 'both' ? 60 : 150
  const { failures, answers } = await attack(toApi, aim, requests, seed)
  expect(failures).toEqual([])
  // A row without fields refuses nothing but its syntax.
  const hasFields = Object.keys(aim.input.fields).length > 0
  expect(answers[400]).toBeGreaterThan(hasFields ? requests / 4 : 0)
  // The world has no account at a gateway: a valid payment is refused.
  const done = aim.address.startsWith('/customer/payments/') ? 404 : 201
  if (!aim.about && requests > 40) expect(answers[done]).toBeGreaterThan(5)
  if (aim.about) expect(answers[404], 'a right code with the phone of another user').toBeGreaterThan(0)
  if (aim.about)
    expect(
      [200, 201, 409].reduce((sum, status) => sum + (answers[status] ?? 0), 0),
      'reached by the sender only',
    ).toBeGreaterThan(5)
})

/** The response of a page's action, without rendering. */
const toPages: Send = async (path, { body, headers, from }) => {
  const action = actions[path]
  if (!action) return toApi(path, { body, headers, from })
  const context = new RouterContextProvider()
  const ctx = world.visitor(world.damak)
  context.set(requestContext, { ...ctx, from: { ...ctx.from, address: from } })
  // As bytes, so that a body which is not read to its end causes no error.
  const sent = new Response(body as BodyInit)
  const type = sent.headers.get('content-type')
  const request = new Request(`http://damak.test${path}`, {
    method: 'POST',
    headers: { ...(type && { 'content-type': type }), ...headers },
    body: await sent.arrayBuffer(),
  })
  const answer: unknown = await action({ request, context, params: {} } as unknown as ActionFunctionArgs).catch(
    (thrown: unknown) => thrown,
  )
  if (answer instanceof Error) throw answer
  if (answer instanceof Response) return answer
  const { data, init } = answer as { data: unknown; init: ResponseInit | null }
  return Response.json(data, { status: init?.status ?? 200 })
}

const actions: Record<string, ((args: ActionFunctionArgs) => Promise<unknown>) | undefined> = {
  '/complaint': sendComplaint,
  '/complaint/track': trackComplaint,
  '/registration/track': trackApplication,
}

test.each(attackedPages)('$name answers hostile forms without script with documented statuses only', async (aim) => {
  const { failures, answers } = await attack(toPages, aim, 80, seed)
  expect(failures).toEqual([])
  expect(answers[400]).toBeGreaterThan(15)
  expect((answers[303] ?? 0) + (answers[200] ?? 0) + (answers[409] ?? 0), 'valid requests').toBeGreaterThan(5)
  if (aim.about) expect(answers[404], 'cases of others').toBeGreaterThan(2)
})

test('everything stored is valid', async () => {
  expect(await findInvalidRows(world.resources)).toEqual([])
})

// Does any form answer a hostile request with anything but a documented refusal, or keep something that is not valid?

import type { ActionFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { action as trackApplication } from '#features/applications/screens/track.tsx'
import { action as sendComplaint } from '#features/complaints/screens/send.tsx'
import { action as trackComplaint } from '#features/complaints/screens/track.tsx'
import { requestContext } from '#platform/page-context.ts'
import { attack, attackedPages, attackedRows, type Door, strayRows } from './hostile-run.ts'
import { openWorld, type World } from './world.ts'

/** Another seed finds other things; `bench/hostile.ts` tries ten thousand. */
const seed = 487

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const toApi: Door = (path, sent) => world.api('POST', path, sent)

test.each(attackedRows)('$name answers hostile requests with documented refusals only', async (aim) => {
  // Rows that sign in take their time on purpose, so that their answers tell nothing by it.
  const requests = aim.address.startsWith('/auth/') ? 40 : 300
  const { troubles, answers } = await attack(toApi, aim, requests, seed)
  expect(troubles).toEqual([])
  expect(answers[400]).toBeGreaterThan(requests / 4)
  if (!aim.about && requests === 300) expect(answers[201]).toBeGreaterThan(5)
  if (aim.about) expect(answers[404], 'a right code with the phone of somebody else').toBeGreaterThan(0)
  if (aim.about) expect((answers[201] ?? 0) + (answers[409] ?? 0), 'what only the sender reaches').toBeGreaterThan(5)
})

/** What a page's action answers, before it is drawn. */
const toPages: Door = async (path, { body, headers, from }) => {
  const action = actions[path]
  if (!action) return toApi(path, { body, headers, from })
  const context = new RouterContextProvider()
  const ctx = world.visitor(world.damak)
  context.set(requestContext, { ...ctx, from: { ...ctx.from, address: from } })
  // As bytes, as they come from the network: a body that is left half read is no trouble then.
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

test.each(attackedPages)('$name answers a form without script as it should, however it is spoilt', async (aim) => {
  const { troubles, answers } = await attack(toPages, aim, 120, seed)
  expect(troubles).toEqual([])
  expect(answers[400]).toBeGreaterThan(20)
  expect((answers[303] ?? 0) + (answers[200] ?? 0) + (answers[409] ?? 0), 'what is right').toBeGreaterThan(5)
  if (aim.about) expect(answers[404], 'somebody else’s').toBeGreaterThan(2)
})

test('what they left behind is valid', async () => {
  expect(await strayRows(world.resources)).toEqual([])
})

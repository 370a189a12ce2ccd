// Tests of the number of SQL statements of one action on a case, begin and commit included: a case is loaded once per request.

import { beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/operations/application.server.ts'
import { readStatus } from '#features/applications/operations/follow.server.ts'
import { sendApplication } from '#features/applications/operations/send.server.ts'
import {
  checkApplication,
  prepareApplication,
  readApplication,
  returnApplication,
} from '#features/applications/operations/work.server.ts'
import { complaint } from '#features/complaints/operations/complaint.server.ts'
import { commentOnComplaint, trackComplaint } from '#features/complaints/operations/follow.server.ts'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { answerComplaint, readComplaint } from '#features/complaints/operations/work.server.ts'
import { newTap } from '#tests/applications.ts'
import { cast } from '#tests/cast.ts'
import { statementsOf } from '#tests/statements.ts'
import { openWorld, type World } from '#tests/world.ts'
import { loadCase } from './load.server.ts'

const phone = '+9779841234567'
const position = 'प्राविधिक'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('a complaint: sent 14, looked up 3, commented 10, answered with a message 15, read 4', async () => {
  const visitor = world.visitor(world.damak)
  const sent = { type: 'no-water', message: 'No water', photos: [], name: 'Sita', phone, consent: true as const }
  let code = ''
  const sending = await statementsOf(visitor, async (ctx) => {
    ;({ code } = await sendComplaint(ctx, { ...sent, submission: 'statements-1' }))
  })
  const { id } = await loadCase(visitor, complaint, { code })
  const by = { code, phone }
  const looking = await statementsOf(visitor, (ctx) => trackComplaint(ctx, by))
  const comment = { ...by, text: 'On the second floor', submission: 'statements-2' }
  const commenting = await statementsOf(visitor, (ctx) => commentOnComplaint(ctx, comment))
  const answering = await statementsOf(world.as(cast.kamala), (ctx) => answerComplaint(ctx, { id, text: 'On our way' }))
  const reading = await statementsOf(world.as(cast.kamala), (ctx) => readComplaint(ctx, { id }))
  const counts = [sending, looking, commenting, answering, reading].map(({ length }) => length)
  expect(counts, commenting.join('\n')).toEqual([14, 3, 10, 15, 4])
})

test('an application: looked up 5, prepared and checked 10, returned with an SMS 15, read 7', async () => {
  const visitor = world.visitor(world.damak)
  const { code } = await sendApplication(visitor, newTap({ phone }))
  const { id } = await loadCase(visitor, application, { code })
  const looking = await statementsOf(visitor, (ctx) => readStatus(ctx, { code, phone }))
  const prepare = { id, position, seenPapers: ['houseMap' as const, 'photo' as const, 'wardRecommendation' as const] }
  const preparing = await statementsOf(world.as(cast.ramesh), (ctx) => prepareApplication(ctx, prepare))
  const checking = await statementsOf(world.as(cast.gita), (ctx) => checkApplication(ctx, { id, position }))
  const back = { id, position, reason: 'The parcel number is wrong' }
  const returning = await statementsOf(world.as(cast.bishnu), (ctx) => returnApplication(ctx, back))
  const reading = await statementsOf(world.as(cast.ramesh), (ctx) => readApplication(ctx, { id }))
  const counts = [looking, preparing, checking, returning, reading].map(({ length }) => length)
  expect(counts, preparing.join('\n')).toEqual([5, 10, 10, 15, 7])
})

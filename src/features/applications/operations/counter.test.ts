// Tests of applications registered at the counter: author, channel, language, and the three signatures after it.

import { beforeAll, expect, test } from 'vitest'
import { newTap } from '#tests/applications.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { registerApplication } from './counter.server.ts'
import { prepareApplication, readApplication } from './work.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('the first step names the clerk, who may prepare it as well', async () => {
  const clerk = world.as(cast.ramesh)
  const { id, code } = await registerApplication(clerk, { ...newTap(), channel: 'letter', language: 'en' })
  const whole = await readApplication(clerk, { id })
  expect(whole).toMatchObject({ code, channel: 'letter', language: 'en', state: 'submitted' })
  expect(whole.steps).toMatchObject([{ kind: 'submitted', byId: cast.ramesh.id, byName: cast.ramesh.name.en }])
  const prepared = await prepareApplication(clerk, { id, position: 'Clerk', note: '', seenPapers: whole.missing })
  expect(prepared.state).toBe('prepared')
})

test('the audit names who registered which application, and nothing that the person said', async () => {
  const clerk = world.as(cast.ramesh)
  const { code } = await registerApplication(clerk, {
    ...newTap({ applicantEn: 'Confidential Person', phone: '+9779845559901' }),
    channel: 'counter',
    language: 'ne',
  })
  const { db } = world.scope(world.damak)
  const rows = await db.selectFrom('auditRows').selectAll().where('action', '=', 'registerApplication').execute()
  expect(rows.find(({ target }) => target === code)).toMatchObject({ actorId: cast.ramesh.id, outcome: 'done' })
  expect(JSON.stringify(rows)).not.toContain('Confidential')
})

// API tests of review: another person approves, what cannot wait is flagged, the page of all kinds and its counts.

import { beforeEach, expect, test, vi } from 'vitest'
import type { GivenRole } from '#features/people/contract/roles.ts'
import { changeRoles } from '#features/people/operations.server.ts'
import { permissionsOf } from '#root/roles.ts'
import { cast } from '#tests/cast.ts'
import type { CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { sql } from 'kysely'
import { publishedKinds } from '#root/features.server.ts'
import { statementsOf } from '#tests/statements.ts'
import { question } from '#features/services/operations/questions.server.ts'
import { transaction } from '#platform/database.server.ts'
import { publishingPolicies } from './operations/policies.server.ts'
import { submit } from './operations/review.server.ts'
import { listForReview } from './store/review.server.ts'

let world: World
/** Kamala writes as well: the second person. */
const roles: GivenRole[] = ['complaint-officer', 'editor']
const kamala: CastStaff = { ...cast.kamala, roles, permissions: roles.flatMap((role) => permissionsOf(role)) }

beforeEach(async () => {
  world = await openWorld()
  await changeRoles(world.as(cast.rajendra), cast.kamala.id, roles)
})

const home = '/admin/questions/487'
const texts = {
  questionNe: 'पानी किन धमिलो?',
  questionEn: 'Why is the water cloudy?',
  answerNe: 'हावा मिसिएर।',
  answerEn: 'Air.',
}

type Body = Record<string, unknown> & {
  id: number
  key: string
  state: string
  version: number
  acts: { act: string; by: string }[]
  may: Record<string, { ok: boolean; key?: string }>
  review: Record<string, unknown>
}

async function call(as: typeof cast.maya, method: string, path: string, body?: object) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const ask = () => publishingPolicies.update(world.as(cast.rajendra), { reviewByAnother: 1 })
const add = async (more: object = { start: 'draft' }) => (await call(cast.maya, 'POST', '', { ...texts, ...more })).body
async function lists(as = cast.maya) {
  const answer = await world.api('GET', '/admin/review/487', { as })
  return (await answer.json()) as Record<string, { data: { title: { en: string }; to: string; at: string }[] }>
}
async function questions() {
  const answer = await world.api('GET', '/customer/questions/487')
  return ((await answer.json()) as { data: { question: { en: string } }[] }).data.map(({ question }) => question.en)
}

test('without the policy nothing is reviewed, and everything works as before', async () => {
  const { id, review, may } = await add()
  expect(review).toMatchObject({ required: false, state: 'none' })
  expect(may['submit']).toMatchObject({ ok: false, key: 'publishing.review_not_required' })
  expect((await call(cast.maya, 'POST', `/${id}/publications`, { start: 'now' })).body.state).toBe('published')
})

test('a new item waits for another person, who approves what was read, at the submitted time', async () => {
  await ask()
  const added = await add({ start: 'later', publishOn: '2026-12-01', publishAt: '09:00', lastDay: '2026-12-31' })
  expect(added).toMatchObject({ state: 'draft', review: { required: true, state: 'waiting', by: 'Maya Rai' } })
  const { id } = added
  expect((await lists(kamala))['waiting']!.data).toMatchObject([
    { to: `/staff/questions/${id}`, title: { en: texts.questionEn } },
  ])
  const own = await call(cast.maya, 'POST', `/${id}/approvals`, { version: 0 })
  expect(own).toMatchObject({ status: 409, body: { key: 'publishing.own_submission' } })
  await call(cast.maya, 'PUT', `/${id}`, { ...texts, answerEn: 'Small bubbles of air.', version: 0 })
  const stale = await call(kamala, 'POST', `/${id}/approvals`, { version: 0 })
  expect(stale).toMatchObject({ status: 409, body: { key: 'publishing.changed_meanwhile' } })
  const approved = await call(kamala, 'POST', `/${id}/approvals`, { version: 1 })
  expect(approved).toMatchObject({
    status: 201,
    body: { state: 'scheduled', publishFrom: '2026-12-01T03:15:00.000Z', publishUntil: '2026-12-31T18:15:00.000Z' },
  })
  expect(approved.body.acts.map(({ act, by }) => `${act} ${by}`)).toEqual(
    expect.arrayContaining(['submitted Maya Rai', 'approved Kamala Limbu']),
  )
  expect((await lists(kamala))['waiting']!.data).toEqual([])
  expect((await lists(kamala))['scheduled']!.data).toMatchObject([{ to: `/staff/questions/${id}` }])
})

test('what is returned says why, stays a draft and is submitted again', async () => {
  await ask()
  const { id } = await add({ start: 'now' })
  const returned = await call(kamala, 'POST', `/${id}/returns`, { note: 'Name the source.' })
  expect(returned.body).toMatchObject({ state: 'draft', review: { state: 'returned', note: 'Name the source.' } })
  expect((await call(cast.maya, 'POST', `/${id}/submissions`, { start: 'now' })).status).toBe(201)
  expect((await call(kamala, 'POST', `/${id}/approvals`, { version: 0 })).body.state).toBe('published')
  expect(await questions()).toContain(texts.questionEn)
})

test('what cannot wait needs a reason and stays flagged until another person has reviewed it; so does a correction in public', async () => {
  await ask()
  const { id } = await add()
  const silent = await call(cast.maya, 'POST', `/${id}/publications`, { start: 'now' })
  expect(silent).toMatchObject({ status: 400, body: { fields: [{ field: 'unreviewed' }] } })
  expect(await questions(), 'refused as a whole').not.toContain(texts.questionEn)
  const published = await call(cast.maya, 'POST', `/${id}/publications`, { start: 'now', unreviewed: 'Burst main' })
  expect(published.body).toMatchObject({ state: 'published', review: { state: 'flagged', note: 'Burst main' } })
  expect((await lists())['flagged']!.data).toMatchObject([{ to: `/staff/questions/${id}` }])
  expect((await call(cast.maya, 'POST', `/${id}/approvals`, { version: 0 })).status).toBe(409)
  expect((await call(kamala, 'POST', `/${id}/approvals`, { version: 0 })).body.review).toMatchObject({ state: 'done' })
  const corrected = await call(cast.maya, 'PUT', `/${id}`, { ...texts, answerEn: 'Air bubbles.', version: 0 })
  expect(corrected.body.review).toMatchObject({ state: 'flagged' })
})

test('a correction of what is scheduled is flagged, and an expired item that is shown again', async () => {
  await ask()
  const { id } = await add({ start: 'later', publishOn: '2026-12-01', lastDay: '2026-12-02' })
  await call(kamala, 'POST', `/${id}/approvals`, { version: 0 })
  const corrected = await call(cast.maya, 'PUT', `/${id}`, { ...texts, answerEn: 'Nobody has read this.', version: 0 })
  expect(corrected.body).toMatchObject({ state: 'scheduled', review: { state: 'flagged', by: 'Maya Rai' } })
  expect((await lists(kamala))['flagged']!.data).toMatchObject([{ to: `/staff/questions/${id}` }])
  const approved = await call(kamala, 'POST', `/${id}/approvals`, { version: 1 })
  expect(approved.body).toMatchObject({ state: 'scheduled', review: { state: 'done' } })

  world.travelTo('2026-12-05T06:00:00Z')
  const drafted = await call(cast.maya, 'PUT', `/${id}`, { ...texts, answerEn: 'Nor this.', version: 1 })
  expect(drafted.body).toMatchObject({ state: 'expired', review: { state: 'done' } })
  const shown = await call(cast.maya, 'PUT', `/${id}/expiry`, {})
  expect(shown.body).toMatchObject({ state: 'published', review: { state: 'flagged', by: 'Maya Rai' } })
})

test('the page shows what lacks a language, ends and is due, of the kinds that the reader may write', async () => {
  const { id } = await add({ start: 'now', lastDay: '2026-11-24' })
  const other = (await call(cast.maya, 'POST', '', { ...texts, answerEn: '', start: 'draft' })).body
  expect((await call(cast.maya, 'PUT', `/${id}/reviewDay`, { reviewOn: '2026-11-21' })).status).toBe(400)
  const due = await call(cast.maya, 'PUT', `/${id}/reviewDay`, { reviewOn: '2026-11-25' })
  expect(due.body.review).toMatchObject({ reviewOn: '2026-11-25' })
  const seen = await lists()
  expect(seen['ending']!.data).toMatchObject([{ to: `/staff/questions/${id}` }])
  expect(seen['missing']!.data.map(({ to }) => to)).toContain(`/staff/questions/${other.id}`)
  expect(seen['due']!.data).toMatchObject([{ to: `/staff/questions/${id}`, at: '2026-11-25' }])
  const answer = await world.api('GET', '/admin/desk/487', { as: cast.maya })
  expect(await answer.json()).toMatchObject({ review: { waiting: 0, flagged: 0, due: 1, ending: 1, missing: 1 } })
  expect((await lists(cast.ramesh))['missing']!.data, 'a clerk writes nothing').toEqual([])
  expect(await lists(cast.hari as never)).toMatchObject({ key: expect.any(String) })
  await call(cast.maya, 'PUT', `/${id}/reviewDay`, {})
  expect((await lists())['due']!.data).toEqual([])
})

test('each step is in the audit under its name', async () => {
  await ask()
  const { id } = await add({ start: 'now' })
  await call(kamala, 'POST', `/${id}/returns`, { note: 'Name the source.' })
  await call(cast.maya, 'POST', `/${id}/submissions`, { start: 'now' })
  await call(kamala, 'POST', `/${id}/approvals`, { version: 0 })
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select('action')
    .where('action', 'in', ['returnQuestion', 'submitQuestion', 'approveQuestion'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(['returnQuestion', 'submitQuestion', 'approveQuestion'])
})

test('whoever corrected a submission does not approve the correction; whoever submitted it may', async () => {
  await ask()
  const { id } = await add({ start: 'now' })
  await call(kamala, 'PUT', `/${id}`, { ...texts, answerEn: 'As Kamala puts it.', version: 0 })
  const own = await call(kamala, 'POST', `/${id}/approvals`, { version: 1 })
  expect(own).toMatchObject({ status: 409, body: { key: 'publishing.own_submission' } })
  expect((await call(cast.maya, 'POST', `/${id}/approvals`, { version: 1 })).body.state).toBe('published')
})

test('when the organisation reviews no more, nothing waits: the history says so, and a draft is published by its writer', async () => {
  await ask()
  const submitted = await add({ start: 'now' })
  const flagged = await add()
  await call(cast.maya, 'POST', `/${flagged.id}/publications`, { start: 'now', unreviewed: 'Burst main' })
  await publishingPolicies.update(world.as(cast.rajendra), { reviewByAnother: 0 })
  const after = await lists()
  expect([after['waiting']!.data, after['flagged']!.data]).toEqual([[], []])
  const read = await call(cast.maya, 'GET', `/${submitted.id}`)
  expect(read.body).toMatchObject({ state: 'draft', review: { required: false, state: 'none' } })
  expect(read.body.acts.at(-1)).toMatchObject({ act: 'cancelled', by: cast.rajendra.name.en })
  expect((await call(cast.maya, 'POST', `/${submitted.id}/publications`, { start: 'now' })).body.state).toBe(
    'published',
  )
  await ask()
  expect((await lists())['waiting']!.data, 'required again, old submissions stay ended').toEqual([])
})

test('a submission at the moment at which the review is turned off ends with the others', async () => {
  await ask()
  const { id } = await add()
  const off = { reviewByAnother: 0 } as const
  let turned: Promise<unknown> | undefined
  await transaction(world.as(cast.maya), async (tx) => {
    await submit(tx, question, id, { start: 'now' })
    turned = transaction(world.as(cast.rajendra), (other) => publishingPolicies.update(other, off))
    // Until it waits for the policy that the submission has read.
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
  })
  await turned
  const read = await call(cast.maya, 'GET', `/${id}`)
  expect(read.body).toMatchObject({ state: 'draft', review: { required: false, state: 'none' } })
  expect(read.body.acts.map(({ act }) => act)).toEqual(['submitted', 'cancelled'])
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database or l.database is null
     where not l.granted and d.datname = current_database()
       and l.pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
    world.resources.database,
  )
  return rows[0]!.n
}

test.each(publishedKinds.map((kind) => [kind.table, kind] as const))(
  'what lacks a language is found in %s without reading the others',
  async (table, kind) => {
    const ctx = { ...world.as(cast.maya), today: '2026-11-22' }
    const [statement] = await statementsOf(ctx, (counted) =>
      listForReview({ ...counted, today: ctx.today }, [kind], 'missing', 51),
    )
    const plan = await world.resources.database.transaction().execute(async (db) => {
      // Of tables without rows every plan costs the same.
      await sql`set local enable_seqscan = off`.execute(db)
      await sql`set local enable_sort = off`.execute(db)
      return (await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) ${sql.raw(statement!)}`.execute(db)).rows
    })
    expect(JSON.stringify(plan)).toContain(`${table}_lacking_language`)
  },
)

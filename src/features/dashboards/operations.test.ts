// Tests of the staff dashboard: counts of the own organisation, limited to permissions.

import { beforeAll, expect, test } from 'vitest'
import { sendApplication } from '#features/applications/operations/send.server.ts'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { newTap } from '#tests/applications.ts'
import type { CastMember } from '#tests/cast.ts'
import { cast } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'
import type { Dashboard } from './contract.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'

let world: World
let sent = 0
const day = 86_400_000
const inDays = (days: number) => new Date(startOfStory.getTime() + days * day)

beforeAll(async () => {
  world = await openWorld()
  for (const town of [world.damak, world.damak, world.kakarvitta]) {
    const visitor = () => ({
      ...world.visitor(town),
      from: { requestId: 'test', address: `198.51.100.${(sent += 1)}` },
    })
    const phone = '+9779841111111'
    const complaint = { type: 'no-water', message: 'No water', photos: [], name: 'Sita', phone, consent: true }
    await sendComplaint(visitor(), complaint)
    await sendApplication(visitor(), newTap({ phone }))
    await notice(town, { publishFrom: inDays(-1), publishUntil: inDays(3) })
    await notice(town, { publishFrom: inDays(-1), publishUntil: inDays(8) })
    await notice(town, { publishFrom: inDays(2) })
    await notice(town, { draft: true })
  }
  await world.api('POST', '/admin/people/487', {
    as: cast.rajendra,
    body: { nameEn: 'Asha Gurung', email: 'asha@damak.example', roles: ['clerk'] },
  })
})

async function notice(town: World['damak'], window: object): Promise<void> {
  const details = {
    type: 'tender',
    titleEn: 'Pipes',
    titleNe: '',
    publishedOn: '2026-11-22',
    filename: 'pipes.pdf',
  } as const
  const bytes = sampleFile('pdf', `notice ${(sent += 1)}`)
  await addItem(world.system(town), document, { ...details, opensOn: null, closesOn: null, bytes, ...window })
}

async function dashboardOf(member: CastMember, orgId = 487): Promise<{ status: number; dashboard: Dashboard }> {
  const answer = await world.api('GET', `/admin/desk/${orgId}`, { as: member })
  return { status: answer.status, dashboard: (await answer.json()) as Dashboard }
}

test('a clerk reads complaints and applications of the own organisation', async () => {
  const { dashboard } = await dashboardOf(cast.ramesh)
  expect(dashboard).toEqual({
    complaints: { open: 2, received: 2, approaching: 0, today: 0, overdue: 0, mine: 0, unassigned: 2, nextDue: null },
    applications: {
      submitted: 2,
      prepared: 0,
      checked: 0,
      returned: 0,
      since: { submitted: startOfStory.toISOString(), prepared: null, checked: null, returned: null },
    },
    instalments: { missed: 0, toApprove: 0 },
    readings: { sent: 0 },
  })
})

test('a complaint that is due today is counted and listed with its hour until then', async () => {
  const due = (await world
    .api('GET', '/admin/complaints/487', { as: cast.kamala })
    .then((answer) => answer.json())) as {
    data: { dueAt: string }[]
  }
  const [first] = due.data.map(({ dueAt }) => dueAt).toSorted()
  const hourBefore = new Date(new Date(first!).getTime() - 3_600_000)
  world.travelTo(hourBefore)
  expect((await dashboardOf(cast.kamala)).dashboard.complaints).toMatchObject({ today: 2, nextDue: first })
  const listed = await world.api('GET', '/admin/complaints/487?due=today', { as: cast.kamala })
  expect(await listed.json()).toMatchObject({ total: 2 })
  world.travelTo(new Date(new Date(first!).getTime() + 60_000))
  expect((await dashboardOf(cast.kamala)).dashboard.complaints).toMatchObject({ today: 0, nextDue: null, overdue: 2 })
  world.travelTo(startOfStory)
})

test('complaints become overdue by the passing of time alone', async () => {
  world.travelTo(inDays(30))
  expect((await dashboardOf(cast.kamala)).dashboard.complaints).toMatchObject({ open: 2, overdue: 2, approaching: 0 })
  world.travelTo(startOfStory)
})

test('an editor reads scheduled and ending publications, and no complaints', async () => {
  const { dashboard } = await dashboardOf(cast.maya)
  const documents = { draft: 2, scheduled: 2, ending: 2 }
  const moments = { nextStart: inDays(2).toISOString(), nextEnd: inDays(3).toISOString() }
  const news = { draft: 0, scheduled: 0, ending: 0, nextStart: null, nextEnd: null }
  expect(dashboard).toEqual({
    documents: { ...documents, ...moments },
    news,
    review: { waiting: 0, flagged: 0, due: 0, ending: 2, missing: 8, broken: 0 },
  })
  const listed = await world.api('GET', '/admin/documents/487?state=ending', { as: cast.maya })
  expect(await listed.json()).toMatchObject({ total: 2, data: [{ state: 'published' }, { state: 'published' }] })
  const states = await world.api('GET', '/admin/documents/487/states', { as: cast.maya })
  expect(await states.json()).toEqual({ draft: 2, scheduled: 2, published: 4, ending: 2, expired: 0, withdrawn: 0 })
})

test('an administrator reads the number of invited people and lists them', async () => {
  const people = await world.api('GET', '/admin/people/487?status=invited&limit=100', { as: cast.rajendra })
  const { data } = (await people.json()) as { data: { name: { en: string }; active: boolean }[] }
  expect(data.filter(({ active }) => active)).toEqual([])
  expect(data.map(({ name }) => name.en)).toContain('Asha Gurung')
  expect((await dashboardOf(cast.rajendra)).dashboard).toMatchObject({
    people: { invited: data.length },
    messages: { failed: 0 },
  })
})

test('customers, staff of other organisations and visitors are refused', async () => {
  expect((await dashboardOf(cast.sita)).status).toBe(403)
  expect((await dashboardOf(cast.ramesh, 320)).status).toBe(404)
  expect((await world.api('GET', '/admin/desk/487')).status).toBe(401)
})

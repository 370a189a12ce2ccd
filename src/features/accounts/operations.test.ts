// Tests of the account: data download and open items of the customer only.

import { expect, test } from 'vitest'
import { returnApplication } from '#features/applications/operations/work.server.ts'
import { application } from '#features/applications/operations/application.server.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { sendApplication } from '#features/applications/operations/send.server.ts'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { askReporter, resolveComplaint } from '#features/complaints/operations/work.server.ts'
import { complaint } from '#features/complaints/operations/complaint.server.ts'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { replaceTariffs } from '#features/tariffs/operations.server.ts'
import { newTap } from '#tests/applications.ts'
import { cast } from '#tests/cast.ts'
import { openWorld } from '#tests/world.ts'
import type { OpenItems } from './contract/api.ts'
import { downloadData } from './operations.server.ts'

test('the data download contains the customer’s account, sessions, complaints and applications, and no other person’s', async () => {
  const world = await openWorld()
  await world.session(cast.sita)
  const sita = world.as(cast.sita)
  const from = (address: string) => ({ ...sita.from, address })
  const complaint = {
    type: 'no-water',
    message: 'No water',
    photos: [],
    name: 'Sita',
    phone: '+9779843333301',
    consent: true,
  }
  const own = await sendComplaint({ ...sita, from: from('198.51.100.1') }, complaint)
  const application = await sendApplication({ ...sita, from: from('198.51.100.2') }, newTap())
  const visitor = { ...world.visitor(world.damak), from: from('198.51.100.3') }
  const foreign = await sendComplaint(visitor, { ...complaint, phone: '+9779843333302' })

  const text = await (await downloadData(sita)).text()
  expect(JSON.parse(text)).toMatchObject({
    account: { name: cast.sita.name },
    complaints: [{ code: own.code }],
    applications: [{ code: application.code }],
    sessions: [{}],
  })
  expect(text).not.toContain(foreign.code)
})

test('a customer reads their open items, those that need an action first, and the tariff in force', async () => {
  const world = await openWorld()
  for (const person of [cast.sita, cast.hari, cast.kamala, cast.ramesh]) await world.session(person)
  let sent = 0
  const from = () => ({ requestId: 'test', address: `198.51.100.${(sent += 1)}` })
  const send = async (by = world.as(cast.sita)) => {
    const details = { type: 'no-water', message: 'No water', photos: [], name: 'Sita', consent: true }
    const { code } = await sendComplaint({ ...by, from: from() }, { ...details, phone: '+9779843333301' })
    const { id } = await loadCase(by, complaint, { code })
    return { code, id }
  }
  const apply = async () => {
    const { code } = await sendApplication({ ...world.as(cast.sita), from: from() }, newTap())
    return { code, id: (await loadCase(world.as(cast.sita), application, { code })).id }
  }
  const readOpen = async (member = cast.sita, orgId = 487) => {
    const answer = await world.api('GET', `/customer/account/${orgId}/open`, { as: member })
    return (await answer.json()) as OpenItems
  }
  expect(await readOpen()).toEqual({
    complaints: { data: [], total: 0 },
    applications: { data: [], total: 0 },
    tariff: null,
  })

  const questioned = await send()
  const open = await send()
  const done = await send()
  await send(world.as(cast.hari))
  await askReporter(world.as(cast.kamala), { id: questioned.id, text: 'Which house?' })
  await resolveComplaint(world.as(cast.kamala), { id: done.id, text: 'Done' })
  const returned = await apply()
  const submitted = await apply()
  await returnApplication(world.as(cast.ramesh), { id: returned.id, position: 'Clerk', note: '', reason: 'The parcel' })
  const tariff = { fiscalYear: '2083/84', effectiveFrom: '2026-08-01', sample: true }
  await replaceTariffs(world.scope(world.damak), [
    { ...oneRate, ...tariff },
    { ...oneRate, ...tariff, fiscalYear: '2084/85', effectiveFrom: '2027-08-01' },
  ])

  const result = await readOpen()
  expect(result.complaints.data.map(({ code, state }) => [code, state])).toEqual([
    [questioned.code, 'waiting'],
    [open.code, 'received'],
  ])
  expect(result.applications.data.map(({ code, state }) => [code, state])).toEqual([
    [returned.code, 'returned'],
    [submitted.code, 'submitted'],
  ])
  expect([result.complaints.total, result.applications.total]).toEqual([2, 2])
  expect(result.tariff).toEqual(tariff)
  const elsewhere = await readOpen(cast.hari, 320)
  expect([elsewhere.complaints.total, elsewhere.applications.total, elsewhere.tariff]).toEqual([1, 0, null])
})

const oneRate: Omit<NewTariff, 'fiscalYear' | 'effectiveFrom' | 'sample'> = {
  customerType: null,
  tapSize: null,
  metered: true,
  minimum: { kind: 'block', units: 10, amountPaisa: 10_000 },
  slabs: [{ from: 11, to: null, ratePaisa: 1500 }],
  sewerage: { kind: 'none' },
  fees: [],
  rounding: 'none',
  paymentSteps: [],
  source: { title: { en: 'Rates', ne: 'दर' } },
}

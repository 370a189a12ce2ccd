// API tests of applications: send, track, office actions, audit, validation, private papers.

import { beforeAll, expect, test } from 'vitest'
import { asFormData, newTap, paperFile } from '#tests/applications.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { receipt, wholeApplication } from './contract/answers.ts'
import type { ListedPaper } from './contract/papers.ts'

const ramesh = permitted(cast.ramesh, 'applications:read', 'applications:prepare')
const path = '/customer/applications/487'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('an application is sent as a form with files, tracked by code and phone, read and prepared by the office', async () => {
  const sent = await world.api('POST', path, { body: asFormData(newTap()), language: 'ne' })
  expect(sent.status).toBe(201)
  const { code, missing } = receipt.parse(await sent.json())
  expect(missing).toContain('photo')
  const status = await world.api('POST', `${path}/tracking`, { body: { code, phone: '९८४१२३४५६७' } })
  expect(await status.json()).toMatchObject({ code, state: 'submitted', next: 'prepare' })

  const list = await (await world.api('GET', '/admin/applications/487?limit=5', { as: ramesh })).json()
  expect(list).toMatchObject({ total: 1, data: [{ code, phone: '98•-•••••67' }] })
  const { id } = list.data[0]
  const whole = wholeApplication.parse(
    await (await world.api('GET', `/admin/applications/487/${id}`, { as: ramesh })).json(),
  )
  expect(whole.details).toMatchObject({ citizenshipNo: '04-01-75-01234', buildingHeight: 7.5 })

  const paper = await world.api('GET', `/admin/applications/487/${id}/papers/${whole.papers[1]!.id}`, { as: ramesh })
  expect(paper.headers.get('cache-control')).toBe('private, no-store')
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect((await paper.arrayBuffer()).byteLength).toBe(paperFile('pdf').size)

  const opened = await world.resources.database
    .selectFrom('auditRows')
    .selectAll()
    .where('action', 'like', 'application.%')
    .orderBy('id')
    .execute()
  expect(opened.map(({ action, actorName, target }) => [action, actorName, target])).toEqual([
    ['application.opened', 'Ramesh Khadka', code],
    ['application.paper_opened', 'Ramesh Khadka', `${id}/${whole.papers[1]!.id}`],
  ])

  const read = async (as: typeof ramesh) =>
    wholeApplication.parse(await (await world.api('GET', `/admin/applications/487/${id}`, { as })).json())
  expect((await read(ramesh)).papers.map(({ opened: seen }) => seen)).toEqual(
    whole.papers.map((_, index) => index === 1),
  )
  expect((await read(cast.gita)).papers.filter(({ opened: seen }) => seen)).toEqual([])

  const prepared = await world.api('POST', `/admin/applications/487/${id}/preparations`, {
    as: ramesh,
    body: { position: 'Technician', seenPapers: missing, version: whole.steps.length },
  })
  expect(await prepared.json()).toMatchObject({ state: 'prepared', next: 'check' })
  const twice = await world.api('POST', `/admin/applications/487/${id}/preparations`, {
    as: ramesh,
    body: { position: 'Technician', seenPapers: missing },
    language: 'ne',
  })
  expect(twice.status).toBe(409)
  expect(await twice.json()).toMatchObject({ key: 'applications.not_to_prepare', message: 'यो निवेदन तयार भइसकेको छ' })
  const stale = await world.api('POST', `/admin/applications/487/${id}/checks`, {
    as: cast.gita,
    body: { position: 'Engineer', version: whole.steps.length },
  })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({
    key: 'applications.changed_meanwhile',
    message: expect.stringContaining('Ramesh Khadka'),
  })
})

test('papers are readable by the office only', async () => {
  const address = '/admin/applications/487/1/papers/1'
  expect((await world.api('GET', address)).status).toBe(401)
  expect((await world.api('GET', address, { as: cast.sita })).status).toBe(403)
  expect((await world.api('GET', address, { as: cast.maya })).status).toBe(403)
})

const notAName = 'Please type the name in English or Nepali (Unicode) letters, without digits or signs'

test.each([
  ['nothing at all', {}, 'applicantEn', 'This field is required'],
  ['a name in the wrong script', { applicantNe: 'Sita' }, 'applicantNe', 'Please type in Nepali (Unicode)'],
  ['a name of signs', { applicantNe: '!@#$%' }, 'applicantNe', notAName],
  ['a name of digits', { applicantNe: '१२३' }, 'applicantNe', notAName],
  ['a name typed for Preeti', { applicantEn: 'uLtf e§/fO{' }, 'applicantEn', notAName],
  ['a ward beyond all wards', { ward: 51 }, 'ward', 'Must be less than 50'],
  [
    'a landline without its area',
    { phone: '580123' },
    'phone',
    'A landline number needs its area code, for example 023-580123',
  ],
  ['no consent', { consent: false }, 'consent', 'Without your consent the office cannot process the application'],
  [
    'more women and men than users',
    { womenUsers: 5 },
    'menUsers',
    'The number of women and men together is more than the number of water users',
  ],
  ['users that are no number', { waterUsers: '५ जना' as never }, 'waterUsers', 'Must be a number'],
  ['a transfer without its tap', { kind: 'transfer' as const }, 'customerNo', 'This field is required'],
  ['the honeypot', { homepage: 'http://spam' }, 'homepage', 'Invalid value'],
])('%s is refused at its field', async (title, changes, field, message) => {
  const body = title === 'nothing at all' ? new FormData() : asFormData(newTap(changes))
  const answer = await world.api('POST', path, { body })
  expect(answer.status).toBe(400)
  const { fields } = (await answer.json()) as { fields: { field: string; message: string }[] }
  expect(fields).toContainEqual(expect.objectContaining({ field, message }))
})

test('an application for a new connection stores no fields of a transfer', async () => {
  const sent = await world.api('POST', path, {
    body: asFormData(newTap({ sellerEn: 'Gopal', transferReason: 'sale' })),
  })
  expect(sent.status).toBe(201)
  const row = await world.resources.database
    .selectFrom('applications')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([row.sellerEn, row.transferReason]).toEqual([null, null])
})

test('the list of requested papers is public', async () => {
  const answer = await world.api('GET', '/customer/applications/487/papers')
  const { data } = (await answer.json()) as { data: ListedPaper[] }
  const requested = (purpose: string) => data.filter((paper) => paper.purpose === purpose).map(({ kind }) => kind)
  expect(requested('new')).toEqual(['citizenship', 'landCertificate', 'houseMap', 'photo', 'wardRecommendation'])
  expect(requested('transfer')).toEqual(['citizenship', 'landCertificate', 'houseMap', 'propertyTax', 'oldBill'])
  expect(requested('inheritance')).toEqual(['deathCertificate', 'relationship', 'consentOfHeirs'])
  expect(data[0]).toEqual({
    purpose: 'new',
    kind: 'citizenship',
    label: { en: 'Copy of citizenship certificate', ne: 'नागरिकता प्रमाणपत्रको प्रतिलिपि' },
    required: true,
    asked: true,
    sample: true,
  })
})

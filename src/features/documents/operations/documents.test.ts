// Tests of documents: publishing states, files, corrections, order, search, stored counts.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { cast } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import {
  lastPublishingChange,
  nextPublishingChange,
  listEvents,
} from '#features/publishing/operations/history.server.ts'
import type { NewDocument } from '../contract/api.ts'
import type { ReportsQuery } from '../contract/query.ts'
import { allDocuments, countParts, latestDocuments, listDocuments, nextClosing, pressingCalls } from './lists.server.ts'
import { readDocument } from './documents.server.ts'
import { findPublicFile } from '../store/documents.server.ts'
import { document } from './definition.server.ts'
import { addItem, expire, publish, returnToDraft, withdraw } from '#features/publishing/operations/workflow.server.ts'

let world: World
let serial = 0

beforeEach(async () => {
  world = await openWorld()
})

function entry(change: Partial<NewDocument> = {}): NewDocument {
  serial += 1
  return {
    type: 'tender',
    titleEn: `Tender ${serial}`,
    titleNe: `बोलपत्र ${serial}`,
    filename: `tender-${serial}.pdf`,
    bytes: sampleFile('pdf', `${serial}`),
    publishedOn: '2026-11-20',
    ...change,
  }
}

function add(change: Partial<NewDocument> = {}) {
  return addItem(world.as(cast.maya), document, entry(change))
}

function list(change: Partial<ReportsQuery> = {}, org = world.damak) {
  return listDocuments(world.visitor(org), { type: 'tender', page: 1, limit: 10, ...change })
}

async function oldestFirst() {
  return (await list({ sortBy: 'published', sortOrder: 'asc' })).data
}

async function found(search: string) {
  return (await list({ search })).total
}

/** Titles of what the first current notice corrects. */
async function superseded() {
  return (await list({ part: 'current' })).data[0]!.supersedes.map(({ title }) => title)
}

async function calls(max: number) {
  const rows = await pressingCalls(world.visitor(world.damak), ['tender', 'vacancy'], max)
  return rows.map(({ title }) => title)
}

const pages = (related: { page: string }[]) => related.map(({ page }) => page.split('/').at(-1))

const titles = async (change: Partial<ReportsQuery>) => (await list(change)).data.map((row) => row.title)

test('a new document is in its list, with its file, for its own organisation only', async () => {
  const { id } = await add({
    titleEn: 'Supply of pipes',
    titleNe: 'पाइप खरिद',
    filename: 'पाइप.pdf',
    closesOn: '2026-12-01',
  })
  const { data, total } = await list()
  expect(total).toBe(1)
  expect(data).toEqual([
    {
      id,
      type: 'tender',
      title: 'Supply of pipes',
      titleEn: 'Supply of pipes',
      titleNe: 'पाइप खरिद',
      filename: 'पाइप.pdf',
      mediaType: 'application/pdf',
      size: expect.any(Number),
      published: '2026-11-20',
      url: `/files/${id}/${encodeURIComponent('पाइप.pdf')}`,
      page: expect.stringMatching(new RegExp(`^/documents/${id}/tender-2026-11-20-[0-9a-f]{10}$`)),
      opensOn: null,
      closesOn: '2026-12-01',
      closesTime: null,
      bidsOpenOn: null,
      bidsOpenTime: null,
      earlierClosesOn: null,
      earlierClosesTime: null,
      closingChanged: null,
      state: 'open',
      corrects: null,
      correctedBy: null,
      supersedes: [],
    },
  ])
  const now = world.visitor(world.damak).now
  expect(await findPublicFile(world.scope(world.damak), id, now)).toMatchObject({ filename: 'पाइप.pdf' })
  expect(await findPublicFile(world.scope(world.kakarvitta), id, now)).toBeUndefined()
  expect(await list({}, world.kakarvitta)).toEqual({ data: [], total: 0 })
  expect(await list({ type: 'annual' })).toEqual({ data: [], total: 0 })
})

test('list, count and file agree on what is public in every publishing state', async () => {
  const maya = world.as(cast.maya)
  const scheduled = await add({ publishFrom: new Date('2026-11-23T00:00:00Z') })
  const ending = await add({ publishUntil: new Date('2026-11-22T06:00:00Z') })
  const draft = await add({ draft: true })
  const lasting = await add()
  const seen = async () => {
    const { data, total } = await list({ sortBy: 'published', sortOrder: 'asc' })
    expect(total).toBe(data.length)
    const { now } = world.visitor(world.damak)
    for (const { id } of [scheduled, ending, draft, lasting])
      expect(Boolean(await findPublicFile(maya, id, now))).toBe(data.some((row) => row.id === id))
    return data.map((row) => row.id)
  }
  expect(await seen()).toEqual([ending.id, lasting.id])
  expect(await lastPublishingChange(maya, maya.now)).toEqual(maya.now)
  expect(await nextPublishingChange(maya, maya.now)).toEqual(new Date('2026-11-22T06:00:00Z'))
  expect(await lastPublishingChange(maya, new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-11-23T00:00:00Z'))
  world.travelTo('2026-11-22T06:00:00Z')
  expect(await seen()).toEqual([lasting.id])
  world.travelTo('2026-11-23T00:00:00Z')
  expect(await seen()).toEqual([scheduled.id, lasting.id])
  await withdraw(world.as(cast.maya), document, lasting.id, { en: 'Wrong file', ne: '' })
  await publish(world.as(cast.maya), document, draft.id)
  expect(await seen()).toEqual([scheduled.id, draft.id])
  await expire(world.as(cast.maya), document, scheduled.id, new Date('2026-11-24T00:00:00Z'))
  expect(await seen()).toEqual([scheduled.id, draft.id])
  world.travelTo('2026-11-24T00:00:00Z')
  expect(await seen()).toEqual([draft.id])
})

test('the history has actor, time and event, and a withdrawal its explanation', async () => {
  const { id } = await add()
  const maya = world.as(cast.maya)
  await expectRefusal('conflict', 'publishing.explanation_required', withdraw(maya, document, id, { en: '', ne: ' ' }))
  await withdraw(maya, document, id, { en: 'Wrong annex', ne: 'अनुसूची गलत' })
  const events = await listEvents(maya, 'document', id)
  expect(events.map(({ act, by }) => [act, by])).toEqual([
    ['published', 'staff 14 Maya Rai'],
    ['withdrawn', 'staff 14 Maya Rai'],
  ])
  expect(events[1]!.note).toEqual({ en: 'Wrong annex', ne: 'अनुसूची गलत' })
})

test('a public document cannot be returned to draft, and another organisation changes nothing', async () => {
  const { id } = await add()
  await expectRefusal('conflict', 'publishing.still_public', returnToDraft(world.as(cast.maya), document, id))
  const elsewhere = world.system(world.kakarvitta)
  await expectRefusal('missing', 'documents.unknown', withdraw(elsewhere, document, id, { en: 'x', ne: '' }))
})

test('a file is once in a list, unless the first document was withdrawn', async () => {
  const bytes = sampleFile('pdf', 'same')
  const first = await add({ bytes })
  await expectRefusal('conflict', 'documents.already_there', add({ bytes }))
  await add({ bytes, type: 'annual' })
  await withdraw(world.as(cast.maya), document, first.id, { en: 'Again', ne: '' })
  await add({ bytes, slug: 'again' })
  await expectRefusal('conflict', 'documents.slug_taken', add({ slug: 'again' }))
})

test('invalid details and files are refused before anything is stored', async () => {
  const refusal = await expectRefusal(
    'invalid',
    'documents.invalid',
    add({ titleEn: '', titleNe: '', publishedOn: 'x' }),
  )
  expect(refusal.details.fields?.map((issue) => issue.field)).toEqual(['titleEn', 'publishedOn'])
  await expectRefusal('invalid', 'file.name_mismatch', add({ filename: 'a.docx' }))
  await expectRefusal('invalid', 'file.type_not_allowed', add({ bytes: new TextEncoder().encode('MZ program') }))
  expect((await list()).total).toBe(0)
})

test('a correction and the corrected document refer to each other while both are public', async () => {
  const first = await add()
  const second = await add({ correctsId: first.id })
  expect(await oldestFirst()).toMatchObject([
    { id: first.id, corrects: null, correctedBy: second.id },
    { id: second.id, corrects: first.id, correctedBy: null },
  ])
  await withdraw(world.as(cast.maya), document, second.id, { en: 'x', ne: '' })
  expect(await oldestFirst()).toMatchObject([{ correctedBy: null }])
  await expectRefusal('conflict', 'documents.cannot_correct', add({ type: 'annual', correctsId: first.id }))
})

test('the current part of a list begins with what closes soonest, the closed one with what closed last', async () => {
  await add({ titleEn: 'In December', closesOn: '2026-12-20' })
  await add({ titleEn: 'At three today', closesOn: '2026-11-22', closesTime: '15:00' })
  await add({ titleEn: 'Result', publishedOn: '2026-11-01' })
  await add({ titleEn: 'At ten today', closesOn: '2026-11-22', closesTime: '10:00' })
  await add({ titleEn: 'Old result', publishedOn: '2026-06-01' })
  const corrected = await add({ titleEn: 'Corrected', closesOn: '2026-11-30' })
  await add({ titleEn: 'Correction', closesOn: '2026-12-10', correctsId: corrected.id })
  const titles = async (part: 'current' | 'closed', sortOrder: 'asc' | 'desc') =>
    (await list({ part, sortBy: 'closesOn', sortOrder })).data.map(({ title }) => title)
  expect(await titles('current', 'asc')).toEqual(['At three today', 'Correction', 'In December', 'Result'])
  expect(await titles('closed', 'desc')).toEqual(['At ten today', 'Old result'])
  expect(await countParts(world.visitor(world.damak), 'tender')).toEqual({ current: 4, closed: 2 })
  expect((await list()).total).toBe(7)
  expect((await list({ part: 'current', closesOnTo: '2026-12-10' })).data).toMatchObject([
    { title: 'Correction', supersedes: [{ id: corrected.id, title: 'Corrected', published: '2026-11-20' }] },
    { title: 'At three today' },
  ])
})

test('what a correction of a correction supersedes is the whole chain, of which only public notices are named', async () => {
  const first = await add({ titleEn: 'First', closesOn: '2026-11-30' })
  const second = await add({ titleEn: 'Second', closesOn: '2026-12-01', correctsId: first.id })
  await add({ titleEn: 'Third', closesOn: '2026-12-02', correctsId: second.id })
  expect(await superseded()).toEqual(['Second', 'First'])
  await withdraw(world.as(cast.maya), document, first.id, { en: 'x', ne: '' })
  expect(await superseded()).toEqual(['Second'])
})

test('the page of a document names its file, its time of publication and corrections both ways, and says why it was withdrawn', async () => {
  const first = await add({ titleEn: 'First', slug: 'first' })
  const second = await add({ titleEn: 'Second', slug: 'second', correctsId: first.id })
  await add({ titleEn: 'Third', slug: 'third', correctsId: second.id })
  const read = (id: number, org = world.damak) => readDocument(world.visitor(org), { id })
  const found = await read(second.id)
  expect([pages(found.corrections), pages(found.supersedes)]).toEqual([['third'], ['first']])
  expect(pages((await read(first.id)).corrections)).toEqual(['third', 'second'])
  expect(found).toMatchObject({
    page: `/documents/${second.id}/second`,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    publishedAt: world.visitor(world.damak).now.toISOString(),
  })
  await expectRefusal('missing', 'documents.unknown', read(second.id, world.kakarvitta))
  await withdraw(world.as(cast.maya), document, second.id, { en: 'Wrong file', ne: '' })
  await expectRefusal('missing', 'publishing.withdrawn_because', read(second.id))
})

test('a list is ordered by each column, in the reader’s language, with 2 before 10', async () => {
  await add({ titleEn: 'B 10', titleNe: 'ख १०', filename: 'c.pdf', publishedOn: '2026-01-01' })
  await add({ titleEn: 'b 2', titleNe: 'क', filename: 'a.pdf', publishedOn: '2026-01-03' })
  await add({ titleEn: 'A', titleNe: 'ख २', filename: 'b.pdf', publishedOn: '2026-01-02' })
  expect(await titles({})).toEqual(['b 2', 'A', 'B 10'])
  expect(await titles({ sortBy: 'title' })).toEqual(['A', 'b 2', 'B 10'])
  expect(await titles({ sortBy: 'title', sortOrder: 'desc' })).toEqual(['B 10', 'b 2', 'A'])
  expect(await titles({ sortBy: 'filename' })).toEqual(['b 2', 'A', 'B 10'])
  const nepali = { ...world.visitor(world.damak), language: 'ne' as const }
  const { data } = await listDocuments(nepali, { type: 'tender', page: 1, limit: 10, sortBy: 'title' })
  expect(data.map((row) => row.title)).toEqual(['क', 'ख २', 'ख १०'])
})

test('pages from either end of a list make up the whole list without repetition', async () => {
  for (let day = 1; day <= 23; day += 1) await add({ publishedOn: `2026-10-${String(day).padStart(2, '0')}` })
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })))
  expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
    [10, 23],
    [10, 23],
    [3, 23],
    [0, 23],
  ])
  const days = pages.flatMap(({ data }) => data.map((row) => Number(row.published.slice(8))))
  expect(days).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index))
})

test('a search finds parts of words in both languages and in either spelling', async () => {
  await add({ titleEn: 'Supply of HDPE pipes', titleNe: 'एचडीपीई पाइप खरिदको सूचना २०८३' })
  await add({ titleEn: 'Generator hire', titleNe: 'जेनेरेटर भाडा', filename: 'gen-set_2083.pdf' })
  expect(await found('pipe')).toBe(1)
  expect(await found('पाइप सुचना')).toBe(1)
  expect(await found('२०८३')).toBe(2)
  expect(await found('hd')).toBe(1)
  expect(await found('dp')).toBe(0)
  expect(await found('pipes generator')).toBe(0)
  expect(await found('100%')).toBe(0)
})

test('a list is filtered by title, file name and size, each alone and together, and the whole list alike', async () => {
  await add({ titleEn: 'Budget 2083', titleNe: 'बजेट', filename: 'annual-report.pdf' })
  await add({ titleEn: 'Annual report', titleNe: 'वार्षिक प्रतिवेदन', filename: 'सूचना_८४.pdf' })
  const sizes = (await list()).data.map(({ size }) => size)
  const filtered = async (filters: Partial<ReportsQuery>) => {
    const { data, total } = await list({ sortBy: 'title', ...filters })
    const { batches } = await allDocuments(world.visitor(world.damak), { type: 'tender', sortBy: 'title', ...filters })
    const all = []
    for await (const batch of batches) all.push(...batch)
    expect(all).toEqual(data)
    expect(total).toBe(data.length)
    return data.map(({ titleEn }) => titleEn)
  }
  expect(await filtered({ title: 'annual' })).toEqual(['Annual report'])
  expect(await filtered({ title: 'वार्षीक प्रतीवेदन' })).toEqual(['Annual report'])
  expect(await filtered({ title: '84' })).toEqual([])
  expect(await filtered({ filename: 'annual' })).toEqual(['Budget 2083'])
  expect(await filtered({ filename: 'सुचना ८४ pdf' })).toEqual(['Annual report'])
  expect(await filtered({ filename: '%' })).toEqual([])
  expect(await filtered({ title: 'report', filename: 'report' })).toEqual([])
  expect(await filtered({ sizeFrom: Math.min(...sizes), sizeTo: Math.max(...sizes) })).toHaveLength(2)
  expect(await filtered({ sizeTo: Math.min(...sizes) - 1 })).toEqual([])
  expect(await filtered({ sizeFrom: Math.max(...sizes) + 1 })).toEqual([])
  expect(await filtered({ title: 'budget', sizeFrom: 1, search: '2083' })).toEqual(['Budget 2083'])
})

test('the title filter follows a correction of the title', async () => {
  const { id } = await add({ titleEn: 'Pipes' })
  await sql`update documents set title_en = 'Pumps' where id = ${id}`.execute(world.resources.database)
  expect([(await list({ title: 'pipes' })).total, (await list({ title: 'pumps' })).total]).toEqual([0, 1])
})

test('the stored count follows every change of the rows', async () => {
  const first = await add()
  await add()
  const { database: db } = world.resources
  await sql`update documents set type = 'career' where id = ${first.id}`.execute(db)
  expect([(await list()).total, (await list({ type: 'career' })).total]).toEqual([1, 1])
  await sql`delete from publishing_acts`.execute(db)
  await sql`delete from documents`.execute(db)
  expect([(await list()).total, (await list({ type: 'career' })).total]).toEqual([0, 0])
})

test('the newest public documents of several lists are merged, newest first', async () => {
  await add({ type: 'tender', titleEn: 'Old tender', publishedOn: '2026-10-01' })
  await add({ type: 'vacancy', titleEn: 'Vacancy', publishedOn: '2026-11-10' })
  await add({ type: 'tender', titleEn: 'New tender', publishedOn: '2026-11-20' })
  await add({ type: 'tender', titleEn: 'Draft', draft: true })
  await add({ type: 'consumer', titleEn: 'Another list' })
  const latest = (max: number, org = world.damak) =>
    latestDocuments(world.visitor(org), ['tender', 'vacancy'], max).then((rows) => rows.map(({ title }) => title))
  expect(await latest(5)).toEqual(['New tender', 'Vacancy', 'Old tender'])
  expect(await latest(2)).toEqual(['New tender', 'Vacancy'])
  expect(await latest(5, world.kakarvitta)).toEqual([])
})

test('a correction that extends the last date extends it on the original, through corrections of corrections', async () => {
  const first = await add({ titleEn: 'First', publishedOn: '2026-11-01', closesOn: '2026-11-21' })
  const second = await add({ titleEn: 'Second', closesOn: '2026-12-01', correctsId: first.id })
  const shown = async () => (await list()).data.find(({ id }) => id === first.id)!
  expect(await shown()).toMatchObject({
    closesOn: '2026-12-01',
    earlierClosesOn: '2026-11-21',
    state: 'open',
    correctedBy: second.id,
  })
  await add({ titleEn: 'Spelling only', correctsId: second.id })
  expect(await shown()).toMatchObject({ closesOn: '2026-12-01' })
  const third = await add({ titleEn: 'Third', closesOn: '2026-12-10', correctsId: second.id })
  expect(await shown()).toMatchObject({ closesOn: '2026-12-10', earlierClosesOn: '2026-11-21' })
  await withdraw(world.as(cast.maya), document, third.id, { en: 'Wrong', ne: '' })
  expect(await shown()).toMatchObject({ closesOn: '2026-12-01' })
})

test('a correction of a withdrawn correction still counts for the original, and is shown beside it', async () => {
  const first = await add({ titleEn: 'First', publishedOn: '2026-11-01', closesOn: '2026-11-21' })
  const second = await add({ titleEn: 'Second', closesOn: '2026-12-01', correctsId: first.id })
  const third = await add({ titleEn: 'Third', closesOn: '2026-12-10', correctsId: second.id })
  await withdraw(world.as(cast.maya), document, second.id, { en: 'Wrong', ne: '' })
  const shown = (await list()).data.find(({ id }) => id === first.id)
  expect(shown).toMatchObject({ closesOn: '2026-12-10', correctedBy: third.id })
  const newest = (await list()).data.find(({ id }) => id === third.id)
  expect(newest?.supersedes.map(({ id }) => id)).toEqual([first.id])
})

test('a call is closed at its hour, the last date of a correction has one too, and the next hour is known', async () => {
  const first = await add({ titleEn: 'At three', closesOn: '2026-11-22', closesTime: '15:00' })
  await add({ titleEn: 'At noon', closesOn: '2026-11-22', closesTime: '12:00' })
  await add({ titleEn: 'All day', closesOn: '2026-11-22' })
  const visitor = () => world.visitor(world.damak)
  const states = async () => (await list({ sortBy: 'title' })).data.map(({ title, state }) => `${title}: ${state}`)
  expect(await calls(5)).toEqual(['At noon', 'At three', 'All day'])
  expect(await nextClosing(visitor())).toEqual(new Date('2026-11-22T06:15:00Z'))
  world.travelTo('2026-11-22T06:15:00Z')
  expect(await states()).toEqual(['All day: open', 'At noon: closed', 'At three: open'])
  expect(await calls(1)).toEqual(['At three'])
  expect(await nextClosing(visitor())).toEqual(new Date('2026-11-22T09:15:00Z'))
  world.travelTo('2026-11-22T09:15:00Z')
  expect(await states()).toEqual(['All day: open', 'At noon: closed', 'At three: closed'])
  expect(await nextClosing(visitor())).toBeUndefined()
  const dates = { closesOn: '2026-11-22', closesTime: '17:00', bidsOpenOn: '2026-11-23', bidsOpenTime: '13:00' }
  await add({ titleEn: 'Until five', correctsId: first.id, ...dates })
  expect((await list()).data.find(({ id }) => id === first.id)).toMatchObject({
    ...dates,
    state: 'open',
    earlierClosesOn: '2026-11-22',
    earlierClosesTime: '15:00',
  })
})

test('the calls of the first page begin with the one closing soonest, also when it was published long ago', async () => {
  await add({ titleEn: 'Two days left', publishedOn: '2026-09-01', closesOn: '2026-11-24' })
  await add({ titleEn: 'Closed', publishedOn: '2026-11-21', closesOn: '2026-11-21' })
  await add({ titleEn: 'Opens later', publishedOn: '2026-11-19', opensOn: '2026-11-30', closesOn: '2026-12-02' })
  await add({ titleEn: 'Last day today', publishedOn: '2026-10-01', closesOn: '2026-11-22' })
  await add({ titleEn: 'Draft', closesOn: '2026-11-23', draft: true })
  expect(await calls(4)).toEqual(['Last day today', 'Two days left', 'Closed', 'Opens later'])
  expect(await calls(1)).toEqual(['Last day today'])
  for (const day of ['25', '26', '27'])
    await add({ titleEn: `Until ${day}`, publishedOn: '2026-09-01', closesOn: `2026-11-${day}` })
  await add({ titleEn: 'In December', publishedOn: '2026-11-22', closesOn: '2026-12-20' })
  await add({ titleEn: 'In January', publishedOn: '2026-11-22', closesOn: '2027-01-01' })
  expect(await calls(5)).toEqual(['Last day today', 'Two days left', 'Until 25', 'In December', 'In January'])
})

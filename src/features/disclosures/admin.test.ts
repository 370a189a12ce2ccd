// Tests of the admin rows of disclosures: the whole workflow, simultaneous corrections, list filters, validation.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const quarter = {
  fiscalYear: 2083,
  quarter: 1,
  publishedOn: '2026-10-30',
  titleEn: 'First quarter',
  titleNe: 'पहिलो त्रैमासिक',
  entries: [{ textEn: 'Structure of the body' }, { textNe: 'कर्मचारी सङ्ख्या' }],
}

async function call(method: string, path: string, body?: unknown) {
  const request = { as: cast.maya, ...(body !== undefined && { body }) }
  const answer = await world.api(method, `/admin/disclosures/487${path}`, request)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: number } }
}

async function publicRows() {
  const answer = await world.api('GET', '/customer/disclosures/487')
  return ((await answer.json()) as { data: unknown[] }).data
}

test('a disclosure is added once, corrected with its quarter, ended, withdrawn, drafted and published', async () => {
  const sent = { ...quarter, start: 'now', submission: 'disclosure-1' }
  const added = await call('POST', '', sent)
  expect(added).toMatchObject({ status: 201, body: { slug: '2083-1', state: 'published', version: 0 } })
  const { id } = added.body
  expect((await call('POST', '', sent)).body.id).toBe(id)
  expect(await call('POST', '', { ...quarter, start: 'draft' })).toMatchObject({
    status: 409,
    body: { key: 'disclosures.already_there' },
  })
  expect((await call('POST', '', { ...quarter, fiscalYear: 2082, quarter: 4, start: 'draft' })).status).toBe(201)

  const correction = { ...quarter, quarter: 2, entries: [{ textEn: 'Budget' }], version: 0 }
  expect((await call('PUT', `/${id}`, correction)).body).toMatchObject({ slug: '2083-2', version: 1 })
  expect(await publicRows()).toEqual([
    {
      slug: '2083-2',
      fiscalYear: 2083,
      quarter: 2,
      publishedOn: '2026-10-30',
      title: { en: 'First quarter', ne: 'पहिलो त्रैमासिक' },
      entries: [{ en: 'Budget', ne: '' }],
    },
  ])
  expect((await call('PUT', `/${id}`, correction)).body.key).toBe('publishing.changed_meanwhile')
  const taken = await call('PUT', `/${id}`, { ...correction, fiscalYear: 2082, quarter: 4, version: 1 })
  expect(taken).toMatchObject({ status: 409, body: { key: 'disclosures.already_there' } })

  expect((await call('PUT', `/${id}/expiry`, { lastDay: '2026-12-31' })).status).toBe(200)
  expect((await call('POST', `/${id}/withdrawals`, { noteEn: 'Wrong quarter' })).body.state).toBe('withdrawn')
  expect(await publicRows()).toEqual([])
  expect((await call('POST', `/${id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body).toMatchObject({
    state: 'published',
    version: 1,
    entries: [{ en: 'Budget' }],
  })
  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like '%Disclosure' order by id`.execute(
    world.resources.database,
  )
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'addDisclosure done',
    'addDisclosure done',
    'addDisclosure disclosures.already_there',
    'addDisclosure done',
    'changeDisclosure done',
    'changeDisclosure publishing.changed_meanwhile',
    'changeDisclosure disclosures.already_there',
    'expireDisclosure done',
    'withdrawDisclosure done',
    'draftDisclosure done',
    'publishDisclosure done',
  ])
})

test('two corrections to one free quarter at the same time: the second is a conflict', async () => {
  const { database } = world.resources
  const [first, second] = await Promise.all(
    [3, 4].map(
      async (number) =>
        (await call('POST', '', { ...quarter, fiscalYear: 2080, quarter: number, start: 'draft' })).body,
    ),
  )
  const other = await database.startTransaction().execute()
  await other.updateTable('disclosures').set({ slug: '2080-1', quarter: 1 }).where('id', '=', first!.id).execute()
  const change = call('PUT', `/${second!.id}`, { ...quarter, fiscalYear: 2080, version: 0 })
  await expect.poll(() => waitingStatements(), { timeout: 10_000 }).toBe(1)
  await other.commit().execute()
  expect(await change).toMatchObject({ status: 409, body: { key: 'disclosures.already_there' } })
  expect((await call('GET', `/${second!.id}`)).body).toMatchObject({ slug: '2080-4', version: 0 })
  await database.deleteFrom('disclosures').where('fiscalYear', '=', 2080).execute()

  async function waitingStatements(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
    return rows[0]!.waiting
  }
})

test('the list is ordered by quarter or entry, filtered by state and search, and limited to its organisation', async () => {
  const slugs = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { slug: string }[] }
    return data.map(({ slug }) => slug)
  }
  expect(await slugs('')).toEqual(['2083-2', '2082-4'])
  expect(await slugs('sortBy=quarter')).toEqual(['2082-4', '2083-2'])
  expect(await slugs('sortBy=enteredAt&sortOrder=desc')).toEqual(['2082-4', '2083-2'])
  expect(await slugs('state=draft')).toEqual(['2082-4'])
  expect(await slugs('search=first+QUARTER&limit=1')).toEqual(['2083-2'])
  expect(await slugs('search=budget')).toEqual([])
  expect((await call('GET', '/states')).body).toMatchObject({ draft: 1, published: 1 })
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/disclosures/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  ['a quarter without a title', { titleEn: '', titleNe: '' }, 'titleNe'],
  ['an empty heading', { entries: [{ textEn: ' ' }] }, 'entries.0.textNe'],
  ['too many headings', { entries: Array.from({ length: 51 }, () => ({ textEn: 'One' })) }, 'entries'],
  ['a heading that is too long', { entries: [{ textEn: 'a'.repeat(2001) }] }, 'entries.0.textEn'],
  ['a year beyond the calendar', { fiscalYear: 1999 }, 'fiscalYear'],
  ['a fifth quarter', { quarter: 5 }, 'quarter'],
  ['a day that does not exist', { publishedOn: '2026-02-30' }, 'publishedOn'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, body } = await call('POST', '', { ...quarter, ...change, start: 'now' })
  expect([status, (body.fields as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})

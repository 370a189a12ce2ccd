// Tests of the public search on a database: index, windows, ranking and the API.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { publish, withdraw, addItem } from '#features/publishing/operations/workflow.server.ts'
import type { Numbers } from '#features/numbers/contract.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { question } from '#features/services/operations/questions.server.ts'
import { cast } from '#tests/cast.ts'
import { transaction } from '#platform/database.server.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { SearchResults, SearchSuggestions } from './contract/api.ts'
import { indexChanges } from './operations/index.server.ts'
import { sitePageSource } from './operations/other-sources.server.ts'
import { searchLimit } from './operations/search.server.ts'
import { tryLockIndex } from './store/entries.server.ts'
import { findCandidates, maxCandidates } from './store/search.server.ts'
import { partsOf } from './rules/query.ts'

let world: World

const entry = {
  question: { en: 'Where do I report a leaking pipe?', ne: 'पाइप चुहिएको कहाँ खबर गर्ने?' },
  answer: { en: 'Call the office or send a complaint.', ne: 'कार्यालयमा फोन गर्नुहोस् वा गुनासो पठाउनुहोस्।' },
}

beforeAll(async () => {
  world = await openWorld()
})

async function found(q: string, org = '487'): Promise<SearchResults> {
  const answer = await world.api('GET', `/customer/search/${org}?q=${encodeURIComponent(q)}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SearchResults
}

const titles = async (q: string, org?: string) => (await found(q, org)).data.map(({ title }) => title.en)

test('an item is found from its publication until its withdrawal, in either script and by meaning', async () => {
  const ctx = world.system(world.damak)
  const { id } = await addItem(ctx, question, { ...entry, draft: true } as never)
  expect(await titles('chuhieko')).not.toContain(entry.question.en)
  await publish(ctx, question, id)
  for (const q of ['chuhieko', 'चुहिएको', 'leaking', 'leak pipe', 'पाइपको चुहावट', 'लीक पाइप chuhieko'])
    expect((await found(q)).data[0]?.title, q).toEqual(entry.question)
  expect(await titles('chuhieko', '320')).not.toContain(entry.question.en)
  await withdraw(ctx, question, id, { en: 'Wrong number', ne: 'नम्बर मिलेन' } as never)
  expect(await titles('chuhieko')).not.toContain(entry.question.en)
})

test('a scheduled item appears at its time', async () => {
  const ctx = world.system(world.damak)
  const { id } = await addItem(ctx, question, {
    ...entry,
    question: { en: 'Festival hours', ne: 'दशैंको समय' },
    draft: true,
  } as never)
  await publish(ctx, question, id, { from: new Date('2026-11-23T00:00:00Z') })
  expect((await found('festival')).total).toBe(0)
  world.travelTo('2026-11-23T01:00:00Z')
  expect((await found('festival')).total).toBe(1)
})

test('pages of the website are found, with counts by kind and the terms found marked', async () => {
  const { data, kinds } = await found('complaint')
  expect(data[0]).toMatchObject({ kind: 'page', url: '/complaint' })
  expect(kinds.find(({ kind }) => kind === 'page')!.count).toBeGreaterThan(0)
  const [item] = data
  expect(item!.marks.map(([from, to]) => item!.snippet.slice(from, to).toLowerCase())).toContain('complaint')
})

test('a search without a result is counted for the office, without numbers of persons', async () => {
  for (const q of ['xyloqu', 'Xyloqu', '9841234567']) expect((await found(q)).total).toBe(0)
  const answer = await world.api('GET', '/admin/numbers/487', { as: cast.bishnu })
  const { searches } = (await answer.json()) as Numbers
  expect(searches).toContainEqual({ query: 'xyloqu', searches: 2 })
  expect(searches.map(({ query }) => query)).not.toContain('9841234567')
})

test('a misspelt word is corrected, and nothing typed finds nothing', async () => {
  expect(await found('complanit')).toMatchObject({ correction: 'complaint' })
  expect(await found(' ')).toMatchObject({ data: [], total: 0, answer: null })
})

test('a search does not wait for who indexes: it answers from the index as it is', async () => {
  const ctx = world.system(world.damak)
  const given = { ...entry, question: { en: 'Zebra crossing', ne: 'जेब्रा क्रसिङ' } }
  await transaction(ctx, async (tx) => {
    expect(await tryLockIndex(tx)).toBe(true)
    await addItem(ctx, question, given as never)
    expect(await titles('zebra')).toEqual([])
  })
  expect(await titles('zebra')).toEqual(['Zebra crossing'])
})

test('a correction is spelt as the title spells it, what was typed stays, and withdrawn titles give none', async () => {
  const ctx = world.system(world.damak)
  const given = { ...entry, question: { en: 'Waiver', ne: 'शिवमन्दिरको पूर्णिमा' } }
  const { id } = await addItem(ctx, question, given as never)
  const { correction } = await found('गूनासो पूर्णीमट २०८३')
  expect(correction).toBe('गूनासो पूर्णिमा 2083')
  await withdraw(ctx, question, id, { en: 'Wrong', ne: 'गलत' } as never)
  expect((await found('गुनासो पूर्णीमट')).correction).toBeNull()
})

test('of more items than are compared the newest are, of the kind asked for, and the total is the least', async () => {
  const { db, org } = world.scope(world.damak)
  await sql`
    insert into search_entries (org_id, kind, item, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from)
    select ${org.id}, case when n % 2 = 0 then 'article' else 'album' end, 'many-' || n, '/many', 'Quokka', '', '', '', 'quokka'::tsvector,
           'quokka'::tsvector, date '2020-01-01' + n, '2020-01-01' from generate_series(1, 1600) as n`.execute(db)
  const at = { ...world.scope(world.damak), now: new Date('2026-11-22T05:15:00Z') }
  const parts = partsOf('quokka')
  const all = await findCandidates(at, { parts, sort: 'newest' }, 'all')
  expect(all.isCut).toBe(true)
  expect(all.found).toHaveLength(maxCandidates)
  expect(all.found.map(({ item }) => item)).not.toContain('many-100')
  const albums = await findCandidates(at, { parts, sort: 'newest', kind: 'album' }, 'all')
  expect(albums).toMatchObject({ isCut: false, found: { length: 800 } })
  expect(await found('quokka')).toMatchObject({ total: maxCandidates, totalIsLeast: true })
  const answer = await world.api('GET', '/customer/search/487?q=quokka&kind=album&sort=newest&limit=100')
  const result = (await answer.json()) as SearchResults
  expect(result).toMatchObject({ total: 800, data: { length: 20 } })
  expect(result.totalIsLeast).toBeUndefined()
})

test('a form is the answer only from the list of forms', async () => {
  const maya = world.as(cast.maya)
  const given = { titleEn: 'Ferry form', titleNe: 'डुङ्गा फाराम', filename: 'a.pdf', publishedOn: '2026-11-20' } as const
  await addItem(maya, document, { ...given, type: 'tender', bytes: sampleFile('pdf', 'tender') })
  expect((await found('ferry form')).answer).toBeNull()
  const { id } = await addItem(maya, document, { ...given, type: 'downloads', bytes: sampleFile('pdf', 'form') })
  expect((await found('ferry form')).answer).toMatchObject({ kind: 'form', url: expect.stringContaining(`/${id}/`) })
})

const sourcesOf = (en: string) => [sitePageSource([{ to: '/otter', label: { en, ne: 'ओत' } }])]

test('pages whose text the code brings are indexed again when it has changed', async () => {
  const ctx = world.system(world.damak)
  const titleOf = async () =>
    (await ctx.db.selectFrom('searchEntries').select('titleEn').where('item', '=', '/otter').executeTakeFirst())
      ?.titleEn
  await indexChanges(ctx, sourcesOf('Otter'), 1000)
  expect(await titleOf()).toBe('Otter')
  await indexChanges(ctx, sourcesOf('Otters'), 1000)
  expect(await titleOf()).toBe('Otters')
})

test('titles are suggested while a word is typed, in either script; withdrawn ones are not', async () => {
  const suggested = async (q: string) => {
    const answer = await world.api('GET', `/customer/searchSuggestions/487?q=${encodeURIComponent(q)}`)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as SearchSuggestions).data.map(({ title }) => title.en)
  }
  const ctx = world.system(world.damak)
  const given = { ...entry, question: { en: 'Porcupine', ne: 'दुम्सीको बासस्थान' } }
  const { id } = await addItem(ctx, question, given as never)
  await found('complaint')
  for (const q of ['po', 'porcu', 'दुम', 'दुम्सिको बास', 'dumsi', 'dumsiko basas'])
    expect(await suggested(q), q).toContain('Porcupine')
  // One letter of the next word says nothing yet.
  expect(await suggested('porcupine x')).toContain('Porcupine')
  for (const q of ['p', ' ', 'porcupine xy', 'leaking pipe']) expect(await suggested(q), q).not.toContain('Porcupine')
  await withdraw(ctx, question, id, { en: 'Wrong', ne: 'गलत' } as never)
  expect(await suggested('porcu')).toEqual([])
  expect(await suggested('e')).toEqual([])
})

test('any number of newer documents leaves the page of the website among the results', async () => {
  const { db, org } = world.scope(world.damak)
  await sql`
    insert into search_entries (org_id, kind, item, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from)
    select ${org.id}, case when n = 0 then 'page' else 'document' end, (900000 + n)::text, '/wombat/' || n, 'Wombat', '', '', '', 'wombat'::tsvector,
           'wombat'::tsvector, case when n > 0 then date '2020-01-01' + n end, '2020-01-01' from generate_series(0, 1600) as n`.execute(
    db,
  )
  const result = await found('wombat')
  expect(result.data[0]!.url).toBe('/wombat/0')
  expect(result.kinds).toContainEqual({ kind: 'page', count: 1 })
  await sql`delete from search_entries where url like '/wombat/%'`.execute(db)
})

test('too many searches from one network are refused', async () => {
  const { db } = world.scope(world.damak)
  await found('complaint')
  await sql`update rate_limits set count = ${searchLimit.max} where bucket like 'search.asked|%'`.execute(db)
  expect((await world.api('GET', '/customer/search/487?q=complaint')).status).toBe(429)
})

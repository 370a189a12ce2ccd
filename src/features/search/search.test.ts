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
import { searchJobs } from './jobs.server.ts'
import { indexChanges, queueAll } from './operations/index.server.ts'
import { sitePageSource } from './operations/other-sources.server.ts'
import { searchLimit, searchNearest } from './operations/search.server.ts'
import { divideByDate } from './operations/windows.server.ts'
import { inTitle, keysOf } from './rules/entry-keys.ts'
import { windowsOf } from './rules/windows.ts'
import { findIndexState, insertLexemes, listChanges, queueItems, tryLockIndex } from './store/entries.server.ts'
import { maxCandidates } from './store/search.server.ts'
import { foundBySearch } from '#root/features.server.ts'

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

test('a batch has everything else before documents, of which there are most', async () => {
  const scope = world.scope(world.damak)
  await queueItems(scope, 'document', ['900001', '900002'])
  await queueItems(scope, 'service', ['900003'])
  expect(await listChanges(scope, 2)).toEqual([
    { kind: 'service', item: '900003' },
    { kind: 'document', item: '900001' },
  ])
  await found('zebra')
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

/** Entries with one word as their title, dated a day apart, newest last. */
async function insertEntries(word: string, { kind, count }: { kind: string; count: number }): Promise<void> {
  const { db, org } = world.scope(world.damak)
  const lexemes = [...keysOf(word), ...keysOf(word).map(inTitle)]
  await sql`
    insert into search_entries (org_id, kind, item, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from)
    select ${org.id}, ${kind}, (900000 + n)::text, '/many/' || n, initcap(${word}), '', '', '', array_to_tsvector(${keysOf(word)}::text[]),
           array_to_tsvector(${lexemes}::text[] || search_date_keys(${org.id}, date '2020-01-01' + n)), date '2020-01-01' + n, '2020-01-01'
      from generate_series(1, ${count}::int) as n`.execute(db)
  await insertLexemes({ db, org }, lexemes)
}

test('of more items than are compared the newest are, of the kind asked for, and the total is the least', async () => {
  await insertEntries('quokka', { kind: 'article', count: 900 })
  await insertEntries('quokka', { kind: 'album', count: 800 })
  const max = maxCandidates.others
  const everything = await found('quokka')
  expect(everything).toMatchObject({ total: max, totalIsLeast: true })
  const answer = await world.api('GET', '/customer/search/487?q=quokka&kind=album&sort=newest&limit=100')
  const result = (await answer.json()) as SearchResults
  expect(result).toMatchObject({ total: 800, data: { length: 20 } })
  expect(result.data[0]!.url).toBe('/many/800')
  expect(result.totalIsLeast).toBeUndefined()
})

test('of a word that many documents have the newest are compared, and an old one whose whole title it is', async () => {
  const maya = world.as(cast.maya)
  const given = { type: 'consumer', filename: 'a.pdf', publishedOn: '2009-02-03' } as const
  const old = await addItem(maya, document, {
    ...given,
    bytes: sampleFile('pdf', 'n'),
    titleEn: 'Numbats',
    titleNe: 'नम्ब्याट',
  })
  const beside = await addItem(maya, document, {
    ...given,
    bytes: sampleFile('pdf', 'zoo'),
    titleEn: 'Numbats of a zoo',
    titleNe: 'चिडियाखानाको नम्ब्याट',
    slug: 'zoo',
  })
  await insertEntries('numbat', { kind: 'document', count: 2000 })
  const ctx = world.system(world.damak)
  await indexChanges(ctx, foundBySearch, 1000)
  await divideByDate(ctx)
  const { windows } = await findIndexState(ctx)
  expect(windows.length).toBeGreaterThan(1)
  const result = await found('numbat')
  expect(result.totalIsLeast).toBe(true)
  const urls = async (more: string) => {
    const answer = await world.api('GET', `/customer/search/487?q=numbat&limit=20${more}`)
    return ((await answer.json()) as SearchResults).data.map(({ url }) => url)
  }
  expect((await urls('&sort=newest')).slice(0, 3)).toEqual(['/many/2000', '/many/1999', '/many/1998'])
  const all: string[] = []
  for (let page = 1; page <= 20; page += 1) all.push(...(await urls(`&page=${page}`)))
  expect(all.some((url) => url.startsWith(`/documents/${old.id}/`))).toBe(true)
  // Found by its other words, whatever is newer.
  expect((await found('numbat zoo')).data[0]!.url).toMatch(`/documents/${beside.id}/`)
  await sql`delete from search_entries where url like '/many/%'`.execute(ctx.db)
})

test('a document that is dated in a month of no window is found', async () => {
  const ctx = world.system(world.damak)
  await divideByDate(ctx)
  const given = {
    type: 'consumer',
    filename: 'b.pdf',
    publishedOn: '1999-02-03',
    bytes: sampleFile('pdf', 'o'),
  } as const
  await addItem(world.as(cast.maya), document, { ...given, titleEn: 'Bilby', titleNe: 'बिल्बी' })
  expect(await titles('bilby')).toEqual(['Bilby'])
})

test('of words of any frequency the windows give the same as all entries at once, and conditions apart the same as joined ones', async () => {
  const ctx = world.system(world.damak)
  const { db, org } = ctx
  const [documents, perDay] = [4000, 8]
  const frequent = { wombat1: 'n % 1 = 0', wombat7: 'n % 7 = 0', wombat90: 'n % 90 = 0', wombat1000: 'n % 1000 = 5' }
  const old = { wombatOld: 'n > 3500' }
  const conditions = Object.entries({ ...frequent, ...old })
  await sql`
    insert into search_entries (org_id, kind, item, page, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from)
    select ${org.id}, 'document', (900000 + n)::text, page, '/many/' || n, '', '', '', '', '',
           array_to_tsvector(array_remove(array[${sql.join(conditions.map(([word, rule]) => sql`case when ${sql.raw(rule)} then ${word} end`))}], null)
                             || search_date_keys(${org.id}, day)), day, '2020-01-01'
      from generate_series(1, ${documents}::int) as n, generate_series(0, 1) as page,
           lateral (select case when n % 500 > 0 then date '2026-11-20' - n / ${perDay}::int end as day) as dated`.execute(
    db,
  )
  // As PostgreSQL does by itself some time after many rows were written.
  await sql`analyze search_entries`.execute(db)
  const months = await sql<{ month: number; entries: number }>`
    select (extract(year from dated_on) * 100 + extract(month from dated_on))::int as month, count(*)::int as entries
      from search_entries where url like '/many/%' and dated_on is not null group by 1`.execute(db)
  const windows = windowsOf(org.id, months.rows)
  expect(windows.length).toBeGreaterThan(3)
  const foundBy = async (within: readonly string[], tier: string, of: readonly string[], max: number) => {
    const { rows } = await sql<{ item: string }>`
      select item from search_windows(${org.id}, ${tier}, ${within}::text[]::tsquery[], ${of}::text[]::tsquery[], ${ctx.now}, ${max}::int)`.execute(
      db,
    )
    return rows.map(({ item }) => item)
  }
  const several = [
    ['wombat1', 'wombat7'],
    ['wombat90', 'wombat7', 'wombat1'],
    ['wombat7', 'wombat1', '(wombat90 | wombat1000)', 'wombat1', '!wombatOld'],
  ]
  for (const each of [...conditions.map(([word]) => [word]), ...several])
    for (const tier of ['documents', 'pages'])
      for (const max of [3, 200]) {
        const all = await foundBy([`'@${org.id}'`], tier, [each.join(' & ')], max)
        expect(all.length, each.join()).toBeGreaterThan(2)
        expect(await foundBy(windows, tier, each, max), `${each.join()}, ${tier}, ${max}`).toEqual(all)
      }
  await sql`delete from search_entries where url like '/many/%'`.execute(db)
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

test('a run of the index is bounded for all organisations together, and the next continues', async () => {
  const waiting = async () =>
    (
      await sql<{ orgId: number; count: number }>`
      select org_id, count(*)::int as count from search_changes group by org_id order by org_id`.execute(
        world.system(world.damak).db,
      )
    ).rows
  for (const org of [world.damak, world.kakarvitta]) await rebuilt(org)
  const all = await waiting()
  expect(all.map(({ orgId }) => orgId)).toEqual([320, 487])
  const index = searchJobs(foundBySearch, { items: 1, files: 1 })[0]!
  await index.run(world.resources, {})
  const left = await waiting()
  expect(left).toHaveLength(1)
  expect(all).toContainEqual(left[0])
  while (((await index.run(world.resources, {})) as { done: number }).done > 0);
  expect(await waiting()).toEqual([])
})

async function rebuilt(org: World['damak']): Promise<void> {
  const ctx = world.system(org)
  await transaction(ctx, (tx) => queueAll(tx, ctx.now, foundBySearch))
}

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
  await insertEntries('wombat', { kind: 'page', count: 1 })
  await insertEntries('wombat', { kind: 'document', count: 1600 })
  const result = await found('wombat')
  expect(result.data[0]!).toMatchObject({ kind: 'page', url: '/many/1' })
  expect(result.kinds).toContainEqual({ kind: 'page', count: 1 })
  const { db } = world.scope(world.damak)
  await sql`delete from search_entries where url like '/many/%'`.execute(db)
})

test('too many searches from one network are refused', async () => {
  const { db } = world.scope(world.damak)
  await found('complaint')
  await sql`update rate_limits set count = ${searchLimit.max} where bucket like 'search.asked|%'`.execute(db)
  expect((await world.api('GET', '/customer/search/487?q=complaint')).status).toBe(429)
})

test('a page beyond the last one is the last page', async () => {
  const ctx = world.system(world.damak)
  const asked = { q: 'pani', sort: 'best', page: 9, limit: 1 } as const
  const { total } = await searchNearest(ctx, foundBySearch, { ...asked, page: 1 }).then(({ results }) => results)
  expect(total).toBeGreaterThan(1)
  const { query, results } = await searchNearest(ctx, foundBySearch, { ...asked, page: total + 3 })
  expect(query.page).toBe(total)
  expect(results.data).toHaveLength(1)
  const nothing = await searchNearest(ctx, foundBySearch, { ...asked, q: 'xqzvw' })
  expect(nothing).toMatchObject({ query: { page: 9 }, results: { total: 0, data: [] } })
})

// The public search over documents of ten pages each: 100,000 of them compared with 1,000, with the size of the index, and the time to index
// of the 1,000 and as many more; the others are written in bulk.
// Run: node bench/search.ts [--documents 100000] [--pages 10] [--terms 80]     (makes and removes a PostgreSQL of its own; with the usual size it writes bench/search.md)

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { indexFilePages } from '#features/search/operations/file-pages.server.ts'
import { indexChanges, removeExpired } from '#features/search/operations/index.server.ts'
import { search, type SearchQuery } from '#features/search/operations/search.server.ts'
import { suggest } from '#features/search/operations/suggestions.server.ts'
import type { Ctx, System } from '#platform/context.ts'
import { foundBySearch } from '#root/features.server.ts'
import { readPairs } from '#tests/search-pairs.ts'
import { reportFigure } from './figures.ts'
import { insertRows } from './office-rows.ts'
import { thisMachine, withOwnDatabase } from './own-database.ts'
import { indexInBulk } from './search-bulk.ts'
import { drawing, isNepali, makeVocabulary } from './search-words.ts'

/** `busy`: milliseconds of processors, of this process and of PostgreSQL's, which other programs of the machine do not change. */
type Times = { p50: number; p99: number; busy: number }
type Call = (ctx: Ctx<System>, documents: number) => Promise<unknown>

const options = { documents: { type: 'string' }, pages: { type: 'string' }, terms: { type: 'string' } } as const
const { values } = parseArgs({ options })
const documentsAtOnce = 200
const usual = { few: 1000, many: 100_000, pages: 10, terms: 80 }
const many = Number(values.documents ?? usual.many)
const few = Math.min(usual.few, Math.max(1, many / 10))
const pages = Number(values.pages ?? usual.pages)
const terms = Number(values.terms ?? usual.terms)
const runs = 40
const vocabulary = makeVocabulary()
const nepali = vocabulary.filter(isNepali)
const english = vocabulary.filter((word) => /^[a-z]{4,}$/i.test(word))
const common = nepali.filter((word) => word.length > 3)

const find = (q: string, more: Partial<SearchQuery> = {}): Call => {
  const query = { q, sort: 'best', page: 1, limit: 10, ...more } as const
  return (ctx) => search(ctx, foundBySearch, query)
}
/** Queries as people write them, for the content of the demonstration. */
const pairs = await readPairs('first.txt')
let next = 0
const findNext: Call = (ctx, documents) => find(pairs[next++ % pairs.length]!.q)(ctx, documents)
const queriesOfTests = `${pairs.length} queries of the tests, three times each`
const cases: [string, Call, number?][] = [
  [queriesOfTests, findNext, pairs.length * 3],
  ['a word of every page', find(common[0]!)],
  ['the same, newest first', find(common[0]!, { sort: 'newest' })],
  ['an English word of every third page', find(english[20]!)],
  ['a word of one page in thirty', find(common[200]!)],
  ['a word of one page in a thousand', find(common[4000]!)],
  ['a rare word', find(common.at(-50)!)],
  ['a common and a rare word', find(`${common[1]} ${common.at(-60)}`)],
  ['two common words', find(`${common[2]} ${common[30]}`)],
  ['three words of one page in fifty', find(`${common[150]} ${common[300]} ${english[300]}`)],
  ['a word of every title', find('repair')],
  ['a word of every tenth title', find('pump4')],
  ['a word of every tenth title, all of them over', find('pump3')],
  ['one document', (ctx, documents) => find(String(Math.floor(documents / 2) + 2))(ctx, documents)],
  ['Roman letters', find('marmat')],
  ['a misspelt word', find('repiar')],
  ['a word of a page of the website', find('गुनासो')],
  ['nothing', find('xyzzyq')],
  ['a suggestion', (ctx) => suggest(ctx, 'rep')],
]

const times = new Map<string, [Times, Times]>()
const index: { seconds: number; megabytes: number }[] = []
await withOwnDatabase(async (ctx, checkpoint) => {
  for (const [at, documents] of [few, many].entries()) {
    print(`${documents} documents of ${pages} pages …`)
    await insertDocuments(ctx, at === 0 ? 1 : few + 1, documents)
    index.push({ seconds: await secondsToIndex(ctx, few), megabytes: 0 })
    if (at > 0) await indexInBulk(ctx, print)
    while ((await removeExpired(ctx, documentsAtOnce * 100)) > 0);
    index.at(-1)!.megabytes = await indexMegabytes(ctx)
    await sql`vacuum (analyze) search_entries`.execute(ctx.db)
    await checkpoint()
    for (const [name, call, count = runs] of cases) {
      const measured = await timesOf(ctx, count, () => call(ctx, documents))
      await sql`delete from rate_limits`.execute(ctx.db)
      times.set(name, at === 0 ? [measured, measured] : [times.get(name)![0], measured])
      print(
        `${name}: ${measured.p50.toFixed(1)} ms, p99 ${measured.p99.toFixed(1)} ms, busy ${measured.busy.toFixed(1)} ms`,
      )
    }
  }
})
print(report())
if (many === usual.many && pages === usual.pages) await writeFile('bench/search.md', report())
for (const [name, [small, large]] of times)
  reportFigure({ name: `${name}: of the time with few`, value: large.p50 / small.p50, aim: 2, direction: 'at most' })
const [fewTimes, manyTimes] = times.get(queriesOfTests)!
const ofSlowest = { value: manyTimes.p99 / fewTimes.p99, aim: 2, direction: 'at most' } as const
reportFigure({ name: `${queriesOfTests}: p99, of that with few`, ...ofSlowest })

async function insertDocuments(ctx: Ctx<System>, from: number, to: number): Promise<void> {
  await insertRows(ctx, 'documents', from, to)
  const { db, org } = ctx
  await nameDocuments(ctx, from)
  const fresh = sql`not exists (select from document_texts t where t.org_id = d.org_id and t.document_id = d.id)`
  await sql`
    insert into search_changes (org_id, kind, item)
    select org_id, 'document', id::text from documents d where org_id = ${org.id} and ${fresh} on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into document_texts (org_id, document_id, state, page_count)
    select org_id, id, 'read', ${pages} from documents d where org_id = ${org.id} and ${fresh}`.execute(db)
  await insertPages(ctx, { from, to })
}

/** Titles of ten words in each language, three of them in all, every tenth and one. */
async function nameDocuments({ db, org }: Ctx<System>, from: number): Promise<void> {
  const [drawEnglish, drawNepali] = [drawing(english, from), drawing(nepali, from)]
  const { rows } = await sql<{ id: number }>`
    select id from documents where org_id = ${org.id} and slug like 'n-%' and substr(slug, 3)::int >= ${from}`.execute(
    db,
  )
  await sql`alter table documents disable trigger user`.execute(db)
  await sql`
    update documents d set title_en = d.title_en || ' ' || given.en, title_ne = d.title_ne || ' ' || given.ne
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(() => drawEnglish(6))}::text[], ${rows.map(() => drawNepali(6))}::text[])
        as given (id, en, ne)
     where d.org_id = ${org.id} and d.id = given.id`.execute(db)
  await sql`alter table documents enable trigger user`.execute(db)
}

/** Texts are made here: picking words out of an array is slow in SQL. */
async function insertPages({ db, org }: Ctx<System>, { from, to }: { from: number; to: number }): Promise<void> {
  const draw = drawing(vocabulary, from)
  const { rows } = await sql<{ id: number }>`
    select document_id as id from document_texts where org_id = ${org.id} order by 1 desc limit ${to - from + 1}`.execute(
    db,
  )
  await sql`alter table document_pages disable trigger user`.execute(db)
  for (let at = 0; at < rows.length; at += documentsAtOnce) {
    const ids = rows.slice(at, at + documentsAtOnce).flatMap(({ id }) => Array.from({ length: pages }, () => id))
    await sql`
      insert into document_pages (org_id, document_id, page, text)
      select ${org.id}, id, (n - 1) % ${pages}::int + 1, text
        from unnest(${ids}::bigint[], ${ids.map(() => draw(terms))}::text[]) with ordinality as given (id, text, n)`.execute(
      db,
    )
  }
  await sql`alter table document_pages enable trigger user`.execute(db)
}

/** The product's own way, for the items that wait first and the files of the newest of them. */
async function secondsToIndex(ctx: Ctx<System>, documents: number): Promise<number> {
  const started = performance.now()
  await indexChanges(ctx, foundBySearch, documents)
  await indexFilePages(ctx, documents)
  return (performance.now() - started) / 1000
}

async function indexMegabytes({ db }: Ctx<System>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('search_entries')::float8 as bytes`.execute(db)
  return rows[0]!.bytes / 2 ** 20
}

async function timesOf({ db }: Ctx<System>, count: number, call: () => Promise<unknown>): Promise<Times> {
  for (let warm = 0; warm < 3; warm += 1) await call()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const own = process.cpuUsage()
  const before = backendMs(rows[0]!.pid)
  const all: number[] = []
  for (let run = 0; run < count; run += 1) {
    const started = performance.now()
    await call()
    all.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(own)
  const busy = ((user + system) / 1000 + backendMs(rows[0]!.pid) - before) / count
  all.sort((a, b) => a - b)
  return { p50: all[Math.floor(count / 2)]!, p99: all[Math.floor(count * 0.99)]!, busy }
}

/** Processor time of a process in milliseconds, to the nearest ten. */
function backendMs(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function report(): string {
  const [small, large] = index as [(typeof index)[0], (typeof index)[0]]
  const rows = [...times].map(([name, [a, b]]) => {
    const cells = [a.p50, a.p99, a.busy, b.p50, b.p99, b.busy, b.p50 / a.p50, b.busy / a.busy].map((value) =>
      value.toFixed(1),
    )
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return `# The public search: ${few.toLocaleString('en')} documents and ${many.toLocaleString('en')}, of ${pages} pages of ${terms} words

Written by \`node bench/search.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync. One call of the operation behind the row of the API, ${runs} runs
after three that warm up, one connection, one organisation, beside its own pages and services. The ratio is that of the p50; busy are milliseconds of processors, of
the process and of PostgreSQL's, on which other programs of the machine have less influence.

| Search | few: p50 ms | p99 | busy | many: p50 ms | p99 | busy | ratio | of busy |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Index without the texts of pages, which are stored once: ${small.megabytes.toFixed(0)} MB and ${large.megabytes.toFixed(0)} MB. Time to index the first ${few} documents with their pages by the product:
${small.seconds.toFixed(0)} s, ${((small.seconds * 1000) / few).toFixed(1)} ms for each; ${few} more beside them: ${large.seconds.toFixed(0)} s, ${((large.seconds * 1000) / few).toFixed(1)} ms for each.
`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

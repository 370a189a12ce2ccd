// The public search over documents of ten pages each: 100,000 of them compared with 1,000, with the size of the index and the time to index.
// Run: node bench/search.ts [--documents 100000] [--pages 10] [--terms 80]     (makes and removes a PostgreSQL of its own; with the usual size it writes bench/search.md)

import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { indexFilePages } from '#features/search/operations/file-pages.server.ts'
import { indexChanges } from '#features/search/operations/index.server.ts'
import { search, type SearchQuery } from '#features/search/operations/search.server.ts'
import { suggest } from '#features/search/operations/suggestions.server.ts'
import type { Ctx, System } from '#platform/context.ts'
import { foundBySearch } from '#root/features.server.ts'
import { reportFigure } from './figures.ts'
import { insertRows } from './office-rows.ts'
import { thisMachine, withOwnDatabase } from './own-database.ts'

type Times = { p50: number; p99: number }
type Call = (ctx: Ctx<System>, documents: number) => Promise<unknown>

const options = { documents: { type: 'string' }, pages: { type: 'string' }, terms: { type: 'string' } } as const
const { values } = parseArgs({ options })
const usual = { few: 1000, many: 100_000, pages: 10, terms: 80 }
const many = Number(values.documents ?? usual.many)
const few = Math.min(usual.few, Math.max(1, many / 10))
const pages = Number(values.pages ?? usual.pages)
const terms = Number(values.terms ?? usual.terms)
const runs = 40
/** The vocabulary of the pages: the first of it is in nearly every page, the last in one of thousands. */
const vocabulary = 5000

const find = (q: string, more: Partial<SearchQuery> = {}): Call => {
  const query = { q, sort: 'best', page: 1, limit: 10, ...more } as const
  return (ctx) => search(ctx, foundBySearch, query)
}
const cases: [string, Call][] = [
  ['a word of every page', find('कख1')],
  ['the same, newest first', find('कख1', { sort: 'newest' })],
  ['a word of every title', find('repair')],
  ['a word of every tenth title', find('pump3')],
  ['a rare word of the pages', find('कख4900')],
  ['a common and a rare word', find('कख2 कख4800')],
  ['two common words', find('कख2 कख30')],
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
    const started = performance.now()
    await indexChanges(ctx, foundBySearch, Infinity)
    await indexFilePages(ctx, Infinity)
    index.push({ seconds: (performance.now() - started) / 1000, megabytes: await indexMegabytes(ctx) })
    await sql`vacuum (analyze) search_entries`.execute(ctx.db)
    await checkpoint()
    for (const [name, call] of cases) {
      const measured = await timesOf(() => call(ctx, documents))
      times.set(name, at === 0 ? [measured, measured] : [times.get(name)![0], measured])
      print(`${name}: ${measured.p50.toFixed(1)} ms, p99 ${measured.p99.toFixed(1)} ms`)
    }
    await sql`delete from rate_limits`.execute(ctx.db)
  }
})
print(report())
if (many === usual.many && pages === usual.pages) await writeFile('bench/search.md', report())
for (const [name, [small, large]] of times)
  reportFigure({ name: `${name}: of the time with few`, value: large.p50 / small.p50, aim: 2, direction: 'at most' })

async function insertDocuments(ctx: Ctx<System>, from: number, to: number): Promise<void> {
  await insertRows(ctx, 'documents', from, to)
  const { db, org } = ctx
  const fresh = sql`not exists (select from document_texts t where t.org_id = d.org_id and t.document_id = d.id)`
  await sql`
    insert into search_changes (org_id, kind, item)
    select org_id, 'document', id::text from documents d where org_id = ${org.id} and ${fresh} on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into document_texts (org_id, document_id, state, page_count)
    select org_id, id, 'read', ${pages} from documents d where org_id = ${org.id} and ${fresh}`.execute(db)
  await sql`
    insert into document_pages (org_id, document_id, page, text)
    select t.org_id, t.document_id, page,
           (select string_agg('कख' || (1 + floor(${vocabulary}::int * power(random(), 3)))::int, ' ')
              from generate_series(1, ${terms}::int + 0 * page))
      from document_texts t, generate_series(1, ${pages}::int) as page
     where t.org_id = ${org.id}
       and not exists (select from document_pages p where p.org_id = t.org_id and p.document_id = t.document_id)`.execute(
    db,
  )
}

async function indexMegabytes({ db }: Ctx<System>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('search_entries')::float8 as bytes`.execute(db)
  return rows[0]!.bytes / 2 ** 20
}

async function timesOf(call: () => Promise<unknown>): Promise<Times> {
  for (let warm = 0; warm < 3; warm += 1) await call()
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    await call()
    all.push(performance.now() - started)
  }
  all.sort((a, b) => a - b)
  return { p50: all[Math.floor(runs / 2)]!, p99: all[Math.floor(runs * 0.99)]! }
}

function report(): string {
  const [small, large] = index as [(typeof index)[0], (typeof index)[0]]
  const rows = [...times].map(([name, [a, b]]) => {
    const cells = [a.p50, a.p99, b.p50, b.p99, b.p50 / a.p50].map((value) => value.toFixed(1))
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return `# The public search: ${few.toLocaleString('en')} documents and ${many.toLocaleString('en')}, of ${pages} pages of ${terms} words

Written by \`node bench/search.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync. One call of the operation behind the row of the API, ${runs} runs
after three that warm up, one connection, one organisation, beside its own pages and services. The ratio is that of the p50.

| Search | few: p50 ms | p99 | many: p50 ms | p99 | ratio |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Index with texts: ${small.megabytes.toFixed(0)} MB and ${large.megabytes.toFixed(0)} MB. Time to index: ${small.seconds.toFixed(0)} s and ${large.seconds.toFixed(0)} s more,
${((large.seconds * 1000) / ((many - few) * (pages + 1))).toFixed(2)} ms for an entry.
`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Documents: time and indexes of a report list of 1,000 and of 1,000,000 documents.
// Run: node bench/documents.ts          (makes and removes a PostgreSQL of its own; writes bench/documents.md)

import { writeFile } from 'node:fs/promises'
import { arch, cpus } from 'node:os'
import { sql } from 'kysely'
import type { ReportsQuery } from '#features/documents/contract/query.ts'
import { listDocuments } from '#features/documents/operations/lists.server.ts'
import type { Ctx } from '#platform/context.ts'
import { reportFigure } from './figures.ts'
import { withOwnDatabase } from './own-database.ts'

type Case = { name: string; query: (documents: number) => Partial<ReportsQuery> }
type Figure = { ms: number; worst: number; indexes: string[]; total: string }

const small = 1000
const large = 1_000_000
const runs = 41

const cases: Case[] = [
  { name: 'page 1', query: () => ({}) },
  { name: 'page 1,000 (of 1,000 documents: page 50)', query: (n) => ({ page: Math.min(1000, n / 20) }) },
  { name: 'the page in the middle, the dearest', query: (n) => ({ page: n / 20 }) },
  { name: 'the last page', query: (n) => ({ page: n / 10 }) },
  { name: 'page 1 by title, in Nepali order', query: () => ({ sortBy: 'title' }) },
  { name: 'search: a word of every tenth title', query: () => ({ search: 'मर्मत' }) },
  { name: 'search: two words', query: () => ({ search: 'tank cleaning' }) },
  { name: 'search: one document', query: (n) => ({ search: `no-${n / 2}-x` }) },
  { name: 'search: nothing', query: () => ({ search: 'xyzzy' }) },
  { name: 'filter: published in one month', query: () => ({ publishedFrom: '2020-01-01', publishedTo: '2020-01-31' }) },
  { name: 'filter: PDF files', query: () => ({ kind: 'pdf' }) },
  { name: 'filter: ZIP files, of which there is none', query: () => ({ kind: 'zip' }) },
  { name: 'filter: a word of every tenth title', query: () => ({ title: 'मर्मत' }) },
  { name: 'filter: the title of one document', query: (n) => ({ title: `no-${n / 2}-x` }) },
  { name: 'filter: a title of which there is none', query: () => ({ title: 'notice' }) },
  { name: 'filter: one file name', query: (n) => ({ filename: `notice-${n / 2}.pdf` }) },
  { name: 'filter: a word of every file name', query: () => ({ filename: 'notice' }) },
  { name: 'filter: a word of titles in file names', query: () => ({ filename: 'repair' }) },
  { name: 'filter: sizes of half of the list', query: () => ({ sizeTo: 29_000 }) },
  { name: 'filter: sizes of one in 900', query: () => ({ sizeFrom: 29_000, sizeTo: 29_019 }) },
  { name: 'filter: a size of which there is none', query: () => ({ sizeFrom: 1_000_000 }) },
  {
    name: 'filter: title, file name, size and month',
    query: () => ({
      title: 'tank',
      filename: 'notice',
      sizeTo: 29_000,
      publishedFrom: '2020-01-01',
      publishedTo: '2020-01-31',
    }),
  },
  { name: 'search: two letters', query: () => ({ search: 'दश' }) },
]

await withOwnDatabase(async (ctx) => {
  const figures: Figure[][] = []
  let existing = 0
  for (const documents of [small, large]) {
    log(`making ${documents} documents …`)
    await insertDocuments(ctx, existing + 1, documents)
    existing = documents
    figures.push(await measure(ctx, documents))
  }
  await writeFile('bench/documents.md', report(figures))
  for (const place of ['page 1', 'the last page']) {
    const index = cases.findIndex(({ name }) => name.endsWith(place))
    const value = figures[1]![index]!.ms / figures[0]![index]!.ms
    reportFigure({ name: `${cases[index]!.name}: of the time with few`, value, aim: 1.5, direction: 'at most' })
  }
})

/** Inserted directly: the titles of supply notices, in both languages, over twenty years of one list. */
async function insertDocuments({ db, org }: Ctx, from: number, to: number): Promise<void> {
  await sql`alter table documents disable trigger content_changed`.execute(db)
  await sql`
    insert into documents (org_id, type, slug, title_en, title_ne, filename, media_type, size_bytes, file_hash,
                           published_on, publish_from, created_at)
    select ${org.id}, 'consumer', 'n-' || i, en || ' no-' || i || '-x', ne || ' ' || i, 'notice-' || i || '.pdf', 'application/pdf',
           20000 + hashint4(i) % 9000 + 9000, encode(sha256(i::text::bytea), 'hex'), date '2006-11-21' + (i * 7919::bigint % 7300)::int,
           '2026-01-01', '2026-01-01'
      from generate_series(${from}::int, ${to}::int) as i,
           lateral (select (array['Repair of the main line', 'Tank cleaning', 'Meter reading', 'Rebate', 'Pipe extension', 'Power cut',
                                  'General assembly', 'New customer numbers', 'Road works', 'Dashain hours'])[i % 10 + 1] as en,
                           (array['मूल पाइपलाइन मर्मत', 'टयांकि सरसफाइ', 'मिटर रिडिंग', 'छुट', 'पाइप बिस्तार', 'बिद्युत अबरोध',
                                  'साधारन सभा', 'नयां ग्राहक नम्बर', 'सडक निर्मान', 'दसैंको समय'])[i % 10 + 1] as ne) as words`.execute(
    db,
  )
  await sql`alter table documents enable trigger content_changed`.execute(db)
  await sql`vacuum (analyze) documents`.execute(db)
}

async function measure(ctx: Ctx, documents: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, query } of cases) {
    const before = await indexUse(ctx)
    const times: number[] = []
    let total = ''
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now()
      const page = await listDocuments(ctx, { type: 'consumer', page: 1, limit: 10, ...query(documents) })
      times.push(performance.now() - started)
      total = `${page.totalIsLeast ? 'more than ' : ''}${page.total}`
    }
    const after = await indexUse(ctx)
    const indexes = [...after.keys()].filter((index) => after.get(index)! - (before.get(index) ?? 0) >= runs / 2)
    times.sort((a, b) => a - b)
    figures.push({ ms: times[Math.floor(runs / 2)]!, worst: times.at(-1)!, indexes, total })
    log(`${documents} documents, ${name}: ${figures.at(-1)!.ms.toFixed(2)} ms, ${total} found, ${indexes.join(', ')}`)
  }
  return figures
}

async function indexUse({ db }: Ctx): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ name: string; scans: number }>`
    select indexrelname as name, idx_scan as scans from pg_stat_user_indexes
     where relname in ('documents', 'document_counts') order by idx_tup_read desc`.execute(db)
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

function report([few, many]: Figure[][]): string {
  const rows = cases.map(({ name }, index) => {
    const [a, b] = [few![index]!, many![index]!]
    const ratio = (b.ms / a.ms).toFixed(1)
    return `| ${name} | ${a.ms.toFixed(2)} | ${b.ms.toFixed(2)} | ${b.worst.toFixed(1)} | ${ratio} | ${b.total} | ${b.indexes.join(', ')} |`
  })
  return `# Report lists of 1,000 and of 1,000,000 documents

Written by \`node bench/documents.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, embedded PostgreSQL
with fsync. Server time of one call of \`listDocuments\` (total and page together), median of ${runs} runs in one organisation and
one list, ten rows a page. The machine was shared while measuring; the ratios are what counts.

| What | 1,000: ms | 1,000,000: ms | worst ms | ratio | found | indexes used |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

\`document_counts_pkey\` is the stored total; \`documents_by_start\` and \`documents_by_end\` add scheduled and ended documents.
`
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

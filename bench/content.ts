// News: time and indexes of the list and of one article, for 100 and 10,000 articles.
// Run: node bench/content.ts          (makes and removes a PostgreSQL of its own; writes bench/content.md)

import { writeFile } from 'node:fs/promises'
import { arch, cpus } from 'node:os'
import { sql } from 'kysely'
import {
  latestArticles,
  readArticle,
  readNewsWithCategories,
  setNewsCategories,
} from '#features/news/operations/articles.server.ts'
import type { Ctx } from '#platform/context.ts'
import { reportFigure } from './figures.ts'
import { withOwnDatabase } from './own-database.ts'

type Case = { name: string; call: (ctx: Ctx, articles: number) => Promise<unknown> }
type Figure = { ms: number; worst: number; indexes: string[] }

const small = 100
const large = 10_000
const runs = 101
const list = { page: 1, limit: 10 }

const cases: Case[] = [
  { name: 'list, page 1', call: (ctx) => readNewsWithCategories(ctx, list) },
  { name: 'list, the page in the middle', call: (ctx, n) => readNewsWithCategories(ctx, { ...list, page: n / 20 }) },
  { name: 'list, the last page', call: (ctx, n) => readNewsWithCategories(ctx, { ...list, page: n / 10 }) },
  { name: 'one category, page 1', call: (ctx) => readNewsWithCategories(ctx, { ...list, category: 'supply' }) },
  { name: 'search: one article', call: (ctx, n) => readNewsWithCategories(ctx, { ...list, search: `no-${n / 2}-x` }) },
  { name: 'search: every tenth', call: (ctx) => readNewsWithCategories(ctx, { ...list, search: 'मर्मत' }) },
  { name: 'one article with its neighbours', call: (ctx, n) => readArticle(ctx, { slug: `n-${n / 2}` }) },
  { name: 'the latest three, for the first page', call: (ctx) => latestArticles(ctx, 3) },
]

await withOwnDatabase(async (ctx) => {
  await setNewsCategories(
    ctx,
    ['works', 'supply', 'quality', 'community', 'office'].map((code) => ({ code, name: { en: code, ne: code } })),
  )
  const figures: Figure[][] = []
  let existing = 0
  for (const articles of [small, large]) {
    log(`making ${articles} articles …`)
    await insertArticles(ctx, existing + 1, articles)
    existing = articles
    figures.push(await measure(ctx, articles))
  }
  await writeFile('bench/content.md', report(figures))
  for (const place of ['page 1', 'the last page']) {
    const index = cases.findIndex(({ name }) => name.endsWith(place))
    const value = figures[1]![index]!.ms / figures[0]![index]!.ms
    reportFigure({ name: `${cases[index]!.name}: of the time with few`, value, aim: 1.5, direction: 'at most' })
  }
})

/** Inserted directly: over ten years, in five categories, each with a picture and four paragraphs. */
async function insertArticles({ db, org }: Ctx, from: number, to: number): Promise<void> {
  for (const table of ['articles', 'article_pictures'])
    await sql`alter table ${sql.table(table)} disable trigger content_changed`.execute(db)
  await sql`
    insert into articles (org_id, slug, category, title_en, title_ne, summary_en, summary_ne, blocks, published_on,
                          publish_from, created_at)
    select ${org.id}, 'n-' || i, (array['works', 'supply', 'quality', 'community', 'office'])[i % 5 + 1], en || ' no-' || i, ne || ' ' || i,
           en, ne, (select jsonb_agg(jsonb_build_object('type', 'paragraph', 'text', jsonb_build_object('en', repeat(en || ' ', 20) || k, 'ne',
             repeat(ne || ' ', 20)))) from generate_series(1, 4) as k), date '2016-11-21' + (i * 7919::bigint % 3650)::int,
           '2026-01-01', '2026-01-01'
      from generate_series(${from}::int, ${to}::int) as i,
           lateral (select (array['Repair of the main line', 'Tank cleaning', 'Meter reading', 'Rebate', 'Pipe extension', 'Power cut',
                                  'General assembly', 'New customer numbers', 'Road works', 'Dashain hours'])[i % 10 + 1] as en,
                           (array['मूल पाइपलाइन मर्मत', 'टयांकि सरसफाइ', 'मिटर रिडिंग', 'छुट', 'पाइप बिस्तार', 'बिद्युत अबरोध',
                                  'साधारन सभा', 'नयां ग्राहक नम्बर', 'सडक निर्मान', 'दसैंको समय'])[i % 10 + 1] as ne) as words`.execute(
    db,
  )
  await sql`
    insert into article_pictures (org_id, article_id, position, file_hash, width, height, blur)
    select org_id, id, 0, encode(sha256(slug::bytea), 'hex'), 960, 640, repeat('x', 200) from articles
     where not exists (select from article_pictures p where p.article_id = articles.id)`.execute(db)
  for (const table of ['articles', 'article_pictures']) {
    await sql`alter table ${sql.table(table)} enable trigger content_changed`.execute(db)
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
  }
}

async function measure(ctx: Ctx, articles: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, call } of cases) {
    const before = await indexUse(ctx)
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now()
      await call(ctx, articles)
      times.push(performance.now() - started)
    }
    const after = await indexUse(ctx)
    const indexes = [...after.keys()].filter((index) => after.get(index)! - (before.get(index) ?? 0) >= runs / 2)
    times.sort((a, b) => a - b)
    figures.push({ ms: times[Math.floor(runs / 2)]!, worst: times.at(-1)!, indexes })
    log(`${articles} articles, ${name}: ${figures.at(-1)!.ms.toFixed(2)} ms, ${indexes.join(', ')}`)
  }
  return figures
}

async function indexUse({ db }: Ctx): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ name: string; scans: number }>`
    select indexrelname as name, idx_scan as scans from pg_stat_user_indexes
     where relname in ('articles', 'article_counts', 'article_pictures') order by idx_tup_read desc`.execute(db)
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

function report([few, many]: Figure[][]): string {
  const rows = cases.map(({ name }, index) => {
    const [a, b] = [few![index]!, many![index]!]
    return `| ${name} | ${a.ms.toFixed(2)} | ${b.ms.toFixed(2)} | ${b.worst.toFixed(1)} | ${(b.ms / a.ms).toFixed(2)} | ${b.indexes.join(', ')} |`
  })
  return `# News of 100 and of 10,000 articles

Written by \`node bench/content.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, embedded PostgreSQL
with fsync. Server time of one call of the operation behind the page (for a list: categories with their counts, total and page
together), median of ${runs} runs in one organisation, ten articles a page. The machine was shared while measuring; the ratios are
what counts. Aim: 1.5 for list and article.

| What | 100: ms | 10,000: ms | worst ms | ratio | indexes used |
| --- | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}
`
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Search of connections and reports of the ledger: 250,000 connections compared with 1,000, and the customer's own pages among them.
// Run: node bench/connections.ts [CONNECTIONS]     (makes and removes a PostgreSQL of its own; writes bench/connections.md at 250,000)

import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { readConnections } from '#features/connections/operations/read.server.ts'
import { readAgeing, readTrialBalance } from '#features/ledger/operations/reports.server.ts'
import { readStatement } from '#features/ledger/operations/own.server.ts'
import { readOwnConsumption } from '#features/readings/operations/read.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import { customerName } from './customer-names.ts'
import { reportFigure } from './figures.ts'
import { insertRows } from './office-rows.ts'
import { thisMachine, withOwnDatabase } from './own-database.ts'
import { median, quantile } from './quantile.ts'

/** `rows`: the middle number of rows that a page has. */
type Searched = { what: string; rows: number; p50: number; p99: number }

const few = 1_000
const [many = 250_000] = process.argv.slice(2).map(Number)
const months = 4
const turns = 2000
/** Rows of a page as lists open. */
const limit = 10
const on = '2026-11-21'
const rare = 100
/** A name that no other holder has, in syllables: of every hundredth connection. */
const rareName = sql`'Sumnima ' || initcap(regexp_replace(translate(lpad(id::text, 6, '0'), '0123456789', 'kgjtnpmrls'), '(.)', '\\1u', 'g'))`

await withOwnDatabase(async (ctx, checkpoint) => {
  await insertRows(ctx, 'people', 1, 1)
  await fill(ctx, 1, few)
  await checkpoint()
  const before = await searched(ctx)
  await fill(ctx, few + 1, many)
  await checkpoint()
  const after = await searched(ctx)
  const reports = await reported(ctx)
  for (const [place, { what, p50, p99 }] of after.entries()) {
    const of = before[place]!
    reportFigure({ name: `${what}, p50`, value: p50 / of.p50, aim: 2, direction: 'at most' })
    reportFigure({ name: `${what}, p99`, value: p99 / of.p99, aim: 2, direction: 'at most' })
  }
  for (const { what, seconds } of reports) process.stdout.write(`${what}: ${seconds.toFixed(1)} s\n`)
  if (many >= 250_000) await writeFile('bench/connections.md', page(before, after, reports))
})

/** Connections with a meter, an old number and a holder's name in both scripts, and four months of bills, of which every third is unpaid. */
async function fill(ctx: Ctx, from: number, to: number): Promise<void> {
  const { db, org } = ctx
  await insertRows(ctx, 'connections', from, to)
  await sql`
    with named as (select id, case when id % ${rare} = 0 then ${rareName} else ${customerName('en')} end as name_en, ${customerName('ne')} as name_ne from generate_series(${from}::int, ${to}::int) id),
         held as (update connection_holders h set phone = '+97798' || lpad(id::text, 8, '0'), name_en = named.name_en, name_ne = named.name_ne
                    from named where org_id = ${org.id} and connection_id = id)
    update connections c set old_number = 'P-' || c.id,
           search_key = search_key(name_en || ' ' || name_ne, (100000 + c.id) || ' P-' || c.id || ' M' || c.id || ' +97798' || lpad(c.id::text, 8, '0'))
      from named where c.org_id = ${org.id} and c.id = named.id`.execute(db)
  await sql`
    insert into connection_meters (org_id, connection_id, fitted_on, serial, dial_digits)
    select ${org.id}, id, date '2020-01-01', 'M' || id, 5 from connections where org_id = ${org.id} and id between ${from} and ${to}`.execute(
    db,
  )
  await sql`insert into customers (org_id, customer_number, person_id) values (${org.id}, '100001', 1001) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into ledger_accounts (org_id, code) values (${org.id}, 'receivables'), (${org.id}, 'water') on conflict do nothing`.execute(
    db,
  )
  for (const table of ['ledger_entries', 'ledger_postings'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await sql`
    with entry as (insert into ledger_entries (org_id, connection_id, kind, amount_paisa, period, posted_on, value_on, entered_at, author_name)
      select ${org.id}, c, kind, paisa, period, day, day, day, 'bench'
        from generate_series(1, ${months}::int) m
        cross join lateral (values ('bill', 9000, date '2026-07-20' + m * 30), ('payment', -9000, date '2026-08-10' + m * 30)) e (kind, paisa, day)
        cross join lateral (select '2083/' || lpad((3 + m)::text, 2, '0') as period) p
        cross join generate_series(${from}::int, ${to}::int) c where kind = 'bill' or c % 3 > 0 or m = 1
      returning org_id, id, amount_paisa)
    insert into ledger_postings (org_id, entry_id, line, account, amount_paisa)
    select org_id, id, line, case line when 1 then 'receivables' else 'water' end, case line when 1 then amount_paisa else -amount_paisa end
      from entry cross join generate_series(1, 2) line`.execute(db)
  for (const table of ['ledger_entries', 'ledger_postings'])
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  for (const table of [
    'connections',
    'connection_names',
    'connection_holders',
    'connection_meters',
    'ledger_entries',
    'ledger_postings',
  ])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}

async function searched(ctx: Ctx): Promise<Searched[]> {
  const clerk: Ctx<Staff> = {
    ...ctx,
    actor: { kind: 'staff', id: 11, name: 'Ramesh', session: 0, permissions: new Set<never>() },
  }
  const customer: Ctx<Customer> = { ...ctx, actor: { kind: 'customer', id: 1001, name: 'Sita', session: 0 } }
  const { rows: holders } = await sql<{ nameEn: string; nameNe: string }>`
    select name_en, name_ne from connection_holders where org_id = ${ctx.org.id} and connection_id <= ${few} order by connection_id`.execute(
    ctx.db,
  )
  const search = (term: (row: number) => string) => (turn: number) =>
    readConnections(clerk, { page: 1, limit, search: term(1 + ((turn * 37) % few)) })
  const calls: [string, (turn: number) => Promise<{ data: readonly unknown[] }>][] = [
    ['console: all, first page', () => readConnections(clerk, { page: 1, limit })],
    ['console: customer number', search((row) => String(100_000 + row))],
    ['console: old number', search((row) => `P-${row}`)],
    ['console: phone', search((row) => `98${String(row).padStart(8, '0')}`)],
    ['console: meter', search((row) => `M${row}`)],
    ['console: whole name, Latin', search((row) => holders[row - 1]!.nameEn)],
    ['console: whole name, Devanagari', search((row) => holders[row - 1]!.nameNe)],
    ['console: a name that one holder has', search((row) => holders[Math.ceil(row / rare) * rare - 1]!.nameEn)],
    ['console: given name and surname', search((row) => firstAndLast(holders[row - 1]!.nameEn))],
    ['console: surname', search((row) => holders[row - 1]!.nameEn.split(' ').at(-1)!)],
    [
      'console: name and ward',
      (turn) =>
        readConnections(clerk, {
          page: 1,
          limit,
          ward: 1 + (turn % 10),
          search: firstAndLast(holders[(turn * 37) % few]!.nameEn),
        }),
    ],
    ['portal: statement', () => readStatement(customer, { page: 1, limit })],
    ['portal: consumption', () => readOwnConsumption(customer)],
  ]
  const results: Searched[] = []
  for (const [what, run] of calls) {
    const times: number[] = []
    const found: number[] = []
    for (let turn = -10; turn < turns; turn += 1) {
      const started = performance.now()
      const { data } = await run(turn + 10)
      if (turn < 0) continue
      times.push(performance.now() - started)
      found.push(data.length)
    }
    results.push({ what, rows: median(found), p50: median(times), p99: quantile(times, 0.99) })
  }
  return results
}

async function reported(ctx: Ctx): Promise<{ what: string; seconds: number }[]> {
  const results: { what: string; seconds: number }[] = []
  for (const [what, run] of [
    ['ageing by ward', () => readAgeing(ctx, { on, by: 'ward' })],
    ['trial balance', () => readTrialBalance(ctx, { on })],
  ] as const) {
    const started = performance.now()
    await run()
    results.push({ what, seconds: (performance.now() - started) / 1000 })
  }
  return results
}

function page(
  before: readonly Searched[],
  after: readonly Searched[],
  reports: readonly { what: string; seconds: number }[],
): string {
  const lines = after.map(({ what, rows, p50, p99 }, place) => {
    const of = before[place]!
    return `| ${what} | ${of.rows} | ${rows} | ${ms(of.p50)} | ${ms(p50)} | ${(p50 / of.p50).toFixed(2)} | ${ms(of.p99)} | ${ms(p99)} | ${(p99 / of.p99).toFixed(2)} |`
  })
  return `# Search of connections and reports

Written by \`node bench/connections.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync: ${few.toLocaleString('en')} connections, then ${many.toLocaleString('en')}, with ${months} months of
bills; times in ms, the total and the page together, ${turns} times each. Rows: as many as a page of at most ${limit} has, the size with which lists open, the middle of all times.

| Search | rows of 1,000 | rows | p50 of 1,000 | p50 | ratio | p99 of 1,000 | p99 | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}

Reports of all: ${reports.map(({ what, seconds }) => `${what} ${seconds.toFixed(1)} s`).join(', ')}.
`
}

function firstAndLast(name: string): string {
  const parts = name.split(' ')
  return `${parts[0]} ${parts.at(-1)}`
}

function ms(value: number): string {
  return value.toFixed(1)
}

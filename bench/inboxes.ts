// Inboxes: time of 1,000,000 complaints and 100,000 applications compared with 1,000 of each.
// Run: node bench/inboxes.ts          (makes and removes a PostgreSQL of its own; writes bench/inboxes.md)

import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { readInbox as readApplications } from '#features/applications/operations/inbox.server.ts'
import { listOwnApplications } from '#features/applications/operations/own.server.ts'
import { readApplication } from '#features/applications/operations/work.server.ts'
import { countPending } from '#features/applications/store/inbox.server.ts'
import { readInbox, readPendingCounts } from '#features/complaints/operations/inbox.server.ts'
import { listOwnComplaints } from '#features/complaints/operations/own.server.ts'
import { readComplaint } from '#features/complaints/operations/work.server.ts'
import { newTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import type { Permission } from '#root/permissions.ts'
import { reportFigure } from './figures.ts'
import { withOwnDatabase, thisMachine } from './own-database.ts'

/** Officer 15 and customer 1, with an inbox of `rows`. */
type Load = { office: Ctx<Staff>; customer: Ctx<Customer>; rows: number }
type Case = { name: string; call: (at: Load) => Promise<unknown> }
type Figure = { p50: number; p99: number; found: string }

const few = 1000
const runs = 200
const officer = 15

const inbox = (name: string, query: object): Case => ({
  name,
  call: ({ office }) => readInbox(office, { orgId: '487', page: 1, limit: 10, ...query }),
})
const list = (name: string, query: object): Case => ({
  name,
  call: ({ office }) => readApplications(office, { orgId: '487', page: 1, limit: 10, ...query }),
})
const page = { page: 1, limit: 10 }

const inboxes: {
  noun: string
  many: number
  make: (ctx: Ctx, from: number, to: number) => Promise<void>
  cases: Case[]
}[] = [
  {
    noun: 'complaints',
    many: 1_000_000,
    make: makeComplaints,
    cases: [
      inbox('open, the soonest due first: how the inbox opens', { state: 'open', sortBy: 'dueAt', sortOrder: 'asc' }),
      inbox('open, given to me', { state: 'open', assignee: 'me', sortBy: 'dueAt', sortOrder: 'asc' }),
      inbox('overdue', { bucket: 'breached', sortBy: 'dueAt', sortOrder: 'asc' }),
      inbox('all, newest first', {}),
      inbox('all, page 50', { page: 50 }),
      inbox('all, by type', { sortBy: 'type', sortOrder: 'asc' }),
      inbox('one state: waiting for the customer', { state: 'waiting' }),
      inbox('one state: closed', { state: 'closed' }),
      inbox('one ward', { ward: '5' }),
      inbox('one type, closed, one ward', { ward: '5', type: 'leak-main', state: 'closed' }),
      inbox('one month', { receivedFrom: '2026-06-01', receivedTo: '2026-06-30' }),
      inbox('one tole', { tol: 'शान्ति' }),
      { name: 'search: one complaint by its number', call: (at) => searched(at, codeOf('C', at.rows)) },
      { name: 'search: a word of one complaint', call: (at) => searched(at, `${at.rows / 2}x`) },
      inbox('search: a word of every tenth complaint', { search: 'बिल' }),
      inbox('search: two letters', { search: 'sc' }),
      inbox('search: nothing', { search: 'xyzzy' }),
      { name: 'the counts of pending work', call: ({ office }) => readPendingCounts(office) },
      {
        name: 'one complaint with its history',
        call: ({ office, rows }) => readComplaint(office, { id: rows / 2 }),
      },
      { name: 'a customer’s own', call: ({ customer }) => listOwnComplaints(customer, page) },
    ],
  },
  {
    noun: 'applications',
    many: 100_000,
    make: makeApplications,
    cases: [
      list('all, newest first', {}),
      list('to be prepared, the oldest first: how the inbox opens', {
        state: 'submitted',
        sortBy: 'submittedAt',
        sortOrder: 'asc',
      }),
      list('approved, last step first', { state: 'approved', sortBy: 'lastStepAt', sortOrder: 'desc' }),
      list('all, page 50', { page: 50 }),
      list('one ward', { ward: 5 }),
      list('by name', { sortBy: 'applicant', sortOrder: 'asc' }),
      {
        name: 'search: one application',
        call: ({ office, rows }) => readApplications(office, { orgId: '487', ...page, search: codeOf('A', rows) }),
      },
      list('search: a name of every tenth', { search: 'sharma' }),
      list('search: nothing', { search: 'xyzzy' }),
      { name: 'the counts of pending work', call: ({ office }) => countPending(office) },
      { name: 'one application whole', call: ({ office, rows }) => readApplication(office, { id: rows / 2 }) },
      { name: 'a customer’s own', call: ({ customer }) => listOwnApplications(customer, page) },
    ],
  },
]

function searched({ office }: Load, search: string) {
  return readInbox(office, { orgId: '487', ...page, search })
}

const tables: string[] = []
const medians: number[] = []
await withOwnDatabase(async (ctx, checkpoint) => {
  await sql`insert into people (id, name_en, phone) values (1, 'Sita Sharma', '+9779800000001')`.execute(ctx.db)
  const permissions = new Set<Permission>([
    'complaints:read',
    'complaints:assign',
    'complaints:answer',
    'applications:read',
  ])
  const office: Ctx<Staff> = { ...ctx, actor: { kind: 'staff', id: officer, name: 'Kamala', session: 1, permissions } }
  const customer: Ctx<Customer> = { ...ctx, actor: { kind: 'customer', id: 1, name: 'Sita', session: 2 } }
  for (const { noun, many, make, cases } of inboxes) {
    const figures: Figure[][] = []
    let existing = 0
    for (const rows of [few, many]) {
      log(`making ${rows} ${noun} …`)
      await make(ctx, existing + 1, rows)
      existing = rows
      await checkpoint()
      figures.push(await measure({ office, customer, rows }, cases))
    }
    tables.push(tableOf(noun, many, cases, figures))
  }
})
await writeFile('bench/inboxes.md', report())
reportFigure({
  name: 'slowest median of an inbox with many rows, ms',
  value: Math.max(...medians),
  aim: 100,
  direction: 'at most',
})

/** Eleven years of complaints: one in fifty open, three events each, as many different texts as a town would send. */
async function makeComplaints({ db, org, now }: Ctx, from: number, to: number): Promise<void> {
  await sql`alter table complaint_events disable trigger complaint_stands`.execute(db)
  const build = await withoutWordIndexes({ db })
  await sql`
    insert into complaints (org_id, code, type, name, phone, message, ward, tol, landmark, channel, language, received_at,
                            warn_at, due_at, erase_after, state, assignee_id, assignee_name)
    select ${org.id}, code, type, name, phone, message, i / 10 % 10 + 1, tol, 'school ' || i % 997, 'web', 'ne', received,
           case when open then received + interval '20 hours' end, case when open then received + interval '24 hours' end,
           '2040-01-01', state, case when i / 50 % 5 > 0 then 10 + i / 50 % 7 end, case when i / 50 % 5 > 0 then 'Officer' end
      from generate_series(${from}::int, ${to}::int) as i,
           lateral (select i % 50 = 0 as open,
                           'C-' || lpad(to_hex(i / 65536 + 4096), 4, '0') || '-' || lpad(to_hex(i % 65536), 4, '0') as raw,
                           (array['no-water','low-pressure','dirty-water','leak-main','leak-meter','meter','bill','sewer','tanker','other'])[i % 10 + 1] as type,
                           (array['Sita Sharma','Hari Tamang','Mina Rai','Anil Gurung','Ram Karki'])[i % 5 + 1] || ' ' || i as name,
                           '+97798' || lpad((i % 50000)::text, 8, '0') as phone,
                           (array['पानी आएन','चाप कम','धमिलो पानी','पाइप फुटेको','मिटर चुहियो','मिटर बिग्रियो','बिल मिलेन','ढल जाम','टयांकर','अन्य'])[i % 10 + 1]
                             || ' house ' || i || 'x' as message,
                           (array['शान्ति टोल','आदर्श टोल','hill road','नयां बजार','बस पार्क'])[i % 5 + 1] as tol,
                           ${now}::timestamptz - (i * 7919::bigint % 4000) * interval '1 day' - i % 86400 * interval '1 second' as received) as one,
           lateral (select upper(raw) as code,
                           case when open then (array['received','assigned','answered','waiting','reopened'])[i / 50 % 5 + 1]
                                else (array['closed','closed','closed','closed','closed','closed','closed','closed','resolved','rejected'])[i / 7 % 10 + 1] end as state) as drawn`.execute(
    db,
  )
  await sql`
    insert into complaint_events (complaint_id, kind, state, side, staff_id, staff_name, assignee_id, assignee_name, text, at)
    select c.id, e.kind, e.state, side, staff, who, given, to_whom, '', received_at
      from complaints c,
           (values ('received', 'received', 'customer', null::int, null, null::int, null),
                   ('assigned', 'assigned', 'officer', 15, 'Kamala', 15, 'Kamala'),
                   ('answered', 'answered', 'officer', 15, 'Kamala', null, null)) as e (kind, state, side, staff, who, given, to_whom)
     where c.id >= ${from}`
    .execute(db)
    .then(build)
  await sql`alter table complaint_events enable trigger complaint_stands`.execute(db)
  const looked = codeOf('C', to)
  await sql`update complaints set code = ${looked} where id = ${to / 2}`.execute(db)
  await sql`vacuum (analyze) complaints, complaint_events`.execute(db)
}

/** One in twenty is open. */
async function makeApplications({ db, org, now }: Ctx, from: number, to: number): Promise<void> {
  await sql`alter table application_steps disable trigger application_stands`.execute(db)
  await sql`
    insert into applications (org_id, code, kind, submitted_at, last_step_at, language, consented_at, keep_until, state,
                              applicant_en, applicant_ne, citizenship_no, phone, district, ward, tol, kitta, tap_type,
                              classification, quantity, household_use, water_users)
    select ${org.id}, code, 'new', at, at + interval '3 days', 'ne', at, '2040-01-01',
           state, name, 'सीता', '04-01', '+97798' || lpad((i % 50000)::text, 8, '0'), 'Jhapa', i % 10 + 1, tol, '12', 'residential',
           'private', 1, 'yes', 5
      from generate_series(${from}::int, ${to}::int) as i,
           lateral (select upper('A-' || lpad(to_hex(i / 65536 + 4096), 4, '0') || '-' || lpad(to_hex(i % 65536), 4, '0')) as code,
                           (array['Sita Sharma','Hari Tamang','Mina Rai','Anil Gurung','Ram Karki','Gita Rai','Bina Thapa','Om Shah','Uma Giri','Lila Oli'])[i % 10 + 1] || ' ' || i as name,
                           (array['शान्ति टोल','आदर्श टोल','hill road'])[i % 3 + 1] as tol,
                           case when i % 20 = 0 then (array['submitted','prepared','checked','returned'])[i / 20 % 4 + 1]
                                when i % 20 = 1 then 'rejected' else 'approved' end as state,
                           ${now}::timestamptz - (i * 7919::bigint % 4000) * interval '1 day' - i % 86400 * interval '1 second' as at) as one`.execute(
    db,
  )
  await sql`
    insert into application_steps (org_id, application_id, kind, at, by_id, by_name)
    select ${org.id}, a.id, s.kind, submitted_at, by_id, ''
      from applications a, (values ('submitted', null::bigint), ('prepared', 11), ('checked', 12), ('approved', 13)) as s (kind, by_id)
     where a.id >= ${from}`.execute(db)
  await sql`alter table application_steps enable trigger application_stands`.execute(db)
  const looked = codeOf('A', to)
  await sql`update applications set code = ${looked} where id = ${to / 2}`.execute(db)
  await sql`vacuum (analyze) applications, application_steps`.execute(db)
}

/** Building an index afterwards is faster than a million single insertions. */
async function withoutWordIndexes({ db }: Pick<Ctx, 'db'>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes where tablename = 'complaints' and indexdef like '%gin%'`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return async () => {
    await sql`set maintenance_work_mem = '512MB'`.execute(db)
    for (const { made } of rows) await sql.raw(made).execute(db)
  }
}

async function measure(at: Load, cases: Case[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, call } of cases) {
    for (let warm = 0; warm < 5; warm += 1) await call(at)
    const times: number[] = []
    let answer: unknown
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now()
      answer = await call(at)
      times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    const [p50, p99] = [times[Math.floor(runs / 2)]!, times[Math.floor(runs * 0.99)]!]
    figures.push({ p50, p99, found: foundIn(answer) })
    log(`${at.rows}, ${name}: ${p50.toFixed(2)} / ${p99.toFixed(2)} ms, ${figures.at(-1)!.found}`)
  }
  return figures
}

function foundIn(answer: unknown): string {
  const { total, totalIsLeast } = answer as { total?: number; totalIsLeast?: boolean }
  return total === undefined ? '' : `${totalIsLeast ? 'more than ' : ''}${total}`
}

/** The code of the row that is searched for. */
function codeOf(letter: string, rows: number): string {
  return newTrackingCode(letter, (below) => rows % below)
}

function tableOf(noun: string, many: number, cases: Case[], [small, large]: Figure[][]): string {
  medians.push(...large!.map(({ p50 }) => p50))
  const lines = cases.map(({ name }, index) => {
    const [a, b] = [small![index]!, large![index]!]
    const cells = [a.p50, a.p99, b.p50, b.p99].map((ms) => ms.toFixed(2))
    return `| ${name} | ${cells.join(' | ')} | ${(b.p50 / a.p50).toFixed(1)} | ${b.found} |`
  })
  return `## ${many.toLocaleString('en')} ${noun}

| What | 1,000: p50 ms | p99 | ${many.toLocaleString('en')}: p50 ms | p99 | ratio of p50 | found |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}

function report(): string {
  return `# The office's inboxes: 1,000 rows and as many as a town ever gets

Written by \`node bench/inboxes.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync. One call of the operation behind the
API's row (the total and the page of ten together), ${runs} runs after five that warm up, one connection, one organisation. Of the
complaints one in fifty is open, of the applications one in twenty is on its way. The machine was shared while measuring: the ratios
are what counts, and a p99 far above its p50 is a neighbour's work.

${tables.join('\n')}
The state and officer of a row are columns written by a trigger on its events, so every order and filter of the inbox is that of
an index; what is found is counted up to 1,000 and then said to be "more than".
`
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

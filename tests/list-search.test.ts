// Every list that is searched finds the same spellings: one table of cases against each of them.

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateSearchKey } from '#features/connections/store/meters.server.ts'
import { permissions } from '#root/permissions.ts'
import { isFoundIn, listKey, listSearch } from '#kit/list-search.ts'
import { matchingOptions } from '#ui/select/select-state.ts'
import { addConnections, pay } from './billed-world.ts'
import { cast, permitted } from './cast.ts'
import { others, phone, phoneSpellings, spellings, stored } from './list-search-cases.ts'
import { openWorld, type World } from './world.ts'

let world: World
const clerk = permitted(cast.rajendra, ...permissions)
const scripts = ['ne', 'en'] as const
type Script = (typeof scripts)[number]

/** A term that only the row of this script has. */
const mark = { ne: 'चिह्न', en: 'onlyen' } satisfies Record<Script, string>
const at = '2026-11-01T00:00:00Z'
const hash = (script: Script) => (script === 'ne' ? 'a' : 'b').repeat(64)

/** The columns that hold the text, in the row of a script: the text in that language, a dash in the other. */
const inBoth = (column: string) => (script: Script, text: string) => ({
  [`${column}_en`]: script === 'en' ? text : '-',
  [`${column}_ne`]: script === 'ne' ? text : '-',
})
const titled = inBoth('title')
const named = inBoth('name')
const window = { created_at: at, publish_from: at }

type Row = (script: Script, text: string) => Record<string, unknown>
/** `phones`: how many rows have the telephone number. */
type Place = { path: string; table?: string; row?: Row; phones?: number }

const places: Record<string, Place> = {
  documents: {
    path: '/admin/documents/487?',
    table: 'documents',
    row: (script, text) => ({
      ...titled(script, text),
      ...window,
      type: 'consumer',
      slug: `found-${script}`,
      filename: 'a.pdf',
      media_type: 'application/pdf',
      size_bytes: 1,
      file_hash: hash(script),
      published_on: '2026-11-01',
    }),
  },
  'public documents': { path: '/customer/reports/487?type=consumer&' },
  'public documents by title': { path: '/customer/reports/487?type=consumer&title=' },
  news: {
    path: '/admin/news/487?',
    table: 'articles',
    row: (script, text) => ({
      ...titled(script, text),
      ...window,
      slug: `found-${script}`,
      category: 'works',
      blocks: '[]',
      published_on: '2026-11-01',
    }),
  },
  'public news': { path: '/customer/news/487?' },
  albums: {
    path: '/admin/albums/487?',
    table: 'albums',
    row: (script, text) => ({ ...titled(script, text), ...window, slug: `found-${script}`, taken_on: '2026-11-01' }),
  },
  pages: {
    path: '/admin/pages/487?',
    table: 'pages',
    row: (script, text) => ({
      ...titled(script, text),
      ...window,
      slug: script === 'ne' ? 'profile' : 'about',
      blocks: '[]',
      sources: '[]',
      updated_at: at,
    }),
  },
  slides: {
    path: '/admin/slides/487?',
    table: 'slides',
    row: (script, text) => ({
      ...titled(script, text),
      ...window,
      position: script === 'ne' ? 901 : 902,
      picture_hash: hash(script),
      picture_type: 'image/jpeg',
      picture_size: 1,
    }),
  },
  disclosures: {
    path: '/admin/disclosures/487?',
    table: 'disclosures',
    row: (script, text) => ({
      ...titled(script, text),
      ...window,
      slug: script === 'ne' ? '2079-1' : '2079-2',
      fiscal_year: 2079,
      quarter: script === 'ne' ? 1 : 2,
      published_on: '2026-11-01',
      entries: '[]',
    }),
  },
  'water tests': {
    path: '/admin/waterTests/487?',
    table: 'water_tests',
    row: (script, text) => ({
      ...inBoth('place')(script, text),
      ...window,
      slug: `found-${script}`,
      sampled_on: '2026-11-01',
    }),
  },
  questions: {
    path: '/admin/questions/487?',
    table: 'questions',
    row: (script, text) => ({
      ...inBoth('question')(script, text),
      ...window,
      answer_en: '-',
      answer_ne: '-',
      position: script === 'ne' ? 901 : 902,
    }),
  },
  services: {
    path: '/admin/charter/487?',
    table: 'services',
    row: (script, text) => ({
      ...named(script, text),
      ...window,
      ...Object.fromEntries(
        ['fee', 'time', 'officer', 'grievance_officer'].flatMap((column) => [
          [`${column}_en`, '-'],
          [`${column}_ne`, '-'],
        ]),
      ),
      slug: `found-${script}`,
      position: script === 'ne' ? 901 : 902,
      papers: '[]',
    }),
  },
  members: {
    path: '/admin/members/487?',
    table: 'members',
    phones: 2,
    row: (script, text) => ({
      ...named(script, text),
      ...window,
      kind: 'staff',
      position: script === 'ne' ? 901 : 902,
      title_en: '-',
      title_ne: '-',
      phone,
    }),
  },
  media: {
    path: '/admin/media/487?kind=picture&',
    table: 'media',
    row: (script, text) => ({
      ...inBoth('alt')(script, text),
      kind: 'picture',
      width: 1,
      height: 1,
      blur: '#000000',
      file_hash: hash(script).replaceAll(/./g, (letter) => (letter === 'a' ? 'c' : 'd')),
      filename: 'a.jpg',
      created_at: at,
    }),
  },
  complaints: {
    path: '/admin/complaints/487?',
    table: 'complaints',
    phones: 2,
    row: (script, text) => ({
      code: script === 'ne' ? 'C-AAAA-2222' : 'C-BBBB-2222',
      type: 'no-water',
      name: text,
      phone,
      tol: text,
      message: 'x',
      channel: 'site',
      language: 'ne',
      received_at: at,
      erase_after: '2030-01-01',
    }),
  },
  'complaints by tole': { path: '/admin/complaints/487?tol=' },
  applications: {
    path: '/admin/applications/487?',
    table: 'applications',
    phones: 2,
    row: (script, text) => ({
      code: script === 'ne' ? 'A-AAAA-2222' : 'A-BBBB-2222',
      kind: 'new',
      submitted_at: at,
      language: 'ne',
      consented_at: at,
      keep_until: '2030-01-01',
      ...inBoth('applicant')(script, text),
      citizenship_no: '1',
      phone,
      district: 'Jhapa',
      local_level: 'Damak',
      ward: 5,
      tol: 'x',
      kitta: '1',
      tap_type: 'residential',
      classification: 'private',
      quantity: 1,
      household_use: 'yes',
      water_users: 4,
    }),
  },
  colleagues: { path: '/admin/people/487?', phones: 1 },
  'audit log': { path: '/admin/audit/487?' },
  connections: { path: '/admin/connections/487?', phones: 2 },
  waivers: { path: '/admin/ledger/487/waivers?', phones: 2 },
  'security deposits': { path: '/admin/ledger/487/deposits?', phones: 2 },
  journal: { path: '/admin/ledger/487?', phones: 2 },
  'bank deposits': {
    path: '/admin/bankDeposits/487?',
    table: 'bank_deposits',
    row: (_, text) => ({
      tender: 'cash',
      bank: text,
      slip: 'x',
      deposited_on: '2026-11-01',
      amount_paisa: 1,
      entered_at: at,
      author_name: 'x',
    }),
  },
  'cash days': { path: '/admin/cashDays/487?', phones: 1 },
}

beforeAll(async () => {
  world = await openWorld()
  const { database: db } = world.resources
  await sql`insert into news_categories (org_id, code, position, name_en, name_ne) values (487, 'works', 901, 'Works', 'काम')
    on conflict do nothing`.execute(db)
  // Names of banks are shorter than the text of the cases.
  await sql`alter table bank_deposits drop constraint bank_deposits_bank_check`.execute(db)
  for (const { table, row } of Object.values(places)) if (table && row) await insertBoth(table, row)
  await insertPeople()
  await insertCustomers()
})

async function insertBoth(table: string, row: Row) {
  for (const script of scripts) await insert(table, row(script, `${stored[script]} ${mark[script]}`))
}

async function insert(table: string, values: Record<string, unknown>) {
  const all = { org_id: 487, ...values }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(all))})`.execute(world.resources.database)
}

/** Colleagues with an entry in the audit log and a day at the counter. */
async function insertPeople() {
  const { database: db } = world.resources
  for (const [place, script] of scripts.entries()) {
    const id = 8000 + place
    const { name_en: en, name_ne: ne } = named(script, `${stored[script]} ${mark[script]}`)
    await sql`insert into people (id, name_en, name_ne, email, phone) values (${id}, ${en}, ${ne}, ${`${script}@example.org`}, ${script === 'ne' ? phone : null})`.execute(
      db,
    )
    await sql`insert into role_grants (org_id, person_id, role, granted_at, granted_by) values (487, ${id}, 'editor', ${at}, 'x')`.execute(
      db,
    )
    await insert('audit_rows', {
      action: 'x',
      target: 'x',
      outcome: 'done',
      actor_kind: 'staff',
      actor_id: id,
      actor_name: 'x',
      address: '',
      request_id: 'x',
      changes: '{}',
      at,
    })
    await insert('cash_days', { cashier_id: id, cashier_name: 'x', day: '2026-11-01', opened_at: at, float_paisa: 0 })
  }
}

/** Connections with a request for a waiver, one about a deposit, and a payment. */
async function insertCustomers() {
  const { database: db } = world.resources
  const ids = await addConnections(
    world,
    ...scripts.map((script) => ({ customer_number: `ZZ-${script}`, name_en: 'Someone', phone })),
  )
  for (const script of scripts) {
    const id = ids.get(`ZZ-${script}`)!
    const { name_en: en, name_ne: ne } = named(script, `${stored[script]} ${mark[script]}`)
    await sql`update connection_holders set name_en = ${en}, name_ne = ${ne} where connection_id = ${id}`.execute(db)
    await updateSearchKey(world.scope(world.damak), id)
    await insert('waivers', {
      connection_id: id,
      kind: 'waiver',
      amount_paisa: 1,
      reason: 'A waiver for the test',
      prepared_at: at,
      prepared_by: 'x',
    })
    await insert('deposit_requests', {
      connection_id: id,
      kind: 'deposit',
      amount_paisa: 1,
      payment_reference: '',
      reason: 'A deposit for the test',
      prepared_at: at,
      prepared_by: 'x',
    })
    await pay(world, id, 100, '2026-11-20')
  }
}

/** How many rows of a place a search finds. `path` ends where the search, or a filter in its place, follows. */
async function found({ path }: Place, typed: string): Promise<number> {
  const query = path.endsWith('=') ? path : `${path}search=`
  const answer = await world.api('GET', query + encodeURIComponent(typed), { as: clerk })
  const body = (await answer.json()) as { total: number }
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body.total
}

/** Several to a search, which takes eight words: a row is found when it has all of them. */
function inSearches(typed: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(typed.length / 6) }, (_, at) => typed.slice(at * 6, at * 6 + 6).join(' '))
}

describe.each(Object.entries(places))('%s', (_, place) => {
  test.each(scripts)('are found however %s is spelt', async (script) => {
    const missed: string[] = []
    for (const together of inSearches(spellings[script].map(([typed]) => typed)))
      if ((await found(place, `${together} ${mark[script]}`)) !== 1) missed.push(together)
    expect(missed).toEqual([])
  })

  test('are not found by what they do not have', async () => {
    const wrong: string[] = []
    for (const typed of others)
      if (typed.length > 1 && (await found(place, `${typed} ${mark.ne}`)) !== 0) wrong.push(typed)
    for (const typed of ['%', '@']) if ((await found(place, typed)) !== 0) wrong.push(typed)
    expect(wrong).toEqual([])
  })

  test.runIf(place.phones)('are found by a telephone number as people write it', async () => {
    const missed: string[] = []
    for (const typed of phoneSpellings) if ((await found(place, typed)) !== place.phones) missed.push(typed)
    for (const typed of ['9841234568', '4567', '984 123 4568'])
      if ((await found(place, typed)) !== 0) missed.push(typed)
    expect(missed).toEqual([])
  })
})

test('messages are found by the whole number of the recipient, however it is written', async () => {
  const { database: db } = world.resources
  await sql`insert into outbox (org_id, channel, recipient, body, queued_at, sent_at, expires_at)
    values (487, 'sms', ${phone}, 'x', '2026-11-21', '2026-11-21', '2026-11-22')`.execute(db)
  for (const typed of phoneSpellings.slice(0, -1))
    expect(await found({ path: '/admin/messages/487?' }, typed), typed).toBe(1)
})

test.each(scripts)('rows and options that the browser holds are found the same way: %s', (script) => {
  const key = listKey(stored[script], phone)
  const options = [{ value: 'a', label: stored[script] }]
  const missed = spellings[script].filter(
    ([typed]) => !isFoundIn(key, listSearch(typed)!) || matchingOptions(options, typed).length === 0,
  )
  expect(missed).toEqual([])
  for (const typed of phoneSpellings) expect(isFoundIn(key, listSearch(typed)!), typed).toBe(true)
  for (const typed of others) expect(isFoundIn(key, listSearch(typed)!), typed).toBe(false)
})

// Rows for the measurement of the console's lists, inserted directly, with the words and states that an office has after some years.

import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#platform/context.ts'

export type Filled = 'documents' | 'articles' | 'media' | 'outbox' | 'audit' | 'people' | 'connections'
type Rows = { org: number; from: number; to: number }

/** Rows `from` to `to` of a list, without the triggers that tell other processes of changes. */
export async function insertRows({ db, org }: Ctx, list: Filled, from: number, to: number): Promise<void> {
  const { tables, statements } = fillers[list]({ org: org.id, from, to })
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  for (const statement of statements) await statement.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}

const hash = sql`encode(sha256(i::text::bytea), 'hex')`
/** One in fifty a draft, one in fifty withdrawn, one in ten over, the others public. */
const window = sql`
  case when i % 50 = 0 then null else timestamptz '2020-01-01' + i % 2000 * interval '1 day' end,
  case when i % 10 = 3 then timestamptz '2026-01-01' end,
  case when i % 50 = 1 then timestamptz '2026-06-01' end`
const days = sql`timestamptz '2026-11-21' - (i * 7919::bigint % 3000) * interval '1 day' - i % 86400 * interval '1 second'`

const fillers: Record<Filled, (rows: Rows) => { tables: string[]; statements: RawBuilder<unknown>[] }> = {
  documents: (rows) => ({
    tables: ['documents'],
    statements: [
      sql`insert into documents (org_id, type, slug, title_en, title_ne, filename, media_type, size_bytes, file_hash, published_on,
                                 publish_from, publish_until, withdrawn_at, created_at)
          select ${rows.org}, 'consumer', 'n-' || i, 'Repair pump' || i % 10 || ' no ' || i, 'मर्मत ' || i, 'n' || i || '.pdf',
                 'application/pdf', 20000, ${hash}, date '2006-11-21' + i % 7000,
                 ${window}, ${days}
            from ${series(rows)}`,
    ],
  }),
  articles: (rows) => ({
    tables: ['articles'],
    statements: [
      sql`insert into news_categories (org_id, code, position, name_en, name_ne)
          values (${rows.org}, 'bench', 99, 'Works', 'निर्माण') on conflict do nothing`,
      sql`insert into articles (org_id, category, slug, title_en, title_ne, summary_en, summary_ne, blocks, published_on,
                                publish_from, publish_until, withdrawn_at, created_at)
          select ${rows.org}, 'bench', 'a-' || i, 'Pump' || i % 10 || ' no ' || i, 'पम्प ' || i, '', '', '[]',
                 date '2006-11-21' + i % 7000, ${window}, ${days}
            from ${series(rows)}`,
    ],
  }),
  media: (rows) => ({
    tables: ['media'],
    statements: [
      sql`insert into media (org_id, kind, file_hash, filename, width, height, blur, alt_en, alt_ne, created_at, withdrawn_at)
          select ${rows.org}, 'picture', encode(sha256(('m' || i)::bytea), 'hex'), 'pump' || i % 10 || '-' || i || '.jpg', 800, 600, '',
                 case when i % 20 > 0 then 'Pump house' else '' end, case when i % 20 > 0 then 'पम्पघर' else '' end, ${days},
                 case when i % 50 = 1 then timestamptz '2026-06-01' end
            from ${series(rows)}`,
    ],
  }),
  outbox: (rows) => ({
    tables: ['outbox'],
    statements: [
      sql`insert into outbox (org_id, kind, channel, recipient, body, queued_at, expires_at, sent_at, given_up_at, last_error)
          select ${rows.org}, 'update', case when i % 3 = 0 then 'mail' else 'sms' end, 'person' || i || '@example.org', '', ${days},
                 timestamptz '2026-12-31', case when i % 100 > 0 then timestamptz '2026-11-21' end,
                 case when i % 100 = 0 then timestamptz '2026-11-21' end, ''
            from ${series(rows)}`,
    ],
  }),
  audit: (rows) => ({
    tables: ['audit_rows'],
    statements: [
      sql`insert into audit_rows (at, org_id, actor_kind, actor_id, actor_name, address, request_id, action, target, outcome)
          select timestamptz '2026-11-21' - interval '10 minutes' * (100000 - i), ${rows.org}, 'staff', 10 + i % 12, 'Officer ' || i % 12, '198.51.100.7', 'r' || i,
                 (array['addDocument', 'addNews', 'answerComplaint', 'session.opened', 'changeHoliday'])[i % 5 + 1],
                 'target-' || i || '-', case when i % 40 = 0 then 'request.invalid' else 'done' end
            from ${series(rows)}`,
    ],
  }),
  people: (rows) => ({
    tables: ['people', 'role_grants'],
    statements: [
      sql`insert into people (id, name_en, name_ne, phone)
          select 1000 + i, 'Customer ' || i, 'ग्राहक ' || i, '+97798' || lpad(i::text, 8, '0') from ${series(rows)}`,
      sql`insert into people (id, name_en, email)
          select 900000 + i, 'Clerk ' || i, 'clerk' || i || '@example.org' from generate_series(1, 40) as i on conflict do nothing`,
      sql`insert into role_grants (person_id, org_id, role, granted_at, granted_by)
          select 900000 + i, ${rows.org}, 'clerk', timestamptz '2026-01-01', 'bench' from generate_series(1, 40) as i
           where not exists (select from role_grants where person_id = 900000 + i)`,
    ],
  }),
  connections: (rows) => ({
    tables: ['connections', 'connection_holders', 'connection_states', 'connection_meters'],
    statements: [
      sql`insert into connections (org_id, id, customer_number, customer_type, tap_size, metered, sewer, ward, search_key)
          select ${rows.org}, i, (100000 + i)::text, 'residential', '1/2', false, false, i % 10 + 1,
                 search_key(${name}, (100000 + i)::text) from ${series(rows)}`,
      sql`insert into connection_holders (org_id, connection_id, held_from, kind, name_en)
          select ${rows.org}, i, '2020-01-01', 'household', initcap(${name}) from ${series(rows)}`,
      sql`insert into connection_states (org_id, connection_id, since, state)
          select ${rows.org}, i, '2020-01-01', 'connected' from ${series(rows)}`,
    ],
  }),
}

const name = sql`(array['sita sharma','hari tamang','mina rai','anil gurung','ram karki','gita thapa','bina shah','om giri','uma oli','lila rana'])[i % 10 + 1]`

function series({ from, to }: Rows): RawBuilder<unknown> {
  return sql`generate_series(${from}::int, ${to}::int) as i`
}

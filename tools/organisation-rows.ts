// Rows of one organisation in every table, as its export has them: nothing of other organisations, no secret, no session.

import type { Client } from 'pg'

/** Query of a table's rows with these columns, as SQL. */
export type RowsOf = (table: { name: string; columns: readonly string[] }) => string

/** Tables of which no row is exported, and why. */
export const notExported: Record<string, string> = {
  file_storage: 'belongs to the folder of files',
  rate_limits: 'counts of the last hour',
  sessions: 'signed with the key of the installation',
  refresh_tokens: 'signed with the key of the installation',
  known_devices: 'stored under the key of the installation',
  one_time_codes: 'stored under the key of the installation',
  connection_link_codes: 'stored under the key of the installation',
  media_uploads: 'incomplete, and stored under the key of the installation',
  second_factors: 'encrypted with the key of the installation',
  second_factor_enrolments: 'encrypted with the key of the installation',
  recovery_codes: 'stored under the key of the installation',
  passkeys: 'open an account without the password: made anew, as second factors are',
}

/** Conditions where a table has no organisation, or not all of its rows go. `$org` is the number of the organisation. */
const conditions: Record<string, string> = {
  organisations: 'id = $org',
  calendar_years: 'true',
  calendar_year_edits: 'true',
  // One row that has to be there, with the latest moment that was seen.
  trusted_clock: 'true',
  complaint_photos: 'complaint_id in (select id from complaints where org_id = $org)',
  complaint_events: 'complaint_id in (select id from complaints where org_id = $org)',
  tariff_slabs: 'tariff_id in (select id from tariffs where org_id = $org)',
  tariff_fees: 'tariff_id in (select id from tariffs where org_id = $org)',
  tariff_payment_steps: 'tariff_id in (select id from tariffs where org_id = $org)',
  // Those that wait are sent by the installation that queued them.
  outbox: 'org_id = $org and (sent_at is not null or given_up_at is not null or expired_at is not null)',
}

/** Shared tables whose rows go with the rows that refer to them. */
const referredTo: Record<string, string> = { people: 'id', organisation_pictures: 'hash' }

/** Secrets are encrypted with the installation's key: they stay, and what needs them has ended. */
const changedColumns: Record<string, Record<string, string>> = {
  gateway_accounts: { secrets: 'null', ended_at: 'coalesce(ended_at, now())' },
  receipt_keys: { private_key: 'null', ended_at: 'coalesce(ended_at, now())' },
}

type Reference = { from: string; column: string; to: string }

/** What to export of each table; throws for a table of which nobody has decided that. */
export async function rowsOfOrganisation(client: Client, organisation: number): Promise<RowsOf> {
  const withOrganisation = new Set(await namesOf(client, organisationColumn))
  const { rows: references } = await client.query<Reference>(referencesOfOneColumn)

  function conditionOf(name: string): string {
    if (notExported[name] !== undefined) return 'false'
    const condition = conditions[name] ?? (withOrganisation.has(name) ? 'org_id = $org' : undefined)
    if (condition !== undefined) return condition.replaceAll('$org', String(organisation))
    if (name === 'demonstration_people') return `person_id in (select id from people where ${conditionOf('people')})`
    const key = referredTo[name]
    if (key === undefined) throw new Error(`nobody decided what an export has of ${name}`)
    const from = references.filter((each) => each.to === name && isOfOrganisation(each.from))
    const used = from.map((each) => `select ${each.column} from ${each.from} where ${conditionOf(each.from)}`)
    return `${key} in (${used.join(' union ')})`
  }

  function isOfOrganisation(name: string): boolean {
    return withOrganisation.has(name) || name === 'organisations'
  }

  return ({ name, columns }) => {
    const values = columns.map((column) => changedColumns[name]?.[column] ?? `"${column}"`)
    return `select ${values.join(', ')} from "${name}" where ${conditionOf(name)}`
  }
}

const organisationColumn = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'org_id' and not a.attisdropped`

const referencesOfOneColumn = `
  select f.relname as from, a.attname as column, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    join pg_attribute a on a.attrelid = f.oid and a.attnum = k.conkey[1]
   where k.contype = 'f' and cardinality(k.conkey) = 1 and f.relnamespace = 'public'::regnamespace`

async function namesOf(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

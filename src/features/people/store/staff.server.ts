// SQL of staff in one organisation: their names here, and who holds a role.

import { sql } from 'kysely'
import { inLanguage } from '#kit/language.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { GivenRole } from '../contract/roles.ts'
import type { KnownPerson, NewPerson } from './people.server.ts'

/**
 * What people are called in this organisation, by number, in the reader's language; for beside what they did, which keeps its
 * own name.
 */
export async function namesOf(
  { db, org, language }: Pick<Ctx, 'db' | 'org' | 'language'>,
  people: readonly (number | null)[],
): Promise<Map<number, string>> {
  const ids = [...new Set(people)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('people as p')
    .leftJoin('enteredStaffDetails as d', (on) => on.onRef('d.personId', '=', 'p.id').on('d.orgId', '=', org.id))
    .select(({ fn }) => ['p.id', fn.coalesce('d.nameEn', 'p.nameEn').as('nameEn')])
    .select(({ fn }) => fn.coalesce('d.nameNe', 'p.nameNe').as('nameNe'))
    .where('p.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, nameEn: en, nameNe: ne }) => [id, inLanguage({ en, ne }, language).text]))
}

/** People with a current role of this organisation, one of `roles`, who are not suspended, sorted by name. */
export async function listStaffHere(
  { db, org }: Scope,
  roles: readonly GivenRole[],
): Promise<Pick<KnownPerson, 'id' | 'nameEn' | 'nameNe'>[]> {
  const { rows } = await sql<Pick<KnownPerson, 'id' | 'nameEn' | 'nameNe'>>`
    select p.id, coalesce(d.name_en, p.name_en) as name_en, coalesce(d.name_ne, p.name_ne) as name_ne
      from people p left join entered_staff_details d on d.person_id = p.id and d.org_id = ${org.id}
     where exists (select from role_grants g where g.person_id = p.id and g.org_id = ${org.id} and g.ended_at is null
                     and g.role = any(${roles}))
       and not exists (select from suspensions s
                        where s.person_id = p.id and s.org_id = ${org.id} and s.lifted_at is null)
       and not exists (select from demonstration_people d where d.person_id = p.id and d.closed_at is not null)
     order by 2, p.id`.execute(db)
  return rows
}

/** People who have or had a role of this organisation, by their e-mail in small letters; with the name that they sign with. */
export async function listStaffByEmail(
  { db, org }: Scope,
  emails: readonly string[],
): Promise<Pick<KnownPerson, 'id' | 'email' | 'nameEn'>[]> {
  if (emails.length === 0) return []
  return db
    .selectFrom('people as p')
    .select(['p.id', 'p.email', 'p.nameEn'])
    .where('p.email', 'in', emails)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('roleGrants as g').select('g.id').whereRef('g.personId', '=', 'p.id').where('g.orgId', '=', org.id),
      ),
    )
    .execute()
}

/** Whether this organisation has entered its own names and phone of a person known before. */
export async function hasEnteredDetails({ db, org }: Scope, personId: number): Promise<boolean> {
  const entered = db.selectFrom('enteredStaffDetails').select('personId').where('orgId', '=', org.id)
  return (await entered.where('personId', '=', personId).executeTakeFirst()) !== undefined
}

/** What this organisation entered about a person known before; entering it again replaces it. */
export async function upsertEnteredDetails(
  { db, org }: Scope,
  personId: number,
  { nameEn, nameNe, phone }: Pick<NewPerson, 'nameEn' | 'nameNe' | 'phone'>,
  at: Date,
): Promise<void> {
  const details = { nameEn, nameNe, phone, enteredAt: at }
  await db
    .insertInto('enteredStaffDetails')
    .values({ orgId: org.id, personId, ...details })
    .onConflict((on) => on.columns(['orgId', 'personId']).doUpdateSet(details))
    .execute()
}

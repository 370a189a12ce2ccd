// SQL of people, customer numbers, roles and suspensions.

import { sql } from 'kysely'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { Customer } from './contract/person.ts'
import type { GivenRole } from './contract/roles.ts'
import type { Identifier } from './rules.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    roleGrants: { role: GivenRole }
  }
}

export type KnownPerson = {
  id: number
  nameEn: string
  nameNe: string
  email: string | null
  phone: string | null
  language: Language
  passwordHash: string | null
  passwordSetAt: Date | null
}

/**
 * Roles, customer status and suspension of a person in one organisation, and whether it wants a second factor of whoever has a
 * role. Closed demonstration accounts count as suspended.
 */
export type Membership = {
  roles: GivenRole[]
  isCustomer: boolean
  suspended: boolean
  /** By an administrator of this organisation. */
  suspendedHere: boolean
  secondFactorForAll: boolean
}

export type NewPerson = {
  id?: number
  nameEn: string
  nameNe: string
  email: string | null
  phone: string | null
  language?: Language
}
export type NewCustomer = Omit<Customer, 'id'> & { personId: number | null }

const personColumns = ['id', 'nameEn', 'nameNe', 'email', 'phone', 'language', 'passwordHash', 'passwordSetAt'] as const

/** Finds a person by e-mail, phone or customer number of this organisation. */
export async function findByIdentifier({ db, org }: Scope, who: Identifier): Promise<KnownPerson | undefined> {
  const people = db.selectFrom('people').select(personColumns)
  if (who.kind !== 'number') return people.where(who.kind, '=', who.value).executeTakeFirst()
  return people
    .where('id', 'in', (from) =>
      from
        .selectFrom('customers')
        .select('personId')
        .where('orgId', '=', org.id)
        .where('customerNumber', '=', who.value)
        .where('personId', 'is not', null)
        .$castTo<{ personId: number }>(),
    )
    .executeTakeFirst()
}

export async function findPerson(db: Database, id: number): Promise<KnownPerson | undefined> {
  return db.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst()
}

export async function readMembership({ db, org }: Scope, personId: number): Promise<Membership> {
  const { rows } = await sql<Membership>`
    select
      array(select role from role_grants where person_id = ${personId} and ended_at is null
        and (org_id = ${org.id} or org_id is null) order by role) as roles,
      exists (select from customers where person_id = ${personId} and org_id = ${org.id}) as is_customer,
      exists (select from suspensions where person_id = ${personId} and org_id = ${org.id} and lifted_at is null)
        or exists (select from demonstration_people where person_id = ${personId} and closed_at is not null)
        as suspended,
      exists (select from suspensions where person_id = ${personId} and org_id = ${org.id} and lifted_at is null)
        as suspended_here,
      coalesce((select second_factor_for_all = 1 from staff_policies where org_id = ${org.id}), true)
        as second_factor_for_all`.execute(db)
  return rows[0]!
}

/** Other organisations, by number, in which the person has a current role; null means the whole installation. */
export async function listOtherOrganisations({ db, org }: Scope, personId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('roleGrants')
    .select('orgId')
    .distinct()
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where((where) => where.or([where('orgId', 'is', null), where('orgId', '!=', org.id)]))
    .execute()
  return rows.map(({ orgId }) => orgId)
}

export async function listCustomersOf({ db, org }: Scope, personId: number): Promise<Customer[]> {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .orderBy('customerNumber')
    .execute()
  return rows.map(({ id, customerNumber, addressEn, addressNe, ward, connectedOn }) => {
    return { id, customerNumber, address: { en: addressEn, ne: addressNe }, ward, connectedOn }
  })
}

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

/** Returns the new person's number, or undefined when the e-mail or phone belongs to another person. */
export async function insertPerson(db: Database, person: NewPerson): Promise<number | undefined> {
  const row = await db
    .insertInto('people')
    .values(person)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
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

export async function insertCustomer({ db, org }: Scope, { address, ...customer }: NewCustomer): Promise<boolean> {
  const row = await db
    .insertInto('customers')
    .values({ ...customer, orgId: org.id, addressEn: address.en, addressNe: address.ne })
    .onConflict((on) => on.columns(['orgId', 'customerNumber']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePassword(db: Database, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.updateTable('people').set({ passwordHash, passwordSetAt: now }).where('id', '=', id).execute()
}

export async function updatePerson(
  db: Database,
  id: number,
  changes: { language?: Language; nameEn?: string; nameNe?: string },
): Promise<void> {
  await db.updateTable('people').set(changes).where('id', '=', id).execute()
}

/** Grants a role; idempotent. */
export async function insertGrant({ db, org }: Scope, personId: number, role: GivenRole, at: Date, by: string) {
  const orgId = role === 'platform-administrator' ? null : org.id
  await db
    .insertInto('roleGrants')
    .values({ personId, orgId, role, grantedAt: at, grantedBy: by })
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function endGrant({ db, org }: Scope, personId: number, role: GivenRole, at: Date, by: string) {
  await db
    .updateTable('roleGrants')
    .set({ endedAt: at, endedBy: by })
    .where('personId', '=', personId)
    .where('role', '=', role)
    .where((where) => where.or([where('orgId', '=', org.id), where('orgId', 'is', null)]))
    .where('endedAt', 'is', null)
    .execute()
}

/** Number of active administrators of this organisation except one person; locks their grants until the end of the transaction. */
export async function countOtherAdministrators({ db, org }: Scope, personId: number): Promise<number> {
  const rows = await db
    .selectFrom('roleGrants as g')
    .innerJoin('people as p', 'p.id', 'g.personId')
    .select('g.personId')
    .where('g.orgId', '=', org.id)
    .where('g.role', '=', 'administrator')
    .where('g.endedAt', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('suspensions as s')
            .select('s.id')
            .whereRef('s.personId', '=', 'g.personId')
            .where('s.orgId', '=', org.id)
            .where('s.liftedAt', 'is', null),
        ),
      ),
    )
    .where(
      sql<boolean>`not exists (select from demonstration_people d where d.person_id = g.person_id and d.closed_at is not null)`,
    )
    .forUpdate('g')
    .execute()
  return rows.filter((row) => row.personId !== personId).length
}

export async function insertSuspension({ db, org }: Scope, personId: number, reason: string, at: Date, by: string) {
  await db
    .insertInto('suspensions')
    .values({ personId, orgId: org.id, reason, suspendedAt: at, suspendedBy: by })
    .execute()
}

/** Lifts a suspension; false when there was none. */
export async function liftSuspension({ db, org }: Scope, personId: number, at: Date, by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('suspensions')
    .set({ liftedAt: at, liftedBy: by })
    .where('personId', '=', personId)
    .where('orgId', '=', org.id)
    .where('liftedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** People who have been neither customer nor staff of any organisation since this moment, with the organisations of their roles. */
export async function listFormerPeople(db: Database, since: Date) {
  return db
    .selectFrom('people as p')
    .select(['p.id', 'p.nameEn'])
    .select((from) =>
      from
        .selectFrom('roleGrants as g')
        .select(
          sql<number[]>`coalesce(array_agg(distinct g.org_id) filter (where g.org_id is not null), '{}')`.as('orgIds'),
        )
        .whereRef('g.personId', '=', 'p.id')
        .as('orgIds'),
    )
    .where('p.createdAt', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers as c').select('c.id').whereRef('c.personId', '=', 'p.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('roleGrants as g')
            .select('g.id')
            .whereRef('g.personId', '=', 'p.id')
            .where((where) => where.or([where('g.endedAt', 'is', null), where('g.endedAt', '>=', since)])),
        ),
      ),
    )
    .orderBy('p.id')
    .execute()
}

/** Removes a person with their roles; customer numbers stay without a person, audit rows keep the name. */
export async function removePerson(db: Database, id: number): Promise<void> {
  await db.updateTable('customers').set({ personId: null }).where('personId', '=', id).execute()
  for (const table of ['suspensions', 'roleGrants', 'enteredStaffDetails'] as const)
    await db.deleteFrom(table).where('personId', '=', id).execute()
  await db.deleteFrom('people').where('id', '=', id).execute()
}

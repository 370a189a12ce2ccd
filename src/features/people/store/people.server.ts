// SQL of people: identification, adding, changes and removal.

import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#kit/language.ts'
import { maxRecordId } from '#kit/record-id.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { Identifier } from '../rules.ts'

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

export type NewPerson = {
  id?: number
  nameEn: string
  nameNe: string
  email: string | null
  phone: string | null
  language?: Language
}

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

/** Others who change this person wait until the end of the transaction. */
export async function lockPerson(db: Database, id: number): Promise<void> {
  await db.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute()
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
      not(exists(selectFrom('connectionLinks as l').select('l.id').whereRef('l.personId', '=', 'p.id'))),
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

/** Below are the people of the demonstration, and those numbered in their order by earlier versions. */
const minDrawnId = 1_000_000

/**
 * Returns the new person's number, or undefined when the e-mail or phone belongs to another person. The number is drawn: one in the order of
 * entry would tell whoever enters an address that somebody has had it before (docs/decisions/168).
 */
export async function insertPerson(db: Database, person: NewPerson): Promise<number | undefined> {
  const id = person.id ?? (await drawId(db))
  const row = await db
    .insertInto('people')
    .values({ ...person, id })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A number that nobody has. */
async function drawId(db: Database): Promise<number> {
  const id = randomInt(minDrawnId, maxRecordId)
  return (await findPerson(db, id)) ? drawId(db) : id
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

/** The person's own contacts; the phone that this organisation entered follows. */
export async function updateContacts(
  { db, org }: Scope,
  id: number,
  { email, phone }: { email: string; phone: string | null },
): Promise<void> {
  await db.updateTable('people').set({ email, phone }).where('id', '=', id).execute()
  await db
    .updateTable('enteredStaffDetails')
    .set({ phone })
    .where('orgId', '=', org.id)
    .where('personId', '=', id)
    .execute()
}

/** Removes a person with their roles; customer numbers stay without a person, audit rows keep the name. */
export async function removePerson(db: Database, id: number): Promise<void> {
  await db.updateTable('customers').set({ personId: null }).where('personId', '=', id).execute()
  for (const table of ['suspensions', 'roleGrants', 'enteredStaffDetails'] as const)
    await db.deleteFrom(table).where('personId', '=', id).execute()
  await db.deleteFrom('people').where('id', '=', id).execute()
}

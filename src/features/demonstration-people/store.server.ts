// SQL of demonstration people and their closure, and of what is still to be made of the demonstration.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import type { Row } from '#platform/tables.server.ts'

export type DemonstrationPerson = {
  id: number
  nameEn: string
  email: string | null
  passwordHash: string | null
  customerNumber: string | null
  roles: string[]
  /** Organisations in which they have a role or a customer number. */
  orgIds: number[]
}

export async function insertDemonstrationPerson(db: Database, personId: number, addedAt: Date): Promise<void> {
  await db.insertInto('demonstrationPeople').values({ personId, addedAt }).execute()
}

/** All demonstration people of the installation, at most 100. */
export async function listDemonstrationPeople(db: Database): Promise<DemonstrationPerson[]> {
  const { rows } = await sql<DemonstrationPerson>`
    select p.id, p.name_en, p.email, p.password_hash,
           (select min(customer_number) from customers where person_id = p.id) as customer_number,
           array(select distinct role from role_grants where person_id = p.id and ended_at is null) as roles,
           array(select org_id from role_grants where person_id = p.id and org_id is not null
                 union select org_id from customers where person_id = p.id) as org_ids
      from demonstration_people d join people p on p.id = d.person_id
     order by p.id limit 100`.execute(db)
  return rows
}

/** Whether demonstration accounts may sign in. */
export async function hasOpenAccounts(db: Database): Promise<boolean> {
  const open = db.selectFrom('demonstrationPeople').select('personId').where('closedAt', 'is', null)
  return (await open.limit(1).executeTakeFirst()) !== undefined
}

/** Closes all demonstration accounts. */
export async function closeAccounts(db: Database, at: Date): Promise<void> {
  await db.updateTable('demonstrationPeople').set({ closedAt: at }).where('closedAt', 'is', null).execute()
}

export async function reopenAccounts(db: Database): Promise<void> {
  await db.updateTable('demonstrationPeople').set({ closedAt: null }).where('closedAt', 'is not', null).execute()
}

/** What is to be made of an organisation; `period`: the month that it is about, `monthsAgo`: how long before the newest one. */
export type DemonstrationStep = Row<'demonstrationSteps'>

export async function insertSteps(db: Database, steps: readonly DemonstrationStep[]): Promise<void> {
  await db.insertInto('demonstrationSteps').values(steps).execute()
}

/** The next step, which stays locked until the end of the transaction: one instance makes it. */
export function lockNextStep(db: Database): Promise<DemonstrationStep | undefined> {
  return db
    .selectFrom('demonstrationSteps')
    .selectAll()
    .orderBy('orgId', 'desc')
    .orderBy('place')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteStep(db: Database, { orgId, place }: DemonstrationStep): Promise<void> {
  await db.deleteFrom('demonstrationSteps').where('orgId', '=', orgId).where('place', '=', place).execute()
}

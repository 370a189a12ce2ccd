// Demonstration accounts: mark, set the installation’s password, open, close, remove.

import { record } from '#platform/audit.server.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { hashPassword, isPassword } from '#platform/passwords.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removePerson, updatePassword } from '#features/people/operations.server.ts'
import { removeSignIns } from '#features/sessions/operations/revocation.server.ts'
import type { DemonstrationPerson } from '../store.server.ts'
import { closeAccounts, insertDemonstrationPerson, listDemonstrationPeople, reopenAccounts } from '../store.server.ts'
import { drawPassword, readPassword, removePassword, writePassword } from './password.server.ts'

export { insertDemonstrationPerson, listDemonstrationPeople }

export type DemonstrationAccounts = { password: string; people: DemonstrationPerson[] }

type Installation = Pick<Resources, 'database' | 'clock'>

/** Refuses sign-in for all demonstration people; open sessions are refused from the next request on. */
export async function closeDemonstrationAccounts({ database, clock }: Installation): Promise<void> {
  await closeAccounts(database, clock())
}

/**
 * Allows demonstration people to sign in with the password of this installation. If none of them has it (first start, a
 * database from another installation, accounts of the first version), it is set for all and their sessions are removed.
 */
export async function openDemonstrationAccounts(
  { database, clock }: Installation,
  dataDir: string,
): Promise<DemonstrationAccounts | undefined> {
  const people = await listDemonstrationPeople(database)
  if (people.length === 0) return undefined
  const stored = await readPassword(dataDir)
  const password = stored ?? drawPassword()
  if (!stored || !(await isPasswordOfAny(people, stored))) await setPasswords(database, people, password, clock())
  if (!stored) await writePassword(dataDir, password)
  await reopenAccounts(database)
  return { password, people }
}

/** Removes all demonstration people and returns their number; audit rows keep their names. */
export async function removeDemonstrationPeople(
  at: Installation & Pick<Resources, 'files' | 'keys' | 'tenants'>,
  dataDir: string,
): Promise<number> {
  const removed = await transaction({ db: at.database }, async ({ db }) => {
    const people = await listDemonstrationPeople(db)
    for (const person of people) {
      await recordRemoval({ ...at, database: db }, person)
      await removeSignIns(db, person.id)
      await removePerson(db, person.id)
    }
    return people.length
  })
  await removePassword(dataDir)
  return removed
}

async function isPasswordOfAny(people: DemonstrationPerson[], password: string): Promise<boolean> {
  for (const { passwordHash } of people)
    if (passwordHash && (await isPassword(passwordHash, password, hashing))) return true
  return false
}

async function setPasswords(database: Database, people: DemonstrationPerson[], password: string, at: Date) {
  const passwordHash = await hashPassword(password, hashing)
  await transaction({ db: database }, async ({ db }) => {
    for (const { id } of people) {
      await removeSignIns(db, id)
      await updatePassword(db, id, passwordHash, at)
    }
  })
}

async function recordRemoval(
  at: Installation & Pick<Resources, 'files' | 'keys' | 'tenants'>,
  { id, nameEn, orgIds }: DemonstrationPerson,
): Promise<void> {
  for (const orgId of orgIds) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'command')
    await record(ctx, { action: 'demonstration.person_removed', target: `person ${id}`, changes: { name: nameEn } })
  }
}

const hashing = { known: true, network: 'local' }

// Who are the people of the demonstration, and with what do they sign in?

import { machineContext } from '../src/platform/machine.server.ts'
import { hashPassword } from '../src/platform/passwords.server.ts'
import type { Database } from '../src/platform/database.server.ts'
import {
  addCustomer,
  addPerson,
  changeRoles,
  findPerson,
  updatePassword,
} from '../src/features/people/operations.server.ts'
import type { DemonstrationPerson } from './cast.ts'
import { cast } from './cast.ts'
import type { Loading } from './loading.ts'

/** The one password of everybody in the demonstration; their addresses reach nobody. */
export const demonstrationPassword = 'himal-nadi-bagaicha'

/** Adds the cast with the password of the demonstration. */
export async function seedPeople(at: Loading): Promise<void> {
  const passwordHash = await hashPassword(demonstrationPassword, { known: true, network: 'local' })
  for (const member of Object.values(cast)) {
    await seedPerson(at, member)
    await updatePassword(at.database, member.id, passwordHash, at.clock())
  }
}

/** One person with their roles and customer number, without a password. */
export async function seedPerson(at: Loading, member: DemonstrationPerson): Promise<void> {
  const ctx = machineContext(at, at.tenants.byId(member.orgId)!, 'seed')
  const { id, name, email, roles, customerNumber } = member
  await addPerson(ctx, { id, nameEn: name.en, nameNe: name.ne, email, phone: null, language: 'ne' })
  if (roles.length > 0) await changeRoles(ctx, id, roles)
  if (customerNumber)
    await addCustomer(ctx, {
      customerNumber,
      personId: id,
      address: { en: 'Ward 5', ne: 'वडा नं. ५' },
      ward: 5,
      connectedOn: '2019-04-14',
    })
}

/** Whom to sign in as, for the lines of the start command; empty where the demonstration's people are not. */
export async function peopleToSignInAs(db: Database): Promise<string[]> {
  const known = await Promise.all(
    Object.values(cast).map(async (member) =>
      (await findPerson(db, member.id))?.email === member.email ? member : [],
    ),
  )
  return known.flat().map(({ name, email, customerNumber, roles }) => {
    return `  ${name.en}, ${roles.join(', ') || 'customer'}: ${customerNumber ?? email}`
  })
}

// People of the demonstration, added with their roles and customer numbers.

import { systemContext } from '../src/platform/system-context.server.ts'
import { insertDemonstrationPerson } from '../src/features/demonstration-people/operations/accounts.server.ts'
import { addCustomer, addPerson, changeRoles } from '../src/features/people/operations.server.ts'
import type { DemonstrationPerson } from './cast.ts'
import { cast } from './cast.ts'
import type { Loading } from './loading.ts'

/** Adds the people of the demonstration, marked as such and without a password; the start gives them the installation's. */
export async function seedPeople(at: Loading): Promise<void> {
  for (const member of Object.values(cast)) {
    await seedPerson(at, member)
    await insertDemonstrationPerson(at.database, member.id, at.clock())
  }
}

/** One person with their roles and customer number, without a password. */
export async function seedPerson(at: Loading, member: DemonstrationPerson): Promise<void> {
  const ctx = systemContext(at, at.tenants.byId(member.orgId)!, 'seed')
  const { id, name, email, roles, customerNumber } = member
  await addPerson(ctx, { id, nameEn: name.en, nameNe: name.ne, email, phone: null, language: 'ne' })
  if (roles.length > 0) await changeRoles(ctx, id, roles)
  if (customerNumber)
    await addCustomer(ctx, {
      customerNumber,
      personId: id,
      address: { en: 'Ward 5', ne: 'वडा नं. ५' },
      ward: 5,
      tol: { en: 'Siddhartha Tol', ne: 'सिद्धार्थ टोल' },
      customerType: 'residential',
      tapSize: '1/2',
      connectedOn: '2019-04-14',
    })
}

// People of the demonstration, added with their roles and customer numbers.

import { inDigits, type Bilingual } from '../src/kit/language.ts'
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
  const { id, name, email, phone = null, roles, customerNumber } = member
  await addPerson(ctx, { id, nameEn: name.en, nameNe: name.ne, email, phone, language: 'ne' })
  if (roles.length > 0) await changeRoles(ctx, id, roles)
  if (!customerNumber) return
  const { ward, tol } = placeOf(customerNumber)
  await addCustomer(ctx, {
    customerNumber,
    personId: id,
    address: { en: `Ward ${ward}`, ne: `वडा नं. ${inDigits(String(ward), 'ne')}` },
    ward,
    tol,
    customerType: 'residential',
    tapSize: '1/2',
    connectedOn: '2019-04-14',
  })
}

const siddharthaTol = { en: 'Siddhartha Tol', ne: 'सिद्धार्थ टोल' }

/** Where the tap of a customer of the cast is. */
export function placeOf(customerNumber: string): { ward: number; tol: Bilingual } {
  if (customerNumber === cast.prakash.customerNumber) return { ward: 1, tol: { en: 'Pipal Tol', ne: 'पीपल टोल' } }
  return { ward: customerNumber === cast.hari.customerNumber ? 4 : 5, tol: siddharthaTol }
}

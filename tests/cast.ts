// Who are the people of the tests and of the demonstration?

import type { GivenRole } from '#features/people/contract.ts'
import type { Bilingual } from '#kit/language.ts'
import { permissionsOf } from '#root/roles.ts'

export type CastMember = {
  key: string
  kind: 'customer' | 'staff'
  id: number
  orgId: number
  name: Bilingual
  email: string
  customerNumber?: string
  roles: GivenRole[]
  /** Those of the roles, unless a story gives its own. */
  permissions: readonly string[]
}
export type CastCustomer = CastMember & { kind: 'customer' }
export type CastStaff = CastMember & { kind: 'staff' }

/**
 * Sita and Hari drink the water; Ramesh prepares, Gita checks, Bishnu approves, Maya publishes, Kamala hears complaints,
 * Rajendra administers.
 */
export const cast = {
  sita: customer('sita', 1, 487, { en: 'Sita Sharma', ne: 'सीता शर्मा' }, '10425'),
  hari: customer('hari', 2, 320, { en: 'Hari Tamang', ne: 'हरि तामाङ' }, '20311'),
  ramesh: staff('ramesh', 11, { en: 'Ramesh Khadka', ne: 'रमेश खड्का' }, 'clerk'),
  gita: staff('gita', 12, { en: 'Gita Bhattarai', ne: 'गीता भट्टराई' }, 'checker'),
  bishnu: staff('bishnu', 13, { en: 'Bishnu Adhikari', ne: 'विष्णु अधिकारी' }, 'approver'),
  maya: staff('maya', 14, { en: 'Maya Rai', ne: 'माया राई' }, 'editor'),
  kamala: staff('kamala', 15, { en: 'Kamala Limbu', ne: 'कमला लिम्बु' }, 'complaint-officer'),
  rajendra: staff('rajendra', 16, { en: 'Rajendra Karki', ne: 'राजेन्द्र कार्की' }, 'administrator'),
}

/** The same person with these permissions, whatever `roles.ts` gives them. */
export function permitted(member: CastStaff, ...permissions: string[]): CastStaff {
  return { ...member, permissions }
}

function customer(key: string, id: number, orgId: number, name: Bilingual, customerNumber: string): CastCustomer {
  const email = `${key}@customers.example`
  return { key, kind: 'customer', id, orgId, name, email, customerNumber, roles: [], permissions: [] }
}

function staff(key: string, id: number, name: Bilingual, role: GivenRole): CastStaff {
  const email = `${key}@damak.example`
  return { key, kind: 'staff', id, orgId: 487, name, email, roles: [role], permissions: permissionsOf(role) }
}

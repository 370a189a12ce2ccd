// Who are the people of the tests and of the demonstration?

import type { Bilingual } from '#kit/language.ts'

export type CastMember = {
  /** Also the bearer token under which a test's request knows the person. */
  key: string
  kind: 'customer' | 'staff'
  id: number
  orgId: number
  name: Bilingual
  permissions: string[]
}
export type CastCustomer = CastMember & { kind: 'customer' }
export type CastStaff = CastMember & { kind: 'staff' }

/** Sita and Hari drink the water; Ramesh prepares, Gita checks, Bishnu approves, Maya publishes. */
export const cast = {
  sita: customer('sita', 1, 487, { en: 'Sita Sharma', ne: 'सीता शर्मा' }),
  hari: customer('hari', 2, 320, { en: 'Hari Tamang', ne: 'हरि तामाङ' }),
  ramesh: staff('ramesh', 11, { en: 'Ramesh Khadka', ne: 'रमेश खड्का' }),
  gita: staff('gita', 12, { en: 'Gita Bhattarai', ne: 'गीता भट्टराई' }),
  bishnu: staff('bishnu', 13, { en: 'Bishnu Adhikari', ne: 'विष्णु अधिकारी' }),
  maya: staff('maya', 14, { en: 'Maya Rai', ne: 'माया राई' }),
}

/** The same person with these permissions, until `roles.ts` gives them theirs. */
export function permitted(member: CastStaff, ...permissions: string[]): CastStaff {
  return { ...member, permissions }
}

function customer(key: string, id: number, orgId: number, name: Bilingual): CastCustomer {
  return { key, kind: 'customer', id, orgId, name, permissions: [] }
}

function staff(key: string, id: number, name: Bilingual): CastStaff {
  return { key, kind: 'staff', id, orgId: 487, name, permissions: [] }
}

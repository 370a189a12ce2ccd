// The people of the demonstration: two customers, eight members of staff of Damak and two of Kakarvitta.

import type { GivenRole } from '../src/features/people/contract/roles.ts'
import type { Bilingual } from '../src/kit/language.ts'
import type { Staff } from '../src/platform/context.ts'

export type DemonstrationPerson = {
  key: string
  kind: 'customer' | 'staff'
  id: number
  orgId: number
  name: Bilingual
  email: string
  customerNumber?: string
  roles: GivenRole[]
}
export type DemonstrationCustomer = DemonstrationPerson & { kind: 'customer' }
export type DemonstrationStaff = DemonstrationPerson & { kind: 'staff' }

/** Sita and Hari are customers; Ramesh prepares, Gita checks, Bishnu approves, Maya edits, Kamala answers complaints, Sunita takes payments, Dipak keeps the ledger. Nabin prepares and Sarita approves in Kakarvitta. */
export const cast = {
  sita: customer('sita', 1, 487, { en: 'Sita Sharma', ne: 'सीता शर्मा' }, '10425'),
  hari: customer('hari', 2, 320, { en: 'Hari Tamang', ne: 'हरि तामाङ' }, '20311'),
  ramesh: staff('ramesh', 11, { en: 'Ramesh Khadka', ne: 'रमेश खड्का' }, 'clerk'),
  gita: staff('gita', 12, { en: 'Gita Bhattarai', ne: 'गीता भट्टराई' }, 'checker'),
  bishnu: staff('bishnu', 13, { en: 'Bishnu Adhikari', ne: 'विष्णु अधिकारी' }, 'approver'),
  maya: staff('maya', 14, { en: 'Maya Rai', ne: 'माया राई' }, 'editor'),
  kamala: staff('kamala', 15, { en: 'Kamala Limbu', ne: 'कमला लिम्बू' }, 'complaint-officer'),
  rajendra: staff('rajendra', 16, { en: 'Rajendra Karki', ne: 'राजेन्द्र कार्की' }, 'administrator'),
  sunita: staff('sunita', 17, { en: 'Sunita Poudel', ne: 'सुनिता पौडेल' }, 'cashier'),
  dipak: staff('dipak', 18, { en: 'Dipak Ghimire', ne: 'दीपक घिमिरे' }, 'accountant'),
  nabin: staff('nabin', 19, { en: 'Nabin Rajbanshi', ne: 'नवीन राजवंशी' }, 'clerk', 320),
  sarita: staff('sarita', 20, { en: 'Sarita Dahal', ne: 'सरिता दाहाल' }, 'approver', 320),
}

/** Who prepares in an organisation, and who decides about it. */
export function preparerOf(orgId: number): DemonstrationPerson {
  return orgId === 487 ? cast.ramesh : cast.nabin
}

export function approverOf(orgId: number): DemonstrationPerson {
  return orgId === 487 ? cast.bishnu : cast.sarita
}

/** Somebody at work, for operations that ask who it is and not what they may do. */
export function actorOf({ id, name }: DemonstrationPerson): Staff {
  return { kind: 'staff', id, name: name.en, session: 0, permissions: new Set() }
}

/** The number of the tap of a house that Sita lets; nobody has paid its bills for three months. */
export const secondTap = { holder: cast.sita, customerNumber: '10431' }

function customer(
  key: string,
  id: number,
  orgId: number,
  name: Bilingual,
  customerNumber: string,
): DemonstrationCustomer {
  return { key, kind: 'customer', id, orgId, name, email: `${key}@customers.example`, customerNumber, roles: [] }
}

function staff(key: string, id: number, name: Bilingual, role: GivenRole, orgId: 487 | 320 = 487): DemonstrationStaff {
  const place = orgId === 487 ? 'damak' : 'kakarvitta'
  return { key, kind: 'staff', id, orgId, name, email: `${key}@${place}.example`, roles: [role] }
}

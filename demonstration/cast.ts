// The people of the demonstration: two customers, eight members of staff of Damak and two of Kakarvitta.

import type { GivenRole } from '../src/features/people/contract/roles.ts'
import type { Bilingual } from '../src/kit/language.ts'
import type { Ctx, Customer, Staff } from '../src/platform/context.ts'

export type DemonstrationPerson = {
  key: string
  kind: 'customer' | 'staff'
  id: number
  orgId: number
  name: Bilingual
  email: string
  /** Of somebody who is found by it; it is nobody's. */
  phone?: string
  customerNumber?: string
  roles: GivenRole[]
}
export type DemonstrationCustomer = DemonstrationPerson & { kind: 'customer' }
export type DemonstrationStaff = DemonstrationPerson & { kind: 'staff' }

/**
 * Sita, Hari and Prakash are customers; Ramesh prepares, Gita checks, Bishnu approves, Maya edits, Kamala answers complaints, Sunita takes payments, Dipak keeps
 * the ledger, Bhim reads meters. In Kakarvitta Nabin prepares, Sarita approves, Tara takes payments, Kiran keeps the ledger and Mohan reads meters. Asha, Lal and
 * Nirmala see the connections of others. Nobody of the office has a tap.
 */
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
  bhim: staff('bhim', 21, { en: 'Bhim Thapa', ne: 'भीम थापा' }, 'meter-reader'),
  tara: staff('tara', 22, { en: 'Tara Subba', ne: 'तारा सुब्बा' }, 'cashier', 320),
  kiran: staff('kiran', 23, { en: 'Kiran Gurung', ne: 'किरण गुरुङ' }, 'accountant', 320),
  mohan: staff('mohan', 24, { en: 'Mohan Meche', ne: 'मोहन मेचे' }, 'meter-reader', 320),
  prakash: customer('prakash', 31, 487, { en: 'Prakash Rai', ne: 'प्रकाश राई' }, '10321', '+9779806800011'),
  asha: delegate('asha', 32, 487, { en: 'Asha Sharma', ne: 'आशा शर्मा' }, '+9779806800012'),
  lal: delegate('lal', 33, 487, { en: 'Lal Bahadur Magar', ne: 'लालबहादुर मगर' }, '+9779806800013'),
  nirmala: delegate('nirmala', 34, 320, { en: 'Nirmala Tamang', ne: 'निर्मला तामाङ' }, '+9779806800014'),
}

const offices = {
  487: {
    preparer: cast.ramesh,
    approver: cast.bishnu,
    accountant: cast.dipak,
    cashier: cast.sunita,
    meterReader: cast.bhim,
  },
  320: {
    preparer: cast.nabin,
    approver: cast.sarita,
    accountant: cast.kiran,
    cashier: cast.tara,
    meterReader: cast.mohan,
  },
}

type Duty = keyof (typeof offices)[487]

/** The office of an organisation as one of its people works in it. */
export function officeAs(office: Ctx, duty: Duty): Ctx<Staff> {
  return { ...office, actor: actorOf(offices[office.org.id === 487 ? 487 : 320][duty]) }
}

/** Somebody at work, for operations that ask who it is and not what they may do. */
function actorOf({ id, name }: DemonstrationPerson): Staff {
  return { kind: 'staff', id, name: name.en, session: 0, permissions: new Set() }
}

/** A customer signed in. */
export function customerAs(office: Ctx, { id, name }: DemonstrationPerson): Ctx<Customer> {
  return { ...office, actor: { kind: 'customer', id, name: name.en, session: 0 }, language: 'ne' }
}

/** Numbers that customers have linked by a code: the tap of a house that Sita lets, whose bills nobody has paid for three months, and that of Hari's mother. */
export const secondTap = { person: cast.sita, customerNumber: '10431', holder: cast.sita.name }
export const motherTap = {
  person: cast.hari,
  customerNumber: '20317',
  holder: { en: 'Phulmaya Tamang', ne: 'फूलमाया तामाङ' },
}

/** The numbers that somebody of the cast sees. */
export const castNumbers: ReadonlySet<string> = new Set(
  [cast.sita, cast.prakash, cast.hari, secondTap, motherTap].map(({ customerNumber }) => customerNumber!),
)

function customer(
  key: string,
  id: number,
  orgId: number,
  name: Bilingual,
  customerNumber: string,
  phone?: string,
): DemonstrationCustomer {
  const person: DemonstrationCustomer = {
    key,
    kind: 'customer',
    id,
    orgId,
    name,
    email: `${key}@customers.example`,
    roles: [],
  }
  return { ...person, customerNumber, ...(phone !== undefined && { phone }) }
}

function delegate(key: string, id: number, orgId: number, name: Bilingual, phone: string): DemonstrationCustomer {
  return { key, kind: 'customer', id, orgId, name, email: `${key}@customers.example`, phone, roles: [] }
}

function staff(key: string, id: number, name: Bilingual, role: GivenRole, orgId: 487 | 320 = 487): DemonstrationStaff {
  const place = orgId === 487 ? 'damak' : 'kakarvitta'
  return { key, kind: 'staff', id, orgId, name, email: `${key}@${place}.example`, roles: [role] }
}

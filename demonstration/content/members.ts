// Members of each organisation. All of these people are invented.

import type { Bilingual } from '../../src/kit/language.ts'
import type { DemonstrationOrg } from '../organisation-facts.ts'
import { both, type Member, type MemberGroup } from './shapes.ts'

type Row = [name: Bilingual, position: Bilingual, duty?: Member['duty']]

const chair = both('Chairperson', 'अध्यक्ष')
const viceChair = both('Vice-chairperson', 'उपाध्यक्ष')
const secretary = both('Secretary', 'सचिव')
const treasurer = both('Treasurer', 'कोषाध्यक्ष')
const member = both('Member', 'सदस्य')
const director = both('Executive Director', 'कार्यकारी निर्देशक')
const accountant = both('Accountant', 'लेखापाल')
const subEngineer = both('Sub-engineer', 'सब-इन्जिनियर')
const assistant = both('Administrative assistant', 'प्रशासन सहायक')
const labTechnician = both('Laboratory technician', 'प्रयोगशाला प्राविधिक')
const meterReader = both('Meter reader', 'मिटर रिडर')
const operator = both('Pump operator', 'पम्प अपरेटर')
const plumber = both('Plumber', 'प्लम्बर')

const damakCommittee: Row[] = [
  [both('Narayan Prasad Dahal', 'नारायणप्रसाद दाहाल'), chair],
  [both('Sabitri Rajbanshi', 'सावित्री राजवंशी'), viceChair],
  [both('Tek Bahadur Limbu', 'टेकबहादुर लिम्बू'), secretary],
  [both('Kamala Bhattarai', 'कमला भट्टराई'), treasurer],
  [both('Dil Bahadur Rai', 'दिलबहादुर राई'), member],
  [both('Phulmati Dhimal', 'फूलमती धिमाल'), member],
  [both('Mohan Kumar Shrestha', 'मोहनकुमार श्रेष्ठ'), member],
  [both('Anita Bishwakarma', 'अनिता विश्वकर्मा'), member],
  [both('Ganesh Prasad Khatiwada', 'गणेशप्रसाद खतिवडा'), member],
  [both('Rupa Tamang', 'रूपा तामाङ'), member],
  [both('Abdul Rahim Ansari', 'अब्दुल रहिम अन्सारी'), member],
]

const damakStaff: Row[] = [
  [both('Bishnu Adhikari', 'विष्णु अधिकारी'), director, 'executiveDirector'],
  [both('Maya Rai', 'माया राई'), both('Administrative officer', 'प्रशासकीय अधिकृत'), 'informationOfficer'],
  [both('Gita Bhattarai', 'गीता भट्टराई'), both('Engineer', 'इन्जिनियर'), 'grievanceOfficer'],
  [both('Laxmi Subedi', 'लक्ष्मी सुवेदी'), accountant],
  [both('Suraj Meche', 'सुरज मेचे'), subEngineer],
  [both('Pabitra Ghimire', 'पवित्रा घिमिरे'), labTechnician],
  [both('Kishor Basnet', 'किशोर बस्नेत'), meterReader],
  [both('Rajan Magar', 'राजन मगर'), operator],
]

const kakarvittaCommittee: Row[] = [
  [both('Yam Bahadur Khadka', 'यामबहादुर खड्का'), chair],
  [both('Devi Maya Gurung', 'देवीमाया गुरुङ'), viceChair],
  [both('Rajendra Prasad Oli', 'राजेन्द्रप्रसाद ओली'), secretary],
  [both('Sarita Agrawal', 'सरिता अग्रवाल'), treasurer],
  [both('Hem Raj Pokharel', 'हेमराज पोखरेल'), member],
  [both('Maiya Rajbanshi', 'मैया राजवंशी'), member],
  [both('Santosh Prasain', 'सन्तोष प्रसाईं'), member],
  [both('Nirmala Pariyar', 'निर्मला परियार'), member],
  [both('Pasang Sherpa', 'पासाङ शेर्पा'), member],
]

const kakarvittaStaff: Row[] = [
  [both('Dipak Rajbanshi', 'दीपक राजवंशी'), both('Manager', 'व्यवस्थापक'), 'executiveDirector'],
  [both('Sarita Limbu', 'सरिता लिम्बू'), assistant, 'informationOfficer'],
  [both('Kamal Karki', 'कमल कार्की'), subEngineer, 'grievanceOfficer'],
  [both('Bimala Dhakal', 'विमला ढकाल'), accountant],
  [both('Ramesh Santhal', 'रमेश सन्थाल'), plumber],
  [both('Krishna Bahadur Tamang', 'कृष्णबहादुर तामाङ'), operator],
  [both('Sushila Limbu', 'सुशीला लिम्बू'), meterReader],
  [both('Gopal Mahato', 'गोपाल महतो'), meterReader],
]

const formerChairs: Record<DemonstrationOrg, Row[]> = {
  487: [
    [both('Indra Prasad Mainali', 'इन्द्रप्रसाद मैनाली'), chair],
    [both('Harka Bahadur Limbu', 'हर्कबहादुर लिम्बू'), chair],
    [both('Shanta Dhungana', 'शान्ता ढुङ्गाना'), secretary],
    [both('Jit Bahadur Rai', 'जितबहादुर राई'), treasurer],
  ],
  320: [
    [both('Kul Prasad Sitaula', 'कुलप्रसाद सिटौला'), chair],
    [both('Bishnu Maya Shrestha', 'विष्णुमाया श्रेष्ठ'), chair],
    [both('Lal Bahadur Karki', 'लालबहादुर कार्की'), secretary],
    [both('Durga Devi Bhandari', 'दुर्गादेवी भण्डारी'), treasurer],
  ],
}

const tenures = [
  both('2078–2082 BS', '२०७८–२०८२'),
  both('2074–2078 BS', '२०७४–२०७८'),
  both('2074–2078 BS', '२०७४–२०७८'),
  both('2070–2074 BS', '२०७०–२०७४'),
]

/** Committee, staff and former members in order of rank. */
export function membersOf(orgId: DemonstrationOrg): Member[] {
  const [committee, staff] = orgId === 487 ? [damakCommittee, damakStaff] : [kakarvittaCommittee, kakarvittaStaff]
  return [
    ...group(orgId, 'committee', committee),
    ...group(orgId, 'staff', staff),
    ...group(orgId, 'former', formerChairs[orgId]),
  ]
}

/**
 * Addresses use the reserved domain `.example`, and a number that begins with 0 behind the area code reaches nobody. The
 * first three of the staff are the officers whom every page names.
 */
function group(orgId: DemonstrationOrg, name: MemberGroup, rows: Row[]): Member[] {
  return rows.map(([person, position, duty], index) => ({
    group: name,
    order: index + 1,
    name: person,
    position,
    ...(name === 'staff' ? { phone: `023-000${orgId + index}`, email: addressOf(orgId, person) } : {}),
    ...(duty ? { duty } : {}),
    ...(name === 'former' ? { tenure: tenures[index]! } : {}),
    sample: true,
  }))
}

/** First and last name at the organisation's host. @example 'krishna.tamang@kakarvitta.example' */
function addressOf(orgId: DemonstrationOrg, { en }: Bilingual): string {
  const names = en.toLowerCase().split(' ')
  return `${names[0]}.${names.at(-1)}@${orgId === 487 ? 'damak' : 'kakarvitta'}.example`
}

// Services of the citizen charter, with time and fee.

import type { Bilingual } from '../../src/kit/language.ts'
import type { DemonstrationOrg } from '../organisation-facts.ts'
import { both, type CharterService } from './shapes.ts'

const lastBill = both('Latest paid bill', 'पछिल्लो महसुल बुझाएको बिल')
const application = both('Application', 'निवेदन')
const free = both('Free of charge', 'निःशुल्क')
const accounts = both('Accountant', 'लेखापाल')
const subEngineer = both('Sub-engineer', 'सब-इन्जिनियर')

/** Positions as the staff of each organisation has them (`members.ts`), so that the charter names who holds them. */
const positions = {
  487: {
    technical: both('Engineer', 'इन्जिनियर'),
    administration: both('Administrative officer', 'प्रशासकीय अधिकृत'),
    laboratory: both('Laboratory technician', 'प्रयोगशाला प्राविधिक'),
  },
  320: {
    technical: subEngineer,
    administration: both('Administrative assistant', 'प्रशासन सहायक'),
    laboratory: subEngineer,
  },
} satisfies Record<DemonstrationOrg, unknown>
const grievance = both('Grievance hearing officer', 'गुनासो सुन्ने अधिकारी')

/** Entered from the list of the application's form (`services.ts`). */
const ofApplication: Bilingual[] = []

type Row = Pick<CharterService, 'slug' | 'name' | 'papers' | 'fee' | 'time' | 'officer' | 'rule'>

function recoveryRule(number: string, digits: string, en: string, ne: string): Bilingual {
  return both(
    `${en} Source: Drinking Water Service Charge (Recovery) Rules 2050, rule ${number}.`,
    `${ne} स्रोत: खानेपानी सेवा शुल्क (असुल उपर) नियमावली, २०५० को नियम ${digits}।`,
  )
}

const rowsOf = ({ technical, administration, laboratory }: (typeof positions)[DemonstrationOrg]): Row[] => [
  {
    slug: 'new-connection',
    name: both('New connection', 'नयाँ धारा जडान'),
    papers: ofApplication,
    fee: both('Rs. 10,000 for 1/2 inch', 'रु. १०,००० (१/२ इन्च)'),
    time: both('Within 7 days of payment', 'शुल्क बुझाएको ७ दिनभित्र'),
    officer: technical,
    rule: recoveryRule(
      '3',
      '३',
      'An application may be refused only because of limits of the source or for technical reasons.',
      'मुहान वा प्राविधिक सीमाका कारण मात्र निवेदन अस्वीकार गर्न सकिने।',
    ),
  },
  {
    slug: 'ownership-transfer',
    name: both('Ownership transfer', 'धारा नामसारी'),
    papers: ofApplication,
    fee: both('Rs. 5,000', 'रु. ५,०००'),
    time: both('3 days', '३ दिन'),
    officer: administration,
    rule: recoveryRule('18', '१८', 'Unpaid charges pass to the new owner.', 'बक्यौता दायित्व नयाँ धनीमा सर्ने।'),
  },
  {
    slug: 'relocation',
    name: both('Tap relocation', 'धारा ठाउँसारी'),
    papers: [application, lastBill],
    fee: both('As for a new connection', 'नयाँ धारा जडानसरह'),
    time: both('7 days', '७ दिन'),
    officer: technical,
    rule: recoveryRule('19', '१९', 'Only inside the same compound.', 'एउटै घर कम्पाउन्डभित्र मात्र।'),
  },
  {
    slug: 'size-change',
    name: both('Change of tap size', 'धाराको आकार परिवर्तन'),
    papers: [application, lastBill],
    fee: both('Difference of the connection fees', 'जडान शुल्कको फरक रकम'),
    time: both('7 days', '७ दिन'),
    officer: technical,
  },
  {
    slug: 'meter-test',
    name: both('Meter test', 'मिटर परीक्षण'),
    papers: [application],
    fee: both('Rs. 300, returned if the meter is wrong', 'रु. ३००, मिटर गलत भएमा फिर्ता हुने'),
    time: both('3 days', '३ दिन'),
    officer: technical,
  },
  {
    slug: 'meter-replacement',
    name: both('Meter replacement', 'मिटर प्रतिस्थापन'),
    papers: [application, lastBill],
    fee: both('Price of the meter', 'मिटरको मूल्य'),
    time: both('3 days', '३ दिन'),
    officer: technical,
    rule: recoveryRule(
      '9',
      '९',
      'While a meter is stopped, the average of the previous three months is charged.',
      'मिटर बन्द रहेको अवधिमा पछिल्ला तीन महिनाको औसत महसुल लाग्ने।',
    ),
  },
  {
    slug: 'disconnection',
    name: both('Disconnection on request', 'निवेदनका आधारमा धारा कटान'),
    papers: [application, lastBill],
    fee: free,
    time: both('1 day', '१ दिन'),
    officer: technical,
    rule: recoveryRule(
      '20',
      '२०',
      'The tap is removed from the register on application.',
      'निवेदनका आधारमा धाराको लगत कट्टा गरिने।',
    ),
  },
  {
    slug: 'reconnection',
    name: both('Reconnection', 'पुनः जडान'),
    papers: [application, lastBill],
    fee: both('Rs. 1,000 and arrears', 'रु. १,००० र बक्यौता रकम'),
    time: both('1 day after payment', 'भुक्तानी भएको १ दिनभित्र'),
    officer: technical,
  },
  {
    slug: 'complaint',
    name: both('Complaint about supply or leakage', 'वितरण वा चुहावटसम्बन्धी गुनासो'),
    papers: [both('Customer number or place', 'ग्राहक नम्बर वा स्थान')],
    fee: free,
    time: both('Mains within 1 day, others within 3 days', 'मूल लाइन १ दिन, अन्य ३ दिनभित्र'),
    officer: technical,
    rule: recoveryRule(
      '7',
      '७',
      'Labour for repair between main and meter is free; the last receipt is needed.',
      'मूल लाइनदेखि मिटरसम्मको मर्मतमा ज्याला निःशुल्क; पछिल्लो रसिद आवश्यक।',
    ),
  },
  {
    slug: 'bill-correction',
    name: both('Bill correction', 'बिल संशोधन'),
    papers: [application, both('The bill in question', 'सम्बन्धित बिल'), both('Photograph of the meter', 'मिटरको फोटो')],
    fee: free,
    time: both('2 days', '२ दिन'),
    officer: accounts,
  },
  {
    slug: 'charge-waiver',
    name: both('Waiver for a time without water', 'पानी नआएको अवधिको महसुल मिनाहा'),
    papers: [application],
    fee: free,
    time: both('7 days', '७ दिन'),
    officer: accounts,
    rule: recoveryRule('16', '१६', 'For one customer or a whole area.', 'व्यक्तिगत वा क्षेत्रगत रूपमा।'),
  },
  {
    slug: 'water-quality-test',
    name: both('Water quality test at your tap', 'धाराको पानीको गुणस्तर परीक्षण'),
    papers: [application],
    fee: both('Rs. 500', 'रु. ५००'),
    time: both('5 days', '५ दिन'),
    officer: laboratory,
  },
  {
    slug: 'tanker',
    name: both('Water by tanker', 'ट्याङ्करबाट पानी'),
    papers: [both('Order by telephone or at the counter', 'टेलिफोन वा काउन्टरबाट माग')],
    fee: both('Rs. 1,500 for 5,000 litres', 'रु. १,५०० (५,००० लिटर)'),
    time: both('1 day', '१ दिन'),
    officer: technical,
  },
]

/** Thirteen services. All times and fees are samples; rules of the year 2050 are cited where they say something. */
export function charterOf(orgId: DemonstrationOrg): CharterService[] {
  return rowsOf(positions[orgId]).map((row, index) => ({
    ...row,
    order: index + 1,
    grievanceOfficer: grievance,
    sample: true,
  }))
}

// Tenders, vacancies and career notices: open, closing in three days, and closed.

import { addDays, daysBetween } from '../../src/kit/calendar/civil-date.ts'
import { fiscalYear } from '../../src/kit/calendar/fiscal-year.ts'
import { inDigits, type Bilingual } from '../../src/kit/language.ts'
import type { OrganisationFacts } from '../organisation-facts.ts'
import type { ReportType } from '../../src/features/documents/contract/lists.ts'
import { writtenDate, type DemonstrationDocument } from './document.ts'

type Call = { key: string; title: Bilingual; opens: string; days: number; corrects?: string }

/** The day on which the notices below were written: the last of them were open then. */
const written = '2026-11-21'

/**
 * All notices that open and close. `shift` moves an organisation's closed notices by some days; the ones open when
 * they were written are moved by the days that have passed since, so that on every `today` some are open.
 */
export function tendersAndPosts(org: OrganisationFacts, shift: number, today: string): DemonstrationDocument[] {
  const moved = { closed: shift, open: Math.max(0, daysBetween(written, today)) }
  return [
    ...tenders.map((call, index) => callNotice(org, 'tender', call, index, moved)),
    ...vacancies.map((call, index) => callNotice(org, 'vacancy', call, index, moved)),
    ...careers.map((call, index) => callNotice(org, 'career', call, index, moved)),
  ]
}

const tenders: Call[] = [
  {
    key: 'pipes-fittings',
    title: { en: 'Supply of HDPE pipes and fittings', ne: 'एचडीपीई पाइप तथा फिटिङ्स खरिद' },
    opens: '2026-11-10',
    days: 30,
  },
  {
    key: 'pipes-fittings-correction',
    title: { en: 'Correction: supply of HDPE pipes and fittings', ne: 'सच्याइएको सूचना: एचडीपीई पाइप तथा फिटिङ्स खरिद' },
    opens: '2026-11-16',
    days: 24,
    corrects: 'pipes-fittings',
  },
  {
    key: 'bleaching-powder',
    title: { en: 'Supply of bleaching powder and chlorine', ne: 'ब्लिचिङ पाउडर तथा क्लोरिन खरिद' },
    opens: '2026-11-09',
    days: 15,
  },
  {
    key: 'water-meters',
    title: { en: 'Supply of 1/2 inch water meters', ne: '१/२ इन्चका पानी मिटर खरिद' },
    opens: '2026-11-18',
    days: 30,
  },
  {
    key: 'overhead-tank',
    title: { en: 'Construction of a 450 cubic metre overhead tank', ne: '४५० घनमिटर क्षमताको आकाशे ट्याङ्की निर्माण' },
    opens: '2026-08-20',
    days: 30,
  },
  {
    key: 'deep-boring',
    title: { en: 'Drilling of a deep well and pump house', ne: 'डिप बोरिङ तथा पम्पघर निर्माण' },
    opens: '2026-05-12',
    days: 30,
  },
  {
    key: 'generator',
    title: { en: 'Supply of a 125 kVA generator', ne: '१२५ केभीए जेनेरेटर खरिद' },
    opens: '2026-02-15',
    days: 15,
  },
  {
    key: 'lab-equipment',
    title: { en: 'Supply of laboratory equipment', ne: 'प्रयोगशाला उपकरण खरिद' },
    opens: '2025-12-07',
    days: 15,
  },
  {
    key: 'tanker-hire',
    title: { en: 'Hire of water tankers for the dry season', ne: 'सुक्खायामका लागि पानी ट्याङ्कर भाडामा लिने' },
    opens: '2025-03-09',
    days: 15,
  },
  {
    key: 'office-printing',
    title: { en: 'Printing of bills and forms', ne: 'बिल तथा फाराम छपाइ' },
    opens: '2024-11-24',
    days: 15,
  },
]

const vacancies: Call[] = [
  {
    key: 'sub-engineer',
    title: { en: 'Vacancy: sub-engineer (civil), 1 post', ne: 'पदपूर्ति: सब-इन्जिनियर (सिभिल), १ पद' },
    opens: '2026-11-12',
    days: 21,
  },
  {
    key: 'meter-reader',
    title: { en: 'Vacancy: meter reader, 3 posts', ne: 'पदपूर्ति: मिटर रिडर, ३ पद' },
    opens: '2026-11-09',
    days: 15,
  },
  {
    key: 'plumber',
    title: { en: 'Vacancy: plumber, 2 posts', ne: 'पदपूर्ति: प्लम्बर, २ पद' },
    opens: '2026-07-26',
    days: 15,
  },
  {
    key: 'accountant',
    title: { en: 'Vacancy: accountant, 1 post', ne: 'पदपूर्ति: लेखापाल, १ पद' },
    opens: '2026-03-08',
    days: 21,
  },
  {
    key: 'pump-operator',
    title: { en: 'Vacancy: pump operator, 2 posts', ne: 'पदपूर्ति: पम्प अपरेटर, २ पद' },
    opens: '2025-08-31',
    days: 15,
  },
  {
    key: 'lab-technician',
    title: { en: 'Vacancy: laboratory technician, 1 post', ne: 'पदपूर्ति: प्रयोगशाला प्राविधिक, १ पद' },
    opens: '2025-01-19',
    days: 21,
  },
]

const careers: Call[] = [
  {
    key: 'internship',
    title: { en: 'Internship for engineering students', ne: 'इन्जिनियरिङ विद्यार्थीका लागि इन्टर्नसिप' },
    opens: '2026-11-15',
    days: 30,
  },
  {
    key: 'trainee-plumber',
    title: { en: 'Apprenticeship: household plumbing', ne: 'प्रशिक्षार्थी: घरायसी प्लम्बिङ' },
    opens: '2026-11-04',
    days: 20,
  },
  {
    key: 'exam-dates',
    title: { en: 'Written examination: meter reader', ne: 'लिखित परीक्षा कार्यक्रम: मिटर रिडर' },
    opens: '2026-11-17',
    days: 25,
  },
  {
    key: 'short-list',
    title: { en: 'Short list for interview: plumber', ne: 'अन्तर्वार्ताका लागि सङ्क्षिप्त सूची: प्लम्बर' },
    opens: '2026-08-23',
    days: 10,
  },
  {
    key: 'final-result',
    title: { en: 'Final result: accountant', ne: 'अन्तिम नतिजा: लेखापाल' },
    opens: '2026-04-26',
    days: 7,
  },
  {
    key: 'volunteers',
    title: { en: 'Call for water quality volunteers', ne: 'पानीको गुणस्तर परीक्षणका लागि स्वयंसेवक आह्वान' },
    opens: '2025-05-25',
    days: 30,
  },
]

function callNotice(
  org: OrganisationFacts,
  type: ReportType,
  call: Call,
  index: number,
  moved: { closed: number; open: number },
): DemonstrationDocument {
  const isRecent = call.opens >= '2026-11-01'
  const opensOn = addDays(call.opens, isRecent ? moved.open : moved.closed)
  const closesOn = addDays(opensOn, call.days)
  const number = `${fiscalYear(opensOn)!.label}-${String(index + 1).padStart(2, '0')}`
  const slug = `${type}-${call.key}`
  return {
    orgId: org.orgId,
    slug,
    type,
    kind: 'pdf',
    fileName: index % 3 === 0 ? `${call.title.ne.replace(/[:,()]/g, '').replaceAll(/[ /]/g, '-')}.pdf` : `${slug}.pdf`,
    title: {
      en: `${call.title.en} (sample notice ${number})`,
      ne: `${call.title.ne} (नमुना सूचना नं. ${inDigits(number, 'ne')})`,
    },
    publishedOn: opensOn,
    opensOn,
    closesOn,
    closesTime: '12:00',
    ...(type === 'tender' ? { bidsOpenOn: closesOn, bidsOpenTime: '14:00' } : {}),
    ...(call.corrects ? { corrects: `${type}-${call.corrects}` } : {}),
    ...wording(type, call, opensOn, closesOn),
  }
}

function wording(type: ReportType, call: Call, opensOn: string, closesOn: string) {
  const until = writtenDate(closesOn)
  return {
    paragraphs: type === 'tender' ? tenderText(until) : postText(until, call),
    table: {
      columns: [
        { en: 'Subject', ne: 'विवरण' },
        { en: 'Detail', ne: 'व्यहोरा' },
      ],
      rows: [
        [{ en: 'Opens', ne: 'सुरु मिति' }, writtenDate(opensOn)],
        [
          { en: 'Closes', ne: 'अन्तिम मिति' },
          { en: `${until.en}, 12:00 noon`, ne: `${until.ne}, दिउँसो १२:०० बजे` },
        ],
        ...(type === 'tender' ? [bidOpening(until)] : []),
        [
          { en: 'Form fee (sample)', ne: 'फाराम शुल्क (नमुना)' },
          type === 'tender' ? { en: 'Rs. 3,000', ne: 'रु. ३,०००' } : { en: 'Rs. 500', ne: 'रु. ५००' },
        ],
        [
          { en: 'Where', ne: 'बुझाउने स्थान' },
          { en: 'Administration section', ne: 'प्रशासन शाखा' },
        ],
      ],
    },
  }
}

function bidOpening(until: Bilingual) {
  return [
    { en: 'Opening of bids', ne: 'बोलपत्र खोल्ने मिति' },
    { en: `${until.en}, 2:00 PM`, ne: `${until.ne}, दिउँसो २:०० बजे` },
  ]
}

function tenderText(until: Bilingual) {
  return {
    en: [
      `Sealed bids are invited from registered suppliers and contractors until ${until.en}. Bids received late will not be opened.`,
      'The office may accept or refuse a bid in whole or in part, giving its reason.',
    ],
    ne: [
      `इच्छुक तथा योग्य दर्तावाला आपूर्तिकर्ता वा निर्माण व्यवसायीबाट मिति ${until.ne}भित्र सिलबन्दी बोलपत्र आह्वान गरिन्छ। म्याद नाघी प्राप्त बोलपत्र खोलिनेछैन।`,
      'बोलपत्र पूर्ण वा आंशिक रूपमा स्वीकृत वा अस्वीकृत गर्ने अधिकार कारणसहित कार्यालयमा सुरक्षित रहनेछ।',
    ],
  }
}

function postText(until: Bilingual, call: Call) {
  return {
    en: [
      `Subject: ${call.title.en}. Nepali citizens who meet the conditions may apply at the administration section until ${until.en}.`,
      'Copies of citizenship, certificates and experience must be attached. Women and candidates from under-represented groups are encouraged to apply.',
    ],
    ne: [
      `विषय: ${call.title.ne}। तोकिएको योग्यता पुगेका नेपाली नागरिकले मिति ${until.ne}भित्र प्रशासन शाखामा दरखास्त दिन सक्नुहुनेछ।`,
      'दरखास्तसाथ नागरिकता, शैक्षिक योग्यता र अनुभवका प्रमाणपत्रको प्रतिलिपि संलग्न गर्नुपर्नेछ। महिला तथा समावेशी समूहका उम्मेदवारलाई दरखास्त दिन प्रोत्साहन गरिन्छ।',
    ],
  }
}

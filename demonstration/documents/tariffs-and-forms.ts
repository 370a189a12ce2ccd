// Tariff notices and forms to download.

import { addDays } from '../../src/kit/calendar/civil-date.ts'
import type { Bilingual } from '../../src/kit/language.ts'
import type { OrganisationFacts } from '../organisation-facts.ts'
import type { LetterTable } from '../pdf.ts'
import type { DemonstrationDocument, FileKind } from './document.ts'

type Paper = {
  key: string
  title: Bilingual
  publishedOn: string
  text: Bilingual
  table?: LetterTable
  kind?: FileKind
  fileName?: string
}

/** Tariff notices and forms; `shift` moves an organisation's dates by some days. */
export function tariffsAndForms(org: OrganisationFacts, shift: number): DemonstrationDocument[] {
  return [
    ...tariffs.map((paper) => paperOf(org, 'tariff', paper, shift)),
    ...forms.map((paper) => paperOf(org, 'downloads', paper, shift)),
  ]
}

const slabs: LetterTable = {
  columns: [
    { en: 'Units', ne: 'युनिट' },
    { en: 'Rate in Rs. (sample)', ne: 'दर रु. (नमुना)' },
  ],
  rows: [
    [{ en: '0–10 (minimum charge)', ne: '०–१० (न्यूनतम महसुल)' }, '80'],
    [{ en: '11–20, each unit', ne: '११–२०, प्रतियुनिट' }, '14'],
    [{ en: '21–30, each unit', ne: '२१–३०, प्रतियुनिट' }, '17'],
    [{ en: '31–40, each unit', ne: '३१–४०, प्रतियुनिट' }, '20'],
    [{ en: '41 and above, each unit', ne: '४१ वा सोभन्दा माथि, प्रतियुनिट' }, '23'],
  ],
}

const fees: LetterTable = {
  columns: [
    { en: 'Service', ne: 'सेवा' },
    { en: 'Fee in Rs. (sample)', ne: 'शुल्क रु. (नमुना)' },
  ],
  rows: [
    [{ en: 'New connection, 1/2 inch', ne: 'नयाँ धारा जडान, १/२ इन्च' }, '10,000'],
    [{ en: 'Ownership transfer', ne: 'धारा नामसारी' }, '5,000'],
    [{ en: 'Reconnection', ne: 'पुनः जडान' }, '1,000'],
    [{ en: 'Meter test', ne: 'मिटर परीक्षण' }, '300'],
  ],
}

const tariffs: Paper[] = [
  {
    key: 'tariff-2083-84',
    title: { en: 'Water tariff of fiscal year 2083/84', ne: 'आर्थिक वर्ष २०८३/८४ को खानेपानी महसुल दर' },
    publishedOn: '2026-07-15',
    text: {
      en: 'These rates apply from 1 Shrawan 2083 to metered residential taps.',
      ne: 'मिटर जडित आवासीय धारामा २०८३ साउन १ गतेदेखि यो दर लागू हुनेछ।',
    },
    table: slabs,
  },
  {
    key: 'service-fees-2083-84',
    title: { en: 'Fees for services in fiscal year 2083/84', ne: 'आर्थिक वर्ष २०८३/८४ को सेवा शुल्क' },
    publishedOn: '2026-07-19',
    text: {
      en: 'Fees for connection, transfer and other services.',
      ne: 'धारा जडान, नामसारी तथा अन्य सेवाको शुल्क तपसिलबमोजिम कायम गरिएको छ।',
    },
    table: fees,
  },
  {
    key: 'late-fee-waiver',
    title: { en: 'Waiver of late fees on old arrears', ne: 'पुरानो बक्यौतामा विलम्ब शुल्क मिनाहा' },
    publishedOn: '2026-09-20',
    text: {
      en: 'Customers who pay arrears older than one year within the campaign pay no late fee.',
      ne: 'एक वर्षभन्दा पुरानो बक्यौता अभियान अवधिभित्र बुझाउने उपभोक्तालाई विलम्ब शुल्क मिनाहा गरिनेछ।',
    },
  },
  {
    key: 'tariff-2082-83',
    title: { en: 'Water tariff of fiscal year 2082/83', ne: 'आर्थिक वर्ष २०८२/८३ को खानेपानी महसुल दर' },
    publishedOn: '2025-07-16',
    text: {
      en: 'Rates of the year for metered residential taps.',
      ne: 'मिटर जडित आवासीय धाराको वार्षिक महसुल दर तपसिलबमोजिम रहेको छ।',
    },
    table: slabs,
  },
  {
    key: 'school-rebate',
    title: { en: 'Rebate for community schools', ne: 'सामुदायिक विद्यालयलाई महसुल छुट' },
    publishedOn: '2025-04-27',
    text: {
      en: 'Community schools pay half of the charge on application.',
      ne: 'सामुदायिक विद्यालयलाई निवेदनका आधारमा महसुलमा ५० प्रतिशत छुट दिइनेछ।',
    },
  },
  {
    key: 'tariff-2081-82',
    title: { en: 'Water tariff of fiscal year 2081/82', ne: 'आर्थिक वर्ष २०८१/८२ को खानेपानी महसुल दर' },
    publishedOn: '2024-07-15',
    text: {
      en: 'Rates of the year for metered residential taps.',
      ne: 'मिटर जडित आवासीय धाराको वार्षिक महसुल दर तपसिलबमोजिम रहेको छ।',
    },
    table: slabs,
  },
  {
    key: 'tanker-rate',
    title: { en: 'Rates for water by tanker', ne: 'ट्याङ्करबाट पानी उपलब्ध गराउने दर' },
    publishedOn: '2024-03-10',
    text: {
      en: 'A tanker of 5,000 litres within the service area.',
      ne: 'सेवा क्षेत्रभित्र ५,००० लिटरको ट्याङ्करको दर तपसिलबमोजिम कायम गरिएको छ।',
    },
    table: {
      columns: fees.columns,
      rows: [
        [{ en: 'Household, one trip', ne: 'घरायसी, एक पटक' }, '1,500'],
        [{ en: 'Business, one trip', ne: 'व्यापारिक, एक पटक' }, '2,200'],
      ],
    },
  },
]

const forms: Paper[] = [
  {
    key: 'form-new-connection',
    title: { en: 'Application form: new connection', ne: 'नयाँ धारा जडान दरखास्त फाराम' },
    publishedOn: '2026-08-02',
    text: {
      en: 'Print the form, fill it in and hand it in with the documents listed.',
      ne: 'फाराम मुद्रण गरी भर्नुहोस् र तपसिलका कागजातसहित कार्यालयमा पेस गर्नुहोस्।',
    },
    table: {
      columns: [
        { en: 'S.N.', ne: 'क्र.सं.' },
        { en: 'Required documents', ne: 'आवश्यक कागजात' },
      ],
      rows: [
        ['1', { en: 'Copy of citizenship certificate', ne: 'नागरिकता प्रमाणपत्रको प्रतिलिपि' }],
        ['2', { en: 'Copy of land ownership certificate', ne: 'जग्गाधनी प्रमाणपुर्जाको प्रतिलिपि' }],
        ['3', { en: 'Ward recommendation letter', ne: 'वडा कार्यालयको सिफारिस' }],
      ],
    },
    fileName: 'नयाँ-धारा-जडान-फाराम.pdf',
  },
  {
    key: 'form-transfer',
    title: { en: 'Application form: ownership transfer', ne: 'धारा नामसारी निवेदन फाराम' },
    publishedOn: '2026-08-02',
    text: {
      en: 'To be signed by both the transferor and the transferee.',
      ne: 'नामसारी गरिदिने र नामसारी गरी लिने दुवैको दस्तखत हुनुपर्नेछ।',
    },
    fileName: 'धारा-नामसारी-निवेदन.pdf',
  },
  {
    key: 'tariff-table',
    kind: 'xlsx',
    title: { en: 'Tariff table for calculation', ne: 'महसुल गणना तालिका' },
    publishedOn: '2026-07-19',
    text: { en: 'Sample rates as a spreadsheet.', ne: 'नमुना महसुल दर एक्सेल तालिकामा।' },
    table: slabs,
    fileName: 'महसुल-तालिका-२०८३-८४.xlsx',
  },
  {
    key: 'form-complaint',
    kind: 'docx',
    title: { en: 'Complaint form for typing', ne: 'गुनासो फाराम (टाइप गर्न मिल्ने)' },
    publishedOn: '2026-06-21',
    text: {
      en: 'Write your name, address, phone and complaint, sign and hand in to the grievance hearing officer.',
      ne: 'आफ्नो नाम, ठेगाना, फोन र गुनासोको विवरण लेखी दस्तखत गरी गुनासो सुन्ने अधिकारीसमक्ष पेस गर्नुहोस्।',
    },
    fileName: 'गुनासो-फाराम.docx',
  },
  {
    key: 'save-water-poster',
    kind: 'png',
    title: { en: 'Save water: a poster', ne: 'पानी बचाऔँ: पोस्टर' },
    publishedOn: '2026-03-22',
    text: { en: 'For schools and offices.', ne: 'विद्यालय तथा कार्यालयका लागि।' },
    fileName: 'पानी-बचाऔँ-पोस्टर.png',
  },
  {
    key: 'citizen-charter',
    title: { en: 'Citizen charter', ne: 'नागरिक वडापत्र' },
    publishedOn: '2025-09-07',
    text: {
      en: 'Services with time, fee and the officer responsible.',
      ne: 'सेवा, लाग्ने समय, दस्तुर तथा जिम्मेवार अधिकारीको विवरण।',
    },
    table: fees,
  },
  {
    key: 'meter-reading-card',
    title: { en: 'Card for reading your own meter', ne: 'आफ्नै मिटर रिडिङ अभिलेख कार्ड' },
    publishedOn: '2025-02-09',
    text: { en: 'Note the meter on the first day of each month.', ne: 'प्रत्येक महिनाको पहिलो दिन मिटरको अङ्क टिप्नुहोस्।' },
  },
]

function paperOf(
  org: OrganisationFacts,
  type: 'tariff' | 'downloads',
  paper: Paper,
  shift: number,
): DemonstrationDocument {
  const { key, kind = 'pdf', title, text, table, fileName = `${key}.${kind}` } = paper
  return {
    orgId: org.orgId,
    slug: key,
    type,
    kind,
    fileName,
    title: { en: `${title.en} (sample)`, ne: `${title.ne} (नमुना)` },
    publishedOn: addDays(paper.publishedOn, -shift),
    paragraphs: { en: [text.en], ne: [text.ne] },
    ...(table ? { table } : {}),
  }
}

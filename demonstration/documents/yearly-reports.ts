// Annual, audit and water quality reports.

import { fiscalYearFrom, fiscalYearLabel } from '../../src/kit/calendar/fiscal-year.ts'
import { addDays } from '../../src/kit/calendar/civil-date.ts'
import { inDigits, type Bilingual } from '../../src/kit/language.ts'
import type { OrganisationFacts } from '../organisation-facts.ts'
import type { LetterTable } from '../pdf.ts'
import type { ReportType } from '../../src/features/documents/contract/lists.ts'
import { same, type DemonstrationDocument } from './document.ts'

type Report = { key: string; days: number; title: Bilingual; body: Bilingual; table: (year: number) => LetterTable }

const today = '2026-11-21'
const startYears = [2082, 2081, 2080, 2079]

/** Two annual reports and two audit papers a year, and a water quality report each quarter. */
export function yearlyReports(org: OrganisationFacts): DemonstrationDocument[] {
  return [
    ...startYears.flatMap((year) => annual.map((report) => yearly(org, 'annual', report, year))),
    ...startYears.flatMap((year) => audit.map((report) => yearly(org, 'audit', report, year))),
    ...qualityQuarters(org),
  ].filter(({ publishedOn }) => publishedOn <= today)
}

const annual: Report[] = [
  {
    key: 'annual-report',
    days: 62,
    title: { en: 'Annual report of fiscal year', ne: 'वार्षिक प्रतिवेदन, आर्थिक वर्ष' },
    body: {
      en: 'This report gives the connections, the water produced and sold, the income and the works of the year.',
      ne: 'यस प्रतिवेदनमा आर्थिक वर्षको धारा जडान, उत्पादित तथा बिक्री भएको पानी, आम्दानी र सम्पन्न कार्यहरूको विवरण समावेश गरिएको छ।',
    },
    table: (year) => figures(year),
  },
  {
    key: 'progress-report',
    days: 30,
    title: { en: 'Progress report of fiscal year', ne: 'प्रगति प्रतिवेदन, आर्थिक वर्ष' },
    body: {
      en: 'The progress of the works of the year against the programme and the budget that the executive committee approved.',
      ne: 'कार्यसमितिबाट स्वीकृत वार्षिक कार्यक्रम तथा बजेटको तुलनामा भएको कार्य प्रगति यसमा उल्लेख गरिएको छ।',
    },
    table: (year) => budget(year),
  },
]

const audit: Report[] = [
  {
    key: 'audit-report',
    days: 118,
    title: { en: 'Audit report of fiscal year', ne: 'लेखापरीक्षण प्रतिवेदन, आर्थिक वर्ष' },
    body: {
      en: 'The statements of the year were audited. The summary below is sample content.',
      ne: 'आर्थिक वर्षको वित्तीय विवरणको लेखापरीक्षण सम्पन्न भएको छ। तल उल्लिखित सारांश नमुना हो।',
    },
    table: (year) => budget(year),
  },
  {
    key: 'audit-response',
    days: 170,
    title: { en: 'Response to the audit remarks of fiscal year', ne: 'लेखापरीक्षण कैफियतको प्रतिक्रिया, आर्थिक वर्ष' },
    body: {
      en: 'What was done about each remark of the auditor, and by when the rest will be done.',
      ne: 'लेखापरीक्षकले औँल्याएका प्रत्येक कैफियतमाथि गरिएको कारबाही तथा बाँकी कार्य सम्पन्न गर्ने समयसीमा यसमा उल्लेख गरिएको छ।',
    },
    table: () => responses,
  },
]

function yearly(org: OrganisationFacts, type: ReportType, report: Report, year: number): DemonstrationDocument {
  const label = fiscalYearLabel(year)
  const slug = `${report.key}-${label.replace('/', '-')}`
  return {
    orgId: org.orgId,
    slug,
    type,
    kind: 'pdf',
    fileName: report.key.endsWith('report')
      ? `${report.title.ne.split(',')[0]!.replaceAll(' ', '-')}-${inDigits(label, 'ne').replace('/', '-')}.pdf`
      : `${slug}.pdf`,
    title: { en: `${report.title.en} ${label} (sample)`, ne: `${report.title.ne} ${inDigits(label, 'ne')} (नमुना)` },
    publishedOn: addDays(fiscalYearFrom(year)!.endsOn, report.days),
    paragraphs: { en: [report.body.en], ne: [report.body.ne] },
    table: report.table(year),
  }
}

function figures(year: number): LetterTable {
  const step = year - 2079
  return {
    columns: [
      { en: 'Subject', ne: 'विवरण' },
      { en: 'Figure (sample)', ne: 'परिमाण (नमुना)' },
    ],
    rows: [
      [{ en: 'Active connections', ne: 'चालु धारा सङ्ख्या' }, `${(9_120 + step * 610).toLocaleString('en')}`],
      [{ en: 'New connections in the year', ne: 'वर्षभित्र थपिएका धारा' }, String(540 + step * 35)],
      [
        { en: 'Water produced (thousand cubic metres)', ne: 'उत्पादित पानी (हजार घनमिटर)' },
        (2_310 + step * 140).toLocaleString('en'),
      ],
      [
        { en: 'Water billed (thousand cubic metres)', ne: 'बिल गरिएको पानी (हजार घनमिटर)' },
        (1_760 + step * 125).toLocaleString('en'),
      ],
      [{ en: 'Complaints settled', ne: 'फर्छ्यौट भएका गुनासा' }, String(418 + step * 22)],
    ],
  }
}

function budget(year: number): LetterTable {
  const step = year - 2079
  const lakh = (amount: number) => `${(amount + step * 7).toFixed(1)}`
  return {
    columns: [
      { en: 'Heading', ne: 'शीर्षक' },
      { en: 'Rs. in lakh (sample)', ne: 'रु. लाखमा (नमुना)' },
    ],
    rows: [
      [{ en: 'Income from water charges', ne: 'महसुल आम्दानी' }, lakh(412.4)],
      [{ en: 'Connection and other fees', ne: 'जडान तथा अन्य शुल्क' }, lakh(68.2)],
      [{ en: 'Staff and administration', ne: 'कर्मचारी तथा प्रशासन खर्च' }, lakh(156.7)],
      [{ en: 'Electricity, chemicals, repair', ne: 'विद्युत्, रसायन तथा मर्मत' }, lakh(188.9)],
      [{ en: 'Capital works', ne: 'पुँजीगत कार्य' }, lakh(97.5)],
    ],
  }
}

const responses: LetterTable = {
  columns: [
    { en: 'Remark', ne: 'कैफियत' },
    { en: 'Action', ne: 'कारबाही' },
  ],
  rows: [
    [
      { en: 'Arrears to be collected', ne: 'बक्यौता असुलउपर गर्ने' },
      { en: 'Third notice sent', ne: 'तेस्रो सूचना पठाइएको' },
    ],
    [
      { en: 'Store to be counted twice a year', ne: 'वर्षमा दुई पटक जिन्सी निरीक्षण गर्ने' },
      { en: 'Done', ne: 'सम्पन्न' },
    ],
    [
      { en: 'Asset register to be completed', ne: 'सम्पत्ति अभिलेख पूरा गर्ने' },
      { en: 'In progress', ne: 'कार्य जारी' },
    ],
  ],
}

const quarterEnds = [
  '2026-10-17',
  '2026-07-16',
  '2026-04-13',
  '2026-01-14',
  '2025-10-17',
  '2025-07-16',
  '2025-04-13',
  '2025-01-13',
]
const ordinals: Bilingual[] = [
  { en: 'first', ne: 'पहिलो' },
  { en: 'fourth', ne: 'चौथो' },
  { en: 'third', ne: 'तेस्रो' },
  { en: 'second', ne: 'दोस्रो' },
]

function qualityQuarters(org: OrganisationFacts): DemonstrationDocument[] {
  return quarterEnds.map((end, index) => {
    const label = fiscalYearLabel(index === 0 ? 2083 : index < 5 ? 2082 : 2081)
    const quarter = ordinals[index % 4]!
    const slug = `water-quality-${label.replace('/', '-')}-${quarter.en}`
    return {
      orgId: org.orgId,
      slug,
      type: 'waterQualityTestReport',
      kind: 'pdf',
      fileName:
        index % 3 === 0
          ? `पानीको-गुणस्तर-${inDigits(label, 'ne').replace('/', '-')}-${quarter.ne}-त्रैमासिक.pdf`
          : `${slug}.pdf`,
      title: {
        en: `Water quality test report, ${quarter.en} quarter ${label} (sample)`,
        ne: `पानीको गुणस्तर परीक्षण प्रतिवेदन, ${quarter.ne} त्रैमासिक ${inDigits(label, 'ne')} (नमुना)`,
      },
      publishedOn: addDays(end, 21),
      paragraphs: {
        en: [
          'Samples were taken at the treatment plant and at taps of three zones and compared with the National Drinking Water Quality Standard 2062. All results here are samples.',
        ],
        ne: [
          'प्रशोधन केन्द्र र तीन जोनका धाराबाट नमुना सङ्कलन गरी राष्ट्रिय खानेपानी गुणस्तर मापदण्ड, २०६२ सँग तुलना गरिएको छ। यहाँका सबै नतिजा नमुना हुन्।',
        ],
      },
      table: qualityTable(index),
    }
  })
}

function qualityTable(index: number): LetterTable {
  const move = (base: number, step: number, decimals: number) => (base + (index % 4) * step).toFixed(decimals)
  return {
    columns: [
      { en: 'Parameter', ne: 'सूचक' },
      { en: 'Unit', ne: 'एकाइ' },
      { en: 'Limit', ne: 'सीमा' },
      { en: 'Result (sample)', ne: 'नतिजा (नमुना)' },
    ],
    rows: [
      [{ en: 'Turbidity', ne: 'धमिलोपन' }, same('NTU'), '5 (10)', move(1.8, 0.6, 1)],
      [same('pH'), same('–'), '6.5–8.5', move(7.1, 0.1, 1)],
      [{ en: 'Iron', ne: 'फलाम' }, same('mg/L'), '0.3 (3)', move(0.18, 0.03, 2)],
      [{ en: 'Arsenic', ne: 'आर्सेनिक' }, same('mg/L'), '0.05', move(0.004, 0.001, 3)],
      [{ en: 'Residual chlorine', ne: 'अवशिष्ट क्लोरिन' }, same('mg/L'), '0.1–0.2', move(0.12, 0.02, 2)],
      [{ en: 'E. coli', ne: 'ई. कोलाई' }, { en: 'per 100 ml', ne: 'प्रति १०० मि.लि.' }, '0', '0'],
    ],
  }
}

// Which long pages are alike for both organisations: the executive director's provisions and what is disclosed each quarter?

import { fiscalYearFrom, fiscalYearLabel } from '#kit/calendar/fiscal-year.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { both, heading, list, paragraph, type Disclosure, type Page } from './shapes.ts'

export const provisionsPage: Page = {
  slug: 'provisions',
  title: both('Provisions related to the Executive Director', 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था'),
  sample: true,
  blocks: [
    paragraph(
      'This is a summary in our own words of what the Water Supply Management Board Act, 2063 says about the Executive Director. The text of the Act prevails.',
      'खानेपानी व्यवस्थापन बोर्ड ऐन, २०६३ मा कार्यकारी निर्देशकका सम्बन्धमा भएको व्यवस्थाको सारांश यहाँ सरल भाषामा राखिएको छ। ऐनको मूल पाठ नै मान्य हुने छ।',
    ),
    heading('Appointment and term (section 14)', 'नियुक्ति र पदावधि (दफा १४)'),
    list(
      both(
        'The Executive Director is the administrative chief of the board.',
        'कार्यकारी निर्देशक बोर्डको प्रशासकीय प्रमुखका रूपमा रहने।',
      ),
      both('The Government of Nepal makes the appointment.', 'नियुक्ति नेपाल सरकारबाट हुने।'),
      both(
        'The term is four years and can be renewed for at most four more years.',
        'पदावधि चार वर्षको हुने र बढीमा थप चार वर्षका लागि नवीकरण हुन सक्ने।',
      ),
    ),
    heading('Place in the executive committee (section 10)', 'कार्यकारी समितिमा भूमिका (दफा १०)'),
    paragraph(
      'The Executive Director serves as secretary of the executive committee, whose members choose the chairperson among themselves.',
      'कार्यकारी निर्देशकले कार्यकारी समितिको सचिवका रूपमा काम गर्ने र समितिका सदस्यहरूले आफूमध्येबाट अध्यक्ष छान्ने व्यवस्था छ।',
    ),
    heading('Duties (sample)', 'काम, कर्तव्य र अधिकार (नमुना)'),
    list(
      both('Carries out the decisions of the committee', 'समितिका निर्णय कार्यान्वयन गर्ने'),
      both('Prepares the yearly programme and budget', 'वार्षिक कार्यक्रम तथा बजेट तयार गर्ने'),
      both('Supervises staff, supply and accounts', 'कर्मचारी, वितरण प्रणाली तथा लेखाको रेखदेख गर्ने'),
    ),
  ],
  sources: [
    {
      label: both('Water Supply Management Board Act, 2063, section 14', 'खानेपानी व्यवस्थापन बोर्ड ऐन, २०६३ को दफा १४'),
      url: 'https://lawcommission.gov.np/np/archives/14743',
    },
    { label: both('Section 10, read in the translation at kaanun.app', 'दफा १०, kaanun.app मा उपलब्ध अनुवादबाट') },
  ],
}

const quarterEndings = [
  { fiscalStart: 2083, quarter: 1, endsOn: '2026-10-17' },
  { fiscalStart: 2082, quarter: 4, endsOn: fiscalYearFrom(2082)!.endsOn },
  { fiscalStart: 2082, quarter: 3, endsOn: '2026-04-13' },
  { fiscalStart: 2082, quarter: 2, endsOn: '2026-01-14' },
] as const

const quarterNames = [both('first', 'पहिलो'), both('second', 'दोस्रो'), both('third', 'तेस्रो'), both('fourth', 'चौथो')]

/** What a public body makes public by itself each quarter; the entries are samples of the headings. */
export const disclosures: Disclosure[] = quarterEndings.map(({ fiscalStart, quarter, endsOn }) => {
  const name = quarterNames[quarter - 1]!
  return {
    fiscalYear: fiscalYearLabel(fiscalStart),
    quarter,
    publishedOn: addDays(endsOn, 14),
    title: both(`Proactive disclosure, ${name.en} quarter (sample)`, `स्वतः प्रकाशन, ${name.ne} त्रैमासिक (नमुना)`),
    entries: [
      both('Structure and nature of the body', 'निकायको स्वरूप र प्रकृति'),
      both('Duties and powers of the body', 'निकायको काम, कर्तव्य र अधिकार'),
      both('Number of staff and their duties', 'निकायमा रहने कर्मचारी सङ्ख्या र कार्यविवरण'),
      both(
        'Services, with section, officer, fee and time',
        'निकायबाट प्रदान गरिने सेवा, सम्बन्धित शाखा, अधिकारी, दस्तुर र अवधि',
      ),
      both('Process of decisions and the authority that decides', 'निर्णय गर्ने प्रक्रिया र अधिकारी'),
      both('Authority that hears appeals against decisions', 'निर्णयउपर उजुरी सुन्ने अधिकारी'),
      both('Works done in the quarter', 'सम्पादन गरेको कामको विवरण'),
      both('Names of the information officer and the chief', 'सूचना अधिकारी र प्रमुखको नाम र पद'),
      both('Acts, rules and directives in force', 'ऐन, नियम, विनियम वा निर्देशिकाको सूची'),
      both('Income, expenditure and financial progress', 'आम्दानी, खर्च तथा आर्थिक कारोबारको विवरण'),
    ],
  }
})

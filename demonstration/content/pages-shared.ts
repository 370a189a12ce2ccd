// Long pages that both organisations have alike, and their quarterly disclosures.

import { fiscalYearFrom, fiscalYearLabel } from '../../src/kit/calendar/fiscal-year.ts'
import { addDays } from '../../src/kit/calendar/civil-date.ts'
import { both, heading, list, paragraph, type Disclosure, type Page } from './shapes.ts'

export const provisionsPage: Page = {
  slug: 'provisions',
  title: both('Provisions related to the Executive Director', 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था'),
  sample: true,
  blocks: [
    paragraph(
      'This page summarises what the Water Supply Management Board Act, 2063 says about the Executive Director. The text of the Act prevails.',
      'खानेपानी व्यवस्थापन बोर्ड ऐन, २०६३ मा कार्यकारी निर्देशकका सम्बन्धमा भएको व्यवस्थाको सारांश यहाँ सरल भाषामा राखिएको छ। ऐनको मूल पाठ नै मान्य हुनेछ।',
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

export const aboutPage: Page = {
  slug: 'about',
  title: both('About this website', 'यस वेबसाइटको बारेमा'),
  sample: false,
  blocks: [
    paragraph(
      'This website shows when water is supplied, what it costs, the notices of the office and how to contact it. Applications and complaints can be sent from here and their progress tracked.',
      'यस वेबसाइटमा पानी आउने समय, महसुल, कार्यालयका सूचना र सम्पर्क विवरण पाइन्छ। यहीँबाट निवेदन तथा गुनासो पठाउन र त्यसको प्रगति हेर्न सकिन्छ।',
    ),
    heading('Two languages', 'दुई भाषा'),
    paragraph(
      'Every page is in Nepali and in English. In Nepali, dates are given in Bikram Sambat and digits in Devanagari. Where a text exists in one language only, that text is shown.',
      'प्रत्येक पृष्ठ नेपाली र अङ्ग्रेजी दुवै भाषामा उपलब्ध छ। नेपाली पृष्ठमा मिति वि.सं. मा र अङ्क देवनागरीमा राखिएको छ। कुनै विवरण एउटा भाषामा मात्र भए सोही भाषामा देखाइन्छ।',
    ),
    heading('For everyone', 'सबैका लागि'),
    list(
      both(
        'The public pages can be read on a small phone, on a slow connection and without JavaScript.',
        'सानो मोबाइल, कमजोर इन्टरनेट र जाभास्क्रिप्टविना पनि सार्वजनिक पृष्ठ पढ्न सकिन्छ।',
      ),
      both(
        'The website can be used with a keyboard and a screen reader. The accessibility statement names what falls short.',
        'वेबसाइट किबोर्ड तथा स्क्रिन रिडरबाट प्रयोग गर्न सकिन्छ। नपुगेका कुरा पहुँचयुक्तता विवरणमा दिइएका छन्।',
      ),
      both('Every page can be printed.', 'प्रत्येक पृष्ठ मुद्रण गर्न सकिन्छ।'),
    ),
    paragraph(
      'If something cannot be used or understood, please tell the office through the complaint form or by telephone.',
      'कुनै सामग्री प्रयोग गर्न वा बुझ्न कठिन भए गुनासो फाराम वा टेलिफोनमार्फत कार्यालयलाई जानकारी दिनुहोस्।',
    ),
    heading('What is marked as a sample', 'नमुना भनी जनाइएका विवरण'),
    paragraph(
      'Names, numbers and results marked as samples show how the website will look. They are replaced as soon as the office confirms its own.',
      'नमुना भनी जनाइएका नाम, नम्बर तथा नतिजा वेबसाइटको स्वरूप देखाउनका लागि राखिएका हुन्। कार्यालयले आफ्नो विवरण पुष्टि गरेपछि तिनको ठाउँमा वास्तविक विवरण राखिनेछ।',
    ),
    heading('What you send', 'तपाईंले पठाउनुभएको विवरण'),
    paragraph(
      'Details sent in forms are used for that matter only and are seen only by the staff who deal with it. You can read this website without giving your name, and no profile of readers is made.',
      'फाराममार्फत पठाइएको विवरण सोही कामका लागि मात्र प्रयोग गरिन्छ र सम्बन्धित कर्मचारीले मात्र हेर्छन्। वेबसाइट हेर्न नाम खुलाउनु पर्दैन र पाठकले के पढ्नुभयो भन्ने अभिलेख बनाइँदैन।',
    ),
    heading('For other programs', 'अन्य प्रणालीका लागि'),
    paragraph(
      'News is available by RSS and the supply schedule by calendar, and programs can read the same content as open data.',
      'समाचार आरएसएसमार्फत र पानी वितरण तालिका क्यालेन्डरमार्फत प्राप्त गर्न सकिन्छ; यही सामग्री खुला तथ्याङ्कका रूपमा अन्य प्रणालीले पनि पढ्न सक्छन्।',
    ),
  ],
  sources: [],
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

// What the pages of the website are about, in a sentence each, and words under which they are also found.

import type { Bilingual } from '#kit/language.ts'

type About = { lead: Bilingual; keywords?: string }

export const pageKeywords: Readonly<Record<string, About>> = {
  '/contact': {
    lead: {
      en: 'Telephone, email, address, map and office hours of every office',
      ne: 'सबै कार्यालयको फोन, इमेल, ठेगाना, नक्सा र कार्यालय समय',
    },
    keywords:
      'phone number open closed location information officer spokesperson holidays बिदा खुल्ने समय प्रवक्ता सूचना अधिकारी',
  },
  '/registration': {
    lead: {
      en: 'Apply for a new tap, or transfer a tap to another owner; documents, fee and steps',
      ne: 'नयाँ धारा जडान वा धारा नामसारीका लागि निवेदन; आवश्यक कागजात, शुल्क र प्रक्रिया',
    },
    keywords: 'new connection application apply online track naya dhara jadan namsari दरखास्त फाराम',
  },
  '/complaint': {
    lead: {
      en: 'Report no water, a leak, dirty water, a meter or a bill; send a suggestion and track your complaint',
      ne: 'पानी नआएको, पाइप चुहावट, फोहोर पानी, मिटर वा बिलको गुनासो तथा सुझाव पठाउनुहोस् र प्रगति हेर्नुहोस्',
    },
    keywords: 'problem burst pipe leakage low pressure meter broken billing error sewer blockage track problem',
  },
  '/registration/track': {
    lead: {
      en: 'How far your application is, by its tracking code and your phone number',
      ne: 'निवेदन नम्बर र फोन नम्बरबाट आफ्नो निवेदनको स्थिति हेर्नुहोस्',
    },
    keywords: 'application status progress approved naya dhara namsari दरखास्त अवस्था स्थिति',
  },
  '/complaint/track': {
    lead: {
      en: 'What was done about your complaint, by its number and your phone number',
      ne: 'गुनासो दर्ता नम्बर र फोन नम्बरबाट आफ्नो गुनासोको स्थिति हेर्नुहोस्',
    },
    keywords: 'complaint status progress answer अवस्था स्थिति जवाफ',
  },
  '/tariff': {
    lead: { en: 'Rates of water and sewerage by tap size', ne: 'धाराको आकारअनुसार खानेपानी तथा ढलको महसुल दर' },
    keywords: 'price minimum charge rate unit late fee rebate fine छुट जरिवाना न्यूनतम महसुल',
  },
  '/pay': {
    lead: {
      en: 'Pay a bill by customer number, without an account',
      ne: 'ग्राहक नम्बरबाट, खाताविना महसुल तिर्नुहोस्',
    },
    keywords: 'pay online payment esewa khalti connectips wallet तिर्ने अनलाइन भुक्तानी इसेवा खल्ती',
  },
  '/water-quality': {
    lead: {
      en: 'Results of the newest water test against the national standard, and their trend',
      ne: 'पानीको पछिल्लो परीक्षणको नतिजा, राष्ट्रिय मापदण्ड र प्रवृत्ति',
    },
    keywords: 'water test result chlorine turbidity arsenic coli drinking safe clean पिउन योग्य शुद्ध क्लोरिन धमिलो',
  },
  '/tarrif-calculator': {
    lead: { en: 'Calculate your bill from the units used', ne: 'खपत युनिटबाट आफ्नो बिल हिसाब गर्नुहोस्' },
    keywords: 'bill estimate how much cost tariff calculator हिसाब',
  },
  '/water-schedule': {
    lead: { en: 'When water comes to your tol, and interruptions', ne: 'तपाईंको टोलमा पानी आउने समय र अवरोध' },
    keywords: 'timetable supply time when water next पानी कहिले आउँछ',
  },
  '/meter-reading-schedule': {
    lead: { en: 'When the meter reader comes to your tol', ne: 'तपाईंको टोलमा मिटर रिडर आउने मिति' },
    keywords: 'reading date meter reader',
  },
  '/login': {
    lead: {
      en: 'Customer account: bills, payments, consumption and your complaints',
      ne: 'ग्राहक खाता: बिल, भुक्तानी, खपत र आफ्ना गुनासो',
    },
    keywords:
      'log in sign in my account pay bill online payment password forgotten customer number भुक्तानी पासवर्ड बिर्सनुभयो',
  },
  '/members': {
    lead: { en: 'Committee and staff', ne: 'कार्यसमिति र कर्मचारी' },
    keywords: 'chairperson secretary treasurer manager employee former अध्यक्ष सचिव कोषाध्यक्ष',
  },
  '/miscellaneous': {
    lead: {
      en: 'Citizen charter: services, documents, fees and time; frequently asked questions',
      ne: 'नागरिक वडापत्र: सेवा, कागजात, शुल्क र समय; बारम्बार सोधिने प्रश्न',
    },
    keywords: 'citizen charter faq services required documents',
  },
  '/gallery': { lead: { en: 'Photographs', ne: 'तस्बिरहरू' }, keywords: 'photos pictures album' },
  '/categories': {
    lead: {
      en: 'All publications, notices and news, and the proactive disclosures',
      ne: 'सबै प्रकाशन, सूचना र समाचार, तथा स्वतः प्रकाशन',
    },
    keywords: 'right to information सूचनाको हक disclosure',
  },
  '/publications/downloads': {
    lead: { en: 'Forms to fill in or print', ne: 'भर्न र मुद्रण गर्न मिल्ने फाराम' },
    keywords: 'form application pdf',
  },
}

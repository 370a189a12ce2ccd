// Titles and leads of the pages of the office's lists.

import type { Bilingual } from '#kit/language.ts'

type Texts = Record<'title' | 'lead' | 'add' | 'new' | 'empty', Bilingual> & { past?: Bilingual }

export const titles = {
  holidays: {
    title: { en: 'Public holidays', ne: 'सार्वजनिक बिदा' },
    lead: {
      en: 'On these days the website says that the office is closed.',
      ne: 'यी दिनमा कार्यालय बन्द भनी वेबसाइटमा देखिन्छ।',
    },
    add: { en: 'Add a holiday', ne: 'बिदा थप्नुहोस्' },
    new: { en: 'New public holiday', ne: 'नयाँ सार्वजनिक बिदा' },
    empty: {
      en: 'Add the holidays of the year as the government publishes them.',
      ne: 'सरकारले प्रकाशन गरेअनुसार वर्षका बिदा थप्नुहोस्।',
    },
    past: { en: 'Holidays that are over', ne: 'बितिसकेका बिदा' },
  },
  offices: {
    title: { en: 'Offices', ne: 'कार्यालयहरू' },
    lead: {
      en: 'Places that people can visit, as the contact page lists them.',
      ne: 'मानिसहरू आउन सक्ने ठाउँ; सम्पर्क पृष्ठमा यही क्रममा देखिन्छन्।',
    },
    add: { en: 'Add an office', ne: 'कार्यालय थप्नुहोस्' },
    new: { en: 'New office', ne: 'नयाँ कार्यालय' },
    empty: {
      en: 'Add the main office first, then counters and plants.',
      ne: 'पहिले मुख्य कार्यालय, त्यसपछि काउन्टर र केन्द्र थप्नुहोस्।',
    },
  },
  hours: {
    title: { en: 'Office hours', ne: 'कार्यालय समय' },
    lead: {
      en: 'The footer and the contact page show them, and whether the office is open now.',
      ne: 'पृष्ठको अन्त्य र सम्पर्क पृष्ठमा देखिन्छ; कार्यालय अहिले खुला छ कि छैन भन्ने पनि यसैबाट निकालिन्छ।',
    },
    add: { en: 'Add hours', ne: 'समय थप्नुहोस्' },
    new: { en: 'New office hours', ne: 'नयाँ कार्यालय समय' },
    empty: {
      en: 'Without hours the website says that the office is closed.',
      ne: 'समय नराखेमा वेबसाइटमा कार्यालय बन्द देखिन्छ।',
    },
  },
  officers: {
    title: { en: 'Responsible officers', ne: 'जिम्मेवार पदाधिकारी' },
    lead: {
      en: 'Whom people can call: office chief, spokesperson, information and grievance hearing officer.',
      ne: 'मानिसहरूले फोन गर्न सक्ने: कार्यालय प्रमुख, प्रवक्ता, सूचना अधिकारी र गुनासो सुन्ने अधिकारी।',
    },
    add: { en: 'Add an officer', ne: 'पदाधिकारी थप्नुहोस्' },
    new: { en: 'New officer', ne: 'नयाँ पदाधिकारी' },
    empty: {
      en: 'The law on information asks for an information officer.',
      ne: 'सूचनाको हकसम्बन्धी ऐनअनुसार सूचना अधिकारी तोकिनुपर्छ।',
    },
  },
  links: {
    title: { en: 'Useful links', ne: 'उपयोगी लिङ्क' },
    lead: {
      en: 'Websites of other offices, as the footer lists them.',
      ne: 'अन्य निकायका वेबसाइट; पृष्ठको अन्त्यमा यही क्रममा देखिन्छन्।',
    },
    add: { en: 'Add a link', ne: 'लिङ्क थप्नुहोस्' },
    new: { en: 'New link', ne: 'नयाँ लिङ्क' },
    empty: {
      en: 'Add the ministry, the municipality and water supply boards.',
      ne: 'मन्त्रालय, नगरपालिका र खानेपानी बोर्डका वेबसाइट थप्नुहोस्।',
    },
  },
  gateways: {
    title: { en: 'Payment gateways', ne: 'भुक्तानी माध्यम' },
    lead: { en: 'Logos and links in the footer of the website.', ne: 'वेबसाइटको अन्त्यमा देखिने लोगो र लिङ्क।' },
    add: { en: 'Add a gateway', ne: 'भुक्तानी माध्यम थप्नुहोस्' },
    new: { en: 'New payment gateway', ne: 'नयाँ भुक्तानी माध्यम' },
    empty: { en: 'Without entries the footer shows no payment block.', ne: 'कुनै पनि नराखेमा वेबसाइटमा भुक्तानी खण्ड देखिँदैन।' },
  },
} as const satisfies Record<string, Texts>

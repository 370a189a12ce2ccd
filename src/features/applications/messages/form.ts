// What does the application form say around its fields? Apart from the other screens, so that the browser loads no more.

import type { Messages } from '#kit/language.ts'

export const formMessages = {
  'applications.new.title': { en: 'Water connection application form', ne: 'नयाँ धारा जडान दरखास्त फाराम' },
  'applications.new.lead': {
    en: 'For a house or institution that has no tap of this organisation yet.',
    ne: 'यस संस्थाको धारा जडान नभएका घर वा संस्थाका लागि।',
  },
  'applications.transfer.title': { en: 'Tap ownership transfer application', ne: 'धारा नामसारी निवेदन' },
  'applications.transfer.lead': {
    en: 'When a house with a tap was bought, inherited or given to you.',
    ne: 'धारा जडान भएको घर किनेको, अपुताली परेको वा पाएको अवस्थामा।',
  },
  'applications.step.tap': { en: 'Tap and transferor', ne: 'धारा र नामसारी गरिदिने' },
  'applications.step.applicant': { en: 'Applicant', ne: 'निवेदक' },
  'applications.step.buyer': { en: 'Transferee', ne: 'नामसारी गरी लिने' },
  'applications.step.place': { en: 'Place', ne: 'स्थान' },
  'applications.step.land': { en: 'Land and house', ne: 'जग्गा र घर' },
  'applications.step.water': { en: 'Tap and water', ne: 'धारा र पानी' },
  'applications.step.papers': { en: 'Papers', ne: 'कागजात' },
  'applications.step.review': { en: 'Check and send', ne: 'हेरेर पठाउनुहोस्' },
  'applications.help.name': {
    en: 'As on the citizenship certificate, in both scripts',
    ne: 'नागरिकतामा भएअनुसार, दुवै लिपिमा',
  },
  'applications.help.one_script': { en: 'In at least one of the two scripts', ne: 'कम्तीमा एउटा लिपिमा' },
  'applications.help.heir': {
    en: 'Who may speak for the tap after you',
    ne: 'तपाईंपछि धाराको हकदाबी गर्न सक्ने व्यक्ति',
  },
  'applications.help.phone': {
    en: 'A mobile number gets the code by SMS. You need the number to follow the application.',
    ne: 'मोबाइल नम्बरमा एसएमएसबाट कोड आउँछ। निवेदनको स्थिति हेर्न यो नम्बर चाहिन्छ।',
  },
  'applications.help.email': { en: 'For a receipt by email', ne: 'इमेलबाट निस्सा पाउनका लागि' },
  'applications.help.place_details': {
    en: 'How the office finds the house: road, landmark, colour of the gate',
    ne: 'कार्यालयले घर भेट्टाउने विवरण: बाटो, चिनारी, गेटको रङ',
  },
  'applications.help.neighbour_tap': {
    en: 'It stands on the water bill of the neighbour',
    ne: 'छिमेकीको पानीको बिलमा हुन्छ',
  },
  'applications.help.kitta': {
    en: 'It stands on the land ownership certificate',
    ne: 'जग्गाधनी प्रमाणपुर्जामा हुन्छ',
  },
  'applications.help.boundaries': {
    en: 'What lies on each side: a road, a field, a neighbour with name',
    ne: 'प्रत्येक दिशामा के छ: बाटो, खेत, छिमेकीको नाम',
  },
  'applications.help.area': { en: 'For example 0-1-3-0 bigha', ne: 'जस्तै ०-१-३-० बिघा' },
  'applications.help.water_users': {
    en: 'How many people will use this tap',
    ne: 'यो धारा कति जनाले उपभोग गर्नेछन्',
  },
  'applications.help.customer_no_new': {
    en: 'Only if you have another tap of this organisation',
    ne: 'यस संस्थाको अर्को धारा भएमा मात्र',
  },
  'applications.help.customer_no': { en: 'It stands on every water bill', ne: 'पानीको प्रत्येक बिलमा हुन्छ' },
  'applications.help.meter_no': { en: 'It is written on the meter', ne: 'मिटरमा लेखिएको हुन्छ' },
  'applications.help.reason': {
    en: 'What the water is needed for; necessary when it is not for a household',
    ne: 'पानी केका लागि चाहिएको हो; घरायसी प्रयोजन नभएमा अनिवार्य',
  },
  'applications.arrears.title': { en: 'Unpaid dues follow the tap', ne: 'बक्यौता धारासँगै सर्छ' },
  'applications.arrears.text': {
    en: 'By the Drinking Water Service Charge (Recovery) Rules 2050 the new owner pays what the old owner left unpaid. Ask the office about the dues of this customer number before you buy.',
    ne: 'खानेपानी सेवा शुल्क (असुल उपर) नियमावली, २०५० अनुसार पुरानो धनीले तिर्न बाँकी महसुल नयाँ धनीले तिर्नुपर्छ। किन्नुअघि यो ग्राहक नम्बरको बक्यौता कार्यालयमा बुझ्नुहोस्।',
  },
  'applications.papers.lead': {
    en: 'Send photographs or PDF files of the papers, up to {n} MB each. What you cannot send you may bring to the office.',
    ne: 'कागजातको फोटो वा पीडीएफ पठाउनुहोस्, प्रत्येक बढीमा {n} एमबी। पठाउन नसकिने कागजात कार्यालयमा ल्याउन सकिन्छ।',
  },
  'applications.papers.private': {
    en: 'Papers are private. Only the people of the office who work on your application can open them.',
    ne: 'कागजात गोप्य रहन्छन्। तपाईंको निवेदनमा काम गर्ने कार्यालयका व्यक्तिले मात्र खोल्न सक्छन्।',
  },
  'applications.papers.not_required': { en: 'Only if you have it', ne: 'भएमा मात्र' },
  'applications.papers.heirs': {
    en: 'Only after the death of the owner',
    ne: 'धनीको मृत्यु भएको अवस्थामा मात्र',
  },
  'applications.papers.sent_before': {
    en: 'Already sent. Choose a file only to replace it.',
    ne: 'पहिले नै पठाइएको छ। फेर्नुपरेमा मात्र फाइल छान्नुहोस्।',
  },
  'applications.review.lead': {
    en: 'Please read it once more. You can go back to every step.',
    ne: 'कृपया एक पटक पुनः पढ्नुहोस्। जुनसुकै चरणमा फर्कन सकिन्छ।',
  },
  'applications.review.nothing': { en: 'Not given', ne: 'नभरिएको' },
  'applications.consent.text': {
    en: 'The office uses your details to decide on this application and to run the tap, for nothing else. Papers of an application that is not approved are erased after one year.',
    ne: 'कार्यालयले तपाईंको विवरण यस निवेदनको निर्णय र धारा सञ्चालनका लागि मात्र प्रयोग गर्छ। स्वीकृत नभएका निवेदनका कागजात एक वर्षपछि मेटाइन्छन्।',
  },
  'applications.leave_empty': { en: 'Leave this empty', ne: 'यो खाली छोड्नुहोस्' },
  'applications.send': { en: 'Send the application', ne: 'निवेदन पठाउनुहोस्' },
  'applications.send_again': { en: 'Send the corrected application', ne: 'सच्याइएको निवेदन पठाउनुहोस्' },
  'applications.print_instead': { en: 'Print it instead of sending', ne: 'पठाउनुको साटो मुद्रण गर्नुहोस्' },
} as const satisfies Messages

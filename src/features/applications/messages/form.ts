// Messages of the application form around its fields; apart from the other screens, so that the browser loads no more.

import type { Messages } from '#kit/language.ts'

export const formMessages = {
  'applications.draft.new': {
    en: 'You started a connection application on {date}.',
    ne: 'तपाईंले {date} धारा जडान दरखास्त भर्न सुरु गर्नुभएको थियो।',
  },
  'applications.draft.transfer': {
    en: 'You started a transfer application on {date}.',
    ne: 'तपाईंले {date} नामसारी निवेदन भर्न सुरु गर्नुभएको थियो।',
  },
  'applications.new.title': { en: 'Water connection application form', ne: 'नयाँ धारा जडान दरखास्त फाराम' },
  'applications.new.lead': {
    en: 'For a house or institution without a tap of this organisation.',
    ne: 'यस संस्थाको धारा जडान नभएका घर वा संस्थाका लागि।',
  },
  'applications.transfer.title': { en: 'Tap ownership transfer application', ne: 'धारा नामसारी निवेदन' },
  'applications.transfer.lead': {
    en: 'If you have bought, inherited or been given a house with a tap.',
    ne: 'धारा जडान भएको घर किन्नुभएको, अंश वा अपुतालीबाट पाउनुभएको वा अन्य कारणले हक सरेको अवस्थामा।',
  },
  'applications.step.tap': { en: 'Tap and transferor', ne: 'धारा र नामसारी गरिदिने' },
  'applications.step.applicant': { en: 'Applicant', ne: 'निवेदक' },
  'applications.step.buyer': { en: 'Transferee', ne: 'नामसारी गरी लिने' },
  'applications.step.place': { en: 'Place', ne: 'स्थान' },
  'applications.step.land': { en: 'Land and house', ne: 'जग्गा र घर' },
  'applications.step.water': { en: 'Tap and water', ne: 'धारा र पानी' },
  'applications.step.papers': { en: 'Documents', ne: 'कागजात' },
  'applications.step.review': { en: 'Check and send', ne: 'हेरेर पठाउनुहोस्' },
  'applications.help.name': {
    en: 'As on the citizenship certificate, in both scripts',
    ne: 'नागरिकतामा भएअनुसार, दुवै लिपिमा',
  },
  'applications.help.one_script': { en: 'In at least one of the two scripts', ne: 'कम्तीमा एउटा लिपिमा' },
  'applications.help.heir': {
    en: 'The person who can claim the tap after you',
    ne: 'तपाईंपछि धाराको हकदाबी गर्न सक्ने व्यक्ति',
  },
  'applications.help.phone': {
    en: 'The tracking code is sent by SMS to a mobile number. You need this number to track the application.',
    ne: 'मोबाइल नम्बरमा एसएमएसबाट निवेदन नम्बर पठाइन्छ। निवेदनको स्थिति हेर्न यो नम्बर चाहिन्छ।',
  },
  'applications.help.email': { en: 'To receive a confirmation by email', ne: 'इमेलबाट निस्सा पाउनका लागि' },
  'applications.help.place_details': {
    en: 'Directions to the house: road, landmark, colour of the gate',
    ne: 'कार्यालयले घर भेट्टाउने विवरण: बाटो, चिनारी, गेटको रङ',
  },
  'applications.help.neighbour_tap': {
    en: "Printed on the neighbour's water bill",
    ne: 'छिमेकीको पानीको बिलमा हुन्छ',
  },
  'applications.help.kitta': {
    en: 'Printed on the land ownership certificate',
    ne: 'जग्गाधनी प्रमाणपुर्जामा हुन्छ',
  },
  'applications.help.boundaries': {
    en: 'What is on each side: a road, a field, or the name of the neighbour',
    ne: 'प्रत्येक दिशामा के छ: बाटो, खेत, छिमेकीको नाम',
  },
  'applications.help.area': { en: 'For example 0-1-3-0 bigha', ne: 'जस्तै ०-१-३-० बिघा' },
  'applications.help.water_users': {
    en: 'Number of people who will use this tap',
    ne: 'यो धारा कति जनाले उपभोग गर्नेछन्',
  },
  'applications.help.customer_no_new': {
    en: 'Only if you already have another tap of this organisation',
    ne: 'यस संस्थाको अर्को धारा भएमा मात्र',
  },
  'applications.help.customer_no': { en: 'Printed on every water bill', ne: 'पानीको प्रत्येक बिलमा हुन्छ' },
  'applications.help.meter_no': { en: 'Printed on the meter', ne: 'मिटरमा लेखिएको हुन्छ' },
  'applications.help.reason': {
    en: 'What you need the water for. Required if it is not for a household.',
    ne: 'पानी केका लागि चाहिएको हो। घरायसी प्रयोजन नभएमा अनिवार्य।',
  },
  'applications.arrears.title': { en: 'Unpaid dues are transferred with the tap', ne: 'बक्यौता धारासँगै सर्छ' },
  'applications.arrears.text': {
    en: 'Under the Drinking Water Service Charge (Recovery) Rules 2050, the new owner must pay the dues of the previous owner. Ask the office about the dues of this customer number before you buy.',
    ne: 'खानेपानी सेवा शुल्क (असुल उपर) नियमावली, २०५० अनुसार पुरानो धनीले तिर्न बाँकी महसुल नयाँ धनीले तिर्नुपर्छ। किन्नुअघि यो ग्राहक नम्बरको बक्यौता कार्यालयमा बुझ्नुहोस्।',
  },
  'applications.papers.lead': {
    en: 'Upload photographs or PDF files of the documents, up to {n} MB each. You can bring the others to the office.',
    ne: 'कागजातको फोटो वा पीडीएफ पठाउनुहोस्, प्रत्येक बढीमा {n} एमबी। बाँकी कागजात कार्यालयमा ल्याउन सकिन्छ।',
  },
  'applications.papers.private': {
    en: 'The documents are private. Only staff who work on your application can open them.',
    ne: 'कागजात गोप्य रहन्छन्। तपाईंको निवेदनमा काम गर्ने कर्मचारीले मात्र खोल्न सक्छन्।',
  },
  'applications.papers.not_required': { en: 'Only if you have it', ne: 'भएमा मात्र' },
  'applications.papers.heirs': {
    en: 'Only after the death of the owner',
    ne: 'धनीको मृत्यु भएको अवस्थामा मात्र',
  },
  'applications.papers.sent_before': {
    en: 'Already uploaded. Choose a file only to replace it.',
    ne: 'पहिले नै पठाइएको छ। फेर्नुपरेमा मात्र फाइल छान्नुहोस्।',
  },
  'applications.review.lead': {
    en: 'Check your details. You can go back to any step.',
    ne: 'विवरण जाँच गर्नुहोस्। जुनसुकै चरणमा फर्कन सकिन्छ।',
  },
  'applications.review.nothing': { en: 'Not provided', ne: 'नभरिएको' },
  'applications.consent.text': {
    en: 'The office uses your details only to decide on this application and to operate the tap. Documents of applications that are not approved are deleted after one year.',
    ne: 'कार्यालयले तपाईंको विवरण यस निवेदनको निर्णय र धारा सञ्चालनका लागि मात्र प्रयोग गर्छ। स्वीकृत नभएका निवेदनका कागजात एक वर्षपछि मेटाइन्छन्।',
  },
  'applications.leave_empty': { en: 'Leave this field empty', ne: 'यो खाली छोड्नुहोस्' },
  'applications.send': { en: 'Send application', ne: 'निवेदन पठाउनुहोस्' },
  'applications.send_again': { en: 'Send corrected application', ne: 'सच्याइएको निवेदन पठाउनुहोस्' },
  'applications.print_instead': { en: 'Print instead of sending', ne: 'पठाउनुको साटो मुद्रण गर्नुहोस्' },
} as const satisfies Messages

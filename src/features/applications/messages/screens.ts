// What do the screens of applications say around the fields?

import type { Messages } from '#kit/language.ts'

export const screenMessages = {
  'applications.title': { en: 'Connection application', ne: 'धारा जडान आवेदन' },
  'applications.lead': {
    en: 'Apply for a new tap, or have a tap transferred to your name. Online, or on paper.',
    ne: 'नयाँ धारा जडान वा धारा नामसारीका लागि अनलाइनबाट वा कागजमा निवेदन दिनुहोस्।',
  },
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
  'applications.start.new': { en: 'Apply for a new connection', ne: 'नयाँ जडानका लागि निवेदन दिनुहोस्' },
  'applications.start.transfer': { en: 'Apply for a transfer', ne: 'नामसारीका लागि निवेदन दिनुहोस्' },
  'applications.papers_needed': { en: 'Papers needed', ne: 'आवश्यक कागजात' },
  'applications.papers_of_heirs': {
    en: 'After the death of the owner also: {papers}',
    ne: 'धनीको मृत्यु भएको अवस्थामा थप: {papers}',
  },
  'applications.how.title': { en: 'How it goes', ne: 'प्रक्रिया' },
  'applications.how.1': {
    en: 'You fill in the form and send it. You get a tracking code by SMS, and by e-mail if you give an address.',
    ne: 'तपाईंले फाराम भरी पठाउनुहुन्छ। एसएमएसबाट र इमेल दिनुभएमा इमेलबाट पनि खोजी कोड प्राप्त हुन्छ।',
  },
  'applications.how.2': {
    en: 'You bring to the office the papers that you have not sent.',
    ne: 'नपठाएका कागजात कार्यालयमा ल्याउनुहुन्छ।',
  },
  'applications.how.3': {
    en: 'One person of the office prepares the file, a second checks it, a third approves it.',
    ne: 'कार्यालयका एक जनाले फाइल तयार गर्छन्, दोस्रोले चेक जाँच गर्छन् र तेस्रोले स्वीकृत गर्छन्।',
  },
  'applications.how.4': {
    en: 'You see every step with your code and your phone number.',
    ne: 'प्रत्येक चरण तपाईंले कोड र फोन नम्बर राखी हेर्न सक्नुहुन्छ।',
  },
  'applications.paper.title': { en: 'On paper', ne: 'कागजमा' },
  'applications.paper.text': {
    en: 'Print the form, fill it in by hand and bring it to the office with the papers.',
    ne: 'फाराम मुद्रण गरी हातले भर्नुहोस् र कागजातसहित कार्यालयमा बुझाउनुहोस्।',
  },
  'applications.paper.new': { en: 'Print the form for a new connection', ne: 'नयाँ जडानको फाराम मुद्रण गर्नुहोस्' },
  'applications.paper.transfer': { en: 'Print the form for a transfer', ne: 'नामसारीको फाराम मुद्रण गर्नुहोस्' },
  'applications.track.link': { en: 'Follow an application', ne: 'निवेदनको अवस्था हेर्नुहोस्' },

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
    ne: 'मोबाइल नम्बरमा एसएमएसबाट कोड आउँछ। निवेदनको अवस्था हेर्न यो नम्बर चाहिन्छ।',
  },
  'applications.help.email': { en: 'For a receipt by e-mail', ne: 'इमेलबाट निस्सा पाउनका लागि' },
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

  'applications.sent.title': { en: 'Your application is registered', ne: 'तपाईंको निवेदन दर्ता भयो' },
  'applications.sent.lead': {
    en: 'Please keep this code. With it and your phone number you follow the application.',
    ne: 'कृपया यो कोड सुरक्षित राख्नुहोस्। यो कोड र फोन नम्बर राखी निवेदनको अवस्था हेर्न सकिन्छ।',
  },
  'applications.sent.copy': { en: 'Copy the code', ne: 'कोड प्रतिलिपि गर्नुहोस्' },
  'applications.sent.copied': { en: 'Copied', ne: 'प्रतिलिपि भयो' },
  'applications.sent.bring': { en: 'Please bring to the office', ne: 'कृपया कार्यालयमा ल्याउनुहोस्' },
  'applications.sent.follow': { en: 'Follow it or print it', ne: 'अवस्था हेर्नुहोस् वा मुद्रण गर्नुहोस्' },

  'applications.track.title': { en: 'Follow an application', ne: 'निवेदनको अवस्था' },
  'applications.track.lead': {
    en: 'With the tracking code and the phone number that you gave.',
    ne: 'खोजी कोड र निवेदनमा दिएको फोन नम्बर राख्नुहोस्।',
  },
  'applications.track.code_help': { en: 'For example A-7K4M-29XQ', ne: 'जस्तै A-7K4M-29XQ' },
  'applications.track.show': { en: 'Show', ne: 'हेर्नुहोस्' },
  'applications.track.history': { en: 'What has been done', ne: 'हालसम्मको प्रगति' },
  'applications.track.submitted_at': { en: 'Registered', ne: 'दर्ता मिति' },
  'applications.track.print': { en: 'Print form', ne: 'फाराम मुद्रण गर्नुहोस्' },
  'applications.track.correct': { en: 'Correct and send again', ne: 'सच्याएर पुनः पठाउनुहोस्' },
  'applications.track.other': { en: 'Follow another application', ne: 'अर्को निवेदन हेर्नुहोस्' },
  'applications.correct.title': { en: 'Correct the application', ne: 'निवेदन सच्याउनुहोस्' },
  'applications.correct.why': { en: 'Why the office returned it', ne: 'कार्यालयले फिर्ता गर्नुको कारण' },

  'applications.state.submitted': { en: 'Registered', ne: 'दर्ता भएको' },
  'applications.state.prepared': { en: 'Prepared', ne: 'तयार भएको' },
  'applications.state.checked': { en: 'Checked', ne: 'चेक जाँच भएको' },
  'applications.state.approved': { en: 'Approved', ne: 'स्वीकृत' },
  'applications.state.returned': { en: 'Returned for correction', ne: 'सच्याउन फिर्ता' },
  'applications.state.rejected': { en: 'Rejected', ne: 'अस्वीकृत' },
  'applications.next.prepare': { en: 'The office prepares the file.', ne: 'कार्यालयले फाइल तयार गर्दै छ।' },
  'applications.next.check': { en: 'The office checks the file.', ne: 'कार्यालयले चेक जाँच गर्दै छ।' },
  'applications.next.approve': { en: 'The file waits for approval.', ne: 'फाइल स्वीकृतिको चरणमा छ।' },
  'applications.next.resubmit': {
    en: 'Please correct the application and send it again.',
    ne: 'कृपया निवेदन सच्याएर पुनः पठाउनुहोस्।',
  },
  'applications.next.approved': {
    en: 'Please contact the office about the fee and the date of the work.',
    ne: 'दस्तुर र काम हुने मितिका लागि कृपया कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'applications.next.rejected': {
    en: 'You may apply again once the reason is gone, or ask the grievance officer.',
    ne: 'कारण हटेपछि पुनः निवेदन दिन वा गुनासो सुन्ने अधिकारीसँग सम्पर्क गर्न सकिन्छ।',
  },
  'applications.did.submitted': { en: 'Registered', ne: 'दर्ता भयो' },
  'applications.did.prepared': { en: 'Prepared', ne: 'तयार भयो' },
  'applications.did.checked': { en: 'Checked', ne: 'चेक जाँच भयो' },
  'applications.did.approved': { en: 'Approved', ne: 'स्वीकृत भयो' },
  'applications.did.returned': { en: 'Returned for correction', ne: 'सच्याउन फिर्ता गरियो' },
  'applications.did.rejected': { en: 'Rejected', ne: 'अस्वीकृत भयो' },
  'applications.did.resubmitted': { en: 'Corrected and sent again', ne: 'सच्याएर पुनः पठाइयो' },
} satisfies Messages

// Messages of the public screens around the application form.

import type { Messages } from '#kit/language.ts'

export const screenMessages = {
  'applications.title': { en: 'Connection application', ne: 'धारा जडान आवेदन' },
  'applications.lead': {
    en: 'Apply for a new tap, or transfer a tap to your name, online or on paper.',
    ne: 'नयाँ धारा जडान वा धारा नामसारीका लागि अनलाइनबाट वा कागजमा निवेदन दिनुहोस्।',
  },
  'applications.start.new': { en: 'Apply for a new connection', ne: 'नयाँ जडानका लागि निवेदन दिनुहोस्' },
  'applications.start.transfer': { en: 'Apply for a transfer', ne: 'नामसारीका लागि निवेदन दिनुहोस्' },
  'applications.papers_needed': { en: 'Documents needed', ne: 'आवश्यक कागजात' },
  'applications.papers_sample': { en: 'sample', ne: 'नमुना' },
  'applications.papers_optional': { en: '{paper}, if you have it', ne: '{paper} (भएमा)' },
  'applications.papers_of_heirs': {
    en: 'After the death of the owner, also: {papers}',
    ne: 'धनीको मृत्यु भएको अवस्थामा थप: {papers}',
  },
  'applications.charter': {
    en: 'Fees and time limits: see the citizen charter',
    ne: 'दस्तुर र लाग्ने समय नागरिक वडापत्रमा हेर्नुहोस्',
  },
  'applications.how.title': { en: 'How it works', ne: 'प्रक्रिया' },
  'applications.how.1': {
    en: 'Fill in the form and send it. You receive a tracking code by SMS, and by email if you give an address.',
    ne: 'फाराम भरी पठाउनुहोस्। एसएमएसबाट र इमेल दिनुभएमा इमेलबाट पनि निवेदन नम्बर प्राप्त हुनेछ।',
  },
  'applications.how.2': {
    en: 'Bring to the office the documents that you have not uploaded.',
    ne: 'नपठाएका कागजात कार्यालयमा ल्याउनुहोस्।',
  },
  'applications.how.3': {
    en: 'At the office one person prepares the application, a second checks it and a third approves it.',
    ne: 'कार्यालयका एक जनाले निवेदन तयार गर्नुहुन्छ, दोस्रोले चेक जाँच गर्नुहुन्छ र तेस्रोले स्वीकृत गर्नुहुन्छ।',
  },
  'applications.how.4': {
    en: 'Track every step with your tracking code and phone number.',
    ne: 'निवेदन नम्बर र फोन नम्बर राखी प्रत्येक चरण हेर्न सकिन्छ।',
  },
  'applications.paper.title': { en: 'On paper', ne: 'कागजमा' },
  'applications.paper.text': {
    en: 'Print the form, fill it in by hand and bring it to the office with the documents.',
    ne: 'फाराम मुद्रण गरी हातले भर्नुहोस् र कागजातसहित कार्यालयमा बुझाउनुहोस्।',
  },
  'applications.paper.new': { en: 'New connection form', ne: 'नयाँ जडानको फाराम' },
  'applications.paper.transfer': { en: 'Transfer form', ne: 'नामसारीको फाराम' },
  'applications.track.link': { en: 'Track an application', ne: 'निवेदनको स्थिति हेर्नुहोस्' },
  'applications.sent.title': { en: 'Your application is registered', ne: 'तपाईंको निवेदन दर्ता भयो' },
  'applications.sent.corrected': {
    en: 'Your correction has been sent to the office',
    ne: 'सच्याइएको निवेदन कार्यालयमा पुग्यो',
  },
  'applications.sent.lead': {
    en: 'Keep this code safe. You need it and your phone number to track the application.',
    ne: 'कृपया यो नम्बर सुरक्षित राख्नुहोस्। यो नम्बर र फोन नम्बर राखी निवेदनको स्थिति हेर्न सकिन्छ।',
  },
  'applications.sent.next': { en: 'What happens next', ne: 'अबको प्रक्रिया' },
  'applications.sent.copy': { en: 'Copy the code', ne: 'नम्बर प्रतिलिपि गर्नुहोस्' },
  'applications.sent.copied': { en: 'Copied', ne: 'प्रतिलिपि भयो' },
  'applications.sent.bring': { en: 'Bring to the office', ne: 'कृपया कार्यालयमा ल्याउनुहोस्' },
  'applications.sent.follow': { en: 'Track or print the application', ne: 'स्थिति हेर्नुहोस् वा मुद्रण गर्नुहोस्' },
  'applications.track.title': { en: 'Track an application', ne: 'निवेदनको स्थिति' },
  'applications.track.lead': {
    en: 'Enter the tracking code and the phone number you gave in the application.',
    ne: 'निवेदन नम्बर र निवेदनमा दिएको फोन नम्बर लेख्नुहोस्।',
  },
  'applications.track.code_help': { en: 'For example A-7K4M-29XQ', ne: 'जस्तै A-7K4M-29XQ' },
  'applications.track.show': { en: 'Show', ne: 'हेर्नुहोस्' },
  'applications.track.history': { en: 'Progress', ne: 'हालसम्म भएको कारबाही' },
  'applications.track.submitted_at': { en: 'Registered', ne: 'दर्ता मिति' },
  'applications.track.print': { en: 'Print form', ne: 'फाराम मुद्रण गर्नुहोस्' },
  'applications.track.correct': { en: 'Correct and resubmit', ne: 'सच्याएर पुनः पठाउनुहोस्' },
  'applications.track.other': { en: 'Track another application', ne: 'अर्को निवेदन हेर्नुहोस्' },
  'applications.correct.title': { en: 'Correct the application', ne: 'निवेदन सच्याउनुहोस्' },
  'applications.correct.nothing': {
    en: 'Open the application with its tracking code and phone number first. You can then correct what the office returned.',
    ne: 'पहिले निवेदन नम्बर र फोन नम्बरबाट निवेदन खोल्नुहोस्; कार्यालयले फिर्ता गरेको निवेदन त्यहीँबाट सच्याउन सकिन्छ।',
  },
  'applications.correct.why': { en: 'Reason for the return', ne: 'कार्यालयले फिर्ता गर्नुको कारण' },
  'applications.state.submitted': { en: 'Registered', ne: 'दर्ता भएको' },
  'applications.state.prepared': { en: 'Prepared', ne: 'तयार भएको' },
  'applications.state.checked': { en: 'Checked', ne: 'चेक जाँच भएको' },
  'applications.state.approved': { en: 'Approved', ne: 'स्वीकृत' },
  'applications.state.returned': { en: 'Returned for correction', ne: 'सच्याउन फिर्ता' },
  'applications.state.rejected': { en: 'Rejected', ne: 'अस्वीकृत' },
  'applications.next.prepare': { en: 'The office is preparing the application.', ne: 'कार्यालयले निवेदन तयार गर्दै छ।' },
  'applications.next.check': { en: 'The office is checking the application.', ne: 'कार्यालयले निवेदनको चेक जाँच गर्दै छ।' },
  'applications.next.approve': { en: 'The application is waiting for approval.', ne: 'निवेदन स्वीकृतिको चरणमा छ।' },
  'applications.next.resubmit': {
    en: 'Correct the application and resubmit it.',
    ne: 'कृपया निवेदन सच्याएर पुनः पठाउनुहोस्।',
  },
  'applications.next.approved': {
    en: 'Contact the office about the fee and the date of the work.',
    ne: 'दस्तुर र काम हुने मितिका लागि कृपया कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'applications.next.rejected': {
    en: 'You can apply again when the reason no longer applies, or contact the grievance officer.',
    ne: 'कारण हटेपछि पुनः निवेदन दिन वा गुनासो सुन्ने अधिकारीसँग सम्पर्क गर्न सकिन्छ।',
  },
  'applications.did.submitted': { en: 'Registered', ne: 'दर्ता भयो' },
  'applications.did.prepared': { en: 'Prepared', ne: 'तयार भयो' },
  'applications.did.checked': { en: 'Checked', ne: 'चेक जाँच भयो' },
  'applications.did.approved': { en: 'Approved', ne: 'स्वीकृत भयो' },
  'applications.did.returned': { en: 'Returned for correction', ne: 'सच्याउन फिर्ता गरियो' },
  'applications.did.rejected': { en: 'Rejected', ne: 'अस्वीकृत भयो' },
  'applications.did.resubmitted': { en: 'Corrected and resubmitted', ne: 'सच्याएर पुनः पठाइयो' },
} as const satisfies Messages

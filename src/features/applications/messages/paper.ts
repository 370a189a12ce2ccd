// Messages of the printed form beyond its field labels.

import type { Messages } from '#kit/language.ts'

export const paperMessages = {
  'applications.print.title': { en: 'Print form', ne: 'फाराम मुद्रण' },
  'applications.print.now': { en: 'Print form', ne: 'फाराम मुद्रण गर्नुहोस्' },
  'applications.print.in': { en: 'Form language', ne: 'फारामको भाषा' },
  'applications.print.both': { en: 'Both languages', ne: 'दुवै भाषा' },
  'applications.print.ne': { en: 'Nepali', ne: 'नेपाली' },
  'applications.print.en': { en: 'English', ne: 'अङ्ग्रेजी' },
  'applications.print.back': { en: 'Back', ne: 'फर्कनुहोस्' },
  'applications.print.not_sent': {
    en: 'This form has been filled in but not sent. It is valid only after the office has received it.',
    ne: 'यो फाराम भरिएको छ तर पठाइएको छैन। कार्यालयले बुझेपछि मात्र मान्य हुन्छ।',
  },
  'applications.field.womenAndMen': { en: 'Women / men', ne: 'महिला / पुरुष' },
  'applications.form.to': { en: 'To the Chairperson', ne: 'श्रीमान् अध्यक्षज्यू' },
  'applications.form.new_request': {
    en: 'I request a water connection at the place below and enclose the required documents.',
    ne: 'तल उल्लिखित स्थानमा खानेपानी धारा जडान गरी पाउन आवश्यक कागजात संलग्न गरी यो दरखास्त पेस गरेको छु।',
  },
  'applications.form.transfer_request': {
    en: 'I request the transfer of the tap below to my name and enclose the required documents.',
    ne: 'तल उल्लिखित धारा मेरो नाममा नामसारी गरी पाउन आवश्यक कागजात संलग्न गरी यो निवेदन पेस गरेको छु।',
  },
  'applications.form.date': { en: 'Application date', ne: 'निवेदन मिति' },
  'applications.form.registration_no': { en: 'Registration no.', ne: 'दर्ता नं.' },
  'applications.form.photo': { en: 'Passport-size photo', ne: 'पासपोर्ट साइजको फोटो' },
  'applications.form.house': { en: 'House', ne: 'घर' },
  'applications.form.signature': { en: 'Signature', ne: 'दस्तखत' },
  'applications.form.thumb': { en: 'Thumb print', ne: 'औँठा छाप' },
  'applications.form.right': { en: 'Right', ne: 'दायाँ' },
  'applications.form.left': { en: 'Left', ne: 'बायाँ' },
  'applications.form.applicant_signature': { en: "Applicant's signature", ne: 'निवेदकको दस्तखत' },
  'applications.form.seller_signature': {
    en: "Transferor's signature",
    ne: 'नामसारी गरिदिनेको दस्तखत',
  },
  'applications.form.name': { en: 'Name', ne: 'नाम' },
  'applications.form.position': { en: 'Position', ne: 'पद' },
  'applications.form.day': { en: 'Date', ne: 'मिति' },
  'applications.form.prepared': { en: 'Prepared by', ne: 'तयार गर्ने' },
  'applications.form.checked': { en: 'Checked by', ne: 'चेक जाँच गर्ने' },
  'applications.form.approved': { en: 'Approved by', ne: 'स्वीकृत गर्ने' },
  'applications.form.office': { en: 'For office use', ne: 'कार्यालय प्रयोजनका लागि' },
  'applications.form.tap_no': { en: 'Tap no.', ne: 'धारा नं.' },
  'applications.form.receipt_no': { en: 'Receipt no.', ne: 'रसिद नं.' },
  'applications.form.fee': { en: 'Fee (Rs.)', ne: 'दस्तुर (रु.)' },
} as const satisfies Messages

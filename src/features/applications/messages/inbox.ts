// What do the office's screens of applications say?

import type { Messages } from '#kit/language.ts'

export const inboxMessages = {
  'applications.inbox': { en: 'Applications', ne: 'निवेदनहरू' },
  'applications.inbox_lead': {
    en: 'To prepare {submitted}, to check {prepared}, to approve {checked}, with the applicant {returned}',
    ne: 'तयार गर्न बाँकी {submitted}, चेक जाँच गर्न बाँकी {prepared}, स्वीकृत गर्न बाँकी {checked}, निवेदकसँग {returned}',
  },
  'applications.inbox_empty': { en: 'No applications', ne: 'कुनै निवेदन छैन' },
  'applications.inbox_search': { en: 'Code, name, phone or customer number', ne: 'कोड, नाम, फोन वा ग्राहक नम्बर' },
  'applications.back': { en: 'All applications', ne: 'सबै निवेदन' },
  'applications.code': { en: 'Tracking code', ne: 'खोजी कोड' },
  'applications.state': { en: 'State', ne: 'अवस्था' },
  'applications.sent_on': { en: 'Sent', ne: 'पेस मिति' },
  'applications.last_step': { en: 'Last step', ne: 'पछिल्लो कार्य' },
  'applications.details': { en: 'What was filled in', ne: 'भरिएको विवरण' },
  'applications.papers': { en: 'Papers', ne: 'कागजात' },
  'applications.no_papers': { en: 'No papers were sent.', ne: 'कुनै कागजात पठाइएको छैन।' },
  'applications.missing': { en: 'Missing', ne: 'नपुगेका कागजात' },
  'applications.replaced': { en: 'replaced', ne: 'बदलिएको' },
  'applications.seen': { en: 'Seen at the office', ne: 'कार्यालयमा हेरिएका कागजात' },
  'applications.acts': { en: 'What to do', ne: 'गर्नुपर्ने कार्य' },
  'applications.act_prepare': { en: 'Sign as prepared', ne: 'तयार गरेको दस्तखत गर्नुहोस्' },
  'applications.act_check': { en: 'Sign as checked', ne: 'चेक जाँच गरेको दस्तखत गर्नुहोस्' },
  'applications.act_approve': { en: 'Approve', ne: 'स्वीकृत गर्नुहोस्' },
  'applications.act_return': { en: 'Return for correction', ne: 'सच्याउन फिर्ता गर्नुहोस्' },
  'applications.act_reject': { en: 'Reject with a reason', ne: 'कारणसहित अस्वीकार गर्नुहोस्' },
  'applications.act_done': { en: 'Signed and kept', ne: 'कार्य सम्पन्न भयो' },
  'applications.position': { en: 'My position', ne: 'मेरो पद' },
  'applications.note': { en: 'Note, stays in the office', ne: 'टिप्पणी (कार्यालयभित्र मात्र)' },
  'applications.reason': { en: 'Reason, read by the applicant', ne: 'कारण (निवेदकले पढ्ने)' },
  'applications.may_nothing': {
    en: 'Nothing can be done here with your role now.',
    ne: 'अहिले तपाईंको भूमिकाबाट यहाँ केही गर्न मिल्दैन।',
  },
  'applications.steps': { en: 'What has happened', ne: 'कार्यको विवरण क्रम' },
  'applications.mine': { en: 'My applications', ne: 'मेरा निवेदनहरू' },
  'applications.mine_lead': {
    en: 'What you sent while logged in, or from the phone number the office has of you.',
    ne: 'लगइन गरेर वा कार्यालयमा रहेको तपाईंको फोन नम्बरबाट पठाइएका निवेदन।',
  },
  'applications.apply': { en: 'Apply', ne: 'निवेदन दिनुहोस्' },
} satisfies Messages

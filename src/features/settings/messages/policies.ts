// Messages of the page of the organisation's policies.

import type { Messages } from '#kit/language.ts'

export const policyMessages = {
  'policies.title': { en: 'Policies', ne: 'नीतिगत व्यवस्था' },
  'policies.lead': {
    en: 'How long records of people are stored, who needs a second factor to log in, and who approves what is published.',
    ne: 'व्यक्तिका अभिलेख कति समय राख्ने, लगइन गर्दा कसलाई दुई चरणको प्रमाणीकरण चाहिने, र प्रकाशन कसले स्वीकृत गर्ने।',
  },
  'policies.days_help': {
    en: 'Days from the last event. A change applies to a case from its next event on; afterwards the case is erased.',
    ne: 'अन्तिम कारबाहीदेखिका दिन। परिवर्तन अर्को कारबाहीदेखि लागू हुन्छ; त्यसपछि अभिलेख मेटिन्छ।',
  },
  'policies.complaints': { en: 'Complaints', ne: 'गुनासो' },
  'policies.complaint_reopen': {
    en: 'Days in which a resolved complaint can be reopened',
    ne: 'समाधान भएको गुनासो पुनः खोल्न सकिने दिन',
  },
  'policies.complaint_kept': { en: 'Days for which a complaint is stored', ne: 'गुनासो राखिने दिन' },
  'policies.complaint_wards': { en: 'Number of wards', ne: 'वडा सङ्ख्या' },
  'policies.wards_help': {
    en: 'The form offers wards 1 to this number; left empty it accepts any.',
    ne: 'फाराममा १ देखि यस सङ्ख्यासम्मका वडा देखिन्छन्; खाली राखेमा जुनसुकै वडा लेख्न सकिन्छ।',
  },
  'policies.applications': { en: 'Applications', ne: 'निवेदन' },
  'policies.application_open': {
    en: 'Days for which an open application is stored',
    ne: 'कारबाही बाँकी निवेदन राखिने दिन',
  },
  'policies.application_returned': {
    en: 'Days for which a returned application is stored',
    ne: 'सच्याउन फिर्ता गरिएको निवेदन राखिने दिन',
  },
  'policies.application_rejected': {
    en: 'Days for which a rejected application is stored',
    ne: 'अस्वीकृत निवेदन राखिने दिन',
  },
  'policies.application_approved': {
    en: 'Days for which an approved application is stored',
    ne: 'स्वीकृत निवेदन राखिने दिन',
  },
  'policies.staff': { en: 'Staff', ne: 'कर्मचारी' },
  'policies.second_factor': {
    en: 'Everybody with a role needs a second factor to log in',
    ne: 'भूमिका भएका सबै कर्मचारीलाई लगइनमा दुई चरणको प्रमाणीकरण चाहिने',
  },
  'policies.second_factor_help': {
    en: 'Administrators and those who read citizenship papers always need one.',
    ne: 'प्रशासक र नागरिकताका कागजात हेर्ने कर्मचारीलाई सधैँ चाहिन्छ।',
  },
  'policies.publishing': { en: 'Publishing', ne: 'प्रकाशन' },
  'policies.publishing_review': {
    en: 'Another person approves what is published',
    ne: 'प्रकाशन हुने सामग्री अर्को व्यक्तिले स्वीकृत गर्ने',
  },
  'policies.publishing_review_help': {
    en: 'What cannot wait is published with a reason and stays marked until another person has reviewed it.',
    ne: 'पर्खन नसकिने सामग्री कारणसहित प्रकाशित गर्न सकिन्छ; अर्को व्यक्तिले समीक्षा नगरेसम्म चिह्न लागिरहन्छ।',
  },
  'policies.yes': { en: 'yes', ne: 'हो' },
  'policies.no': { en: 'no', ne: 'होइन' },
  'policies.saved': { en: 'The policies have been saved', ne: 'नीतिगत व्यवस्था सुरक्षित भयो' },
} as const satisfies Messages

// Messages of denied office actions on an application.

import type { Messages } from '#kit/language.ts'

export const officeMessages = {
  'applications.papers_missing': {
    en: 'Some documents were neither uploaded nor shown at the office',
    ne: 'नपठाइएका र कार्यालयमा पनि नदेखाइएका कागजात बाँकी छन्',
  },
  'applications.three_people': {
    en: 'Preparing, checking and approving must be done by three different people',
    ne: 'तयार गर्ने, चेक जाँच गर्ने र स्वीकृत गर्ने तीन फरक व्यक्ति हुनुपर्छ',
  },
  'applications.not_to_prepare': { en: 'This application has already been prepared', ne: 'यो निवेदन तयार भइसकेको छ' },
  'applications.not_to_check': {
    en: 'This application is not waiting to be checked',
    ne: 'यो निवेदन चेक जाँचको चरणमा छैन',
  },
  'applications.not_to_approve': {
    en: 'This application is not waiting to be approved',
    ne: 'यो निवेदन स्वीकृतिको चरणमा छैन',
  },
  'applications.already_approved': { en: 'This application has been approved', ne: 'यो निवेदन स्वीकृत भइसकेको छ' },
  'applications.already_rejected': { en: 'This application has been rejected', ne: 'यो निवेदन अस्वीकृत भइसकेको छ' },
  'applications.with_applicant': {
    en: 'This application has been returned to the applicant for correction',
    ne: 'यो निवेदन सच्याउनका लागि निवेदकसँग छ',
  },
} as const satisfies Messages

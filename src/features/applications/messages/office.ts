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
  'applications.made_of_transfer': {
    en: 'An application for a transfer names its own connection',
    ne: 'नामसारीको निवेदनमा धाराको ग्राहक नम्बर उल्लेख हुन्छ',
  },
  'applications.made_before_approval': {
    en: 'The connection is entered after the application is approved',
    ne: 'निवेदन स्वीकृत भएपछि मात्र जडान भएको धारा राखिन्छ',
  },
  'applications.connection_unknown': {
    en: 'No connection has this customer number',
    ne: 'यो ग्राहक नम्बर भएको कुनै धारा छैन',
  },
  'applications.connection_taken': {
    en: 'Application {code} was entered for this connection already',
    ne: 'यस धाराका लागि निवेदन {code} पहिले नै राखिएको छ',
  },
} as const satisfies Messages

// Messages of the audit log, with labels of its actions.

import type { Messages } from '#kit/language.ts'
import { albumNoun } from '#features/albums/contract/addresses.ts'
import { disclosureNoun } from '#features/disclosures/contract/nouns.ts'
import { documentNoun } from '#features/documents/contract/lists.ts'
import { memberNoun } from '#features/members/contract/kinds.ts'
import { articleNoun } from '#features/news/contract/addresses.ts'
import { questionNoun, serviceNoun } from '#features/services/contract/nouns.ts'
import { slideNoun } from '#features/slides/contract/addresses.ts'
import { auditLabels } from '#features/publishing/contract/nouns.ts'
import { waterTestNoun } from '#features/water-quality/contract/nouns.ts'

export const auditMessages = {
  'audit.title': { en: 'Audit', ne: 'लेखाजोखा अभिलेख' },
  'audit.lead': {
    en: 'Every sign-in, refusal, change of permission and write of staff. Rows are not changed and not removed.',
    ne: 'हरेक लगइन, अस्वीकृति, अधिकार परिवर्तन र कर्मचारीले गरेका कार्य। यी अभिलेख परिवर्तन गर्न वा हटाउन मिल्दैन।',
  },
  'audit.search': { en: 'Search by action, person, address or outcome', ne: 'कार्य, व्यक्ति, ठेगाना वा नतिजाबाट खोज्नुहोस्' },
  'audit.search_button': { en: 'Search', ne: 'खोज्नुहोस्' },
  'audit.nothing': { en: 'Nothing found', ne: 'केही भेटिएन' },
  'audit.done': { en: 'done', ne: 'भयो' },
  'audit.refused': { en: 'refused', ne: 'अस्वीकृत' },
  'audit.machine': { en: 'System', ne: 'प्रणाली' },
  'audit.changes': { en: 'What changed', ne: 'के परिवर्तन भयो' },
} as const satisfies Messages

/** Labels of audit actions: events, and API rows that write. */
export const actionMessages = {
  'session.opened': { en: 'Logged in', ne: 'लगइन भयो' },
  'session.ended': { en: 'Logged out', ne: 'लगआउट भयो' },
  'session.refused': { en: 'Log-in refused', ne: 'लगइन अस्वीकृत भयो' },
  'second_factor.confirmed': { en: 'Second factor set up', ne: 'दोस्रो प्रमाणीकरण राखियो' },
  'second_factor.recovered': { en: 'Logged in with a recovery code', ne: 'पुनःप्राप्ति कोडबाट लगइन भयो' },
  'second_factor.removed': { en: 'Second factor removed', ne: 'दोस्रो प्रमाणीकरण हटाइयो' },
  'password.changed': { en: 'Password changed', ne: 'पासवर्ड परिवर्तन गरियो' },
  'password.chosen': { en: 'Password chosen with a code', ne: 'कोडबाट पासवर्ड राखियो' },
  'code.requested': { en: 'Code asked for', ne: 'कोड माग गरियो' },
  'account.changed': { en: 'Account changed', ne: 'खाता परिवर्तन गरियो' },
  'account.downloaded': { en: 'Own data downloaded', ne: 'आफ्नो तथ्याङ्क डाउनलोड गरियो' },
  'application.opened': { en: 'Application looked at', ne: 'निवेदन हेरियो' },
  'application.paper_opened': { en: 'Paper of an application looked at', ne: 'निवेदनको कागजात हेरियो' },
  'applications.papers_imported': { en: 'List of required papers read in', ne: 'आवश्यक कागजातको सूची आयात गरियो' },
  'applications.policy_changed': { en: 'Rules for applications changed', ne: 'निवेदनसम्बन्धी व्यवस्था परिवर्तन गरियो' },
  'complaints.policy_changed': { en: 'Rules for complaints changed', ne: 'गुनासोसम्बन्धी व्यवस्था परिवर्तन गरियो' },
  'demonstration.person_removed': { en: 'Demonstration account removed', ne: 'प्रदर्शनका लागि राखिएको खाता हटाइयो' },
  'people.invited': { en: 'Person invited', ne: 'व्यक्तिलाई निमन्त्रणा गरियो' },
  'people.readmitted': { en: 'Person let in again', ne: 'व्यक्तिको निलम्बन फुकुवा गरियो' },
  'people.roles_changed': { en: 'Roles changed', ne: 'भूमिका परिवर्तन गरियो' },
  'people.suspended': { en: 'Person suspended', ne: 'व्यक्ति निलम्बन गरियो' },
  prepareApplication: { en: 'Application signed as prepared', ne: 'निवेदन तयार गरी हस्ताक्षर गरियो' },
  checkApplication: { en: 'Application signed as checked', ne: 'निवेदन जाँच गरी हस्ताक्षर गरियो' },
  approveApplication: { en: 'Application approved', ne: 'निवेदन स्वीकृत गरियो' },
  returnApplication: { en: 'Application given back for correction', ne: 'निवेदन सच्याउन फिर्ता गरियो' },
  rejectApplication: { en: 'Application rejected', ne: 'निवेदन अस्वीकृत गरियो' },
  addArticlePicture: { en: 'Picture added to an article', ne: 'समाचारमा तस्बिर थपियो' },
  changeArticlePicture: { en: 'Words of an article’s picture corrected', ne: 'समाचारको तस्बिरको विवरण सच्याइयो' },
  removeArticlePicture: { en: 'Picture of an article removed', ne: 'समाचारको तस्बिर हटाइयो' },
  orderArticlePictures: { en: 'Pictures of an article put in order', ne: 'समाचारका तस्बिरको क्रम मिलाइयो' },
  attachToArticle: { en: 'Attachments of an article changed', ne: 'समाचारका संलग्न कागजात परिवर्तन गरियो' },
  ...auditLabels(articleNoun),
  ...auditLabels(documentNoun),
  ...auditLabels(memberNoun),
  ...auditLabels(albumNoun),
  ...auditLabels(slideNoun),
  addAlbumPictures: { en: 'Pictures added to an album', ne: 'एल्बममा तस्बिर थपियो' },
  ...auditLabels(serviceNoun),
  ...auditLabels(questionNoun),
  ...auditLabels(disclosureNoun),
  ...auditLabels(waterTestNoun),
  assignComplaint: { en: 'Complaint given to an officer', ne: 'गुनासो अधिकारीलाई तोकियो' },
  answerComplaint: { en: 'Complaint answered', ne: 'गुनासोको जवाफ दिइयो' },
  askReporter: { en: 'Reporter asked something', ne: 'गुनासोकर्तालाई प्रश्न सोधियो' },
  resolveComplaint: { en: 'Complaint resolved', ne: 'गुनासो समाधान गरियो' },
  rejectComplaint: { en: 'Complaint rejected', ne: 'गुनासो अस्वीकृत गरियो' },
  closeComplaint: { en: 'Complaint closed', ne: 'गुनासो बन्द गरियो' },
  inviteStaff: { en: 'Person invited', ne: 'व्यक्तिलाई निमन्त्रणा गरियो' },
  changeRoles: { en: 'Roles changed', ne: 'भूमिका परिवर्तन गरियो' },
  suspendStaff: { en: 'Person suspended', ne: 'व्यक्ति निलम्बन गरियो' },
  readmitStaff: { en: 'Person let in again', ne: 'व्यक्तिको निलम्बन फुकुवा गरियो' },
  resendInvitation: { en: 'Invitation sent again', ne: 'निमन्त्रणा पुनः पठाइयो' },
  removeSecondFactor: { en: 'Second factor removed', ne: 'दोस्रो प्रमाणीकरण हटाइयो' },
} as const satisfies Messages

// Names of roles and permissions, and messages about people.

import type { Messages } from '#kit/language.ts'
import type { Permission } from '#root/permissions.ts'

export const roleMessages = {
  'role.visitor': { en: 'Visitor', ne: 'आगन्तुक' },
  'role.customer': { en: 'Customer', ne: 'ग्राहक' },
  'role.editor': { en: 'Editor', ne: 'सम्पादक' },
  'role.clerk': { en: 'Clerk (prepares)', ne: 'फाँटवाला (तयार गर्ने)' },
  'role.checker': { en: 'Checker', ne: 'चेक जाँच गर्ने' },
  'role.approver': { en: 'Approver', ne: 'स्वीकृत गर्ने' },
  'role.complaint-officer': { en: 'Complaint officer', ne: 'गुनासो सुन्ने अधिकारी' },
  'role.meter-reader': { en: 'Meter reader', ne: 'मिटर रिडर' },
  'role.cashier': { en: 'Cashier', ne: 'खजाञ्ची' },
  'role.accountant': { en: 'Accountant', ne: 'लेखापाल' },
  'role.administrator': { en: 'Organisation administrator', ne: 'संस्थाको प्रशासक' },
  'role.platform-administrator': { en: 'Platform administrator', ne: 'प्रणाली प्रशासक' },
} as const satisfies Messages

/** Labels of permissions; `roles.ts` assigns them to roles. */
export const permissionMessages = {
  'may.documents:write': { en: 'Publish documents and notices', ne: 'कागजात र सूचना प्रकाशित गर्ने' },
  'may.connections:read': { en: 'Read the register of connections', ne: 'धाराको लगत हेर्ने' },
  'may.billing:prepare': { en: 'Prepare billing runs', ne: 'बिल बनाउने कार्य तयार गर्ने' },
  'may.billing:approve': { en: 'Approve billing runs', ne: 'बिल बनाउने कार्य स्वीकृत गर्ने' },
  'may.ledger:read': { en: 'Read the ledger and its reports', ne: 'खाता र यसका प्रतिवेदन हेर्ने' },
  'may.ledger:correct': { en: 'Correct entries of the ledger', ne: 'खाताका प्रविष्टि सच्याउने' },
  'may.banking:write': {
    en: 'Deposit at the bank, and record its answers about cheques',
    ne: 'बैंक दाखिला गर्ने र चेकबारे बैंकको जवाफ चढाउने',
  },
  'may.ledger:close': { en: 'Close months of the ledger', ne: 'खाताको महिना बन्द गर्ने' },
  'may.connections:write': {
    en: 'Cut and reconnect taps, change holders and meters',
    ne: 'धारा काट्ने, जोड्ने, ग्राहक र मिटर फेर्ने',
  },
  'may.content:write': { en: 'Write news and pages', ne: 'समाचार र पृष्ठ लेख्ने' },
  'may.complaints:read': { en: 'Read complaints', ne: 'गुनासो हेर्ने' },
  'may.complaints:assign': { en: 'Assign complaints to an officer', ne: 'गुनासो कर्मचारीलाई जिम्मा दिने' },
  'may.complaints:answer': { en: 'Answer and resolve complaints', ne: 'गुनासोको जवाफ दिने र फर्छ्यौट गर्ने' },
  'may.applications:read': { en: 'Read applications', ne: 'निवेदन हेर्ने' },
  'may.applications:prepare': { en: 'Prepare applications', ne: 'निवेदन तयार गर्ने' },
  'may.applications:check': { en: 'Check applications', ne: 'निवेदन चेक जाँच गर्ने' },
  'may.applications:approve': { en: 'Approve applications', ne: 'निवेदन स्वीकृत गर्ने' },
  'may.readings:write': { en: 'Enter meter readings', ne: 'मिटर रिडिङ राख्ने' },
  'may.receipts:read': { en: 'Read and print receipts', ne: 'रसिद हेर्ने र छाप्ने' },
  'may.counter:use': { en: 'Take payments at the counter', ne: 'काउन्टरमा भुक्तानी लिने' },
  'may.people:read': { en: 'View staff', ne: 'कर्मचारीको विवरण हेर्ने' },
  'may.people:change': {
    en: 'Invite staff and change their roles',
    ne: 'कर्मचारीलाई आमन्त्रण पठाउने र भूमिका परिवर्तन गर्ने',
  },
  'may.numbers:read': { en: 'View the numbers of the office', ne: 'कार्यालयको तथ्याङ्क हेर्ने' },
  'may.organisation:change': {
    en: "Change the organisation's colours",
    ne: 'संस्थाका रङ परिवर्तन गर्ने',
  },
  'may.messages:read': { en: 'View sent and failed messages', ne: 'पठाइएका र नपुगेका सन्देश हेर्ने' },
  'may.messages:retry': { en: 'Send failed messages again', ne: 'नपुगेका सन्देश पुनः पठाउने' },
  'may.tariffs:write': { en: 'Prepare and approve tariffs', ne: 'महसुल दर तयार गर्ने र स्वीकृत गर्ने' },
  'may.supply:write': { en: 'Announce supply interruptions', ne: 'पानी वितरण अवरोधको सूचना दिने' },
  'may.audit:read': { en: 'Read the audit log', ne: 'गतिविधि अभिलेख हेर्ने' },
} as const satisfies Messages & Record<`may.${Permission}`, unknown>

export const peopleMessages = {
  ...roleMessages,
  ...permissionMessages,
  'people.system': { en: 'System', ne: 'प्रणाली' },
  'people.system_account': { en: 'System ({account})', ne: 'प्रणाली ({account})' },
  'people.unknown': { en: 'There is no such person in this organisation', ne: 'यस संस्थामा यस्तो व्यक्ति हुनुहुन्न' },
  'people.email_taken': {
    en: 'This email address is already used by another person',
    ne: 'यो इमेल ठेगाना अर्को व्यक्तिले प्रयोग गरिरहनुभएको छ',
  },
  'people.phone_taken': {
    en: 'This phone number is already used by another person',
    ne: 'यो फोन नम्बर अर्को व्यक्तिले प्रयोग गरिरहनुभएको छ',
  },
  'people.number_taken': { en: 'This customer number is already in use', ne: 'यो ग्राहक नम्बर पहिले नै प्रयोगमा छ' },
  'people.not_yours_to_give': {
    en: 'You do not have permission to add or remove this role',
    ne: 'यो भूमिका दिने वा हटाउने अनुमति तपाईंलाई छैन',
  },
  'people.not_yourself': { en: 'You cannot do this for your own account', ne: 'आफ्नै हकमा यो कार्य गर्न मिल्दैन' },
  'people.works_elsewhere': {
    en: 'This person also works for another organisation or for the whole system, or is a customer of another organisation. Only a platform administrator can do this.',
    ne: 'यी व्यक्ति अर्को संस्था वा समग्र प्रणालीमा पनि कार्यरत वा अर्को संस्थाको ग्राहक हुनुहुन्छ। यो कार्य प्रणाली प्रशासकले मात्र गर्न सक्नुहुन्छ।',
  },
  'people.exclusive_roles': {
    en: 'An application is prepared, checked and approved by three different people: choose only one of clerk, checker and approver',
    ne: 'निवेदन तयार गर्ने, चेक जाँच गर्ने र स्वीकृत गर्ने व्यक्ति फरक-फरक हुनुपर्छ: फाँटवाला, चेक जाँच गर्ने र स्वीकृत गर्नेमध्ये एउटा भूमिका मात्र छान्नुहोस्',
  },
  'people.exclusive_money': {
    en: 'Who takes money does not correct the ledger: choose only one of cashier and accountant',
    ne: 'रकम बुझ्ने व्यक्तिले नै खाता सच्याउन मिल्दैन: खजाञ्ची र लेखापालमध्ये एउटा भूमिका मात्र छान्नुहोस्',
  },
  'people.last_administrator': {
    en: 'The last administrator cannot be removed or suspended',
    ne: 'अन्तिम प्रशासकलाई हटाउन वा निलम्बन गर्न मिल्दैन',
  },
  'people.already_suspended': { en: 'This person is already suspended', ne: 'यी व्यक्ति पहिले नै निलम्बित हुनुहुन्छ' },
  'people.not_suspended': { en: 'This person is not suspended', ne: 'यी व्यक्ति निलम्बित हुनुहुन्न' },
} as const satisfies Messages

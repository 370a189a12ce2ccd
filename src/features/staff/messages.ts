// Messages of the staff administration screens.

import type { Messages } from '#kit/language.ts'

export const staffMessages = {
  'staff.no_role': { en: 'Choose at least one role', ne: 'कम्तीमा एउटा भूमिका छान्नुहोस्' },
  'staff.too_many_invitations': {
    en: 'The daily limit of invitations has been reached. Try again tomorrow.',
    ne: 'आजका लागि आमन्त्रणको सीमा पुगिसकेको छ। कृपया भोलि पुनः प्रयास गर्नुहोस्।',
  },
  'staff.not_active': {
    en: 'This person has not logged in to this organisation yet.',
    ne: 'उहाँले यस संस्थामा अहिलेसम्म लगइन गर्नुभएको छैन।',
  },
  'staff.title': { en: 'Staff', ne: 'कर्मचारी' },
  'staff.lead': { en: 'Staff of this organisation and their roles.', ne: 'यस संस्थामा कार्यरत कर्मचारी र उहाँहरूको भूमिका।' },
  'staff.invite': { en: 'Invite a staff member', ne: 'नयाँ कर्मचारी थप्नुहोस्' },
  'staff.invite_lead': {
    en: 'The person receives an activation code by email, or from you where there is no mail server. It is valid for three days.',
    ne: 'व्यक्तिले इमेलबाट, वा इमेल सर्भर नभए तपाईंबाट, सक्रियकरण कोड पाउनुहुन्छ, जुन तीन दिनसम्म मान्य हुन्छ।',
  },
  'staff.search': { en: 'Search by name or email', ne: 'नाम वा इमेलबाट खोज्नुहोस्' },
  'staff.search_button': { en: 'Search', ne: 'खोज्नुहोस्' },
  'staff.views': { en: 'Views', ne: 'सूची छान्नुहोस्' },
  'staff.all': { en: 'All', ne: 'सबै' },
  'staff.empty': { en: 'No staff found', ne: 'कुनै कर्मचारी फेला परेन' },
  'staff.name_en': { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  'staff.name_ne': { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  'staff.email': { en: 'Email', ne: 'इमेल' },
  'staff.phone': { en: 'Phone', ne: 'फोन' },
  'staff.roles': { en: 'Roles', ne: 'भूमिका' },
  'staff.last_seen': { en: 'Last login', ne: 'पछिल्लो लगइन' },
  'staff.never': { en: 'never', ne: 'अहिलेसम्म लगइन नगरेको' },
  'staff.active': { en: 'Active', ne: 'सक्रिय' },
  'staff.invited': { en: 'Invited', ne: 'आमन्त्रित' },
  'staff.suspended': { en: 'Suspended', ne: 'निलम्बित' },
  'staff.send': { en: 'Invite', ne: 'आमन्त्रण पठाउनुहोस्' },
  'staff.sent': { en: 'The invitation has been sent', ne: 'आमन्त्रण पठाइयो' },
  'staff.no_mail': {
    en: 'This installation has no mail server, so the invitation has not been sent.',
    ne: 'यस प्रणालीमा इमेल सर्भर नभएकाले आमन्त्रण पठाइएको छैन।',
  },
  'staff.no_mail_known': {
    en: 'The person already has a password: tell them to log in with it at {address}. A new password cannot be sent without a mail server.',
    ne: 'उहाँको पासवर्ड पहिले नै छ; त्यही पासवर्डले यस ठेगानाबाट लगइन गर्न भन्नुहोस्: {address}। इमेल सर्भर नभई नयाँ पासवर्ड पठाउन सकिँदैन।',
  },
  'staff.give_code': { en: 'Give this to the person', ne: 'व्यक्तिलाई यो दिनुहोस्' },
  'staff.give_code_lead': {
    en: 'Give the address and the code to the person directly. The code is valid for {n} days and is shown only once; you can create a new one.',
    ne: 'ठेगाना र कोड व्यक्तिलाई आफैँ दिनुहोस्। कोड {n} दिनसम्म मान्य हुन्छ र एक पटक मात्र देखाइन्छ; आवश्यक परे नयाँ कोड बनाउन सकिन्छ।',
  },
  'staff.open_member': { en: 'Open the staff record', ne: 'कर्मचारीको विवरण खोल्नुहोस्' },
  'staff.address': { en: 'Address', ne: 'ठेगाना' },
  'staff.code': { en: 'Activation code', ne: 'सक्रियकरण कोड' },
  'staff.change': { en: 'Save roles', ne: 'भूमिका सुरक्षित गर्नुहोस्' },
  'staff.changed': { en: 'The roles have been changed', ne: 'भूमिका परिवर्तन भयो' },
  'staff.suspend': { en: 'Suspend', ne: 'निलम्बन गर्नुहोस्' },
  'staff.suspend_lead': {
    en: 'The person is logged out immediately and cannot log in until the suspension is lifted. They read the reason when they try.',
    ne: 'व्यक्ति तुरुन्त लगआउट हुनुहुन्छ र फुकुवा नभएसम्म लगइन गर्न सक्नुहुन्न। लगइन गर्न खोज्दा उहाँले यो कारण पढ्नुहुन्छ।',
  },
  'staff.reason': { en: 'Reason', ne: 'कारण' },
  'staff.suspended_because': {
    en: 'Suspended since {when}. Reason: {reason}',
    ne: '{when}देखि निलम्बित। कारण: {reason}',
  },
  'staff.readmit': { en: 'Lift suspension', ne: 'निलम्बन फुकुवा गर्नुहोस्' },
  'staff.readmitted': { en: 'Suspension lifted', ne: 'निलम्बन फुकुवा भयो' },
  'staff.resend': { en: 'Send a new activation code', ne: 'नयाँ सक्रियकरण कोड पठाउनुहोस्' },
  'staff.remove_factor': { en: 'Remove second factor', ne: 'दुई चरणको प्रमाणीकरण हटाउनुहोस्' },
  'staff.removed_factor': { en: 'The second factor has been removed', ne: 'दुई चरणको प्रमाणीकरण हटाइयो' },
  'staff.help': { en: 'Account recovery', ne: 'खातासम्बन्धी सहयोग' },
  'staff.details': { en: 'Name and contacts', ne: 'नाम र सम्पर्क' },
  'staff.details_help': {
    en: 'With a new email address or phone the person is logged out, and the former address gets an email.',
    ne: 'इमेल वा फोन फेरिएमा व्यक्ति लगआउट हुनुहुन्छ र पहिलेको इमेलमा जानकारी पठाइन्छ।',
  },
  'staff.details_save': { en: 'Save details', ne: 'विवरण सुरक्षित गर्नुहोस्' },
  'staff.details_saved': { en: 'The details have been saved', ne: 'विवरण सुरक्षित भयो' },
  'staff.changed_elsewhere': {
    en: 'These details have changed since you opened them. Compare what is stored now with what you typed, then save again.',
    ne: 'तपाईंले खोलेपछि यो विवरण परिवर्तन भएको छ। अहिलेको विवरण र तपाईंले लेखेको विवरण तुलना गरी फेरि सुरक्षित गर्नुहोस्।',
  },
  'staff.own_address': {
    en: 'Change your own email address on the page “Email and phone”, with your password',
    ne: 'आफ्नो इमेल “इमेल र फोन” पृष्ठमा पासवर्डसहित परिवर्तन गर्नुहोस्',
  },
  'staff.invited_address': {
    en: 'This person has not logged in yet. Invite them again under the right address and suspend this entry',
    ne: 'उहाँले अहिलेसम्म लगइन गर्नुभएको छैन। सही इमेलमा फेरि आमन्त्रण पठाई यो विवरण निलम्बन गर्नुहोस्',
  },
  'staff.suspensions': { en: 'History of suspensions', ne: 'निलम्बनको इतिहास' },
  'staff.suspended_by': { en: 'Suspended {when} by {name}', ne: '{when} {name}ले निलम्बन गर्नुभएको' },
  'staff.lifted_by': { en: 'Lifted {when} by {name}', ne: '{when} {name}ले फुकुवा गर्नुभएको' },
  'staff.exclusive_help': {
    en: 'Clerk, checker and approver exclude each other, and so do cashier and accountant: an application is prepared, checked and approved by three different people, and who takes money does not correct the ledger.',
    ne: 'फाँटवाला, चेक जाँच गर्ने र स्वीकृत गर्ने भूमिका एउटै व्यक्तिलाई दिन मिल्दैन: निवेदन तीन जना फरक व्यक्तिले तयार, चेक जाँच र स्वीकृत गर्छन्। खजाञ्ची र लेखापाल पनि एउटै व्यक्ति हुन मिल्दैन।',
  },
  'staff.no_mail_before': {
    en: 'No mail server is configured, so the invitation is not sent: you are shown an activation code to read out to the person.',
    ne: 'इमेल सर्भर नजोडिएकाले आमन्त्रण पठाइँदैन: व्यक्तिलाई भनिदिन सक्रियकरण कोड तपाईंलाई देखाइन्छ।',
  },
  'staff.back': { en: 'All staff', ne: 'सबै कर्मचारी' },
} as const satisfies Messages

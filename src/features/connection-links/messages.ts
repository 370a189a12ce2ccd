// Messages of links: linking another number, delegates, and the messages that are sent.

import type { Messages } from '#kit/language.ts'

export const linkMessages = {
  'connection_links.title': { en: 'Numbers and access', ne: 'ग्राहक नम्बर र पहुँच' },
  'connection_links.lead': {
    en: 'The customer numbers of your account, and who else may see their bills.',
    ne: 'तपाईंको खाताका ग्राहक नम्बर, र तिनका बिल हेर्न पाउने अन्य व्यक्ति।',
  },
  'connection_links.back': { en: 'Overview', ne: 'सारांश' },
  'connection_links.numbers': { en: 'My customer numbers', ne: 'मेरा ग्राहक नम्बर' },
  'connection_links.none': {
    en: 'No customer number is linked to your account.',
    ne: 'तपाईंको खातासँग कुनै ग्राहक नम्बर जोडिएको छैन।',
  },
  'connection_links.number': { en: 'Customer number {number}', ne: 'ग्राहक नम्बर {number}' },
  'connection_links.access_own': { en: 'In your name', ne: 'तपाईंकै नाममा' },
  'connection_links.access_linked': { en: 'Linked by a code', ne: 'कोडबाट जोडिएको' },
  'connection_links.access_delegate': { en: 'Delegate', ne: 'प्रतिनिधि' },
  'connection_links.given_by': {
    en: 'Given by {name}. You see the bills and can pay them; you cannot change anything.',
    ne: '{name}ले दिएको। तपाईं बिल हेर्न र तिर्न सक्नुहुन्छ; परिवर्तन गर्न सक्नुहुन्न।',
  },
  'connection_links.own_by_office': {
    en: 'The office links this number to your account.',
    ne: 'यो नम्बर कार्यालयले तपाईंको खातासँग जोडेको हो।',
  },
  'connection_links.shared_with': { en: 'Who else sees it', ne: 'हेर्न पाउने अन्य व्यक्ति' },
  'connection_links.shared_none': { en: 'Nobody else sees it.', ne: 'अरू कसैले हेर्न पाउँदैनन्।' },
  'connection_links.relation': { en: 'What they are to you', ne: 'तपाईंसँगको सम्बन्ध' },
  'connection_links.relation_family': { en: 'Family', ne: 'परिवार' },
  'connection_links.relation_tenant': { en: 'Tenant', ne: 'भाडामा बस्ने' },
  'connection_links.relation_caretaker': { en: 'Caretaker', ne: 'घरको हेरचाह गर्ने' },
  'connection_links.waiting': { en: 'not accepted yet', ne: 'स्वीकार गर्न बाँकी' },
  'connection_links.since': { en: 'since {date}', ne: '{date}देखि' },
  'connection_links.offered_on': { en: 'offered on {date}', ne: '{date} प्रस्ताव गरिएको' },
  'connection_links.end': { en: 'End access', ne: 'पहुँच अन्त्य गर्नुहोस्' },
  'connection_links.end_of': { en: 'End the access of {name}', ne: '{name}को पहुँच अन्त्य गर्नुहोस्' },
  'connection_links.end_help': {
    en: 'They no longer see the bills of this number and cannot pay them from their account. To give access again, offer it again.',
    ne: 'उहाँको खातामा यस नम्बरका बिल देखिनेछैनन् र त्यहाँबाट तिर्न पनि मिल्नेछैन। फेरि पहुँच दिन नयाँ प्रस्ताव गर्नुपर्छ।',
  },
  'connection_links.ended': { en: 'Access ended', ne: 'पहुँच अन्त्य भयो' },
  'connection_links.unlink': { en: 'Remove from my account', ne: 'मेरो खाताबाट हटाउनुहोस्' },
  'connection_links.unlink_number': {
    en: 'Remove number {number} from my account',
    ne: 'नम्बर {number} मेरो खाताबाट हटाउनुहोस्',
  },
  'connection_links.unlink_help': {
    en: 'Your account no longer shows this number. To see it again, its holder has to offer it, or you link it by a code to its registered phone.',
    ne: 'तपाईंको खातामा यो नम्बर देखिनेछैन। फेरि हेर्न धनीले प्रस्ताव गर्नुपर्छ, वा दर्ता भएको फोनमा आउने कोडबाट नम्बर जोड्नुपर्छ।',
  },
  'connection_links.cancel': { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  'connection_links.unlinked': { en: 'The number was removed from your account', ne: 'नम्बर तपाईंको खाताबाट हटाइयो' },
  'connection_links.offers': { en: 'Offered to you', ne: 'तपाईंलाई आएका प्रस्ताव' },
  'connection_links.offer': {
    en: '{name} lets you see and pay the bills of customer number {number}.',
    ne: '{name}ले ग्राहक नम्बर {number}का बिल हेर्न र तिर्न दिन चाहनुहुन्छ।',
  },
  'connection_links.accept': { en: 'Accept', ne: 'स्वीकार गर्नुहोस्' },
  'connection_links.accept_number': { en: 'Accept number {number}', ne: 'नम्बर {number} स्वीकार गर्नुहोस्' },
  'connection_links.accepted': { en: 'You now see the bills of this number', ne: 'अब तपाईं यस नम्बरका बिल हेर्न सक्नुहुन्छ' },
  'connection_links.decline': { en: 'Decline', ne: 'अस्वीकार गर्नुहोस्' },
  'connection_links.decline_number': { en: 'Decline number {number}', ne: 'नम्बर {number} अस्वीकार गर्नुहोस्' },
  'connection_links.declined': { en: 'Declined', ne: 'अस्वीकार गरियो' },
  'connection_links.link_title': { en: 'Link another number', ne: 'अर्को नम्बर जोड्ने' },
  'connection_links.link_lead': {
    en: 'For a second house, or for parents. A code is sent to the phone that the office has for the number.',
    ne: 'अर्को घर वा आमाबुबाको धाराका लागि। त्यस नम्बरका लागि कार्यालयमा दर्ता भएको फोनमा कोड पठाइन्छ।',
  },
  'connection_links.number_field': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'connection_links.number_help': { en: 'It is on every bill.', ne: 'प्रत्येक बिलमा लेखिएको हुन्छ।' },
  'connection_links.send_code': { en: 'Send the code', ne: 'कोड पठाउनुहोस्' },
  'connection_links.sent': { en: 'Enter the code', ne: 'कोड लेख्नुहोस्' },
  'connection_links.sent_text': {
    en: 'If the office has a phone for number {number}, a code is on its way to it. It is valid for {minutes} minutes.',
    ne: 'नम्बर {number}का लागि कार्यालयमा फोन दर्ता भए त्यसमा कोड पठाइएको छ। कोड {minutes} मिनेट मान्य हुन्छ।',
  },
  'connection_links.no_code': {
    en: 'No code? Then the number has no phone at the office, or an old one. Bring a bill and your citizenship certificate to the office: it enters the phone at once.',
    ne: 'कोड आएन? त्यस नम्बरको फोन कार्यालयमा दर्ता छैन वा पुरानो छ। बिल र नागरिकता लिएर कार्यालयमा आउनुहोस्: फोन तुरुन्त दर्ता हुन्छ।',
  },
  'connection_links.code_field': { en: 'Code', ne: 'कोड' },
  'connection_links.link': { en: 'Link the number', ne: 'नम्बर जोड्नुहोस्' },
  'connection_links.again': { en: 'Another number, or a new code', ne: 'अर्को नम्बर वा नयाँ कोड' },
  'connection_links.linked': { en: 'The number was linked to your account', ne: 'नम्बर तपाईंको खातासँग जोडियो' },
  'connection_links.give_title': { en: 'Let somebody see and pay', ne: 'अरूलाई हेर्न र तिर्न दिने' },
  'connection_links.give_lead': {
    en: 'Family, a tenant or a caretaker see bills, use and statement and can pay. They change nothing, and you end it at any time. They get an SMS and accept by signing in with their phone.',
    ne: 'परिवार, भाडामा बस्ने वा हेरचाह गर्नेले बिल, खपत र खाता विवरण हेर्न र तिर्न सक्छन्। परिवर्तन गर्न सक्दैनन्, र तपाईं जुनसुकै बेला अन्त्य गर्न सक्नुहुन्छ। उहाँलाई एसएमएस जान्छ र आफ्नो फोनबाट लगइन गरी स्वीकार गर्नुपर्छ।',
  },
  'connection_links.name': { en: 'Name', ne: 'नाम' },
  'connection_links.phone': { en: 'Mobile number', ne: 'मोबाइल नम्बर' },
  'connection_links.give': { en: 'Send the offer', ne: 'प्रस्ताव पठाउनुहोस्' },
  'connection_links.given': { en: 'The offer was sent', ne: 'प्रस्ताव पठाइयो' },
  'connection_links.unknown': { en: 'There is no such number or access', ne: 'यस्तो नम्बर वा पहुँच छैन' },
  'connection_links.wrong_code': {
    en: 'The code is incorrect or has expired',
    ne: 'कोड मिलेन वा यसको म्याद सकियो',
  },
  'connection_links.yours_already': {
    en: 'This number is already linked to your account',
    ne: 'यो नम्बर तपाईंको खातासँग जोडिइसकेको छ',
  },
  'connection_links.too_many_numbers': {
    en: 'An account sees at most {n} numbers. Ask the office.',
    ne: 'एउटा खाताले बढीमा {n} नम्बर हेर्न सक्छ। कार्यालयमा सोध्नुहोस्।',
  },
  'connection_links.delegate_gives_none': {
    en: 'A delegate sees and pays, and changes nothing. Ask the holder.',
    ne: 'प्रतिनिधिले हेर्न र तिर्न मात्र सक्छन्, परिवर्तन गर्न सक्दैनन्। धाराका ग्राहकलाई भन्नुहोस्।',
  },
  'connection_links.former_holder': {
    en: 'Another holder has this connection now',
    ne: 'यो धारा अहिले अर्को ग्राहकको नाममा छ',
  },
  'connection_links.too_many_delegates': {
    en: 'A number has at most {n} delegates. End the access of one first.',
    ne: 'एउटा नम्बरमा बढीमा {n} प्रतिनिधि हुन्छन्। पहिले एकजनाको पहुँच अन्त्य गर्नुहोस्।',
  },
  'connection_links.own_phone': { en: 'This is your own phone', ne: 'यो तपाईंकै फोन हो' },
  'connection_links.has_access': {
    en: 'This person already has access or an offer',
    ne: 'यस व्यक्तिलाई पहुँच वा प्रस्ताव दिइसकिएको छ',
  },
  'connection_links.offer_over': {
    en: 'This offer is over: the connection has another holder, or it was accepted',
    ne: 'यो प्रस्ताव सकियो: धारा अर्को ग्राहकको नाममा गयो वा स्वीकार गरिसकियो',
  },
  'connection_links.of_number': {
    en: 'Who sees customer number {number}',
    ne: 'ग्राहक नम्बर {number} हेर्न पाउने व्यक्ति',
  },
  'connection_links.office_lead': {
    en: 'People who see it in their account by a code to the holder’s phone, or as a delegate. End what the holder does not want.',
    ne: 'ग्राहकको फोनमा गएको कोडबाट वा प्रतिनिधिका रूपमा आफ्नो खाताबाट हेर्न पाउने व्यक्ति। ग्राहकले नचाहेको पहुँच अन्त्य गर्नुहोस्।',
  },
  'connection_links.back_to_connection': { en: 'Connection', ne: 'धारा' },
  'connection_links.present_holder': { en: 'In the present holder’s time', ne: 'हालको ग्राहकको अवधिमा' },
  'connection_links.former_holders': {
    en: 'In the time of former holders: they see bills of that time only',
    ne: 'अघिल्ला ग्राहकको अवधिमा: त्यही अवधिका बिल मात्र हेर्न पाउँछन्',
  },
  'connection_links.from': { en: 'given by {name}', ne: '{name}ले दिएको' },
  'connection_links.code_sms': {
    en: '{code} links customer number {number} of {organisation} to an account, for {minutes} minutes. Give it only to somebody who may see your bills.',
    ne: '{organisation}: ग्राहक नम्बर {number} खातासँग जोड्ने कोड {code}, {minutes} मिनेट मान्य। तपाईंको बिल हेर्न पाउने व्यक्तिलाई मात्र दिनुहोस्।',
  },
  'connection_links.offer_sms': {
    en: '{holder} lets you see and pay the bills of customer number {number} at {organisation}. Sign in with this phone at {site}/login to accept; without a password ask for a code there.',
    ne: '{organisation}: {holder}ले ग्राहक नम्बर {number}का बिल हेर्न र तिर्न दिनुभएको छ। स्वीकार गर्न {site}/login मा यही फोनबाट लगइन गर्नुहोस्; पासवर्ड नभए त्यहीँ कोड माग्नुहोस्।',
  },
} as const satisfies Messages

// Messages of the public screens of complaints, of refusals and of the receipt by mail.

import type { Messages } from '#kit/language.ts'
import { complaintFormMessages } from './form.ts'

export const complaintsMessages = {
  ...complaintFormMessages,
  'complaints.title': { en: 'Complaint and feedback', ne: 'गुनासो तथा सुझाव' },
  'complaints.lead': {
    en: 'Report a problem with water, a bill or the service. You receive a complaint number to track its progress. You do not need an account.',
    ne: 'पानी, बिल वा सेवासम्बन्धी समस्याको जानकारी दिनुहोस्। गुनासोको स्थिति हेर्न दर्ता नम्बर प्राप्त हुनेछ। यसका लागि खाता आवश्यक छैन।',
  },
  'complaints.track_link': { en: 'Track a complaint', ne: 'गुनासोको स्थिति हेर्नुहोस्' },
  'complaints.urgent': {
    en: 'For a burst pipe or any other danger, call the office',
    ne: 'पाइप फुटेको वा अन्य जोखिम भए कृपया कार्यालयमा फोन गर्नुहोस्',
  },
  'complaints.urgent_closed': {
    en: 'If nobody answers, send the complaint here. It is registered immediately at any time.',
    ne: 'फोन नउठेमा यहीँबाट गुनासो पठाउनुहोस्; जुनसुकै समयमा पनि तुरुन्त दर्ता हुन्छ।',
  },
  'complaints.short_lead': {
    en: 'You receive a complaint number to track its progress. You do not need an account.',
    ne: 'गुनासोको स्थिति हेर्न दर्ता नम्बर प्राप्त हुनेछ। यसका लागि खाता आवश्यक छैन।',
  },
  'complaints.whole_form': {
    en: 'To add photos or the exact location, use the full form',
    ne: 'तस्बिर वा ठाउँको पूरा विवरण पठाउन पूरा फाराम भर्नुहोस्',
  },
  'complaints.about': { en: 'What is it about?', ne: 'कुन विषयमा हो?' },
  'complaints.type': { en: 'Complaint type', ne: 'गुनासोको प्रकार' },
  'complaints.message': { en: 'Complaint message', ne: 'गुनासोको विवरण' },
  'complaints.message_help': { en: 'What is the problem, and since when?', ne: 'समस्या के हो र कहिलेदेखि छ?' },
  'complaints.photos': { en: 'Photos', ne: 'तस्बिर' },
  'complaints.photos_help': {
    en: 'Up to {n} photos (JPEG, PNG or WebP), {mb} MB each. Location and device information is removed from them.',
    ne: 'बढीमा {n} तस्बिर (JPEG, PNG वा WebP), प्रत्येक {mb} एमबीसम्म। तस्बिर खिचिएको स्थान र उपकरणको विवरण हटाइन्छ।',
  },
  'complaints.place': { en: 'Where is it?', ne: 'कहाँ हो?' },
  'complaints.place_help': {
    en: 'Fill in the details that help to find the place.',
    ne: 'ठाउँ पत्ता लगाउन सहयोग पुग्ने विवरण भर्नुहोस्।',
  },
  'complaints.ward': { en: 'Ward no.', ne: 'वडा नं.' },
  'complaints.tol': { en: 'Community (tole)', ne: 'टोल' },
  'complaints.landmark': { en: 'Nearby landmark', ne: 'नजिकको चिनिने ठाउँ' },
  'complaints.neighbour': { en: "Nearby house owner's name", ne: 'नजिकको घरधनीको नाम, थर' },
  'complaints.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'complaints.position': { en: 'Location', ne: 'स्थान' },
  'complaints.you': { en: 'How can the office contact you?', ne: 'तपाईंलाई कसरी सम्पर्क गर्ने?' },
  'complaints.name': { en: "Complainant's name", ne: 'गुनासोकर्ताको नाम' },
  'complaints.phone': { en: 'Phone number', ne: 'फोन नम्बर' },
  'complaints.phone_help': {
    en: 'You need this number to track the complaint. Example: {example}',
    ne: 'गुनासोको स्थिति हेर्दा यही नम्बर चाहिन्छ। जस्तै {example}',
  },
  'complaints.email': { en: 'Email', ne: 'इमेल' },
  'complaints.email_help': {
    en: 'To receive the confirmation and the answers of the office',
    ne: 'दर्ताको जानकारी र कार्यालयको जवाफ पठाउन',
  },
  'complaints.address': { en: 'Address', ne: 'ठेगाना' },
  'complaints.leave_empty': { en: 'Leave this field empty', ne: 'यो खाली छोड्नुहोस्' },
  'complaints.consent': {
    en: 'I agree that my details are used for this complaint only. Only the officers who handle it can see them. They are deleted {days} days after the complaint is finished.',
    ne: 'मेरो विवरण यस गुनासोका लागि मात्र प्रयोग गर्न सहमति दिन्छु। यो विवरण सम्बन्धित कर्मचारीले मात्र हेर्नेछन् र गुनासो फर्छ्यौट भएको {days} दिनपछि मेटाइनेछ।',
  },
  'complaints.consent_label': { en: 'Consent', ne: 'सहमति' },
  'complaints.send': { en: 'Send complaint', ne: 'गुनासो पठाउनुहोस्' },

  'complaints.received_title': { en: 'Your complaint has been registered', ne: 'तपाईंको गुनासो दर्ता भयो' },
  'complaints.ticket': { en: 'Complaint number', ne: 'गुनासो दर्ता नम्बर' },
  'complaints.save_code': {
    en: 'Write this number down. With it and your phone number you can track the complaint, add details and reopen it.',
    ne: 'यो नम्बर टिपेर राख्नुहोस्। यो नम्बर र आफ्नो फोन नम्बरबाट गुनासोको स्थिति हेर्न, विवरण थप्न र पुनः खोल्न सकिन्छ।',
  },
  'complaints.received_at': { en: 'Received', ne: 'दर्ता मिति' },
  'complaints.due': { en: 'Target date', ne: 'समाधान गर्ने लक्षित समय' },
  'complaints.follow': { en: 'Track this complaint', ne: 'यस गुनासोको स्थिति हेर्नुहोस्' },
  'complaints.another': { en: 'Send another complaint', ne: 'अर्को गुनासो पठाउनुहोस्' },
  'complaints.copy': { en: 'Copy', ne: 'प्रतिलिपि गर्नुहोस्' },
  'complaints.copied': { en: 'Copied', ne: 'प्रतिलिपि भयो' },

  'complaints.track_title': { en: 'Track a complaint', ne: 'गुनासोको स्थिति' },
  'complaints.track_lead': {
    en: 'Enter the complaint number and the phone number you gave with the complaint.',
    ne: 'गुनासो दर्ता नम्बर र गुनासो पठाउँदा दिएको फोन नम्बर लेख्नुहोस्।',
  },
  'complaints.code_help': { en: 'For example C-7K4M-29XQ', ne: 'जस्तै C-7K4M-29XQ' },
  'complaints.show': { en: 'Show the complaint', ne: 'गुनासो हेर्नुहोस्' },
  'complaints.state': { en: 'Status', ne: 'स्थिति' },
  'complaints.sent_photos': { en: 'Photos sent', ne: 'पठाइएका तस्बिर' },
  'complaints.history': { en: 'Progress', ne: 'हालसम्म भएको कारबाही' },
  'complaints.reopen_until': { en: 'Can be reopened until', ne: 'पुनः खोल्न सकिने अन्तिम समय' },
  'complaints.comment_title': { en: 'Add details', ne: 'विवरण थप्नुहोस्' },
  'complaints.comment_asked': { en: "Answer the office's question", ne: 'कार्यालयलाई जवाफ दिनुहोस्' },
  'complaints.text': { en: 'Message', ne: 'विवरण' },
  'complaints.comment_send': { en: 'Send', ne: 'पठाउनुहोस्' },
  'complaints.reopen_title': { en: 'Is the problem not solved?', ne: 'समस्या समाधान भएन?' },
  'complaints.reason': { en: 'Reason', ne: 'कारण' },
  'complaints.reopen_send': { en: 'Reopen the complaint', ne: 'पुनः खोल्नुहोस्' },
  'complaints.rate_title': { en: 'Rate the service', ne: 'काम कस्तो भयो?' },
  'complaints.rating': { en: 'Rating', ne: 'मूल्याङ्कन' },
  'complaints.rating_1': { en: '1 – very bad', ne: '१ – धेरै नराम्रो' },
  'complaints.rating_2': { en: '2 – bad', ne: '२ – नराम्रो' },
  'complaints.rating_3': { en: '3 – fair', ne: '३ – ठिकै' },
  'complaints.rating_4': { en: '4 – good', ne: '४ – राम्रो' },
  'complaints.rating_5': { en: '5 – very good', ne: '५ – धेरै राम्रो' },
  'complaints.rate_send': { en: 'Send rating', ne: 'मूल्याङ्कन पठाउनुहोस्' },
  'complaints.done': { en: 'It has been received. Thank you.', ne: 'प्राप्त भयो। धन्यवाद।' },

  'complaints.state_received': { en: 'Received', ne: 'दर्ता भएको' },
  'complaints.state_assigned': { en: 'Assigned to an officer', ne: 'कर्मचारीलाई जिम्मा दिइएको' },
  'complaints.state_answered': { en: 'Answered, in progress', ne: 'जवाफ दिइएको, काम भइरहेको' },
  'complaints.state_waiting': { en: 'Waiting for your answer', ne: 'तपाईंको जवाफको पर्खाइमा' },
  'complaints.state_resolved': { en: 'Resolved', ne: 'समाधान भएको' },
  'complaints.state_reopened': { en: 'Reopened', ne: 'पुनः खोलिएको' },
  'complaints.state_closed': { en: 'Closed', ne: 'बन्द भएको' },
  'complaints.state_rejected': { en: 'Rejected', ne: 'अस्वीकृत' },

  'complaints.event_received': { en: 'Complaint received', ne: 'गुनासो दर्ता भयो' },
  'complaints.event_assigned': { en: 'Assigned to an officer', ne: 'कर्मचारीलाई जिम्मा दिइयो' },
  'complaints.event_answered': { en: 'Answer from the office', ne: 'कार्यालयले जवाफ दियो' },
  'complaints.event_asked': { en: 'Question from the office', ne: 'कार्यालयको प्रश्न' },
  'complaints.event_commented': { en: 'You added details', ne: 'तपाईंले विवरण थप्नुभयो' },
  'complaints.event_resolved': { en: 'Resolved', ne: 'समाधान भयो' },
  'complaints.event_rejected': { en: 'Rejected', ne: 'अस्वीकृत भयो' },
  'complaints.event_reopened': { en: 'You reopened the complaint', ne: 'तपाईंले पुनः खोल्नुभयो' },
  'complaints.event_closed': { en: 'Closed', ne: 'बन्द भयो' },
  'complaints.event_rated': { en: 'You rated the service', ne: 'तपाईंले मूल्याङ्कन गर्नुभयो' },

  'complaints.unknown': {
    en: 'No complaint matches this complaint number and phone number',
    ne: 'यो दर्ता नम्बर र फोन नम्बरको गुनासो फेला परेन',
  },
  'complaints.unknown_ward': { en: 'The wards here are 1 to {max}', ne: 'यहाँ वडा नं. १ देखि {max}सम्म मात्र छन्' },
  'complaints.unknown_type': { en: 'Select a complaint type from the list', ne: 'कृपया सूचीबाट प्रकार छान्नुहोस्' },
  'complaints.unreadable_photo': {
    en: 'This photo cannot be opened. Choose another one.',
    ne: 'यो तस्बिर खुल्न सकेन। कृपया अर्को छान्नुहोस्।',
  },
  'complaints.finished': { en: 'This complaint is already finished', ne: 'यो गुनासो फर्छ्यौट भइसकेको छ' },
  'complaints.changed_meanwhile': {
    en: '{name} acted on this complaint ({when}) after you opened it. Your text has not been sent. Read the history, then send it again or cancel.',
    ne: 'तपाईंले खोलेपछि {name}ले यस गुनासोमा कारबाही गर्नुभएको छ ({when})। तपाईंले लेख्नुभएको विवरण पठाइएको छैन। हालसम्म भएको कारबाही हेरेर फेरि पठाउनुहोस् वा रद्द गर्नुहोस्।',
  },
  'complaints.reporter_wrote': {
    en: 'The complainant wrote ({when}) after you opened this complaint. Your text has not been sent. Read the history, then send it again or cancel.',
    ne: 'तपाईंले खोलेपछि गुनासोकर्ताले लेख्नुभएको छ ({when})। तपाईंले लेख्नुभएको विवरण पठाइएको छैन। हालसम्म भएको कारबाही हेरेर फेरि पठाउनुहोस् वा रद्द गर्नुहोस्।',
  },
  'complaints.cannot_answer': {
    en: 'This person cannot act on complaints',
    ne: 'यी कर्मचारीलाई गुनासोमा कारबाही गर्ने अनुमति छैन',
  },
  'complaints.already_asked': {
    en: 'A question has already been sent to the complainant',
    ne: 'गुनासोकर्तालाई सोधिसकिएको छ',
  },
  'complaints.comment_finished': {
    en: 'This complaint is finished. Reopen it instead.',
    ne: 'गुनासो फर्छ्यौट भइसकेको छ। थप कारबाहीका लागि पुनः खोल्नुहोस्।',
  },
  'complaints.still_open': { en: 'This complaint is still in progress', ne: 'गुनासोमा काम भइरहेको छ' },
  'complaints.reopen_late': {
    en: 'The {n} days for reopening have passed. Send a new complaint.',
    ne: 'पुनः खोल्न पाइने {n} दिन नाघिसकेको छ। कृपया नयाँ गुनासो पठाउनुहोस्।',
  },
  'complaints.already_rated': { en: 'You have already rated this complaint', ne: 'मूल्याङ्कन भइसकेको छ' },
  'complaints.may_be_reopened': {
    en: 'The complainant can still reopen this complaint',
    ne: 'गुनासोकर्ताले अझै पुनः खोल्न सक्नुहुन्छ',
  },

  'complaints.mail_subject': { en: 'Complaint {code} registered', ne: 'गुनासो {code} दर्ता भयो' },
  'complaints.mail_body': {
    en: 'Your complaint has been registered under the number {code}.\n\nTrack it with this number and your phone number at {address}\n\n{organisation}',
    ne: 'तपाईंको गुनासो {code} नम्बरमा दर्ता भयो।\n\nयो नम्बर र आफ्नो फोन नम्बर प्रयोग गरी स्थिति यहाँ हेर्नुहोस्: {address}\n\n{organisation}',
  },
} as const satisfies Messages

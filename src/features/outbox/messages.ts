// Messages of the list of messages to people.

import type { Messages } from '#kit/language.ts'

export const outboxMessages = {
  'outbox.title': { en: 'Messages', ne: 'सन्देशहरू' },
  'outbox.lead': {
    en: 'Emails and SMS of the last 30 days. Their text is not shown here.',
    ne: 'पछिल्ला ३० दिनका इमेल र एसएमएस। सन्देशको विवरण यहाँ देखाइँदैन।',
  },
  'outbox.views': { en: 'Views', ne: 'सूची छान्नुहोस्' },
  'outbox.view_all': { en: 'All', ne: 'सबै' },
  'outbox.state_queued': { en: 'Queued', ne: 'पठाउन बाँकी' },
  'outbox.state_sent': { en: 'Sent', ne: 'पठाइएको' },
  'outbox.state_failed': { en: 'Failed', ne: 'पठाउन नसकिएको' },
  'outbox.queued_at': { en: 'Created', ne: 'तयार भएको समय' },
  'outbox.kind': { en: 'About', ne: 'विषय' },
  'outbox.kind_code': { en: 'One-time code', ne: 'एकपटके कोड' },
  'outbox.kind_invitation': { en: 'Invitation', ne: 'आमन्त्रण' },
  'outbox.kind_account': { en: 'Change of an account', ne: 'खातामा परिवर्तन' },
  'outbox.kind_receipt': { en: 'Receipt of a case', ne: 'दर्ताको जानकारी' },
  'outbox.kind_update': { en: 'Progress of a case', ne: 'कारबाहीको जानकारी' },
  'outbox.kind_none': { en: 'Message', ne: 'सन्देश' },
  'outbox.channel': { en: 'Channel', ne: 'माध्यम' },
  'outbox.channel_mail': { en: 'Email', ne: 'इमेल' },
  'outbox.channel_sms': { en: 'SMS', ne: 'एसएमएस' },
  'outbox.recipient': { en: 'To', ne: 'प्रापक' },
  'outbox.state': { en: 'State', ne: 'अवस्था' },
  'outbox.tries': { en: 'Tries', ne: 'प्रयास' },
  'outbox.error': { en: 'Technical message', ne: 'प्राविधिक विवरण' },
  'outbox.reason': { en: 'Reason', ne: 'कारण' },
  'outbox.action': { en: 'Action', ne: 'कारबाही' },
  'outbox.sent_at': { en: 'sent {when}', ne: '{when} पठाइएको' },
  'outbox.next_try': { en: 'next try {when}', ne: 'अर्को प्रयास {when}' },
  'outbox.failure_unreachable': {
    en: 'The mail server or SMS gateway could not be reached',
    ne: 'इमेल सर्भर वा एसएमएस प्रणालीसँग सम्पर्क हुन सकेन',
  },
  'outbox.failure_recipient': {
    en: 'The address or number was not accepted',
    ne: 'प्रापकको ठेगाना वा नम्बर स्वीकार भएन',
  },
  'outbox.failure_refused': {
    en: 'The mail server or SMS gateway refused the message',
    ne: 'इमेल सर्भर वा एसएमएस प्रणालीले सन्देश अस्वीकार गर्‍यो',
  },
  'outbox.failure_expired': {
    en: 'It could not be sent while it was valid',
    ne: 'मान्य अवधिभित्र पठाउन सकिएन',
  },
  'outbox.failure_other': { en: 'The message could not be sent', ne: 'सन्देश पठाउन सकिएन' },
  'outbox.retry': { en: 'Try again', ne: 'पुनः पठाउनुहोस्' },
  'outbox.retry_to': { en: 'Try again: {recipient}', ne: 'पुनः पठाउनुहोस्: {recipient}' },
  'outbox.show_code': { en: 'Show a new code', ne: 'नयाँ कोड देखाउनुहोस्' },
  'outbox.show_code_to': { en: 'Show a new code for {recipient}', ne: 'नयाँ कोड देखाउनुहोस्: {recipient}' },
  'outbox.not_valid': { en: 'no longer valid', ne: 'मान्य अवधि सकिएको' },
  'outbox.retried': { en: 'The message is queued again', ne: 'सन्देश पुनः पठाउने सूचीमा राखियो' },
  'outbox.empty': { en: 'There are no messages in this view.', ne: 'यस सूचीमा कुनै सन्देश छैन।' },
  'outbox.search_hint': {
    en: 'Whole phone number or email address',
    ne: 'पूरा फोन नम्बर वा इमेल ठेगाना',
  },
  'outbox.no_mail': {
    en: 'This installation has no mail server: emails stay queued until they expire.',
    ne: 'यस प्रणालीमा इमेल सर्भर छैन: इमेल मान्य अवधि नसकिएसम्म पठाउन बाँकी नै रहन्छ।',
  },
  'outbox.no_mail_invitations': {
    en: 'Activation codes of invited staff are shown to whoever invites them.',
    ne: 'आमन्त्रित कर्मचारीको सक्रियकरण कोड आमन्त्रण गर्ने व्यक्तिलाई देखाइन्छ।',
  },
  'outbox.no_sms': {
    en: 'This installation has no SMS gateway, so no SMS is sent.',
    ne: 'यस प्रणालीमा एसएमएस सेवा नजोडिएकाले एसएमएस पठाइँदैन।',
  },
  'outbox.unknown': { en: 'There is no such message', ne: 'यस्तो सन्देश छैन' },
  'outbox.already_sent': { en: 'This message has been sent', ne: 'यो सन्देश पठाइसकिएको छ' },
  'outbox.still_queued': {
    en: 'This message is still queued and is tried again automatically',
    ne: 'यो सन्देश पठाउने सूचीमै छ र स्वतः पुनः प्रयास हुन्छ',
  },
  'outbox.no_longer_valid': {
    en: 'This message is no longer valid and its text has been removed. Send a new one.',
    ne: 'यो सन्देश मान्य छैन र यसको विवरण हटाइसकिएको छ। नयाँ सन्देश पठाउनुहोस्।',
  },
} as const satisfies Messages

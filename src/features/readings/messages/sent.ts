// Messages of readings that customers send.

import type { Messages } from '#kit/language.ts'

export const sentMessages = {
  'meter_readings.own_send': { en: 'Send my meter reading', ne: 'आफ्नो मिटरको रिडिङ पठाउने' },
  'meter_readings.own_send_lead': {
    en: 'Read the black figures of your meter and photograph it. The office checks it and uses it as the reading of the month.',
    ne: 'मिटरका काला अङ्क हेर्नुहोस् र मिटरको तस्बिर खिच्नुहोस्। कार्यालयले जाँचेर यसलाई यस महिनाको रिडिङ मान्छ।',
  },
  'meter_readings.own_no_meter': {
    en: 'No connection of yours has a meter.',
    ne: 'तपाईंको कुनै धारामा मिटर छैन।',
  },
  'meter_readings.own_window': {
    en: 'For {month}, from {from} to {until}',
    ne: '{month}का लागि, {from}देखि {until}सम्म',
  },
  'meter_readings.own_last': { en: 'The meter showed {value} last.', ne: 'मिटरमा पछिल्लो पटक {value} देखिएको थियो।' },
  'meter_readings.own_value': { en: 'What the meter shows', ne: 'मिटरमा देखिएको अङ्क' },
  'meter_readings.own_value_help': {
    en: 'The black figures only, without the red ones',
    ne: 'काला अङ्क मात्र, राता अङ्क नलेख्नुहोस्',
  },
  'meter_readings.own_photo': { en: 'Photograph of the meter', ne: 'मिटरको तस्बिर' },
  'meter_readings.own_photo_help': {
    en: 'All figures and the number of the meter can be read. At most {mb} MB.',
    ne: 'सबै अङ्क र मिटर नम्बर पढ्न सकिने। बढीमा {mb} MB।',
  },
  'meter_readings.own_units': { en: '{units} units since the last reading', ne: 'अघिल्लो रिडिङदेखि {units} युनिट' },
  'meter_readings.own_usual': {
    en: 'Usual for you: {usual} units a month.',
    ne: 'तपाईंको सामान्य खपत: महिनाको {usual} युनिट।',
  },
  'meter_readings.own_below': {
    en: 'This is below the last reading. Look again; if the meter was changed or passed its end, tell the office.',
    ne: 'यो अघिल्लो रिडिङभन्दा कम छ। फेरि हेर्नुहोस्; मिटर फेरिएको वा अन्तिम अङ्क नाघेको भए कार्यालयलाई भन्नुहोस्।',
  },
  'meter_readings.own_high': {
    en: 'This is more than three times your usual use. Is the figure right? There may be a leak.',
    ne: 'यो तपाईंको सामान्य खपतको तीन गुणाभन्दा बढी छ। अङ्क ठीक छ? पानी चुहिएको हुन सक्छ।',
  },
  'meter_readings.own_confirm': { en: 'I looked again: the figure is right', ne: 'फेरि हेरेँ: अङ्क ठीक छ' },
  'meter_readings.own_send_button': { en: 'Send the reading', ne: 'रिडिङ पठाउनुहोस्' },
  'meter_readings.own_sent': { en: 'The reading was sent to the office', ne: 'रिडिङ कार्यालयमा पठाइयो' },
  'meter_readings.own_state_waiting': {
    en: 'You sent {value} on {date}. The office has not looked at it yet; another one replaces it.',
    ne: 'तपाईंले {value} पठाउनुभयो ({date})। कार्यालयले हेर्न बाँकी छ; फेरि पठाए त्यसको ठाउँ लिन्छ।',
  },
  'meter_readings.own_state_accepted': {
    en: 'The office accepted your reading {value} of {date}.',
    ne: 'तपाईंको {date}को रिडिङ {value} कार्यालयले स्वीकार गर्‍यो।',
  },
  'meter_readings.own_state_refused': {
    en: 'The office did not accept your reading {value} of {date}: {reason}',
    ne: 'तपाईंको {date}को रिडिङ {value} कार्यालयले स्वीकार गरेन: {reason}',
  },
  'meter_readings.delegate_sends_none': {
    en: 'A delegate sees and pays, and changes nothing. Ask the holder to send the reading.',
    ne: 'प्रतिनिधिले हेर्न र तिर्न मात्र सक्छन्। रिडिङ पठाउन धाराका ग्राहकलाई भन्नुहोस्।',
  },
  'meter_readings.held_before': {
    en: 'Another holder has this connection now',
    ne: 'यो धारा अहिले अर्को ग्राहकको नाममा छ',
  },
  'meter_readings.own_recorded': {
    en: 'The office has the reading of this month already. If it looks wrong to you, tell the office.',
    ne: 'यस महिनाको रिडिङ कार्यालयले राखिसकेको छ। मिलेन जस्तो लागे कार्यालयलाई भन्नुहोस्।',
  },
  'meter_readings.outside_window': {
    en: 'Readings of this month are not taken yet',
    ne: 'यस महिनाको रिडिङ लिने समय भएको छैन',
  },
  'meter_readings.confirm_high': {
    en: 'This is more than three times the usual use of {usual} units. Confirm that the figure is right.',
    ne: 'यो सामान्य खपत {usual} युनिटको तीन गुणाभन्दा बढी छ। अङ्क ठीक भएको पुष्टि गर्नुहोस्।',
  },
  'meter_readings.unreadable_photo': {
    en: 'The photograph cannot be read. Choose a JPEG, PNG or WebP picture.',
    ne: 'तस्बिर खोल्न सकिएन। JPEG, PNG वा WebP तस्बिर छान्नुहोस्।',
  },
  'meter_readings.photo_unknown': { en: 'This reading has no photograph', ne: 'यस रिडिङको तस्बिर छैन' },
  'meter_readings.photo_of_customer': {
    en: 'The customer sent this photograph with the reading: it is kept as what was sent',
    ne: 'यो तस्बिर ग्राहकले रिडिङसँगै पठाएका हुन्: पठाएको प्रमाणका रूपमा राखिन्छ',
  },
  'meter_readings.sent_unknown': { en: 'There is no such reading', ne: 'यस्तो रिडिङ छैन' },
  'meter_readings.sent_decided': {
    en: 'This reading was accepted or refused already, or replaced by another',
    ne: 'यो रिडिङ स्वीकार वा अस्वीकार भइसकेको छ, वा अर्को पठाइएको छ',
  },
  'meter_readings.sent_title': { en: 'Readings sent by customers', ne: 'ग्राहकले पठाएका रिडिङ' },
  'meter_readings.sent_lead': {
    en: 'Compare the photograph with the value. What is accepted becomes the reading of its month.',
    ne: 'तस्बिर र अङ्क मिलाएर हेर्नुहोस्। स्वीकार गरेपछि सो महिनाको रिडिङ हुन्छ।',
  },
  'meter_readings.sent_none': { en: 'No reading waits for the office.', ne: 'निर्णय गर्न बाँकी कुनै रिडिङ छैन।' },
  'meter_readings.sent_more': {
    en: '{n} readings wait; the oldest are shown.',
    ne: '{n} रिडिङ बाँकी छन्; सबैभन्दा पुराना देखाइएका छन्।',
  },
  'meter_readings.sent_photo': { en: 'Photograph of the meter of {number}', ne: '{number}को मिटरको तस्बिर' },
  'meter_readings.sent_value': { en: 'Sent: {value}, {date}', ne: 'पठाएको: {value}, {date}' },
  'meter_readings.sent_last': { en: 'Last reading: {value}', ne: 'अघिल्लो रिडिङ: {value}' },
  'meter_readings.sent_accept': { en: 'Accept', ne: 'स्वीकार गर्नुहोस्' },
  'meter_readings.sent_accept_of': { en: 'Accept the reading of {number}', ne: '{number}को रिडिङ स्वीकार गर्नुहोस्' },
  'meter_readings.sent_accepted': { en: 'The reading was accepted', ne: 'रिडिङ स्वीकार गरियो' },
  'meter_readings.sent_refuse': { en: 'Refuse', ne: 'अस्वीकार गर्नुहोस्' },
  'meter_readings.sent_refused': { en: 'The reading was refused', ne: 'रिडिङ अस्वीकार गरियो' },
  'meter_readings.sent_reason': { en: 'Reason, which the customer sees', ne: 'कारण (ग्राहकले देख्छन्)' },
  'meter_readings.import': { en: 'Import a file', ne: 'फाइल आयात गर्ने' },
  'meter_readings.sent_back': { en: 'Reading list', ne: 'मिटर रिडिङ सूची' },
} as const satisfies Messages

// Messages of the console's page of billing policies.

import type { Messages } from '#kit/language.ts'

export const billingPolicyMessages = {
  'billing.title': { en: 'Billing policies', ne: 'बिलसम्बन्धी नीति' },
  'billing.lead': {
    en: 'What the organisation decides about its bills. A change applies to runs that are prepared afterwards; issued bills stay as they are.',
    ne: 'बिलबारे संस्थाले गर्ने निर्णय। परिवर्तन त्यसपछि तयार हुने बिलमा लागू हुन्छ; जारी भइसकेका बिल यथावत् रहन्छन्।',
  },
  'billing.billing': { en: 'Bills are made', ne: 'बिल बनाउने तरिका' },
  'billing.billing_runs': { en: 'here, by billing runs', ne: 'यसै प्रणालीमा, बिल बनाउने कार्यबाट' },
  'billing.billing_imported': {
    en: 'in another program; they are imported and shown',
    ne: 'अर्को प्रोग्राममा; यहाँ आयात गरी देखाइन्छ',
  },
  'billing.bill_date': { en: 'Date of a bill', ne: 'बिल मिति' },
  'billing.bill_date_run': { en: 'Day of the billing run', ne: 'बिल बनाएको दिन' },
  'billing.bill_date_reading': {
    en: 'Day of the reading, where no late fee and no fiscal year has begun since',
    ne: 'रिडिङ गरेको दिन (त्यसपछि विलम्ब शुल्क वा नयाँ आर्थिक वर्ष सुरु नभएमा)',
  },
  'billing.cycle': { en: 'Months of a bill', ne: 'एउटा बिलका महिना' },
  'billing.cycle_one': { en: 'Every month', ne: 'हरेक महिना' },
  'billing.cycle_several': { en: 'Every {count} months, counted from Shrawan', ne: 'साउनदेखि गनेर हरेक {count} महिनामा' },
  'billing.first_month': { en: 'Month in which a tap is connected', ne: 'धारा जोडिएको महिना' },
  'billing.last_month': { en: 'Month in which a tap is cut or closed', ne: 'धारा काटिएको वा लगत कट्टा भएको महिना' },
  'billing.month_full': { en: 'Charged in full', ne: 'पूरै महिनाको महसुल लाग्ने' },
  'billing.month_none': { en: 'Not charged', ne: 'महसुल नलाग्ने' },
  'billing.month_by-day': {
    en: 'Minimum and fees by day, use in full',
    ne: 'न्यूनतम महसुल र शुल्क दिनअनुसार, खपत पूरै',
  },
  'billing.cut_tap': { en: 'Month in which a tap is cut', ne: 'धारा काटिएको अवधिको महिना' },
  'billing.cut_nothing': { en: 'Nothing', ne: 'केही नलाग्ने' },
  'billing.cut_minimum': { en: 'The minimum', ne: 'न्यूनतम महसुल लाग्ने' },
  'billing.cut_fee': { en: 'A fee', ne: 'तोकिएको शुल्क लाग्ने' },
  'billing.hold_fee': { en: 'Fee for a month in which a tap is cut (Rs.)', ne: 'धारा काटिएको महिनाको शुल्क (रु.)' },
  'billing.hold_fee_help': { en: 'Only where a fee is charged.', ne: 'शुल्क लाग्ने भए मात्र।' },
  'billing.cheque_fee': {
    en: 'Fee for a cheque that the bank returns (Rs.)',
    ne: 'बैंकले फिर्ता गरेको चेकको शुल्क (रु.)',
  },
  'billing.cheque_fee_help': { en: 'Leave it empty where none is charged.', ne: 'शुल्क नलाग्ने भए खाली छोड्नुहोस्।' },
  'billing.reminders': { en: 'Reminders of bills to the holders', ne: 'ग्राहकलाई बिलको जानकारी' },
  'billing.reminders_sms': {
    en: 'By SMS: when a bill is made, three days before a late fee, and when it is overdue',
    ne: 'SMS बाट: बिल बनेपछि, विलम्ब शुल्क लाग्नुभन्दा तीन दिनअघि र म्याद नाघेपछि',
  },
  'billing.reminders_none': { en: 'None', ne: 'नपठाउने' },
  'billing.cash_overdue': {
    en: 'Days within which cash is brought to the bank',
    ne: 'नगद बैंक दाखिला गर्नुपर्ने दिन',
  },
  'billing.cheque_overdue': {
    en: 'Days within which a cheque is brought to the bank',
    ne: 'चेक बैंक दाखिला गर्नुपर्ने दिन',
  },
  'billing.cheque_answer': {
    en: 'Days within which the bank answers about a cheque',
    ne: 'दाखिला गरेको चेकबारे बैंकको जवाफ आउनुपर्ने दिन',
  },
  'billing.instalment_grace': {
    en: 'Days after the due day of an instalment until its agreement is broken',
    ne: 'किस्ताको म्यादपछि सम्झौता भङ्ग हुने दिन',
  },
  'billing.overdue_help': {
    en: 'What takes longer is listed as overdue, and on the overview.',
    ne: 'त्योभन्दा ढिलो भएमा सूची र ड्यासबोर्डमा म्याद नाघेको देखिन्छ।',
  },
  'billing.fee_missing': { en: 'Enter the fee', ne: 'शुल्क लेख्नुहोस्' },
  'billing.two_decimals': { en: 'At most two decimals', ne: 'दशमलवपछि बढीमा दुई अङ्क' },
  'billing.missing_reading': { en: 'Connection without a reading', ne: 'रिडिङ नभएको धारा' },
  'billing.missing_skipped': {
    en: 'Left out; a later run bills it',
    ne: 'छाड्ने; पछिको कार्यबाट बिल बन्छ',
  },
  'billing.missing_estimated': {
    en: 'Billed by the average of the last three readings',
    ne: 'पछिल्ला तीन रिडिङको औसतबाट बिल बनाउने',
  },
  'billing.tap_change': { en: 'Change of class, size or sewer', ne: 'वर्ग, आकार वा ढल जडान परिवर्तन' },
  'billing.tap_next-period': {
    en: 'From the next month: a month is charged as the tap is on its first day',
    ne: 'अर्को महिनादेखि: महिनाको पहिलो दिनको विवरणअनुसार महसुल लाग्ने',
  },
  'billing.tap_same-period': {
    en: 'From the same month: as the tap is on its last day',
    ne: 'सोही महिनादेखि: महिनाको अन्तिम दिनको विवरणअनुसार महसुल लाग्ने',
  },
  'billing.persons': { en: 'Persons who issue bills and credit notes', ne: 'बिल र क्रेडिट नोट जारी गर्न चाहिने व्यक्ति' },
  'billing.persons_1': { en: 'One prepares and approves', ne: 'एकै जनाले तयार र स्वीकृत गर्ने' },
  'billing.persons_2': { en: 'A second person approves', ne: 'अर्को व्यक्तिले स्वीकृत गर्ने' },
  'billing.persons_help': {
    en: 'One in place of two is decided by another administrator; until then two are needed.',
    ne: 'दुईको सट्टा एक जना बनाउन अर्को प्रशासकको स्वीकृति चाहिन्छ; त्यतिन्जेल दुई जना नै चाहिन्छ।',
  },
  'billing.rupees': { en: 'Rs. {amount}', ne: 'रु. {amount}' },
  'billing.saved': { en: 'The billing policies have been saved', ne: 'बिलसम्बन्धी नीति सुरक्षित भयो' },
  'billing.request_title': {
    en: 'To be decided: one person in place of two',
    ne: 'निर्णय बाँकी: दुईको सट्टा एक जना',
  },
  'billing.request_by': { en: 'Requested by {name} on {date}.', ne: 'अनुरोध गर्ने: {name}, मिति {date}।' },
  'billing.request_approve': { en: 'Approve one person', ne: 'एक जना स्वीकृत गर्नुहोस्' },
  'billing.request_refuse': { en: 'Refuse', ne: 'अस्वीकृत गर्नुहोस्' },
  'billing.request_withdraw': { en: 'Withdraw the request', ne: 'अनुरोध फिर्ता लिनुहोस्' },
  'billing.request_approved': { en: 'One person now issues bills', ne: 'अब एकै जनाले बिल जारी गर्न सक्छ' },
  'billing.request_refused': { en: 'Two persons stay', ne: 'दुई जना नै रहने भयो' },
  'billing.request_unknown': { en: 'There is no such request', ne: 'यस्तो अनुरोध छैन' },
  'billing.request_decided': { en: 'This request has been decided', ne: 'यस अनुरोधमा निर्णय भइसकेको छ' },
  'billing.request_second_person': {
    en: 'Another administrator approves: not the one who requested it, and not a command',
    ne: 'अनुरोध गर्नेभन्दा अर्को प्रशासकले स्वीकृत गर्नुपर्छ; कमान्डबाट स्वीकृत हुँदैन',
  },
} as const satisfies Messages

// Reasons why an entry, a row of a file or a closing is refused.

import type { Messages } from '#kit/language.ts'

export const ledgerRefusals = {
  'ledger.unbalanced': { en: 'Debits and credits of an entry are not equal', ne: 'प्रविष्टिको डेबिट र क्रेडिट बराबर छैन' },
  'ledger.account_foreign': {
    en: 'An entry of this kind is not posted to the account {account}',
    ne: 'यस किसिमको प्रविष्टि {account} खातामा लेखिँदैन',
  },
  'ledger.sign_wrong': {
    en: 'An entry of this kind does not change a balance in this direction',
    ne: 'यस किसिमको प्रविष्टिले बाँकी रकम यसरी घटबढ गर्दैन',
  },
  'ledger.connection_missing': { en: 'The entry names no connection', ne: 'प्रविष्टिमा धारा उल्लेख छैन' },
  'ledger.connection_unknown': { en: 'There is no such connection', ne: 'यस्तो धारा छैन' },
  'ledger.correction_needs_reason': {
    en: 'A correction names the entry that it corrects and the reason',
    ne: 'सच्याउँदा कुन प्रविष्टि र किन सच्याइएको हो, उल्लेख गर्नुपर्छ',
  },
  'ledger.day_to_come': { en: 'The day is in the future', ne: 'यो मिति आउन बाँकी छ' },
  'ledger.entry_missing': { en: 'There is no such entry', ne: 'यस्तो प्रविष्टि छैन' },
  'ledger.own_payment': {
    en: 'You have taken this payment yourself: another person reverses it',
    ne: 'यो भुक्तानी तपाईं आफैंले लिनुभएको हो: यसलाई अर्को व्यक्तिले उल्टाउनुपर्छ',
  },
  'ledger.deposit_used': {
    en: 'A part of this deposit was given back or used: that entry is corrected first',
    ne: 'यस धरौटीको केही रकम फिर्ता वा कट्टा भइसकेको छ: पहिले त्यो प्रविष्टि सच्याउनुपर्छ',
  },
  'ledger.own_entry': {
    en: 'You have made this entry yourself: another person reverses it',
    ne: 'यो प्रविष्टि तपाईं आफैंले गर्नुभएको हो: यसलाई अर्को व्यक्तिले उल्टाउनुपर्छ',
  },
  'ledger.corrected_already': { en: 'This entry has already been corrected', ne: 'यो प्रविष्टि सच्याइसकिएको छ' },
  'ledger.held_by_refund': {
    en: 'Held money is given back or assigned by two persons, at Refunds',
    ne: 'पहिचान हुन बाँकी रकम दुई जना कर्मचारीले “रकम फिर्ता” पृष्ठबाट फिर्ता गर्ने वा ग्राहक नम्बरमा चढाउने गर्छन्',
  },
  'ledger.banking_by_record': {
    en: 'An entry of a bank deposit or a cheque cannot be corrected here: the record of the deposit or the cheque would not follow',
    ne: 'बैंक दाखिला वा चेकको प्रविष्टि यहाँ सच्याउन मिल्दैन: दाखिला वा चेकको अभिलेख सँगै सच्चिँदैन',
  },
  'ledger.waived_by_two': {
    en: 'A late fee or another fee is given up by a waiver, which two persons decide on, from the page of the connection',
    ne: 'विलम्ब शुल्क वा अन्य शुल्क धाराको पृष्ठबाट दुई जना कर्मचारीको निर्णयले मिनाहा गरिन्छ',
  },
  'ledger.not_correctable': { en: 'An entry of this kind cannot be corrected', ne: 'यस किसिमको प्रविष्टि सच्याउन मिल्दैन' },
  'ledger.opening_by_register': {
    en: 'The balance brought forward is corrected in the register of connections, by import with the command',
    ne: 'अघिल्लो लगतबाट सारिएको रकम धाराको लगतमा कमान्डबाट आयात गरेर सच्याइन्छ',
  },
  'ledger.bill_by_credit_note': {
    en: 'A bill is corrected by a credit note',
    ne: 'बिल सच्याउन क्रेडिट नोट जारी गरिन्छ',
  },
  'ledger.own_connection': {
    en: 'You cannot do this for a connection of your own',
    ne: 'आफ्नै धाराको हकमा यो कार्य गर्न मिल्दैन',
  },
  'ledger.linked_connection': {
    en: 'The connection is linked to the person who sent or approved the file',
    ne: 'यो धारा फाइल पठाउने वा स्वीकृत गर्ने व्यक्तिसँग जोडिएको छ',
  },
  'ledger.month_billed': {
    en: 'The bill of {month} was issued here; credit it first, or leave this row out',
    ne: '{month}को बिल यहीँबाट जारी भइसकेको छ; पहिले सो बिलको क्रेडिट नोट बनाउनुहोस् वा यो पङ्क्ति हटाउनुहोस्',
  },
  'ledger.row_unapproved': {
    en: 'The row was refused when the file was approved: send it in another file',
    ne: 'फाइल स्वीकृत हुँदा यो पङ्क्ति अस्वीकृत थियो: अर्को फाइलमा पठाउनुहोस्',
  },
  'ledger.decided_by_two': {
    en: 'Bills are made here, and two persons decide about waivers, write-offs, credit notes, refunds and subsidies: send the file at /staff/imports/ledger, where another person approves it',
    ne: 'यस संस्थाको बिल यसै प्रणालीमा बन्छ, र मिनाहा, अपलेखन, क्रेडिट नोट, रकम फिर्ता र अनुदानको निर्णय दुई जनाले गर्छन्: फाइल /staff/imports/ledger बाट पठाउनुहोस्, त्यहाँ अर्को व्यक्तिले स्वीकृत गर्छ',
  },
  'ledger.follows_here': {
    en: 'Bills are made here: rebates follow from the payments and late fees are posted on their day, neither is posted by a file',
    ne: 'यस संस्थाको बिल यसै प्रणालीमा बन्छ: छुट भुक्तानीअनुसार र विलम्ब शुल्क तोकिएको दिनमा प्रणालीले नै चढाउँछ, फाइलबाट चढाउन मिल्दैन',
  },
  'ledger.not_open': { en: 'The ledger has not been opened yet', ne: 'खाता अझै खोलिएको छैन' },
  'ledger.open_already': {
    en: 'The ledger has been kept since {date}; that day cannot be changed',
    ne: 'खाता {date}देखि राखिएको छ; यो मिति बदल्न मिल्दैन',
  },
  'ledger.month_closed': { en: '{period} is already closed', ne: '{period} बन्द भइसकेको छ' },
  'ledger.month_before_open': { en: 'Close {period} first', ne: 'पहिले {period} बन्द गर्नुहोस्' },
  'ledger.month_not_over': { en: '{period} is not over yet', ne: '{period} अझै सकिएको छैन' },
  'ledger.number_unknown': { en: '{typed} is not a customer number in the register', ne: '{typed} नम्बर लगतमा छैन' },
  'ledger.entry_unknown': {
    en: '"{typed}" is not a kind of entry: bill, payment, late fee, rebate, waiver …',
    ne: '"{typed}" प्रविष्टिको किसिम होइन: बिल, भुक्तानी, विलम्ब शुल्क, छुट, मिनाहा …',
  },
  'ledger.amount_wrong': {
    en: '"{typed}" is not an amount above zero in rupees such as 1250.50 or 1,23,456.50; the kind of the entry says whether it is owed or paid',
    ne: '"{typed}" शून्यभन्दा बढी रुपैयाँ होइन; १२५०.५० वा १,२३,४५६.५० जस्तो लेख्नुहोस्; तिर्नुपर्ने वा तिरेको भन्ने प्रविष्टिको किसिमले जनाउँछ',
  },
  'ledger.reference_own': {
    en: '"{typed}" has the form of a reference that this system gives; write it without the word before the colon',
    ne: '"{typed}" यस प्रणालीले दिने सन्दर्भ नम्बर जस्तै छ; कोलनअघिको शब्द हटाएर लेख्नुहोस्',
  },
  'ledger.reference_missing': {
    en: 'The reference is missing or longer than 80 characters',
    ne: 'सन्दर्भ नम्बर छैन वा ८० अक्षरभन्दा लामो छ',
  },
  'ledger.reference_used': {
    en: 'The reference {reference} is already used by another entry; entries are not edited',
    ne: 'सन्दर्भ नम्बर {reference} अर्को प्रविष्टिमा प्रयोग भइसकेको छ; प्रविष्टि सम्पादन गरिँदैन',
  },
  'ledger.period_wrong': {
    en: '"{typed}" is not a Bikram Sambat month up to this one, such as 2083/07',
    ne: '"{typed}" यो महिनासम्मको विक्रम संवत्‌को महिना होइन; २०८३/०७ जस्तो लेख्नुहोस्',
  },
  'ledger.day_wrong': { en: '"{typed}" is not a date up to today', ne: '"{typed}" आजसम्मको मिति होइन' },
  'ledger.note_long': { en: 'The note is longer than 400 characters', ne: 'कैफियत ४०० अक्षरभन्दा लामो छ' },
  'ledger.opening_late': {
    en: 'A balance brought forward is of a day before {date}, from which the ledger is kept',
    ne: 'अघिल्लो लगतबाट सारिएको रकम {date} अघिको हुनुपर्छ, जुन दिनदेखि खाता राखिएको छ',
  },
  'ledger.history_differs': {
    en: 'The history of {number} adds up to {sum} rupees; the opening balance of the register is {opening}',
    ne: '{number} को पुरानो विवरणको जोड रु. {sum} हुन्छ; लगतमा सारिएको बक्यौता रु. {opening} छ',
  },
} as const satisfies Messages

// Messages of imports in the console.

import type { Messages } from '#kit/language.ts'

export const importScreenMessages = {
  'imports.customers': { en: 'Import the register', ne: 'लगत आयात गर्ने' },
  'imports.customers_lead': {
    en: 'A CSV or Excel file with a customer number in each row. First it is only compared with the register.',
    ne: 'हरेक पङ्क्तिमा ग्राहक नम्बर भएको CSV वा एक्सेल फाइल। पहिले लगतसँग दाँजिन्छ मात्र।',
  },
  'imports.readings': { en: 'Import readings', ne: 'रिडिङ आयात गर्ने' },
  'imports.readings_lead': {
    en: 'The reading list saved as Excel and filled in, or a file with customer number, month, day and reading. First it is only compared.',
    ne: 'एक्सेलमा सुरक्षित गरी भरिएको मिटर रिडिङ सूची, वा ग्राहक नम्बर, महिना, मिति र रिडिङ भएको फाइल। पहिले दाँजिन्छ मात्र।',
  },
  'imports.ledger': { en: 'Import ledger entries', ne: 'खाताका प्रविष्टि आयात गर्ने' },
  'imports.ledger_lead': {
    en: 'A file with customer number, kind of entry, amount in rupees, day and reference in each row. First it is only compared. Payments, waivers, write-offs, credit notes, refunds, subsidies and rebates are not posted here, nor surcharges where the bills are made here.',
    ne: 'हरेक पङ्क्तिमा ग्राहक नम्बर, प्रविष्टिको किसिम, रकम (रु.), मिति र सन्दर्भ नम्बर भएको फाइल। पहिले दाँजिन्छ मात्र। भुक्तानी, मिनाहा, अपलेखन, क्रेडिट नोट, रकम फिर्ता, अनुदान र छुट यहाँबाट चढाइँदैन; बिल यसै प्रणालीमा बन्छ भने विलम्ब शुल्क पनि चढाइँदैन।',
  },
  'imports.back_customers': { en: 'Connections', ne: 'धाराहरू' },
  'imports.back_readings': { en: 'Reading list', ne: 'मिटर रिडिङ सूची' },
  'imports.back_ledger': { en: 'Daily vouchers', ne: 'दैनिक गोश्वारा भौचर' },
  'imports.file': { en: 'File (CSV or Excel)', ne: 'फाइल (CSV वा एक्सेल)' },
  'imports.file_help': { en: 'At most {mb} MB and {n} rows.', ne: 'बढीमा {mb} एमबी र {n} पङ्क्ति।' },
  'imports.mapping': { en: 'Names and codes of the old program', ne: 'पुरानो प्रोग्रामका नाम र कोड' },
  'imports.mapping_help': {
    en: 'A CSV or Excel file with the columns column, from and to: each cell that is “from” in that column is read as “to”. A row without a column gives the column “from” the name “to”.',
    ne: 'column, from र to स्तम्भ भएको CSV वा एक्सेल फाइल: त्यस स्तम्भमा from भएको कोठा to भनी पढिन्छ। column खाली भएको पङ्क्तिले from नामको स्तम्भलाई to नाम दिन्छ।',
  },
  'imports.skip_refused': {
    en: 'Write the good rows although others are refused',
    ne: 'केही पङ्क्ति अस्वीकृत भए पनि ठीक पङ्क्ति राख्नुहोस्',
  },
  'imports.compare': { en: 'Compare', ne: 'दाँज्नुहोस्' },
  'imports.result': { en: 'What the file would change', ne: 'फाइलले गर्ने परिवर्तन' },
  'imports.written': { en: 'The file was written', ne: 'फाइल राखियो' },
  'imports.counts': {
    en: '{added} new, {changed} changed, {same} unchanged, {refused} refused',
    ne: 'नयाँ {added}, परिवर्तन {changed}, उस्तै {same}, अस्वीकृत {refused}',
  },
  'imports.first_rows': { en: 'The first {n} rows are shown.', ne: 'सुरुका {n} पङ्क्ति देखाइएका छन्।' },
  'imports.write': { en: 'Write', ne: 'राख्नुहोस्' },
  'imports.writing': { en: 'Being written', ne: 'राखिँदै' },
  'imports.waiting': { en: 'Waiting to be written', ne: 'राख्न पालो पर्खिँदै' },
  'imports.comparing': { en: 'Being compared', ne: 'दाँजिँदै' },
  'imports.rows_done': { en: '{done} of {total} rows', ne: '{total} मध्ये {done} पङ्क्ति' },
  'imports.may_leave': {
    en: 'The file goes on being written when you leave this page. Its address shows the result for 30 days.',
    ne: 'यो पृष्ठ छाडे पनि फाइल राख्ने काम चलिरहन्छ। नतिजा यसै ठेगानामा ३० दिनसम्म देखिन्छ।',
  },
  'imports.resumed': {
    en: 'The work was interrupted and has gone on by itself. Rows that had been written before are counted as unchanged.',
    ne: 'काम बीचमा रोकिएको थियो र आफैँ अगाडि बढ्यो। त्यसअघि राखिएका पङ्क्ति “उस्तै” भनी गनिएका छन्।',
  },
  'imports.ended': { en: 'The file was not written', ne: 'फाइल राखिएन' },
  'imports.another': { en: 'Import another file', ne: 'अर्को फाइल आयात गर्नुहोस्' },
  'imports.run_unknown': { en: 'There is no such import', ne: 'यस्तो आयात छैन' },
  'imports.nothing': { en: 'The file changes nothing.', ne: 'फाइलले केही परिवर्तन गर्दैन।' },
  'imports.correct_first': {
    en: 'Correct the refused rows, or choose to write the good ones.',
    ne: 'अस्वीकृत पङ्क्ति सच्याउनुहोस्, वा ठीक पङ्क्ति मात्र राख्ने रोज्नुहोस्।',
  },
  'imports.lost': { en: 'No answer came. Compare the file again.', ne: 'जवाफ आएन। फाइल फेरि दाँज्नुहोस्।' },
  'imports.row': { en: 'Row', ne: 'पङ्क्ति' },
  'imports.row_n': { en: 'Row {n}', ne: 'पङ्क्ति {n}' },
  'imports.what': { en: 'Result', ne: 'नतिजा' },
  'imports.details': { en: 'Details', ne: 'विवरण' },
  'imports.added': { en: 'New', ne: 'नयाँ' },
  'imports.changed': { en: 'Changed', ne: 'परिवर्तन' },
  'imports.refused': { en: 'Refused', ne: 'अस्वीकृत' },
  'imports.empty_cell': { en: 'empty', ne: 'खाली' },
  'imports.preeti_title': {
    en: 'Text typed for Preeti: {n} cells',
    ne: 'प्रीति फन्टमा टाइप गरिएको पाठ: {n} कोठा',
  },
  'imports.preeti_undecided': {
    en: 'Some cells look as if they were typed for Preeti or a similar font. Choose what is taken; nothing is written before.',
    ne: 'केही कोठा प्रीति वा त्यस्तै फन्टमा टाइप गरिएका देखिन्छन्। कुन पाठ लिने हो रोज्नुहोस्; त्यसअघि केही राखिँदैन।',
  },
  'imports.preeti_convert': {
    en: 'The text in Unicode is taken. Compare it with the paper.',
    ne: 'युनिकोडको पाठ लिइन्छ। कागजसँग भिडाउनुहोस्।',
  },
  'imports.preeti_keep': {
    en: 'The cells are taken as they are typed.',
    ne: 'कोठाहरू टाइप गरिएजस्तै लिइन्छन्।',
  },
  'imports.preeti_take_convert': { en: 'Take the text in Unicode', ne: 'युनिकोडको पाठ लिनुहोस्' },
  'imports.preeti_take_keep': { en: 'Leave as typed', ne: 'टाइप गरिएजस्तै राख्नुहोस्' },
  'imports.preeti_caption': {
    en: 'Cells as they are typed and in Unicode',
    ne: 'टाइप गरिएका र युनिकोडका कोठा',
  },
  'imports.preeti_first': { en: 'The first {n} cells are shown.', ne: 'सुरुका {n} कोठा देखाइएका छन्।' },
  'imports.preeti_column': { en: 'Column', ne: 'स्तम्भ' },
  'imports.preeti_typed': { en: 'As typed', ne: 'टाइप गरिएको' },
  'imports.preeti_text': { en: 'In Unicode', ne: 'युनिकोडमा' },
  'imports.preeti_doubtful': {
    en: 'Compare with the paper: {numbers}. The last ५ may have been a percent sign.',
    ne: 'कागजसँग भिडाउनुहोस्: {numbers}। अन्तिम ५ प्रतिशत चिह्न हुन सक्छ।',
  },
  'imports.too_long': {
    en: 'The file has more than {n} rows. Split it, or have it imported by command.',
    ne: 'फाइलमा {n}भन्दा बढी पङ्क्ति छन्। टुक्रा पार्नुहोस् वा कमान्डबाट आयात गराउनुहोस्।',
  },
} as const satisfies Messages

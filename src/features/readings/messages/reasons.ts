// Messages of meter readings: why one is refused, and what about one is unusual.

import type { Messages } from '#kit/language.ts'

export const reasonMessages = {
  'meter_readings.closed': {
    en: 'This connection is closed: its meter is not read',
    ne: 'यो धाराको लगत कट्टा भइसकेकाले मिटर रिडिङ हुँदैन',
  },
  'meter_readings.no_meter': { en: 'This connection has no meter', ne: 'यस धारामा मिटर छैन' },
  'meter_readings.own_connection': {
    en: 'You cannot enter readings of your own connection. Ask a colleague.',
    ne: 'आफ्नै धाराको रिडिङ आफैँ राख्न मिल्दैन। सहकर्मीलाई राख्न लगाउनुहोस्।',
  },
  'meter_readings.month_wrong': {
    en: 'Write a Bikram Sambat month such as 2083/07',
    ne: 'वि.सं. को महिना २०८३/०७ जस्तो गरी लेख्नुहोस्',
  },
  'meter_readings.in_future': { en: 'The day of the reading is in the future', ne: 'रिडिङ मिति भविष्यको छ' },
  'meter_readings.outside_month': {
    en: 'The meter is read in the month or in the one after it',
    ne: 'मिटर रिडिङ सोही महिना वा त्यसपछिको महिनाभित्र हुनुपर्छ',
  },
  'meter_readings.recorded': {
    en: 'This month already has a reading. Choose to correct it.',
    ne: 'यस महिनाको रिडिङ राखिसकिएको छ। सच्याउने रोज्नुहोस्।',
  },
  'meter_readings.later_reading': {
    en: 'A later reading is recorded. The office corrects an earlier one, with a reason, in the list of all readings of the connection.',
    ne: 'यसपछिको रिडिङ राखिसकिएको छ। अघिल्लो रिडिङ कार्यालयले धाराको सबै रिडिङको सूचीमा कारणसहित सच्याउँछ।',
  },
  'meter_readings.billed': {
    en: 'Bill {bill} charges this reading. Correct it with a reason in the list of all readings of the connection; the bill is then credited and the month billed again.',
    ne: 'बिल {bill} यही रिडिङबाट बनेको छ। धाराको सबै रिडिङको सूचीमा कारणसहित सच्याउनुहोस्; त्यसपछि बिल क्रेडिट गरी यस महिनाको बिल फेरि बनाउनुहोस्।',
  },
  'meter_readings.not_recorded': { en: 'This month has no reading to correct', ne: 'यस महिनाको सच्याउने रिडिङ छैन' },
  'meter_readings.correct_too_old': {
    en: 'Readings of more than {months} months ago are not corrected. Request a waiver of what the customer was charged too much.',
    ne: '{months} महिनाभन्दा पुराना रिडिङ सच्याइँदैनन्। ग्राहकलाई बढी लागेको रकमको मिनाहा अनुरोध गर्नुहोस्।',
  },
  'meter_readings.unchanged': { en: 'Nothing about the reading is changed', ne: 'रिडिङमा केही परिवर्तन भएको छैन' },
  'meter_readings.meter_stays': {
    en: 'Meters stay as they are: a correction changes neither the day nor the number of a new meter, and a reading stays one of the same meter',
    ne: 'मिटर यथावत् रहन्छन्: रिडिङ सच्याउँदा नयाँ मिटरको मिति र नम्बर फेरिँदैन, र रिडिङ सोही मिटरकै रहन्छ',
  },
  'meter_readings.after_next': {
    en: 'The day is after that of the reading of {month}',
    ne: 'यो मिति {month}को रिडिङ मितिभन्दा पछिको छ',
  },
  'meter_readings.above_final': {
    en: '{value} is above {final}, with which the meter ended when it was replaced',
    ne: '{value} मिटर फेर्दाको अन्तिम रिडिङ {final}भन्दा बढी छ',
  },
  'meter_readings.next_contradicts': {
    en: 'The reading of {month}, {next}, would not fit after this one. If that one is wrong, too, correct it first.',
    ne: '{month}को रिडिङ {next} यससँग मिल्दैन। त्यो पनि गलत भए पहिले त्यही सच्याउनुहोस्।',
  },
  'meter_readings.before_last': {
    en: 'The day is before that of the last reading',
    ne: 'यो मिति अघिल्लो रिडिङको मितिभन्दा अघिको छ',
  },
  'meter_readings.before_change': {
    en: 'The day is before the meter in use was fitted',
    ne: 'यो मिति हालको मिटर जडान हुनुभन्दा अघिको छ',
  },
  'meter_readings.fitted_that_day': {
    en: 'The meter in use was fitted on this day or later',
    ne: 'हालको मिटर यसै दिन वा यसपछि जडान भएको हो',
  },
  'meter_readings.changed_already': {
    en: 'The register already has a change of meter since the last reading. Enter what the new meter shows as normal.',
    ne: 'अघिल्लो रिडिङपछि मिटर फेरिएको लगतमा छ। नयाँ मिटरमा देखिएको रिडिङ सामान्य अवस्थामा राख्नुहोस्।',
  },
  'meter_readings.read_first': {
    en: 'The meter was changed since the last reading: read the new one first',
    ne: 'अघिल्लो रिडिङपछि मिटर फेरिसकिएको छ: पहिले नयाँ मिटरको रिडिङ राख्नुहोस्',
  },
  'meter_readings.change_before_reading': {
    en: 'The meter was read on this day or later: enter the change with a later day, or correct that reading',
    ne: 'यस दिन वा यसपछिको रिडिङ राखिसकिएको छ: पछिल्लो मिति लेख्नुहोस् वा त्यो रिडिङ सच्याउनुहोस्',
  },
  'meter_readings.value_needed': { en: 'Enter what the dial shows', ne: 'मिटरमा देखिएको अङ्क लेख्नुहोस्' },
  'meter_readings.value_not_read': {
    en: 'A meter that was not read has no value: leave it empty',
    ne: 'नपढिएको मिटरको अङ्क हुँदैन: खाली छोड्नुहोस्',
  },
  'meter_readings.serial_of_change': {
    en: 'A new meter number belongs to a meter that was replaced',
    ne: 'नयाँ मिटर नम्बर मिटर फेरिएको अवस्थामा मात्र लेखिन्छ',
  },
  'meter_readings.serial_taken': {
    en: 'Meter number {typed} belongs to customer number {number}',
    ne: 'मिटर नम्बर {typed} ग्राहक नम्बर {number}को हो',
  },
  'meter_readings.values_of_change': {
    en: 'Last and first readings of two counts belong to a meter that was replaced or set back',
    ne: 'पुरानोको अन्तिम र नयाँको सुरु रिडिङ मिटर फेरिएको वा सुरुमा फर्किएको अवस्थामा मात्र लेखिन्छ',
  },
  'meter_readings.value_whole': { en: 'A reading is a whole number of units', ne: 'रिडिङ पूरा युनिटमा लेखिन्छ' },
  'meter_readings.value_beyond_dial': {
    en: 'A dial of {digits} digits cannot show this reading',
    ne: '{digits} अङ्कको डायलले यो रिडिङ देखाउन सक्दैन',
  },
  'meter_readings.units_too_many': {
    en: 'That would be {units} units: more than {max} for a month cannot be billed. Check the dial, its digits and the reading before.',
    ne: 'यसअनुसार {units} युनिट हुन्छ: एक महिनामा {max}भन्दा बढी युनिटको बिल बन्दैन। मिटर, त्यसको अङ्क सङ्ख्या र अघिल्लो रिडिङ हेर्नुहोस्।',
  },
  'meter_readings.below_last': {
    en: '{value} is below the last reading, {before}. Check the dial: the meter may be reversed. If it was replaced or set back, choose that.',
    ne: '{value} अघिल्लो रिडिङ {before}भन्दा कम छ। मिटर हेर्नुहोस्: उल्टो जडान भएको हुन सक्छ। फेरिएको वा सुरुमा फर्किएको भए त्यही रोज्नुहोस्।',
  },
  'meter_readings.below_last_rollover': {
    en: '{value} is below the last reading, {before}. If the dial passed its end ({units} units), choose that.',
    ne: '{value} अघिल्लो रिडिङ {before}भन्दा कम छ। मिटर अन्तिम अङ्क नाघेर फेरि सुरु भएको ({units} युनिट) भए त्यही रोज्नुहोस्।',
  },
  'meter_readings.no_rollover': {
    en: '{value} is not below the last reading, {before}: the dial did not pass its end',
    ne: '{value} अघिल्लो रिडिङ {before}भन्दा कम छैन: मिटर अन्तिम अङ्क नाघेको होइन',
  },
  'meter_readings.final_below_last': {
    en: 'The last reading of the old count, {value}, is below the reading before it, {before}',
    ne: 'पुरानोको अन्तिम रिडिङ {value} त्यसअघिको रिडिङ {before}भन्दा कम छ',
  },
  'meter_readings.below_start': {
    en: '{value} is below {start}, with which the new count began',
    ne: '{value} नयाँको सुरु रिडिङ {start}भन्दा कम छ',
  },
  'meter_readings.no_opening': {
    en: 'The first reading of the meter is not known',
    ne: 'मिटरको सुरु रिडिङ थाहा छैन',
  },
  'meter_readings.number_unknown': {
    en: '"{typed}" is not a customer number in the register',
    ne: '"{typed}" लगतमा भएको ग्राहक नम्बर होइन',
  },
  'meter_readings.twice': {
    en: 'The file has this month of this customer number above',
    ne: 'यस ग्राहक नम्बरको यो महिना फाइलमा माथि आइसकेको छ',
  },
  'meter_readings.status_wrong': {
    en: '"{typed}" is not normal, locked, broken, reset, replaced, rollover or estimated',
    ne: '"{typed}" सामान्य, ताला लागेको, बिग्रिएको, सुरुमा फर्किएको, फेरिएको, अन्तिम अङ्क नाघेको वा अनुमानित होइन',
  },
  'meter_readings.count_wrong': {
    en: '"{typed}" is not a reading in whole units such as 1250 or 1,250',
    ne: '"{typed}" पूरा युनिटको रिडिङ होइन; १२५० वा १,२५० जस्तो लेख्नुहोस्',
  },
  'meter_readings.serial_wrong': {
    en: 'The meter number is longer than 40 characters',
    ne: 'मिटर नम्बर ४० अक्षरभन्दा लामो छ',
  },
  'meter_readings.note_wrong': {
    en: 'The note is longer than 300 characters',
    ne: 'टिप्पणी ३०० अक्षरभन्दा लामो छ',
  },
  'meter_readings.reader_unknown': {
    en: 'No member of staff has the e-mail address "{typed}"; write the name of another reader without @',
    ne: '"{typed}" इमेल ठेगाना भएका कुनै कर्मचारी छैनन्; कर्मचारी नभएका मिटर रिडरको नाम @ बिना लेख्नुहोस्',
  },
  'meter_readings.reader_linked': {
    en: '{typed} has this connection in their own account: nobody reads their own meter',
    ne: 'यो धारा {typed}को आफ्नै खातासँग जोडिएको छ: आफ्नो मिटरको रिडिङ आफैँ गर्न मिल्दैन',
  },
  'meter_readings.reader_wrong': {
    en: 'The name of the reader is longer than 120 characters',
    ne: 'रिडिङ गर्नेको नाम १२० अक्षरभन्दा लामो छ',
  },
  'meter_readings.date_wrong': {
    en: '"{typed}" is not a date such as 2083/07/24 or 2026-11-10',
    ne: '"{typed}" मिति होइन; २०८३/०७/२४ वा 2026-11-10 जस्तो लेख्नुहोस्',
  },
  'meter_readings.day_missing': { en: 'The day of the reading is missing', ne: 'रिडिङ मिति छैन' },
  'meter_readings.warn_none': {
    en: 'No use. Usual: {usual} units a month.',
    ne: 'खपत छैन। सामान्यतया महिनामा {usual} युनिट खपत हुन्छ।',
  },
  'meter_readings.warn_high': {
    en: 'More than three times the usual use of {usual} units a month. Read the dial again.',
    ne: 'सामान्य मासिक खपत {usual} युनिटको तीन गुणाभन्दा बढी छ। मिटर फेरि हेर्नुहोस्।',
  },
  'meter_readings.warn_locked': {
    en: '{months} months locked in a row. Arrange a visit with the holder.',
    ne: 'लगातार {months} महिना ताला लागेको। ग्राहकसँग समय मिलाउनुहोस्।',
  },
} as const satisfies Messages

// Messages of the customer's own bills: list, bill explained line by line, and a complaint about it.

import type { Messages } from '#kit/language.ts'

export const ownBillMessages = {
  'my_bills.own_title': { en: 'My bills', ne: 'मेरा बिल' },
  'my_bills.own_lead': {
    en: 'All bills of your connections. Open a bill to see how its amount is made up.',
    ne: 'तपाईंका धाराका सबै बिल। रकम कसरी बनेको हो, बिल खोलेर हेर्नुहोस्।',
  },
  'my_bills.amnesty_until': {
    en: 'Pay {amount} by {date}: late fees of {waived} are waived',
    ne: '{date}सम्म {amount} तिर्दा {waived} विलम्ब शुल्क मिनाहा हुन्छ',
  },
  'my_bills.amnesty_on_one_day': {
    en: 'For this, all of it is paid on one day.',
    ne: 'यसका लागि सबै रकम एकै दिन तिर्नुपर्छ।',
  },
  'my_bills.amnesty_today': {
    en: 'Late fees of {waived} are waived if all of it is paid on one day by {date}.',
    ne: '{date}सम्म सबै रकम एकै दिन तिर्दा {waived} विलम्ब शुल्क मिनाहा हुन्छ।',
  },
  'my_bills.amnesty_step': { en: 'late fees of Rs. {waived} waived', ne: 'विलम्ब शुल्क रु. {waived} मिनाहा' },
  'my_bills.own_none': { en: 'No bill has been issued to you yet.', ne: 'तपाईंलाई अहिलेसम्म कुनै बिल जारी भएको छैन।' },
  'my_bills.made_elsewhere': {
    en: 'Your bills are made in another program',
    ne: 'तपाईंका बिल अर्को प्रोग्राममा बन्छन्',
  },
  'my_bills.in_statement': {
    en: 'Their months and amounts, and your payments, are in your statement. Bills that were made here are below.',
    ne: 'ती बिलका महिना र रकम तथा तपाईंका भुक्तानी खाता विवरणमा छन्। यहाँ बनेका बिल तल छन्।',
  },
  'my_bills.to_statement': { en: 'Open the statement', ne: 'खाता विवरण हेर्नुहोस्' },
  'my_bills.none_here': { en: 'No bill has been made here.', ne: 'यहाँ कुनै बिल बनेको छैन।' },
  'my_bills.own_search': {
    en: 'Customer number, bill number or month, such as 2083/07',
    ne: 'ग्राहक नम्बर, बिल नम्बर वा महिना, जस्तै २०८३/०७',
  },
  'my_bills.number': { en: 'Bill number', ne: 'बिल नम्बर' },
  'my_bills.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'my_bills.holder': { en: 'Name', ne: 'ग्राहकको नाम' },
  'my_bills.ward': { en: 'Ward', ne: 'वडा' },
  'my_bills.tol': { en: 'Tol', ne: 'टोल' },
  'my_bills.period': { en: 'Month', ne: 'महिना' },
  'my_bills.billed_on': { en: 'Bill date', ne: 'बिल मिति' },
  'my_bills.units': { en: 'Units', ne: 'युनिट' },
  'my_bills.charge': { en: 'Charge of the month (Rs.)', ne: 'महिनाको महसुल (रु.)' },
  'my_bills.total': { en: 'Total with arrears (Rs.)', ne: 'बक्यौतासहित जम्मा (रु.)' },
  'my_bills.unpaid': { en: 'Unpaid, without late fees (Rs.)', ne: 'विलम्ब शुल्कबाहेक तिर्न बाँकी (रु.)' },
  'my_bills.due_on': { en: 'Pay by', ne: 'भुक्तानीको अन्तिम दिन' },
  'my_bills.paid': { en: 'Paid', ne: 'भुक्तानी भइसकेको' },
  'my_bills.of_month': { en: 'Bill of {month}', ne: '{month}को बिल' },
  'my_bills.all': { en: 'All my bills', ne: 'मेरा सबै बिल' },
  'my_bills.to_pay': { en: 'To pay today, {date}', ne: 'आज तिर्नुपर्ने, {date}' },
  'my_bills.amounts': {
    en: 'What this bill charges, what is owed from before, and both',
    ne: 'यस बिलको रकम, अघिल्लो बाँकी र जम्मा',
  },
  'my_bills.on_bill': { en: 'On the day of the bill, {date}', ne: 'बिलको दिन, {date}' },
  'my_bills.on_today': { en: 'To pay on {date}', ne: '{date} तिर्नुपर्ने' },
  'my_bills.this_bill': { en: 'This bill', ne: 'यो बिल' },
  'my_bills.from_before': { en: 'Owed from before, with late fees', ne: 'अघिल्लो बाँकी, विलम्ब शुल्कसहित' },
  'my_bills.waived': { en: 'Late fees that are waived', ne: 'मिनाहा हुने विलम्ब शुल्क' },
  'my_bills.nothing_to_pay': { en: 'This bill asks for no payment', ne: 'यस बिलमा केही तिर्नुपर्दैन' },
  'my_bills.until_unchanged': { en: 'No late fee if paid by {date}', ne: '{date}सम्म विलम्ब शुल्क लाग्दैन' },
  'my_bills.charge_until_unchanged': {
    en: 'No late fee on the charge of this month if paid by {date}',
    ne: 'यस महिनाको महसुलमा {date}सम्म विलम्ब शुल्क लाग्दैन',
  },
  'my_bills.came_to': { en: 'This bill came to', ne: 'यस बिलको जम्मा रकम' },
  'my_bills.earlier_first': {
    en: 'A payment settles what is owed from before first.',
    ne: 'भुक्तानीले अघिल्लो बाँकी पहिले फर्छ्यौट गर्छ।',
  },
  'my_bills.is_paid': { en: 'What this bill charges is paid.', ne: 'यस बिलको महसुल भुक्तानी भइसकेको छ।' },
  'my_bills.tap': { en: 'Tap', ne: 'धारा' },
  'my_bills.used': { en: 'Water used', ne: 'पानी खपत' },
  'my_bills.used_read': {
    en: '{units} units (1 unit = 1,000 litres), read from the meter',
    ne: '{units} युनिट (१ युनिट = १,००० लिटर), मिटर हेरेर',
  },
  'my_bills.used_minimum': {
    en: 'not read: the minimum is charged, the next reading settles the difference',
    ne: 'मिटर नहेरिएको: न्यूनतम महसुल लिइएको छ, अर्को रिडिङमा हिसाब मिलाइनेछ',
  },
  'my_bills.used_hold_fee': {
    en: 'none charged: the tap was cut, and the fee of that time is charged',
    ne: 'खपतको महसुल छैन: धारा काटिएको हुँदा त्यस अवधिको शुल्क लिइएको छ',
  },
  'my_bills.used_without_units': {
    en: 'no units were counted: the minimum is charged',
    ne: 'कुनै युनिट गणना नभएको: न्यूनतम महसुल लिइएको छ',
  },
  'my_bills.used_average': {
    en: '{units} units as an average of the last readings, because the meter could not be counted',
    ne: 'मिटरबाट गणना हुन नसकेकाले पछिल्ला रिडिङको औसत {units} युनिट',
  },
  'my_bills.used_average_covered': {
    en: 'the average of the last readings, which the minimum covers, because the meter could not be counted',
    ne: 'मिटरबाट गणना हुन नसकेकाले पछिल्ला रिडिङको औसत, जुन न्यूनतम महसुलभित्र पर्छ',
  },
  'my_bills.used_unmetered': { en: 'no meter: a fixed charge each month', ne: 'मिटर नभएको: मासिक निश्चित महसुल' },
  'my_bills.reading_before': { en: 'Previous reading', ne: 'अघिल्लो रिडिङ' },
  'my_bills.reading_present': { en: 'Reading of this bill', ne: 'यस बिलको रिडिङ' },
  'my_bills.reading_on': { en: '{value} on {date}', ne: '{value}, {date}' },
  'my_bills.meter_replaced': {
    en: 'The meter was replaced: the old one ended at {end}, the new one began at {start}.',
    ne: 'मिटर फेरिएको छ: पुरानो मिटरको अन्तिम रिडिङ {end}, नयाँ मिटरको सुरु रिडिङ {start}।',
  },
  'my_bills.meter_replaced_from': {
    en: 'The meter was replaced: the new one began at {start}.',
    ne: 'मिटर फेरिएको छ: नयाँ मिटरको सुरु रिडिङ {start}।',
  },
  'my_bills.meter_reset': {
    en: 'The meter was set back: it ended at {end} and began again at {start}.',
    ne: 'मिटर सुरुमा फर्काइएको छ: फर्काउनुअघिको अन्तिम रिडिङ {end}, त्यसपछिको सुरु रिडिङ {start}।',
  },
  'my_bills.meter_reset_from': {
    en: 'The meter was set back: it began again at {start}.',
    ne: 'मिटर सुरुमा फर्काइएको छ: त्यसपछिको सुरु रिडिङ {start}।',
  },
  'my_bills.dial_passed_end': {
    en: 'The dial passed its highest number and began again at 0.',
    ne: 'मिटरको अन्तिम अङ्क नाघेकाले गणना फेरि ०बाट सुरु भएको छ।',
  },
  'my_bills.unusual': { en: 'Much more water than usual', ne: 'सधैँभन्दा धेरै पानी खपत' },
  'my_bills.unusual_text': {
    en: 'This bill counts {units} units; your usual use is {usual}. Close all taps and look at the meter: if it still turns, water is leaking in the house.',
    ne: 'यस बिलमा {units} युनिट गणना भएको छ; तपाईंको सामान्य खपत {usual} युनिट हो। सबै टुटी बन्द गरेर मिटर हेर्नुहोस्: त्यसपछि पनि मिटर चले घरभित्र पानी चुहिएको हुन सक्छ।',
  },
  'my_bills.arrears_note': { en: 'This bill contains arrears', ne: 'यस बिलमा बक्यौता समावेश छ' },
  'my_bills.arrears_text': {
    en: '{amount} was not paid before this bill. Your statement shows what it is from.',
    ne: 'यस बिलअघिको {amount} तिर्न बाँकी थियो। यो केको रकम हो, खाता विवरणमा हेर्नुहोस्।',
  },
  'my_bills.explained': { en: 'How the amount is made up', ne: 'रकम कसरी बन्यो' },
  'my_bills.place': { en: 'No.', ne: 'क्र.सं.' },
  'my_bills.line': { en: 'Item', ne: 'विवरण' },
  'my_bills.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'my_bills.sum': { en: 'Total', ne: 'जम्मा' },
  'my_bills.rates_of': {
    en: 'Rates of {year}, in force from {date}',
    ne: 'आर्थिक वर्ष {year}को महसुल दर, {date}देखि लागू',
  },
  'my_bills.month_line': { en: '{month}: {line}', ne: '{month}: {line}' },
  'my_bills.line_billed': { en: 'Charged before for {month}', ne: '{month}का लागि पहिले लिइएको' },
  'my_bills.line_arrears': { en: 'Unpaid of {month}', ne: '{month}को बक्यौता' },
  'my_bills.line_opening': { en: 'Owed before the ledger was opened', ne: 'खाता खुल्नुअघिको बक्यौता' },
  'my_bills.line_advance': { en: 'Credit from before', ne: 'पहिलेको बढी रकम कट्टा' },
  'my_bills.rule_minimum-block': {
    en: 'Everyone pays the minimum; it includes the first units',
    ne: 'न्यूनतम महसुल सबैलाई लाग्छ; सुरुका युनिट यसैमा पर्छन्',
  },
  'my_bills.rule_minimum-base': {
    en: 'Everyone pays the minimum; each unit is charged on top of it',
    ne: 'न्यूनतम महसुल सबैलाई लाग्छ; प्रत्येक युनिटको महसुल यसमा थपिन्छ',
  },
  'my_bills.rule_minimum-floor': {
    en: 'A sum below the minimum is raised to it',
    ne: 'जम्मा रकम न्यूनतम महसुलभन्दा कम भए न्यूनतम महसुल पुर्‍याइन्छ',
  },
  'my_bills.rule_minimum-unmetered': {
    en: 'A tap without a meter pays the same every month',
    ne: 'मिटर नभएको धारालाई हरेक महिना एउटै महसुल लाग्छ',
  },
  'my_bills.rule_slab': { en: 'Units within these limits have this rate', ne: 'यस सीमाभित्रका युनिटलाई यो दर लाग्छ' },
  'my_bills.rule_slab-entry': {
    en: 'Charged once when the use reaches these units',
    ne: 'खपत यति युनिट पुगेपछि एकपटक लाग्छ',
  },
  'my_bills.rule_sewerage-percent': {
    en: 'Houses on a sewer pay a share of the water charge',
    ne: 'ढलमा जोडिएको घरलाई खानेपानी महसुलको प्रतिशत लाग्छ',
  },
  'my_bills.rule_sewerage-flat': {
    en: 'Houses on a sewer pay a fixed amount',
    ne: 'ढलमा जोडिएको घरलाई निश्चित रकम लाग्छ',
  },
  'my_bills.rule_fee': { en: 'Charged every month', ne: 'हरेक महिना लाग्ने शुल्क' },
  'my_bills.rule_rounding': { en: 'The charge is rounded to whole rupees', ne: 'महसुल पूरा रुपैयाँमा मिलाइन्छ' },
  'my_bills.rule_hold-fee': {
    en: 'Charged for a month in which the tap was cut',
    ne: 'धारा काटिएको महिनामा लाग्ने शुल्क',
  },
  'my_bills.by_day': { en: '{counted} of {of} days', ne: '{of} मध्ये {counted} दिनको' },
  'my_bills.rule_billed': {
    en: 'The month was billed without a reading; that amount is taken off now that the meter is read',
    ne: 'रिडिङबिना बिल गरिएको महिनाको रकम मिटर हेरिएपछि घटाइएको छ',
  },
  'my_bills.rule_arrears': {
    en: 'What earlier bills, late fees and payments left to pay',
    ne: 'अघिका बिल, विलम्ब शुल्क र भुक्तानी मिलाएर तिर्न बाँकी रकम',
  },
  'my_bills.rule_advance': {
    en: 'Money that was paid before this bill is taken off',
    ne: 'बिलअघि नै बुझाइएको रकम घटाइएको छ',
  },
  'my_bills.picture': {
    en: '{month}: {units} units, {amount}. The parts are numbered as in the table below.',
    ne: '{month}: {units} युनिट, {amount}। भागहरूको क्रमसङ्ख्या तलको तालिकाअनुसार छ।',
  },
  'my_bills.picture_billed': {
    en: 'The outlined part was billed before and is taken off.',
    ne: 'रेखाले घेरिएको भाग पहिले नै बिल भइसकेकाले घटाइएको छ।',
  },
  'my_bills.picture_flat': {
    en: '{month}: {amount}. The parts are numbered as in the table below.',
    ne: '{month}: {amount}। भागहरूको क्रमसङ्ख्या तलको तालिकाअनुसार छ।',
  },
  'my_bills.last_year': { en: 'The same month of last year', ne: 'गत वर्षको सोही महिना' },
  'my_bills.no_last_year': {
    en: 'There is no bill of the same month of last year to compare with.',
    ne: 'तुलना गर्न गत वर्षको सोही महिनाको बिल छैन।',
  },
  'my_bills.more_than_last_year': {
    en: '{amount} and {units} units more than in {month}',
    ne: '{month}भन्दा {amount} र {units} युनिट बढी',
  },
  'my_bills.steps': { en: 'What this bill comes to by day of payment', ne: 'भुक्तानीको दिनअनुसार यस बिलको रकम' },
  'my_bills.steps_note': {
    en: 'Counted on the charge of the month, while nothing of it is paid; arrears are paid in addition.',
    ne: 'महिनाको महसुल पूरै तिर्न बाँकी रहँदाको रकम; बक्यौता यसमा थपिन्छ।',
  },
  'my_bills.steps_note_amnesty': {
    en: 'Counted on the charge of the month, while nothing of it is paid and without the waiver of late fees; arrears are paid in addition.',
    ne: 'महिनाको महसुल पूरै तिर्न बाँकी रहँदाको, विलम्ब शुल्क मिनाहा नगरिएको रकम; बक्यौता यसमा थपिन्छ।',
  },
  'my_bills.step_days': { en: 'If you pay', ne: 'भुक्तानी गर्ने दिन' },
  'my_bills.step_until': { en: 'by {date}', ne: '{date}सम्म' },
  'my_bills.step_from': { en: 'from {date} on', ne: '{date}देखि' },
  'my_bills.step_today': { en: 'today', ne: 'आज' },
  'my_bills.step_tomorrow': { en: 'tomorrow', ne: 'भोलि' },
  'my_bills.pay': { en: 'Pay', ne: 'तिर्नुहोस्' },
  'my_bills.print': { en: 'Print (A4)', ne: 'छाप्नुहोस् (A4)' },
  'my_bills.print_roll': { en: 'Print on an 80 mm roll', ne: '८० मि.मि. रोलमा छाप्नुहोस्' },
  'my_bills.doubt': { en: 'This bill looks wrong', ne: 'यो बिल मिलेन जस्तो छ' },
  'my_bills.doubt_lead': {
    en: 'Tell us what you find wrong. This bill is attached to the complaint, which you can follow under "Complaints".',
    ne: 'के मिलेन, लेख्नुहोस्। गुनासोमा यो बिल संलग्न हुन्छ, र गुनासोको स्थिति "गुनासो" मा हेर्न सकिन्छ।',
  },
  'my_bills.doubt_field': { en: 'What looks wrong?', ne: 'के मिलेन?' },
  'my_bills.doubt_send': { en: 'Send the complaint', ne: 'गुनासो पठाउनुहोस्' },
  'my_bills.doubt_sent': { en: 'The complaint was sent', ne: 'गुनासो पठाइयो' },
  'my_bills.doubt_phone': { en: 'Your phone number', ne: 'तपाईंको फोन नम्बर' },
  'my_bills.doubt_without_phone': {
    en: 'Please write the phone number on which the office can call you about it',
    ne: 'यसबारे कार्यालयले सम्पर्क गर्न सक्ने फोन नम्बर लेख्नुहोस्',
  },
} as const satisfies Messages

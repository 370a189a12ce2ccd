// How does the tariff calculator speak: its labels, its sum explained, and its reasons to say no?

import type { Messages } from '#kit/language.ts'

export const tariffsMessages = {
  'tariffs.title': { en: 'Tariff calculator', ne: 'महसुल गणक' },
  'tariffs.customer_type': { en: 'Customer type', ne: 'ग्राहकको प्रकार' },
  'tariffs.tap_size': { en: 'Tap size', ne: 'धाराको आकार' },
  'tariffs.meter': { en: 'Meter', ne: 'मिटर' },
  'tariffs.metered': { en: 'Metered', ne: 'मिटर जडित' },
  'tariffs.unmetered': { en: 'Unmetered', ne: 'मिटर नभएको' },
  'tariffs.calculation': { en: 'Calculation type', ne: 'गणनाको प्रकार' },
  'tariffs.single': { en: 'Single', ne: 'एकल' },
  'tariffs.range': { en: 'Range', ne: 'दायरा' },
  'tariffs.readings': { en: 'Between two meter readings', ne: 'दुई मिटर रिडिङबीच' },
  'tariffs.units': { en: 'Consumption units', ne: 'खपत युनिट' },
  'tariffs.from_unit': { en: 'From unit', ne: 'युनिटदेखि' },
  'tariffs.to_unit': { en: 'To unit', ne: 'युनिटसम्म' },
  'tariffs.previous_reading': { en: 'Previous reading', ne: 'अघिल्लो रिडिङ' },
  'tariffs.current_reading': { en: 'Current reading', ne: 'हालको रिडिङ' },
  'tariffs.year': { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  'tariffs.year_from': { en: '{year}, from {date}', ne: '{year}, {date} देखि लागू' },
  'tariffs.calculate': { en: 'Calculate', ne: 'गणना गर्नुहोस्' },
  'tariffs.unit': { en: 'Unit', ne: 'युनिट' },
  'tariffs.unit_note': { en: '1 unit = 1,000 litres', ne: '१ युनिट = १,००० लिटर' },
  'tariffs.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'tariffs.minimum': { en: 'Minimum', ne: 'न्यूनतम' },
  'tariffs.minimum_charge': { en: 'Minimum charge', ne: 'न्यूनतम महसुल' },
  'tariffs.per_unit': { en: 'Per-unit rate', ne: 'प्रतियुनिट दर' },
  'tariffs.total': { en: 'Total', ne: 'जम्मा' },
  'tariffs.source': { en: 'Source', ne: 'स्रोत' },
  'tariffs.sample': {
    en: 'Sample figures for demonstration; nobody is billed by them',
    ne: 'प्रदर्शनका लागि नमुना दर; यसअनुसार कसैलाई बिल गरिँदैन',
  },
  'tariffs.estimate_note': {
    en: 'This is an estimate; the office bill prevails',
    ne: 'यो अनुमानित रकम हो; कार्यालयको बिल नै मान्य हुनेछ',
  },
  'tariffs.sewerage_note': {
    en: 'The sewerage charge applies only where the house is connected to a sewer',
    ne: 'ढल निकास शुल्क ढलमा जोडिएका घरलाई मात्र लाग्छ',
  },

  'tariffs.type.residential': { en: 'Residential', ne: 'आवासीय' },
  'tariffs.type.industrial': { en: 'Industrial', ne: 'औद्योगिक' },
  'tariffs.type.commercial': { en: 'Commercial', ne: 'व्यापारिक' },
  'tariffs.type.hotel': { en: 'Hotel', ne: 'होटल' },
  'tariffs.type.social': { en: 'Social organization', ne: 'सामाजिक संस्था' },
  'tariffs.type.school': { en: 'School', ne: 'विद्यालय' },
  'tariffs.type.institutional': { en: 'Institutional', ne: 'संस्थागत' },
  'tariffs.type.community': { en: 'Community', ne: 'सामुदायिक' },
  'tariffs.type.government': { en: 'Government office', ne: 'सरकारी कार्यालय' },
  'tariffs.type.other': { en: 'Other', ne: 'अन्य' },
  'tariffs.type.every': { en: 'Every customer type', ne: 'सबै प्रकारका ग्राहक' },

  'tariffs.size.1/2': { en: '1/2 inch', ne: '१/२ इन्च' },
  'tariffs.size.3/4': { en: '3/4 inch', ne: '३/४ इन्च' },
  'tariffs.size.1': { en: '1 inch', ne: '१ इन्च' },
  'tariffs.size.1 1/2': { en: '1 1/2 inch', ne: '१ १/२ इन्च' },
  'tariffs.size.2': { en: '2 inch', ne: '२ इन्च' },
  'tariffs.size.3': { en: '3 inch', ne: '३ इन्च' },
  'tariffs.size.4': { en: '4 inch', ne: '४ इन्च' },
  'tariffs.size.every': { en: 'Every tap size', ne: 'सबै आकारका धारा' },

  'tariffs.line_block': {
    en: 'Minimum charge, covers the first {units} units',
    ne: 'न्यूनतम महसुल (पहिलो {units} युनिटसम्म)',
  },
  'tariffs.line_base': { en: 'Minimum charge, beside the units used', ne: 'न्यूनतम महसुल (खपत युनिटबाहेक)' },
  'tariffs.line_floor': {
    en: 'Raised to the minimum charge of {minimum}',
    ne: 'न्यूनतम महसुल {minimum} पुर्‍याउन थप',
  },
  'tariffs.line_unmetered': { en: 'Fixed monthly charge without meter', ne: 'मिटर नभएको धाराको मासिक निश्चित महसुल' },
  'tariffs.line_slab': {
    en: 'Units {from} to {to}: {units} × {rate}',
    ne: 'युनिट {from} देखि {to} सम्म: {units} × {rate}',
  },
  'tariffs.line_slab_one': { en: 'Unit {from}: {units} × {rate}', ne: 'युनिट {from}: {units} × {rate}' },
  'tariffs.line_entry': { en: 'Charged once from unit {from} on', ne: 'युनिट {from} देखि एकपटक लाग्ने रकम' },
  'tariffs.line_sewerage': { en: 'Sewerage charge', ne: 'ढल निकास शुल्क' },
  'tariffs.line_sewerage_percent': {
    en: 'Sewerage charge, {percent}% of the water charge {water}',
    ne: 'ढल निकास शुल्क (खानेपानी महसुल {water} को {percent}%)',
  },
  'tariffs.line_fee': { en: '{label}', ne: '{label}' },
  'tariffs.line_rounding': { en: 'Rounded to the nearest rupee', ne: 'नजिकको रुपैयाँमा मिलान' },

  'tariffs.pay_rebate_by': {
    en: 'If you pay by {to}: {amount} ({percent}% rebate)',
    ne: '{to} सम्म भुक्तानी गरे: {amount} ({percent}% छुट)',
  },
  'tariffs.pay_plain_by': { en: 'If you pay by {to}: {amount}', ne: '{to} सम्म भुक्तानी गरे: {amount}' },
  'tariffs.pay_fine_by': {
    en: 'If you pay by {to}: {amount} ({percent}% late fee)',
    ne: '{to} सम्म भुक्तानी गरे: {amount} ({percent}% विलम्ब शुल्क)',
  },
  'tariffs.pay_rebate_from': {
    en: 'If you pay on {from} or later: {amount} ({percent}% rebate)',
    ne: '{from} वा सोपछि भुक्तानी गरे: {amount} ({percent}% छुट)',
  },
  'tariffs.pay_plain_from': {
    en: 'If you pay on {from} or later: {amount}',
    ne: '{from} वा सोपछि भुक्तानी गरे: {amount}',
  },
  'tariffs.pay_fine_from': {
    en: 'If you pay on {from} or later: {amount} ({percent}% late fee)',
    ne: '{from} वा सोपछि भुक्तानी गरे: {amount} ({percent}% विलम्ब शुल्क)',
  },

  'tariffs.none_published': {
    en: 'No tariff is published for this selection in fiscal year {year}',
    ne: 'आर्थिक वर्ष {year} मा यस छनोटका लागि महसुल दर प्रकाशित छैन',
  },
  'tariffs.none_in_force': {
    en: 'No tariff is published for this selection on {on}',
    ne: '{on} मा यस छनोटका लागि महसुल दर प्रकाशित छैन',
  },
  'tariffs.changed_in_year': {
    en: 'The tariff changed during fiscal year {year}; choose which one',
    ne: 'आर्थिक वर्ष {year} भित्र महसुल दर परिवर्तन भएको छ; कुन दर हो, छान्नुहोस्',
  },
  'tariffs.two_match': {
    en: '{count} published tariffs claim this selection; the office must correct them',
    ne: 'यस छनोटका लागि {count} वटा महसुल दर प्रकाशित छन्; कार्यालयले सच्याउनुपर्छ',
  },
  'tariffs.units_missing': { en: 'Enter the consumption units', ne: 'खपत युनिट लेख्नुहोस्' },
  'tariffs.range_missing': { en: 'Enter the from unit and the to unit', ne: 'युनिटदेखि र युनिटसम्म दुवै लेख्नुहोस्' },
  'tariffs.readings_missing': { en: 'Enter both meter readings', ne: 'दुवै मिटर रिडिङ लेख्नुहोस्' },
  'tariffs.units_whole': { en: 'Units must be a whole number', ne: 'युनिट पूर्णाङ्क हुनुपर्छ' },
  'tariffs.units_negative': { en: 'Units cannot be below zero', ne: 'युनिट शून्यभन्दा कम हुन सक्दैन' },
  'tariffs.units_too_many': { en: 'Units cannot be more than {most}', ne: 'युनिट {most} भन्दा बढी हुन सक्दैन' },
  'tariffs.range_backwards': {
    en: 'The to unit must not be below the from unit',
    ne: 'युनिटसम्म युनिटदेखिभन्दा कम हुनु हुँदैन',
  },
  'tariffs.range_too_long': {
    en: 'A range may hold at most {most} units; choose a shorter one',
    ne: 'दायरामा बढीमा {most} युनिट हुन सक्छ; छोटो दायरा छान्नुहोस्',
  },
  'tariffs.readings_backwards': {
    en: 'The current reading is below the previous one; if the meter was changed, ask the office',
    ne: 'हालको रिडिङ अघिल्लोभन्दा कम छ; मिटर फेरिएको भए कार्यालयमा सोध्नुहोस्',
  },

  'tariffs.year_wrong': {
    en: 'The fiscal year must name two years in a row, such as 2083/84',
    ne: 'आर्थिक वर्षमा लगातारका दुई वर्ष हुनुपर्छ, जस्तै २०८३/८४',
  },
  'tariffs.start_outside_year': {
    en: 'The tariff must take effect within its fiscal year',
    ne: 'महसुल दर आफ्नै आर्थिक वर्षभित्र लागू हुनुपर्छ',
  },
  'tariffs.figure_whole': { en: 'The figure must be a whole number', ne: 'अङ्क पूर्णाङ्क हुनुपर्छ' },
  'tariffs.figure_too_large': { en: 'The figure is too large to be right', ne: 'अङ्क अस्वाभाविक रूपमा ठूलो छ' },
  'tariffs.figure_negative': { en: 'The figure cannot be below zero', ne: 'अङ्क शून्यभन्दा कम हुन सक्दैन' },
  'tariffs.slab_none': { en: 'A metered tariff needs a slab', ne: 'मिटर जडित धाराको दरमा कम्तीमा एक तह चाहिन्छ' },
  'tariffs.slab_without_meter': {
    en: 'An unmetered tariff cannot have slabs',
    ne: 'मिटर नभएको धाराको दरमा तह हुँदैन',
  },
  'tariffs.slab_gap': {
    en: 'Units are missing before slab {place}',
    ne: 'तह {place} भन्दा अघिका केही युनिट छुटेका छन्',
  },
  'tariffs.slab_overlap': {
    en: 'Slab {place} repeats units already charged',
    ne: 'तह {place} मा अघिल्लो तहका युनिट दोहोरिएका छन्',
  },
  'tariffs.slab_disorder': { en: 'Slab {place} is out of order', ne: 'तह {place} को क्रम मिलेको छैन' },
  'tariffs.slab_backwards': {
    en: 'Slab {place} ends before it begins',
    ne: 'तह {place} को अन्तिम युनिट सुरु युनिटभन्दा कम छ',
  },
  'tariffs.slab_open_early': {
    en: 'Slab {place} follows a slab without end',
    ne: 'तह {place} अन्त्य नभएको तहपछि आएको छ',
  },
  'tariffs.slab_no_end': { en: 'The last slab must have no upper end', ne: 'अन्तिम तहको माथिल्लो सीमा हुनु हुँदैन' },
  'tariffs.step_gap': {
    en: 'Days are missing before payment step {place}',
    ne: 'भुक्तानी चरण {place} अघिका केही दिन छुटेका छन्',
  },
  'tariffs.step_overlap': {
    en: 'Payment step {place} repeats days of the step before',
    ne: 'भुक्तानी चरण {place} मा अघिल्लो चरणका दिन दोहोरिएका छन्',
  },
  'tariffs.step_disorder': { en: 'Payment step {place} is out of order', ne: 'भुक्तानी चरण {place} को क्रम मिलेको छैन' },
  'tariffs.step_backwards': {
    en: 'Payment step {place} ends before it begins',
    ne: 'भुक्तानी चरण {place} को अन्तिम दिन सुरु दिनभन्दा अघि छ',
  },
  'tariffs.step_open_early': {
    en: 'Payment step {place} follows a step without end',
    ne: 'भुक्तानी चरण {place} अन्त्य नभएको चरणपछि आएको छ',
  },
  'tariffs.step_no_end': { en: 'The last payment step must have no end', ne: 'अन्तिम भुक्तानी चरणको अन्त्य हुनु हुँदैन' },
  'tariffs.clash': {
    en: 'Claims a tap that tariff {place} of the list serves from the same day',
    ne: 'सूचीको महसुल दर {place} ले सोही दिनदेखि समेटेको धारा यसमा पनि परेको छ',
  },
  'tariffs.not_sound': {
    en: 'The tariffs have mistakes; nothing was published',
    ne: 'महसुल दरमा त्रुटि छ; केही पनि प्रकाशित गरिएन',
  },
  'tariffs.no_edition': {
    en: 'No tariff took effect on {on}',
    ne: '{on} मा लागू भएको कुनै महसुल दर छैन',
  },
  'tariffs.sheet_column': { en: 'The column {column} is missing', ne: '{column} स्तम्भ छैन' },
  'tariffs.sheet_column_unknown': { en: 'The column {column} is not known', ne: '{column} स्तम्भ चिनिएन' },
  'tariffs.sheet_date': {
    en: 'Not a day: write 2083/04/01 or 2026-07-17, or leave it empty for the first day of the year',
    ne: 'मिति मिलेन: २०८३/०४/०१ वा 2026-07-17 लेख्नुहोस्, वा वर्षको पहिलो दिनका लागि खाली छोड्नुहोस्',
  },
  'tariffs.sheet_type': {
    en: 'Not a customer type: residential, industrial, commercial, hotel, social, school, institutional, community, government, other or every',
    ne: 'ग्राहकको प्रकार मिलेन: residential, industrial, commercial, hotel, social, school, institutional, community, government, other वा every लेख्नुहोस्',
  },
  'tariffs.sheet_size': {
    en: 'Not a tap size: write 1/2 inch, 3/4 inch, 1 inch, 1 1/2 inch, 2 inch, 3 inch, 4 inch or every (a spreadsheet takes 1/2 alone for a day)',
    ne: 'धाराको आकार मिलेन: 1/2 inch, 3/4 inch, 1 inch, 1 1/2 inch, 2 inch, 3 inch, 4 inch वा every लेख्नुहोस् (1/2 मात्र लेख्दा मिति बन्न सक्छ)',
  },
  'tariffs.sheet_meter': { en: 'Write metered or unmetered', ne: 'metered वा unmetered लेख्नुहोस्' },
  'tariffs.sheet_minimum': { en: 'Write block, base or floor', ne: 'block, base वा floor लेख्नुहोस्' },
  'tariffs.sheet_minimum_units': {
    en: 'A block needs the units it covers, as a whole number',
    ne: 'न्यूनतम महसुलले समेट्ने युनिट पूर्णाङ्कमा लेख्नुहोस्',
  },
  'tariffs.sheet_rupees': { en: 'Not an amount in rupees', ne: 'रुपैयाँमा रकम मिलेन' },
  'tariffs.sheet_slabs': {
    en: 'Write slabs as 11-20: 14 | 21-: 17 (units, then rupees a unit)',
    ne: 'तह यसरी लेख्नुहोस्: 11-20: 14 | 21-: 17 (युनिट, अनि प्रतियुनिट रुपैयाँ)',
  },
  'tariffs.sheet_sewerage': {
    en: 'Write none, 50 percent, or an amount of at least one rupee',
    ne: 'none, 50 percent वा कम्तीमा एक रुपैयाँको रकम लेख्नुहोस्',
  },
  'tariffs.sheet_fees': {
    en: 'Write fees as Maintenance fee / मर्मत शुल्क: 10',
    ne: 'शुल्क यसरी लेख्नुहोस्: Maintenance fee / मर्मत शुल्क: 10',
  },
  'tariffs.sheet_rounding': { en: 'Write none or rupee', ne: 'none वा rupee लेख्नुहोस्' },
  'tariffs.sheet_steps': {
    en: 'Write payment steps as 0-7: -3% | 8-30: 0% | 31-: 5% (days after the bill, then rebate or late fee)',
    ne: 'भुक्तानी चरण यसरी लेख्नुहोस्: 0-7: -3% | 8-30: 0% | 31-: 5% (बिलपछिका दिन, अनि छुट वा विलम्ब शुल्क)',
  },
  'tariffs.sheet_sample': { en: 'Write yes or no', ne: 'yes वा no लेख्नुहोस्' },
  'tariffs.sheet_url': { en: 'The address must begin with https://', ne: 'ठेगाना https:// बाट सुरु हुनुपर्छ' },
  'tariffs.step_below_nothing': { en: 'A rebate cannot be more than 100%', ne: 'छुट १००% भन्दा बढी हुन सक्दैन' },
} satisfies Messages

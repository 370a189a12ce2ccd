// Messages for tariffs and table rows that fail validation.

import type { Messages } from '#kit/language.ts'

export const checkMessages = {
  'tariffs.start_outside_year': {
    en: 'The tariff must take effect within its fiscal year',
    ne: 'महसुल दर आफ्नै आर्थिक वर्षभित्र लागू हुनुपर्छ',
  },
  'tariffs.figure_whole': { en: 'The figure must be a whole number', ne: 'अङ्क पूर्णाङ्क हुनुपर्छ' },
  'tariffs.figure_too_large': { en: 'The figure is too large to be right', ne: 'अङ्क अस्वाभाविक रूपमा ठुलो छ' },
  'tariffs.figure_negative': { en: 'The figure cannot be below zero', ne: 'अङ्क शून्यभन्दा कम हुन सक्दैन' },
  'tariffs.slab_none': { en: 'A metered tariff needs a slab', ne: 'मिटर जडित धाराको दरमा कम्तीमा एक तह चाहिन्छ' },
  'tariffs.slab_without_meter': {
    en: 'An unmetered tariff cannot have slabs',
    ne: 'मिटर नभएको धाराको दरमा तह हुँदैन',
  },
  'tariffs.slab_gap': {
    en: 'Units are missing before slab {place}',
    ne: 'तह {place}भन्दा अघिका केही युनिट छुटेका छन्',
  },
  'tariffs.slab_overlap': {
    en: 'Slab {place} repeats units already charged',
    ne: 'तह {place}मा अघिल्लो तहका युनिट दोहोरिएका छन्',
  },
  'tariffs.slab_disorder': { en: 'Slab {place} is out of order', ne: 'तह {place}को क्रम मिलेको छैन' },
  'tariffs.slab_backwards': {
    en: 'Slab {place} ends before it begins',
    ne: 'तह {place}को अन्तिम युनिट सुरु युनिटभन्दा कम छ',
  },
  'tariffs.slab_open_early': {
    en: 'Slab {place} follows a slab without end',
    ne: 'तह {place} अन्त्य नभएको तहपछि आएको छ',
  },
  'tariffs.slab_no_end': { en: 'The last slab must have no upper end', ne: 'अन्तिम तहको माथिल्लो सीमा हुनु हुँदैन' },
  'tariffs.step_gap': {
    en: 'Days are missing before payment step {place}',
    ne: 'भुक्तानी चरण {place}अघिका केही दिन छुटेका छन्',
  },
  'tariffs.step_overlap': {
    en: 'Payment step {place} repeats days of the step before',
    ne: 'भुक्तानी चरण {place}मा अघिल्लो चरणका दिन दोहोरिएका छन्',
  },
  'tariffs.step_disorder': { en: 'Payment step {place} is out of order', ne: 'भुक्तानी चरण {place}को क्रम मिलेको छैन' },
  'tariffs.step_backwards': {
    en: 'Payment step {place} ends before it begins',
    ne: 'भुक्तानी चरण {place}को अन्तिम दिन सुरु दिनभन्दा अघि छ',
  },
  'tariffs.step_open_early': {
    en: 'Payment step {place} follows a step without end',
    ne: 'भुक्तानी चरण {place} अन्त्य नभएको चरणपछि आएको छ',
  },
  'tariffs.step_units': {
    en: 'All payment steps count days, or all count months',
    ne: 'सबै भुक्तानी चरण दिनमा वा सबै महिनामा हुनुपर्छ',
  },
  'tariffs.step_falls': {
    en: 'Payment step {place} asks for less than the step before; a later payment cannot cost less than an earlier one',
    ne: 'भुक्तानी चरण {place}को प्रतिशत अघिल्लो चरणभन्दा कम छ; ढिलो गरी तिर्दा पहिले तिर्दाभन्दा कम लाग्न सक्दैन',
  },
  'tariffs.step_repeat_early': {
    en: 'Only the last payment step may repeat',
    ne: 'अन्तिम भुक्तानी चरण मात्र दोहोरिन सक्छ',
  },
  'tariffs.step_repeat_figures': {
    en: 'For a late fee that repeats enter both the percentage and every how many days or months',
    ne: 'दोहोरिने विलम्ब शुल्कको प्रतिशत र कति दिन वा महिनामा, दुवै लेख्नुहोस्',
  },
  'tariffs.step_no_end': { en: 'The last payment step must have no end', ne: 'अन्तिम भुक्तानी चरणको अन्त्य हुनु हुँदैन' },
  'tariffs.clash': {
    en: 'Applies to a tap that tariff {place} of the list already covers from the same day',
    ne: 'सूचीको महसुल दर {place}ले सोही दिनदेखि समेटेको धारा यसमा पनि परेको छ',
  },
  'tariffs.not_sound': {
    en: 'The tariffs have errors; nothing was published',
    ne: 'महसुल दरमा त्रुटि छ; केही पनि प्रकाशित गरिएन',
  },
  'tariffs.edition_cited': {
    en: 'Bills cite the tariff of {on}: it is not changed and not withdrawn; publish an edition of a later day',
    ne: '{on}को महसुल दरबाट बिल जारी भइसकेका छन्: यसलाई परिवर्तन गर्न वा फिर्ता लिन मिल्दैन; पछिको मितिदेखि लागू हुने नयाँ दर प्रकाशन गर्नुहोस्',
  },
  'tariffs.no_edition': {
    en: 'No tariff took effect on {on}',
    ne: '{on} लागू हुने कुनै महसुल दर छैन',
  },
  'tariffs.sheet_column': { en: 'The column {column} is missing', ne: '{column} स्तम्भ छैन' },
  'tariffs.sheet_column_unknown': { en: 'The column {column} is unknown', ne: '{column} स्तम्भ चिनिएन' },
  'tariffs.sheet_date': {
    en: 'Invalid date: enter 2083/04/01 or 2026-07-17, or leave it empty for the first day of the year',
    ne: 'मिति मिलेन: २०८३/०४/०१ वा २०२६-०७-१७ लेख्नुहोस्, वा वर्षको पहिलो दिनका लागि खाली छोड्नुहोस्',
  },
  'tariffs.sheet_type': {
    en: 'Invalid customer type: enter residential, industrial, commercial, hotel, social, school, institutional, community, government, other or every',
    ne: 'ग्राहकको प्रकार मिलेन: आवासीय, औद्योगिक, व्यापारिक, होटल, सामाजिक संस्था, विद्यालय, संस्थागत, सामुदायिक, सरकारी कार्यालय, अन्य वा सबै लेख्नुहोस्',
  },
  'tariffs.sheet_size': {
    en: 'Invalid tap size: enter 1/2 inch, 3/4 inch, 1 inch, 1 1/2 inch, 2 inch, 3 inch, 4 inch or every (a spreadsheet may convert 1/2 alone to a date)',
    ne: 'धाराको आकार मिलेन: १/२ इन्च, ३/४ इन्च, १ इन्च, १ १/२ इन्च, २ इन्च, ३ इन्च, ४ इन्च वा सबै लेख्नुहोस् (१/२ मात्र लेख्दा मिति बन्न सक्छ)',
  },
  'tariffs.sheet_meter': { en: 'Enter metered or unmetered', ne: 'मिटर जडित वा मिटर नभएको लेख्नुहोस्' },
  'tariffs.sheet_minimum': { en: 'Enter block, base or floor', ne: 'युनिटसहित, युनिटबाहेक वा कम्तीमा लेख्नुहोस्' },
  'tariffs.sheet_minimum_units': {
    en: 'Enter the units covered by the minimum charge, as a whole number',
    ne: 'न्यूनतम महसुलले समेट्ने युनिट पूर्णाङ्कमा लेख्नुहोस्',
  },
  'tariffs.sheet_rupees': { en: 'Invalid amount in rupees', ne: 'रुपैयाँमा रकम मिलेन' },
  'tariffs.sheet_slabs': {
    en: 'Enter slabs as 11-20: 14 | 21-: 17 (units, then rupees per unit)',
    ne: 'तह यसरी लेख्नुहोस्: ११-२०: १४ | २१-: १७ (युनिट, अनि प्रतियुनिट रुपैयाँ)',
  },
  'tariffs.sheet_sewerage': {
    en: 'Enter none, 50 percent, or an amount of at least one rupee',
    ne: 'छैन, ५० प्रतिशत वा कम्तीमा एक रुपैयाँको रकम लेख्नुहोस्',
  },
  'tariffs.sheet_fees': {
    en: 'Enter fees as Maintenance fee / मर्मत शुल्क: 10',
    ne: 'शुल्क यसरी लेख्नुहोस्: Maintenance fee / मर्मत शुल्क: १०',
  },
  'tariffs.sheet_rounding': { en: 'Enter none or rupee', ne: 'छैन वा रुपैयाँ लेख्नुहोस्' },
  'tariffs.sheet_steps': {
    en: 'Enter payment steps as 0-7: -3% | 8-30: 0% | 31-: 5% (days after the bill, then rebate or late fee), or by ends of months as 0-1 months: 0% | 2- months: 5% + 10% every 1',
    ne: 'भुक्तानी चरण यसरी लेख्नुहोस्: ०-७: -३% | ८-३०: ०% | ३१-: ५% (बिलपछिका दिन, अनि छुट वा विलम्ब शुल्क), वा सकिएका महिनाअनुसार: ०-१ महिना: ०% | २- महिना: ५% + १०% प्रत्येक १',
  },
  'tariffs.sheet_sample': { en: 'Enter yes or no', ne: 'हो वा होइन लेख्नुहोस्' },
  'tariffs.sheet_url': { en: 'The address must begin with https://', ne: 'ठेगाना https:// बाट सुरु हुनुपर्छ' },
  'tariffs.step_below_nothing': { en: 'A rebate cannot be more than 100%', ne: 'छुट १००% भन्दा बढी हुन सक्दैन' },
} as const satisfies Messages

// Messages of the accessibility statement.

import type { Messages } from '#kit/language.ts'

export const accessibilityMessages = {
  'accessibility.title': { en: 'Accessibility statement', ne: 'पहुँचयुक्तता विवरण' },
  'accessibility.lead': {
    en: 'How people with disabilities can use this website, what was tested, what falls short and how to complain.',
    ne: 'अपाङ्गता भएका व्यक्तिले यो वेबसाइट कसरी प्रयोग गर्न सक्छन्, के-के परीक्षण गरियो, के पूरा भएको छैन र गुनासो कसरी गर्ने।',
  },
  'accessibility.standard': { en: 'Standard', ne: 'मापदण्ड' },
  'accessibility.standard_text': {
    en: 'This website is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at levels A and AA. It meets them in part: what falls short is listed below.',
    ne: 'यो वेबसाइट वेब सामग्री पहुँचयुक्तता निर्देशिका (WCAG) २.२ को तह A र AA अनुसार बनाइएको छ। मापदण्ड आंशिक रूपमा पूरा भएको छ: पूरा नभएका विषय तल उल्लेख छन्।',
  },
  'accessibility.guidelines': {
    en: 'Read the guidelines',
    ne: 'निर्देशिका पढ्नुहोस् (अङ्ग्रेजीमा)',
  },
  'accessibility.can': { en: 'What you can do', ne: 'तपाईं के गर्न सक्नुहुन्छ' },
  'accessibility.can_keyboard': {
    en: 'Use every page with a keyboard alone. The first Tab key leads to “Skip to main content”.',
    ne: 'सबै पृष्ठ किबोर्डबाट मात्र पनि प्रयोग गर्न सकिन्छ। पहिलो पटक Tab थिच्दा “मुख्य सामग्रीमा जानुहोस्” देखिन्छ।',
  },
  'accessibility.can_enlarge': {
    en: 'Enlarge text to 200 per cent, or the whole page to 400 per cent, without scrolling sideways.',
    ne: 'अक्षर २०० प्रतिशतसम्म वा पूरै पृष्ठ ४०० प्रतिशतसम्म ठुलो पार्न सकिन्छ; पृष्ठ दायाँबायाँ सार्नु पर्दैन।',
  },
  'accessibility.can_listen': {
    en: 'Listen with a screen reader: headings, lists, tables and fields have names, and each text says whether it is English or Nepali.',
    ne: 'स्क्रिन रिडरबाट सुन्न सकिन्छ: शीर्षक, सूची, तालिका र फारामका कोठाको नाम राखिएको छ, र प्रत्येक पाठ नेपाली हो वा अङ्ग्रेजी भन्ने जनाइएको छ।',
  },
  'accessibility.can_colours': {
    en: 'Use the high-contrast colours of your device, and switch movement off there.',
    ne: 'आफ्नो उपकरणको उच्च कन्ट्रास्ट रङ प्रयोग गर्न र चलायमान दृश्य त्यहीँबाट बन्द गर्न सकिन्छ।',
  },
  'accessibility.can_plain': {
    en: 'Read pages, and send forms, in a browser without JavaScript.',
    ne: 'जाभास्क्रिप्ट नभएको ब्राउजरबाट पनि पृष्ठ पढ्न र फाराम पठाउन सकिन्छ।',
  },
  'accessibility.can_phone': {
    en: 'Phone or visit the office for every service of this website.',
    ne: 'यस वेबसाइटका सबै सेवाका लागि कार्यालयमा फोन गर्न वा आउन सकिन्छ।',
  },
  'accessibility.tested': { en: 'What was tested', ne: 'के-के परीक्षण गरियो' },
  'accessibility.tested_on': {
    en: 'These tests run again with every change of the website. This statement was last compared with them on {date}.',
    ne: 'वेबसाइटमा परिवर्तन गर्दा प्रत्येक पटक यी परीक्षण दोहोर्‍याइन्छन्। यो विवरण पछिल्लो पटक {date} परीक्षणसँग मिलाइएको हो।',
  },
  'accessibility.test': { en: 'Test', ne: 'परीक्षण' },
  'accessibility.where': { en: 'Where', ne: 'कहाँ' },
  'accessibility.test_rules': {
    en: 'Automatic rules of WCAG 2.2 A and AA (axe-core)',
    ne: 'WCAG २.२ तह A र AA का स्वचालित नियम (axe-core)',
  },
  'accessibility.test_keyboard': {
    en: 'Keyboard alone: every control is reached, seen and not covered',
    ne: 'किबोर्ड मात्र: प्रत्येक बटन, लिङ्क र कोठामा पुग्न सकिन्छ, त्यो देखिन्छ र छोपिँदैन',
  },
  'accessibility.test_names': {
    en: 'Names and roles that a screen reader receives',
    ne: 'स्क्रिन रिडरले पाउने नाम र भूमिका',
  },
  'accessibility.test_text': {
    en: 'Text of 200 per cent on a phone; wider spacing of letters, words and lines',
    ne: 'फोनमा २०० प्रतिशतको अक्षर; अक्षर, शब्द र हरफबीच बढी ठाउँ',
  },
  'accessibility.test_reflow': {
    en: 'A screen of 320 pixels, which is 400 per cent zoom on a desktop',
    ne: '३२० पिक्सेलको स्क्रिन, अर्थात् डेस्कटपमा ४०० प्रतिशत ठुलो पृष्ठ',
  },
  'accessibility.test_colours': { en: 'High-contrast colours', ne: 'उच्च कन्ट्रास्ट रङ' },
  'accessibility.test_targets': {
    en: 'Size of buttons and links: at least 24 pixels, or space around',
    ne: 'बटन र लिङ्कको आकार: कम्तीमा २४ पिक्सेल वा वरिपरि ठाउँ',
  },
  'accessibility.every_page': { en: 'Every public page, both languages', ne: 'सबै सार्वजनिक पृष्ठ, दुवै भाषा' },
  'accessibility.every_page_signed_in': {
    en: 'Every public page and every page after login, both languages',
    ne: 'सबै सार्वजनिक पृष्ठ र लगइनपछिका सबै पृष्ठ, दुवै भाषा',
  },
  'accessibility.ten_tasks': {
    en: 'Ten tasks, from the next supply to an application',
    ne: 'पानी आउने समय हेर्नेदेखि निवेदन दिनेसम्मका दस काम',
  },
  'accessibility.short': { en: 'What falls short', ne: 'पूरा नभएका विषय' },
  'accessibility.short_files': {
    en: 'Published files (PDF, Word, Excel) are as the office made them, and few are prepared for a screen reader. The text that the system could read is on the page of each file. Ask the office where it is missing or wrong.',
    ne: 'प्रकाशित फाइल (PDF, Word, Excel) कार्यालयले बनाएकै रूपमा छन्; थोरै मात्र स्क्रिन रिडरका लागि तयार गरिएका छन्। प्रणालीले पढ्न सकेको पाठ प्रत्येक फाइलको पृष्ठमा राखिएको छ। पाठ नभएको वा गलत भएको अवस्थामा कार्यालयमा अनुरोध गर्नुहोस्।',
  },
  'accessibility.short_map': {
    en: 'The map of the office comes from another website and is not tested here. The address is written beside it.',
    ne: 'कार्यालयको नक्सा अर्को वेबसाइटबाट आउँछ र यहाँ परीक्षण गरिएको छैन। ठेगाना सँगै लेखिएको छ।',
  },
  'accessibility.short_pictures': {
    en: 'Descriptions of pictures in the gallery and the news are written by the office and can be missing.',
    ne: 'ग्यालरी र समाचारका तस्बिरको वर्णन कार्यालयले लेख्छ; कुनैमा नहुन पनि सक्छ।',
  },
  'accessibility.short_people': {
    en: 'No person with a disability has tested this website yet, and it was not tried with a screen reader on a phone. Only the browser Chromium was used.',
    ne: 'अपाङ्गता भएका व्यक्तिबाट यो वेबसाइटको परीक्षण अझै भएको छैन, र फोनको स्क्रिन रिडरमा पनि जाँचिएको छैन। Chromium ब्राउजर मात्र प्रयोग गरियो।',
  },
  'accessibility.short_account': {
    en: 'The pages after login need JavaScript.',
    ne: 'लगइनपछिका पृष्ठका लागि जाभास्क्रिप्ट चाहिन्छ।',
  },
  'accessibility.complain': { en: 'How to complain', ne: 'गुनासो कसरी गर्ने' },
  'accessibility.complain_text': {
    en: 'If you cannot read or use something, tell the office: by phone, by email, in person or with the complaint form. Say which page it is and what you need. You can also ask for the information in another form.',
    ne: 'कुनै कुरा पढ्न वा प्रयोग गर्न नसकेमा कार्यालयलाई जानकारी दिनुहोस्: फोन, इमेल, कार्यालयमै आएर वा गुनासो फारामबाट। कुन पृष्ठ हो र तपाईंलाई के चाहिन्छ, उल्लेख गर्नुहोस्। जानकारी अर्को रूपमा पनि माग्न सकिन्छ।',
  },
  'accessibility.complaint_form': { en: 'Send a complaint', ne: 'गुनासो पठाउनुहोस्' },
} as const satisfies Messages

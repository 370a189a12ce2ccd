// Messages of the editor of long texts.

import type { Messages } from '#kit/language.ts'

export const editorMessages = {
  'editor.tools': { en: 'Tools of the text', ne: 'पाठका औजार' },
  'editor.loading': { en: 'Loading the editor…', ne: 'सम्पादक खुल्दै छ…' },
  'editor.lost': {
    en: 'The editor could not be loaded. The text can be changed in the plain fields below.',
    ne: 'सम्पादक खुलेन। पाठ तलका साधारण कोठामा परिवर्तन गर्न सकिन्छ।',
  },
  'editor.keys': {
    en: 'Alt+F10 moves to the tools; arrow keys move between them, Escape returns to the text.',
    ne: 'Alt+F10 ले औजारमा पुर्‍याउँछ; तीर चिह्नले औजार बदल्छ, Escape ले पाठमा फर्काउँछ।',
  },
  'editor.bold': { en: 'Bold', ne: 'गाढा' },
  'editor.undo': { en: 'Undo', ne: 'पूर्ववत्' },
  'editor.redo': { en: 'Redo', ne: 'दोहोर्‍याउनुहोस्' },
  'editor.document': { en: 'Document', ne: 'कागजात' },
  'editor.part_heading': { en: 'Heading', ne: 'शीर्षक' },
  'editor.part_paragraph': { en: 'Paragraph', ne: 'अनुच्छेद' },
  'editor.part_list': { en: 'List', ne: 'सूची' },
  'editor.part_steps': { en: 'Numbered list', ne: 'क्रमाङ्कित सूची' },
  'editor.part_table': { en: 'Table', ne: 'तालिका' },
  'editor.part_quote': { en: 'Quotation', ne: 'उद्धरण' },
  'editor.part_callout': { en: 'Call-out', ne: 'विशेष सूचना' },
  'editor.part_link': { en: 'Link', ne: 'लिङ्क' },
  'editor.part_picture': { en: 'Picture', ne: 'तस्बिर' },
  'editor.part_none': { en: 'nothing', ne: 'केही छैन' },
  'editor.addRowAfter': { en: 'Add a row', ne: 'पङ्क्ति थप्नुहोस्' },
  'editor.addColumnAfter': { en: 'Add a column', ne: 'स्तम्भ थप्नुहोस्' },
  'editor.deleteRow': { en: 'Remove the row', ne: 'पङ्क्ति हटाउनुहोस्' },
  'editor.deleteColumn': { en: 'Remove the column', ne: 'स्तम्भ हटाउनुहोस्' },
  'editor.deleteTable': { en: 'Remove the table', ne: 'तालिका हटाउनुहोस्' },
  'editor.url': { en: 'Address of the link', ne: 'लिङ्कको ठेगाना' },
  'editor.url_help': {
    en: 'For example /tariff for a page of this website, or https://… for another.',
    ne: 'यस वेबसाइटको पृष्ठका लागि जस्तै /tariff, अन्यका लागि https://…।',
  },
  'editor.url_wrong': {
    en: 'The address must start with / or https:// and have no spaces or brackets',
    ne: 'ठेगाना / वा https:// बाट सुरु हुनुपर्छ र त्यसमा खाली ठाउँ वा कोष्ठक हुनु हुँदैन',
  },
  'editor.apply': { en: 'Set the link', ne: 'लिङ्क राख्नुहोस्' },
  'editor.remove_link': { en: 'Remove the link', ne: 'लिङ्क हटाउनुहोस्' },
  'editor.cancel': { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  'editor.document_list': { en: 'List of the document', ne: 'कागजातको सूची' },
  'editor.find_document': { en: 'Words of its title', ne: 'शीर्षकका शब्द' },
  'editor.no_document': { en: 'No published document of this list matches', ne: 'यस सूचीमा मिल्ने प्रकाशित कागजात छैन' },
  'editor.not_reached': { en: 'The server could not be reached', ne: 'सर्भरसँग सम्पर्क भएन' },
  'editor.picture_n': { en: 'Picture {n}', ne: 'तस्बिर {n}' },
  'editor.picture_lost': { en: 'The picture could not be loaded', ne: 'तस्बिर देखाउन सकिएन' },
  'editor.differs': {
    en: 'Part {n} differs: in Nepali {ne}, in English {enPart}. Both languages need the same parts in the same order; or leave one language empty.',
    ne: 'खण्ड {n} फरक छ: नेपालीमा {ne}, अङ्ग्रेजीमा {enPart}। दुवै भाषामा उही क्रममा उही खण्ड राख्नुहोस्; वा एउटा भाषा खाली राख्नुहोस्।',
  },
  'editor.differs_inside': {
    en: 'Part {n} ({ne}) differs: both languages need the same number of items, rows and cells, and the same picture or address.',
    ne: 'खण्ड {n} ({ne}) फरक छ: दुवै भाषामा बुँदा, पङ्क्ति र कोठाको सङ्ख्या तथा तस्बिर वा ठेगाना उही हुनुपर्छ।',
  },
  'editor.preeti': {
    en: 'Part {n} in Nepali looks as if it was typed in Preeti or another font that is not Unicode. Visitors would see Latin letters. In Unicode it is:',
    ne: 'नेपालीको खण्ड {n} प्रीति वा युनिकोड नभएको अन्य फन्टमा टाइप गरिएको देखिन्छ। पाठकले ल्याटिन अक्षर देख्नेछन्। युनिकोडमा यस्तो हुन्छ:',
  },
  'editor.preeti_doubtful': {
    en: 'Compare with the paper: {numbers}. The last ५ may have been a percent sign.',
    ne: 'कागजसँग भिडाउनुहोस्: {numbers}। अन्तिम ५ प्रतिशत चिह्न हुन सक्छ।',
  },
  'editor.preeti_take': { en: 'Use part {n} in Unicode', ne: 'खण्ड {n} युनिकोडमा राख्नुहोस्' },
} as const satisfies Messages

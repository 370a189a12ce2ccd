// Messages of the platform, shared by all features.

import type { Messages } from '#kit/language.ts'

export const platformMessages = {
  'request.invalid': { en: 'Some of the values are not valid', ne: 'केही विवरण मिलेनन्' },
  'request.broken_json': { en: 'The request body is not valid JSON', ne: 'अनुरोधको विवरण मान्य JSON होइन' },
  'request.broken_form': {
    en: 'The form arrived incomplete. Please send it again.',
    ne: 'फाराम पूरा आइपुगेन। कृपया पुनः पठाउनुहोस्।',
  },
  'request.wrong_type': { en: 'This content type is not accepted here', ne: 'यो प्रकारको विवरण यहाँ स्वीकार्य छैन' },
  'request.too_large': {
    en: 'Too much was sent at once. Please choose fewer or smaller files and send it again.',
    ne: 'एकै पटक पठाइएको विवरण धेरै ठुलो भयो। कृपया कम वा साना फाइल छानेर पुनः पठाउनुहोस्।',
  },
  'request.unknown_path': { en: 'There is no page at this address', ne: 'यस ठेगानामा केही छैन' },
  'request.too_many': {
    en: 'Too many requests. Please try again later.',
    ne: 'धेरै पटक अनुरोध भयो। कृपया केही समयपछि पुनः प्रयास गर्नुहोस्।',
  },
  'request.key_used': {
    en: 'This form has already been sent with other contents. Open the form again.',
    ne: 'यो फाराम अर्कै विवरणसहित पहिले नै पेस भइसकेको छ। कृपया फाराम पुनः खोल्नुहोस्।',
  },
  'client.unknown': { en: 'Unknown client credential', ne: 'क्लाइन्टको परिचय मिलेन' },
  'session.required': { en: 'Please log in first', ne: 'कृपया पहिले लगइन गर्नुहोस्' },
  'session.invalid': { en: 'The session is not valid. Please log in again.', ne: 'सत्र मान्य छैन। कृपया पुनः लगइन गर्नुहोस्।' },
  'permission.missing': { en: 'You do not have permission for this', ne: 'तपाईंलाई यो कार्य गर्ने अनुमति छैन' },
  'organisation.unknown': { en: 'Failed to fetch organization details', ne: 'संस्थाको विवरण प्राप्त गर्न सकिएन' },
  'spreadsheet.unreadable': {
    en: 'This file cannot be read as CSV or Excel (.xlsx)',
    ne: 'यो फाइल CSV वा एक्सेल (.xlsx) का रूपमा पढ्न सकिएन',
  },
  'spreadsheet.quotation': {
    en: 'A quotation mark in line {line} or before it is not closed, or is in a cell and not written twice',
    ne: '{line} नम्बर पङ्क्ति वा त्यसअघिको कुनै उद्धरण चिह्न बन्द गरिएको छैन, वा कोष्ठभित्र दुई पटक लेखिएको छैन',
  },
  'spreadsheet.too_large': {
    en: 'This Excel file holds more than {n} MB of contents. Save it as "CSV UTF-8" and send that file.',
    ne: 'यो एक्सेल फाइलको विवरण {n} एमबीभन्दा बढी छ। कृपया "CSV UTF-8" मा सुरक्षित गरी त्यो फाइल पठाउनुहोस्।',
  },
  'spreadsheet.not_utf8': {
    en: 'The CSV file is not in UTF-8. Save it as "CSV UTF-8" or as Excel (.xlsx).',
    ne: 'CSV फाइल UTF-8 मा छैन। कृपया "CSV UTF-8" वा एक्सेल (.xlsx) मा सुरक्षित गर्नुहोस्।',
  },
  'spreadsheet.surplus': {
    en: 'Line {line}: "{typed}" has no heading; a cell with a comma needs quotation marks',
    ne: '{line} नम्बर पङ्क्ति: "{typed}" माथि स्तम्भको नाम छैन; अल्पविराम भएको कोष्ठ उद्धरण चिह्नभित्र लेख्नुहोस्',
  },
  'spreadsheet.short': {
    en: 'Line {line}: the row has {cells} cells, the heading has {columns}; empty cells need their separators, too',
    ne: '{line} नम्बर पङ्क्ति: पङ्क्तिमा {cells} कोष्ठ छन्, शीर्षक पङ्क्तिमा {columns}; खाली कोष्ठका लागि पनि विभाजक चिह्न चाहिन्छ',
  },
  'spreadsheet.mapping_short': {
    en: 'Names and codes of the old program, line {line}: the row has {cells} cells, the heading has {columns}',
    ne: 'पुरानो प्रोग्रामका नाम र कोड, {line} नम्बर पङ्क्ति: पङ्क्तिमा {cells} कोष्ठ छन्, शीर्षक पङ्क्तिमा {columns}',
  },
  'spreadsheet.mapping_twice': {
    en: 'Names and codes of the old program, line {line}: "{from}" is already in line {first}',
    ne: 'पुरानो प्रोग्रामका नाम र कोड, {line} नम्बर पङ्क्ति: "{from}" {first} नम्बर पङ्क्तिमा पहिले नै छ',
  },
  'spreadsheet.mapping_unknown': {
    en: 'Names and codes of the old program, line {line}: the imported file has no column "{column}"',
    ne: 'पुरानो प्रोग्रामका नाम र कोड, {line} नम्बर पङ्क्ति: आयात गरिने फाइलमा "{column}" स्तम्भ छैन',
  },
  'spreadsheet.empty': {
    en: 'The file has no rows below its header row',
    ne: 'फाइलमा शीर्षक पङ्क्तिमुनि कुनै विवरण छैन',
  },
  'spreadsheet.column_twice': { en: 'The column {column} appears twice', ne: '{column} स्तम्भ दुई पटक छ' },
  'file.empty': { en: 'The file is empty', ne: 'फाइल खाली छ' },
  'file.too_large': { en: 'File must be smaller than {n} MB', ne: 'फाइल {n} एमबीभन्दा सानो हुनुपर्छ' },
  'file.type_not_allowed': { en: 'This file type is not allowed', ne: 'यो प्रकारको फाइल स्वीकार्य छैन' },
  'file.name_mismatch': {
    en: 'The content of the file does not match its extension',
    ne: 'फाइलको वास्तविक प्रकार यसको नामको अन्त्यसँग मेल खाएन',
  },
  'file.damaged': { en: 'The file is damaged or incomplete', ne: 'फाइल बिग्रिएको वा अपूर्ण छ' },
  'file.virus': {
    en: 'The virus scan found something in this file; it was not stored. Check the device that it comes from.',
    ne: 'भाइरस जाँचमा यस फाइलमा समस्या भेटियो; फाइल सुरक्षित गरिएन। फाइल आएको उपकरण जाँच गर्नुहोस्।',
  },
  'file.not_scanned': {
    en: 'The virus scan is not available at the moment; the file was not stored. Try again later.',
    ne: 'भाइरस जाँच अहिले उपलब्ध छैन; फाइल सुरक्षित गरिएन। केही समयपछि पुनः प्रयास गर्नुहोस्।',
  },
  'file.encrypted': {
    en: 'The file is protected with a password and cannot be checked',
    ne: 'फाइलमा पासवर्ड राखिएकाले जाँच गर्न सकिएन',
  },
  'file.program_inside': {
    en: 'The file contains a program or macros, which are not accepted',
    ne: 'फाइलभित्र प्रोग्राम वा म्याक्रो भएकाले स्वीकार्य छैन',
  },
  'file.hidden_content': {
    en: 'The file contains another file and is not accepted',
    ne: 'फाइलभित्र अर्को फाइल लुकाइएकाले स्वीकार्य छैन',
  },
  'file.archive_content': {
    en: 'The ZIP file may contain documents, pictures, maps and drawings only',
    ne: 'जिप फाइलभित्र कागजात, तस्बिर, नक्सा र रेखाचित्र मात्र राख्न सकिन्छ',
  },
  'file.external_content': {
    en: 'The file loads a template or an object from another place. Remove that link, save the file and try again.',
    ne: 'फाइलले अर्को ठाउँबाट ढाँचा वा अन्य सामग्री ल्याउँछ। कृपया त्यो लिङ्क हटाई फाइल सुरक्षित गरेर पुनः प्रयास गर्नुहोस्।',
  },
  'request.busy': {
    en: 'Many files are being received at the moment. Please send it again in a minute.',
    ne: 'अहिले धेरै फाइल प्राप्त भइरहेका छन्। कृपया एक मिनेटपछि पुनः पठाउनुहोस्।',
  },
  'server.busy': {
    en: 'Many people are using this service at the moment. Please try again in a few seconds.',
    ne: 'अहिले धेरै जनाले यो सेवा प्रयोग गरिरहनुभएको छ। कृपया केही सेकेन्डपछि पुनः प्रयास गर्नुहोस्।',
  },
  'server.unavailable': {
    en: 'The service is not available at the moment. Please try again in a minute.',
    ne: 'सेवा अहिले उपलब्ध छैन। कृपया एक मिनेटपछि पुनः प्रयास गर्नुहोस्।',
  },
  'server.failed': {
    en: 'Server error. Please try later.',
    ne: 'सर्भरमा समस्या आयो। कृपया केही समयपछि प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages

// Messages of earlier versions: their list, the comparison, and the correction that restores one.

import type { Messages } from '#kit/language.ts'

export const versionMessages = {
  'versions.title': { en: 'Earlier versions', ne: 'अघिल्ला संस्करण' },
  'versions.help': {
    en: 'What each correction replaced. Pictures, files and times of publication are not part of a version.',
    ne: 'प्रत्येक सुधारअघिको विवरण। तस्बिर, फाइल र प्रकाशन समय संस्करणमा पर्दैनन्।',
  },
  'versions.first': { en: 'First version', ne: 'पहिलो संस्करण' },
  'versions.of': { en: 'Version of {when}', ne: '{when}को संस्करण' },
  'versions.until': { en: 'replaced on {when}', ne: '{when} बदलिएको' },
  'versions.compare': { en: 'Compare with the current version', ne: 'हालको संस्करणसँग तुलना गर्नुहोस्' },
  'versions.compared': { en: 'Differences from the current version', ne: 'हालको संस्करणसँगको फरक' },
  'versions.legend': {
    en: 'Crossed out: in this version only. Underlined: in the current version only.',
    ne: 'बीचमा धर्का: यस संस्करणमा मात्र। मुनि धर्का: हालको संस्करणमा मात्र।',
  },
  'versions.removed': { en: 'in this version only:', ne: 'यस संस्करणमा मात्र:' },
  'versions.added': { en: 'in the current version only:', ne: 'हालको संस्करणमा मात्र:' },
  'versions.same': {
    en: 'The fields are as they are now. A picture, a file or an attachment was changed.',
    ne: 'फाराममा भरिने विवरण हालको जस्तै छ। तस्बिर, फाइल वा संलग्न कागजात मात्र बदलिएको थियो।',
  },
  'versions.restore': { en: 'Restore this version', ne: 'यो संस्करण पुनः राख्नुहोस्' },
  'versions.close': { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  'versions.form_title': { en: 'Restore a version', ne: 'संस्करण पुनः राख्नुहोस्' },
  'versions.form_help': {
    en: 'The form is filled in with the earlier version. Check it and save; until then nothing changes.',
    ne: 'फाराममा अघिल्लो संस्करणको विवरण भरिएको छ। जाँचेर सुरक्षित गर्नुहोस्; त्यतिन्जेल केही बदलिँदैन।',
  },
  'versions.note_of': { en: 'Version of {when} restored', ne: '{when}को संस्करण पुनः राखियो' },
  'versions.note_first': { en: 'First version restored', ne: 'पहिलो संस्करण पुनः राखियो' },
  'versions.not_found': {
    en: 'This version could not be opened. Try again.',
    ne: 'यो संस्करण खोल्न सकिएन। पुनः प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages

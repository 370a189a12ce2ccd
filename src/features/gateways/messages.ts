// Texts of merchant accounts at payment gateways.

export const gatewayMessages = {
  'gateways.title': { en: 'Online payment accounts', ne: 'अनलाइन भुक्तानीका खाता' },
  'gateways.lead': {
    en: 'The merchant accounts through which customers pay their bills. A gateway without an account stays a logo and a link at the foot of every page.',
    ne: 'ग्राहकले महसुल तिर्ने व्यापारी खाताहरू। खाता नराखिएको भुक्तानी माध्यम हरेक पृष्ठको पुछारमा चिह्न र लिङ्क मात्र रहन्छ।',
  },
  'gateways.back': { en: 'All payment accounts', ne: 'सबै भुक्तानी खाता' },
  'gateways.state_none': { en: 'Not set', ne: 'राखिएको छैन' },
  'gateways.state_test': { en: 'Test: not offered to customers', ne: 'परीक्षण: ग्राहकलाई उपलब्ध छैन' },
  'gateways.state_sample': { en: 'Sample: no money moves', ne: 'नमुना: रकम सर्दैन' },
  'gateways.state_live': { en: 'Live', ne: 'चालु' },
  'gateways.state_unreadable': { en: 'To be entered anew', ne: 'फेरि राख्नुपर्ने' },
  'gateways.unconfirmed': {
    en: 'Not confirmed with a merchant account',
    ne: 'व्यापारी खाताबाट पुष्टि नभएको',
  },
  'gateways.unconfirmed_help': {
    en: 'This connection was built from the documentation of the gateway and has not been tried with a merchant account yet. Pay a small amount yourself and see that it arrives, before you announce it.',
    ne: 'यो जडान भुक्तानी माध्यमको कागजातका आधारमा बनाइएको हो र व्यापारी खाताबाट हालसम्म जाँचिएको छैन। सूचना दिनुअघि आफैँले सानो रकम तिरेर रकम आएको यकिन गर्नुहोस्।',
  },
  'gateways.unreadable_help': {
    en: 'The key of this installation has changed, so the stored secrets cannot be read. Please enter them anew.',
    ne: 'यस प्रणालीको साँचो फेरिएकाले राखिएका गोप्य विवरण पढ्न सकिँदैन। कृपया फेरि राख्नुहोस्।',
  },
  'gateways.base': { en: 'Address of another server', ne: 'अर्को सर्भरको ठेगाना' },
  'gateways.set_on': { en: 'Set on {date}', ne: 'राखिएको मिति: {date}' },
  'gateways.mode': { en: 'Account', ne: 'खाता' },
  'gateways.mode_test': { en: 'Test account: not offered to customers', ne: 'परीक्षण खाता: ग्राहकलाई उपलब्ध हुँदैन' },
  'gateways.mode_live': { en: 'Live account', ne: 'चालु खाता' },
  'gateways.secrets_help': {
    en: 'Secrets are stored encrypted and are never shown again, so every field is entered anew when the account changes.',
    ne: 'गोप्य विवरण सङ्केतमा बदलेर राखिन्छ र फेरि कहिल्यै देखाइँदैन, त्यसैले खाता परिवर्तन गर्दा सबै विवरण फेरि राख्नुपर्छ।',
  },
  'gateways.return_help': {
    en: 'Tell connectIPS to return payers to this address, for success and for failure:',
    ne: 'भुक्तानी सफल वा असफल दुवै हुँदा यस ठेगानामा फर्काउन कनेक्टआइपिएसलाई भन्नुहोस्:',
  },
  'gateways.field_merchant': { en: 'Merchant code', ne: 'व्यापारी कोड' },
  'gateways.field_appId': { en: 'App ID', ne: 'एप आईडी' },
  'gateways.field_appName': { en: 'App name', ne: 'एपको नाम' },
  'gateways.field_secret': { en: 'Secret key', ne: 'गोप्य साँचो' },
  'gateways.field_user': { en: 'User name', ne: 'प्रयोगकर्ताको नाम' },
  'gateways.field_password': { en: 'Password', ne: 'पासवर्ड' },
  'gateways.field_pfx': { en: 'Key file (PFX)', ne: 'साँचोको फाइल (PFX)' },
  'gateways.field_pfxPassword': { en: 'Password of the key file', ne: 'साँचोको फाइलको पासवर्ड' },
  'gateways.save': { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  'gateways.saved': { en: 'The payment account is saved.', ne: 'भुक्तानी खाता सुरक्षित भयो।' },
  'gateways.end': { en: 'Stop taking payments', ne: 'भुक्तानी लिन बन्द गर्नुहोस्' },
  'gateways.end_help': {
    en: 'Payments that were begun are still asked about. To take payments again, enter the account anew.',
    ne: 'सुरु भइसकेका भुक्तानीबारे सोधपुछ जारी रहन्छ। फेरि भुक्तानी लिन खाता पुनः राख्नुपर्छ।',
  },
  'gateways.ended': { en: 'No more payments are taken through it.', ne: 'अब यसबाट भुक्तानी लिइँदैन।' },
  'gateways.not_set': {
    en: 'This payment gateway has no account here.',
    ne: 'यस भुक्तानी माध्यमको खाता यहाँ राखिएको छैन।',
  },
  'gateways.test_only': {
    en: 'This payment gateway has a test account here, so nobody can pay through it yet.',
    ne: 'यस भुक्तानी माध्यमको यहाँ परीक्षण खाता मात्र भएकाले यसबाट अहिले भुक्तानी गर्न सकिँदैन।',
  },
  'gateways.unavailable': {
    en: 'The payment gateway does not answer at present. Please try again later or choose another one.',
    ne: 'भुक्तानी माध्यमबाट अहिले जवाफ आएन। कृपया केही समयपछि फेरि प्रयास गर्नुहोस् वा अर्को माध्यम रोज्नुहोस्।',
  },
  'gateways.setting_invalid': {
    en: 'This is not as the gateway writes it. Please copy it from its letter.',
    ne: 'यो भुक्तानी माध्यमले दिएको ढाँचामा छैन। कृपया उसको पत्रबाट सारेर राख्नुहोस्।',
  },
  'gateways.pfx_unreadable': {
    en: 'The key file cannot be opened with this password.',
    ne: 'यस पासवर्डले साँचोको फाइल खोल्न सकिएन।',
  },
} as const

// Messages of the API reference page.

import type { Messages } from '#kit/language.ts'

export const apiGuideMessages = {
  'api.title': { en: 'Services for programs (API)', ne: 'प्रोग्रामका लागि सेवा (API)' },
  'api.lead': {
    en: 'What this website shows and does, for mobile apps and other systems, as JSON over HTTP.',
    ne: 'यस वेबसाइटले देखाउने र गर्ने काम मोबाइल एप र अन्य प्रणालीका लागि HTTP मार्फत JSON मा।',
  },
  'api.document': { en: 'The same as an OpenAPI 3.1 document', ne: 'यही विवरण OpenAPI 3.1 मा' },
  'api.all': { en: 'All operations', ne: 'सबै सेवा' },
  'api.on_this_page': { en: 'On this page', ne: 'यस पृष्ठमा' },
  'api.rules': { en: 'Rules for all requests', ne: 'सबै अनुरोधका लागि नियम' },
  'api.base': { en: 'Address', ne: 'ठेगाना' },
  'api.base_text': {
    en: 'Every path below follows {base}. The number of this organisation is {org}.',
    ne: 'तलका सबै ठेगाना {base}पछि जोडिन्छन्। यस संस्थाको नम्बर {org} हो।',
  },
  'api.language': { en: 'Language', ne: 'भाषा' },
  'api.language_text': {
    en: 'Messages are in English or Nepali: ?lang=ne, or the header Accept-Language: ne. Digits of either script are read.',
    ne: 'सन्देशहरू अङ्ग्रेजी वा नेपालीमा हुन्छन्: ?lang=ne, वा Accept-Language: ne हेडर। दुवै लिपिका अङ्क पढिन्छन्।',
  },
  'api.caller': { en: 'Credentials', ne: 'परिचय' },
  'api.caller_text': {
    en: 'Public endpoints need no credentials. A program may identify itself with its fixed basic credentials; wrong ones are refused with 401. After signing in: Authorization: Bearer and the access token.',
    ne: 'खुला सेवाका लागि परिचय चाहिँदैन। प्रोग्रामले आफ्नो निश्चित basic परिचय दिन सक्छ; गलत परिचय ४०१ सहित अस्वीकृत हुन्छ। लगइन गरेपछि: Authorization: Bearer र पहुँच टोकन।',
  },
  'api.lists': { en: 'Lists', ne: 'सूची' },
  'api.lists_text': {
    en: 'Lists take page, limit (up to 100), sortBy, sortOrder and search, and answer with data and total.',
    ne: 'सूचीमा page, limit (१०० सम्म), sortBy, sortOrder र search दिन सकिन्छ; जवाफमा data र total आउँछन्।',
  },
  'api.dates': { en: 'Dates and money', ne: 'मिति र रकम' },
  'api.dates_text': {
    en: 'Days are Gregorian, YYYY-MM-DD, in Nepal’s time; instants are ISO 8601. Money is in paisa, as whole numbers.',
    ne: 'मिति नेपालको समयअनुसार ई.सं. मा YYYY-MM-DD हुन्छ; समय ISO 8601 मा। रकम पैसामा, पूर्णाङ्कमा हुन्छ।',
  },
  'api.errors': { en: 'When a request is refused', ne: 'अनुरोध अस्वीकृत हुँदा' },
  'api.errors_text': {
    en: 'Every refusal has this shape. The key is stable: programs decide by it. The message is for people, in the requested language. Quote requestId when you report a problem.',
    ne: 'हरेक अस्वीकृति यही ढाँचामा आउँछ। key बदलिँदैन, प्रोग्रामले त्यसैका आधारमा निर्णय गर्छ। message मानिसका लागि मागिएको भाषामा हुन्छ। समस्या परे requestId बताउनुहोस्।',
  },
  'api.group_anyone': { en: 'Open to everyone', ne: 'सबैका लागि खुला' },
  'api.group_person': { en: 'For signed-in users', ne: 'लगइन गरेका प्रयोगकर्ताका लागि' },
  'api.group_staff': { en: 'For staff', ne: 'कर्मचारीका लागि' },
  'api.parameters': { en: 'Parameters', ne: 'अनुरोधमा दिनुपर्ने विवरण' },
  'api.name': { en: 'Name', ne: 'नाम' },
  'api.place': { en: 'Where', ne: 'कहाँ' },
  'api.place_path': { en: 'path', ne: 'ठेगानामा (path)' },
  'api.place_query': { en: 'query', ne: 'ठेगानाको ? पछि (query)' },
  'api.place_body': { en: 'body', ne: 'अनुरोधको विवरणमा (body)' },
  'api.type': { en: 'Type', ne: 'प्रकार' },
  'api.needed': { en: 'Required', ne: 'अनिवार्य' },
  'api.yes': { en: 'yes', ne: 'हो' },
  'api.no': { en: 'no', ne: 'होइन' },
  'api.answer': { en: 'Response', ne: 'प्राप्त हुने विवरण' },
  'api.also': { en: 'Also as {types}', ne: '{types}मा पनि' },
  'api.sent_as': { en: 'Sent as {type}', ne: '{type}का रूपमा पठाइन्छ' },
  'api.roles': { en: 'Roles: {roles}', ne: 'भूमिका: {roles}' },
} as const satisfies Messages

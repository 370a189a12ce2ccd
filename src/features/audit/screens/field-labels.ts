// Labels of the recorded fields of audit rows, and the fields that readers have no use for.

import type { Bilingual, Language } from '#kit/language.ts'
import { auditMessages } from '../messages.ts'

/** Names of the request itself, without meaning for a reader. */
export const technicalFields = new Set([
  'orgId',
  'id',
  'version',
  'submission',
  'idempotencyKey',
  'key',
  'session',
  'sample',
  'logoHash',
])

/** The label of a field; of one that ends in En or Ne with its language. @example fieldLabel('titleNe', 'en') // 'Title (in Nepali)' */
export function fieldLabel(name: string, language: Language): string {
  const own = labelOf(name)
  if (own) return own[language]
  const [, base = '', suffix] = /^(.+)(En|Ne)$/.exec(name) ?? []
  const label = labelOf(base)
  if (!label) return auditMessages['audit.other_field'][language]
  return `${label[language]} (${auditMessages[suffix === 'Ne' ? 'audit.in_ne' : 'audit.in_en'][language]})`
}

/** Whether a field has a label of its own or is left out; the test of all recorded fields asks this. */
export function isNamedField(name: string): boolean {
  return technicalFields.has(name) || Boolean(labelOf(name) ?? labelOf(name.replace(/(?:En|Ne)$/, '')))
}

function labelOf(name: string): Bilingual | undefined {
  return Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : undefined
}

const labels = {
  address: { en: 'Address', ne: 'ठेगाना' },
  after: { en: 'After', ne: 'परिवर्तनपछि' },
  alt: { en: 'Description of the picture', ne: 'तस्बिरको विवरण' },
  answer: { en: 'Answer', ne: 'जवाफ' },
  assignee: { en: 'Assigned to', ne: 'जिम्मेवार' },
  because: { en: 'Reason', ne: 'कारण' },
  before: { en: 'Before', ne: 'परिवर्तनअघि' },
  beginAt: { en: 'Begins at', ne: 'सुरु हुने समय' },
  beginOn: { en: 'Begins on', ne: 'सुरु हुने मिति' },
  bidsOpenOn: { en: 'Opening of bids', ne: 'बोलपत्र खोल्ने मिति' },
  bidsOpenTime: { en: 'Time of the opening of bids', ne: 'बोलपत्र खोल्ने समय' },
  blocks: { en: 'Parts of the text', ne: 'पाठका खण्ड' },
  body: { en: 'Text', ne: 'विवरण' },
  by: { en: 'Who said it', ne: 'कसले भनेको' },
  caption: { en: 'Caption', ne: 'तस्बिरको परिचय' },
  category: { en: 'Category', ne: 'वर्ग' },
  closes: { en: 'Closing time', ne: 'बन्द हुने समय' },
  closesOn: { en: 'Last date', ne: 'अन्तिम मिति' },
  closesTime: { en: 'Closing time', ne: 'अन्तिम समय' },
  code: { en: 'Number', ne: 'नम्बर' },
  confirmed: { en: "Confirmed as the organisation's own", ne: 'संस्थाकै हो भनी पुष्टि' },
  contactNo: { en: 'Telephone', ne: 'टेलिफोन' },
  corrects: { en: 'Corrects', ne: 'संशोधन गरेको सूचना' },
  day: { en: 'Day', ne: 'मिति' },
  district: { en: 'District', ne: 'जिल्ला' },
  documents: { en: 'Documents', ne: 'कागजात' },
  duty: { en: 'Duty', ne: 'जिम्मेवारी' },
  email: { en: 'Email', ne: 'इमेल' },
  ended: { en: 'Ended', ne: 'अन्त्य भएको' },
  entries: { en: 'Entries', ne: 'शीर्षकहरू' },
  establishedBs: { en: 'Established (year of Bikram Sambat)', ne: 'स्थापना वर्ष (वि.सं.)' },
  facebookUrl: { en: 'Facebook page', ne: 'फेसबुक पेज' },
  fee: { en: 'Fee', ne: 'दस्तुर' },
  file: { en: 'File', ne: 'फाइल' },
  fiscalYear: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  fromBs: { en: 'From the day', ne: 'सुरु हुने दिन' },
  fromDay: { en: 'From the day of the month', ne: 'सुरु हुने गते' },
  fromMonth: { en: 'From the month', ne: 'सुरु हुने महिना' },
  grievanceOfficer: { en: 'Complaints to', ne: 'गुनासो सुन्ने अधिकारी' },
  ids: { en: 'New order', ne: 'नयाँ क्रम' },
  items: { en: 'Order', ne: 'क्रम' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  label: { en: 'Label', ne: 'नाम' },
  language: { en: 'Language', ne: 'भाषा' },
  lastDay: { en: 'Last day', ne: 'अन्तिम दिन' },
  latitude: { en: 'Latitude', ne: 'अक्षांश' },
  limitHigh: { en: 'Upper limit', ne: 'अधिकतम सीमा' },
  limitLow: { en: 'Lower limit', ne: 'न्यूनतम सीमा' },
  limitNoOtherSource: { en: 'Limit without another source', ne: 'अन्य स्रोत नहुँदाको सीमा' },
  link: { en: 'Link', ne: 'लिङ्क' },
  linkLabel: { en: 'Text of the link', ne: 'लिङ्कको पाठ' },
  logo: { en: 'Logo', ne: 'लोगो' },
  longitude: { en: 'Longitude', ne: 'देशान्तर' },
  mobileAppUrl: { en: 'Mobile app', ne: 'मोबाइल एप' },
  municipality: { en: 'Municipality', ne: 'नगरपालिका' },
  name: { en: 'Name', ne: 'नाम' },
  note: { en: 'Note', ne: 'टिप्पणी' },
  number: { en: 'Number', ne: 'क्रम' },
  officer: { en: 'Responsible officer', ne: 'जिम्मेवार अधिकारी' },
  onCall: { en: 'Who answers', ne: 'फोन उठाउने' },
  onCallNo: { en: 'On-call number', ne: 'आकस्मिक सम्पर्क नम्बर' },
  opens: { en: 'Opening time', ne: 'खुल्ने समय' },
  opensOn: { en: 'Opening date', ne: 'सुरु मिति' },
  order: { en: 'Order', ne: 'क्रम' },
  papers: { en: 'Documents needed', ne: 'आवश्यक कागजात' },
  parameter: { en: 'Parameter', ne: 'सूचक' },
  pattern: { en: 'Pattern', ne: 'बुट्टा' },
  phone: { en: 'Phone', ne: 'फोन' },
  photo: { en: 'Photo', ne: 'फोटो' },
  picture: { en: 'Picture', ne: 'तस्बिर' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
  place: { en: 'Place', ne: 'स्थान' },
  position: { en: 'Place in the order', ne: 'क्रम' },
  publishAt: { en: 'Publication hour', ne: 'प्रकाशनको समय' },
  publishOn: { en: 'Publication date', ne: 'प्रकाशन मिति' },
  publishedOn: { en: 'Date', ne: 'मिति' },
  quarter: { en: 'Quarter', ne: 'त्रैमासिक' },
  question: { en: 'Question', ne: 'प्रश्न' },
  reason: { en: 'Reason', ne: 'कारण' },
  returnAt: { en: 'Time of return', ne: 'पानी आउने समय' },
  returnOn: { en: 'Day of return', ne: 'पानी आउने मिति' },
  returns: { en: 'Until when', ne: 'कहिलेसम्म' },
  primaryColour: { en: 'Primary colour', ne: 'मुख्य रङ' },
  accentColour: { en: 'Accent colour', ne: 'सहायक रङ' },
  result: { en: 'Result', ne: 'नतिजा' },
  results: { en: 'Results', ne: 'नतिजाहरू' },
  role: { en: 'Role', ne: 'भूमिका' },
  roles: { en: 'Roles', ne: 'भूमिका' },
  rule: { en: 'Rule', ne: 'नियम' },
  sampledOn: { en: 'Sampled on', ne: 'नमुना सङ्कलन मिति' },
  season: { en: 'Season', ne: 'अवधि' },
  seen: { en: 'Order before', ne: 'पहिलेको क्रम' },
  seenPapers: { en: 'Documents shown at the office', ne: 'कार्यालयमा देखाइएका कागजात' },
  slug: { en: 'Address of the page', ne: 'पृष्ठको ठेगाना' },
  sources: { en: 'Sources', ne: 'स्रोत' },
  start: { en: 'Publication', ne: 'प्रकाशन' },
  summary: { en: 'Summary', ne: 'सारांश' },
  takenOn: { en: 'Taken on', ne: 'खिचिएको मिति' },
  tenure: { en: 'Tenure', ne: 'कार्यकाल' },
  text: { en: 'Text', ne: 'विवरण' },
  time: { en: 'Time', ne: 'लाग्ने समय' },
  title: { en: 'Title', ne: 'शीर्षक' },
  toBs: { en: 'To the day', ne: 'अन्त्य हुने दिन' },
  toDay: { en: 'To the day of the month', ne: 'अन्त्य हुने गते' },
  toMonth: { en: 'To the month', ne: 'अन्त्य हुने महिना' },
  toDate: { en: 'New day', ne: 'नयाँ मिति' },
  toMinutes: { en: 'Minutes', ne: 'मिनेट' },
  toStarts: { en: 'New time', ne: 'नयाँ समय' },
  type: { en: 'Type', ne: 'प्रकार' },
  unit: { en: 'Unit', ne: 'एकाइ' },
  url: { en: 'Address', ne: 'ठेगाना' },
  waterLink: { en: 'Website of the municipality', ne: 'नगरपालिकाको वेबसाइट' },
  weekdays: { en: 'Weekdays', ne: 'बार' },
  youtubeUrl: { en: 'YouTube channel', ne: 'युट्युब च्यानल' },
} as const satisfies Record<string, Bilingual>

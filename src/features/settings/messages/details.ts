// Messages of the page of the organisation's details.

import type { Messages } from '#kit/language.ts'

export const detailsMessages = {
  'details.title': { en: 'Organisation', ne: 'संस्था' },
  'details.lead': {
    en: 'Name, contacts, place, emblem, on-call number and appearance, as every page of the website shows them.',
    ne: 'वेबसाइटका सबै पृष्ठमा देखिने नाम, सम्पर्क, स्थान, चिह्न, आकस्मिक सम्पर्क नम्बर र रङ।',
  },
  'details.section': { en: 'Name and contacts', ne: 'नाम र सम्पर्क' },
  'details.name': { en: 'Name of the organisation', ne: 'संस्थाको नाम' },
  'details.emblem': { en: 'Emblem', ne: 'संस्थाको चिह्न' },
  'details.emblem_now': { en: 'The emblem now', ne: 'अहिलेको चिह्न' },
  'details.emblem_help': {
    en: 'PNG, JPEG, WebP or SVG, at most 1 MB. The present one stays when no file is chosen.',
    ne: 'PNG, JPEG, WebP वा SVG, बढीमा १ एमबी। फाइल नछानेमा अहिलेकै चिह्न रहन्छ।',
  },
  'details.contact': { en: 'Contact', ne: 'सम्पर्क' },
  'details.phones_help': {
    en: 'With the area code, for example 023-580123',
    ne: 'क्षेत्र सङ्केतसहित, जस्तै ०२३-५८०१२३',
  },
  'details.facebook': { en: 'Facebook page', ne: 'फेसबुक पेज' },
  'details.youtube': { en: 'YouTube channel', ne: 'युट्युब च्यानल' },
  'details.app': { en: 'Mobile app', ne: 'मोबाइल एप' },
  'details.link_help': { en: 'Web address; left empty it is not shown', ne: 'वेब ठेगाना; खाली राखेमा देखिँदैन' },
  'details.place': { en: 'Place', ne: 'स्थान' },
  'details.municipality': { en: 'Municipality', ne: 'नगरपालिका' },
  'details.municipality_site': { en: 'Website of the municipality', ne: 'नगरपालिकाको वेबसाइट' },
  'details.district': { en: 'District', ne: 'जिल्ला' },
  'details.map_help': {
    en: 'In degrees, for example 26.66 and 87.70. The map of the website follows.',
    ne: 'डिग्रीमा, जस्तै २६.६६ र ८७.७०। वेबसाइटको नक्सा यसैअनुसार देखिन्छ।',
  },
  'details.established': { en: 'Established (year of Bikram Sambat)', ne: 'स्थापना वर्ष (वि.सं.)' },
  'details.confirmed': {
    en: 'All of this is our own: the website no longer labels it as a sample',
    ne: 'यी सबै विवरण हाम्रै हुन्: वेबसाइटमा अब नमुना भनी नदेखाउने',
  },
} as const satisfies Messages

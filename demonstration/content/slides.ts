// Messages on the slides of each organisation.

import { both, type Slide } from './shapes.ts'

const leak: Slide = {
  picture: 'slide-tap-and-pot',
  alt: both(
    'Drawing: a public tap fills a brass pot before a tea garden',
    'चित्र: चियाबगान अगाडि सार्वजनिक धाराबाट पित्तलको गाग्री भरिँदै',
  ),
  title: both('Seen a leak? Tell us', 'पानी चुहिएको देख्नुभयो? जानकारी दिनुहोस्'),
  text: both('A photograph and the place are enough.', 'एउटा तस्बिर र ठाउँको नाम भए पुग्छ।'),
  link: { href: '/complaint', label: both('Report a problem', 'समस्याको जानकारी दिनुहोस्') },
}

const connection: Slide = {
  picture: 'slide-pipeline',
  alt: both('Drawing: workers lay a pipeline', 'चित्र: कामदारहरू पाइपलाइन बिछ्याउँदै'),
  title: both('A new tap in seven days', 'सात दिनमा नयाँ धारा'),
  text: both(
    'Within seven days of payment. Apply on this website or on paper.',
    'शुल्क बुझाएको सात दिनभित्र जडान। यही वेबसाइटबाट वा कागजमा निवेदन दिनुहोस्।',
  ),
  link: { href: '/registration', label: both('Apply for a connection', 'धारा जडान आवेदन') },
}

const quality: Slide = {
  picture: 'slide-laboratory',
  alt: both('Drawing: a water testing laboratory', 'चित्र: पानी परीक्षण प्रयोगशाला'),
  title: both('Water tested, results published', 'परीक्षण गरिएको पानी, सार्वजनिक नतिजा'),
  text: both('Read the quality report of every quarter.', 'प्रत्येक त्रैमासिकको गुणस्तर प्रतिवेदन पढ्नुहोस्।'),
  link: {
    href: '/publications/water-quality-test-report',
    label: both('Water quality test reports', 'पानीको गुणस्तर परीक्षण प्रतिवेदन'),
  },
}

const tariff: Slide = {
  picture: 'slide-tank',
  alt: both('Drawing: an overhead tank beside houses', 'चित्र: घरनजिकको आकाशे ट्याङ्की'),
  title: both('How much will my bill be?', 'मेरो बिल कति आउँछ?'),
  text: both('Enter your units and see the charge.', 'युनिट राखी महसुल रकम हेर्नुहोस्।'),
  link: { href: '/tarrif-calculator', label: both('Tariff calculator', 'महसुल गणक') },
}

const source: Slide = {
  picture: 'slide-intake',
  alt: both('Drawing: the river intake below the Himalaya', 'चित्र: हिमालमुनि नदीको मुहान'),
  title: both('From the hills to your home', 'पहाडदेखि तपाईंको घरसम्म'),
  text: both('What the organisation does and what it promises.', 'संस्थाले गर्ने काम र यसका प्रतिबद्धता।'),
  link: { href: '/organization-profile', label: both('Organisation profile', 'संस्थाको परिचय') },
}

const border: Slide = {
  ...source,
  picture: 'slide-border-bridge',
  alt: both(
    'Drawing: the border bridge over the Mechi, with tea gardens on its bank',
    'चित्र: मेची नदीमाथिको सीमा पुल र किनारका चियाबगान',
  ),
}

export const damakSlides = [leak, tariff, connection, quality, source]
export const kakarvittaSlides = [border, leak, connection, quality]

// Albums of the gallery of each organisation.

import { both, type Album } from './shapes.ts'

export const damakAlbums: Album[] = [
  {
    slug: 'from-source-to-tap',
    publishedOn: '2026-10-20',
    title: both('From the source to the tap', 'मुहानदेखि धारासम्म'),
    pictures: [
      { picture: 'scene-intake-river', caption: both('The intake on the river', 'नदीको मुहान') },
      { picture: 'scene-treatment-plant', caption: both('The treatment plant', 'प्रशोधन केन्द्र') },
      { picture: 'scene-settling-basin', caption: both('A settling basin', 'थिग्राउने पोखरी') },
      { picture: 'scene-laboratory-bench', caption: both('Testing the water', 'पानीको परीक्षण') },
      { picture: 'scene-tank-day', caption: both('The overhead tank', 'आकाशे ट्याङ्की') },
      { picture: 'scene-tap-courtyard', caption: both('Water in the courtyard', 'आँगनको धारा') },
    ],
  },
  {
    slug: 'works-2083',
    publishedOn: '2026-08-30',
    title: both('Works of the year', 'यस वर्षका निर्माण कार्य'),
    pictures: [
      { picture: 'scene-pipe-laying', caption: both('Laying a new main', 'नयाँ मूल लाइन बिछ्याइँदै') },
      { picture: 'scene-pipe-repair', caption: both('Repair in the rain', 'वर्षामा मर्मत कार्य') },
      { picture: 'scene-meter-installing', caption: both('A new meter', 'नयाँ मिटर जडान') },
      { picture: 'scene-network-map', caption: both('The network map', 'वितरण सञ्जालको नक्सा') },
      { picture: 'scene-tank-evening', caption: both('The tank in the evening', 'साँझको ट्याङ्की') },
    ],
  },
  {
    slug: 'with-the-community',
    publishedOn: '2026-07-26',
    title: both('With the community', 'समुदायसँगै'),
    pictures: [
      { picture: 'scene-tree-planting', caption: both('Planting trees at the source', 'मुहान क्षेत्रमा वृक्षारोपण') },
      { picture: 'scene-tree-planting-school', caption: both('Pupils with saplings', 'बिरुवासहित विद्यार्थी') },
      { picture: 'scene-school-programme', caption: both('School programme', 'विद्यालय कार्यक्रम') },
      { picture: 'scene-hand-washing', caption: both('Learning to wash hands', 'हात धुने अभ्यास') },
      { picture: 'scene-general-assembly', caption: both('The general assembly', 'साधारण सभा') },
      { picture: 'scene-training', caption: both('Training for users', 'उपभोक्ता तालिम') },
    ],
  },
  {
    slug: 'service-every-day',
    publishedOn: '2026-04-12',
    title: both('Service every day', 'दैनिक सेवा'),
    pictures: [
      { picture: 'scene-service-counter', caption: both('The service counter', 'सेवा काउन्टर') },
      { picture: 'scene-meter-reading', caption: both('Meter reading', 'मिटर रिडिङ') },
      { picture: 'scene-tanker-supply', caption: both('The tanker arrives', 'ट्याङ्करबाट पानी वितरण') },
      { picture: 'scene-office-building', caption: both('The office', 'कार्यालय भवन') },
    ],
  },
]

export const kakarvittaAlbums: Album[] = [
  {
    slug: 'water-at-the-border',
    publishedOn: '2026-09-15',
    title: both('Water at the eastern border', 'पूर्वी सीमामा खानेपानी'),
    pictures: [
      { picture: 'scene-river-bank', caption: both('The Mechi in the evening', 'साँझको मेची नदी') },
      { picture: 'scene-tea-garden', caption: both('A tank above the tea garden', 'चियाबगानमाथिको ट्याङ्की') },
      { picture: 'scene-reservoir-morning', caption: both('The reservoir in the morning', 'बिहानको जलाशय') },
      { picture: 'scene-tap-evening', caption: both('A public tap', 'सार्वजनिक धारा') },
      { picture: 'scene-zone-map', caption: both('Supply zones (sample)', 'वितरण जोन (नमुना)') },
    ],
  },
  {
    slug: 'people-and-works',
    publishedOn: '2026-05-06',
    title: both('People and works', 'जनसहभागिता र निर्माण'),
    pictures: [
      { picture: 'scene-committee-meeting', caption: both('The committee with customers', 'उपभोक्तासँग कार्यसमिति') },
      { picture: 'scene-reservoir-evening', caption: both('After the lining', 'लाइनिङपछिको जलाशय') },
      { picture: 'scene-intake-flood', caption: both('The intake in the rains', 'वर्षायामको मुहान') },
      { picture: 'scene-tanker-dry-season', caption: both('Tanker in the dry season', 'सुक्खायामको ट्याङ्कर') },
    ],
  },
]

// Long pages of Damak.

import { both, heading, image, list, paragraph, type Page } from './shapes.ts'

const press = {
  label: both(
    'The Himalayan Times, news about the water supply of Damak',
    'द हिमालयन टाइम्स, दमकको खानेपानीसम्बन्धी समाचार',
  ),
  url: 'https://thehimalayantimes.com/nepal/damak-reels-under-water-crisis',
}

export const damakProfile: Page = {
  slug: 'profile',
  title: both('Organisation profile', 'संस्थाको परिचय'),
  sample: true,
  blocks: [
    paragraph(
      'The organisation supplies piped water in the service area of Damak Municipality. The legal name, figures and wording on this page are samples until the office confirms them.',
      'यस संस्थाले दमक नगरपालिकाको सेवा क्षेत्रमा पाइपद्वारा खानेपानी वितरण गर्छ। कार्यालयबाट पुष्टि नभएसम्म यस पृष्ठमा उल्लिखित कानुनी नाम, तथ्याङ्क तथा विवरण नमुना हुन्।',
    ),
    image('scene-treatment-plant', 'The treatment plant (drawing)', 'प्रशोधन केन्द्र (चित्र)'),
    heading('Vision', 'दूरदृष्टि'),
    paragraph(
      'Safe, sufficient and affordable water at every tap, every day.',
      'हरेक धारामा हरेक दिन सुरक्षित, पर्याप्त र सुपथ मूल्यको पानी।',
    ),
    heading('Goal', 'लक्ष्य'),
    paragraph(
      'To serve every household of the service area with water that meets the national standard, and to account for each rupee openly.',
      'सेवा क्षेत्रका सबै घरधुरीमा राष्ट्रिय मापदण्डअनुरूपको पानी पुर्‍याउने र आर्थिक पारदर्शिता कायम गर्ने।',
    ),
    heading('Objectives', 'उद्देश्यहरू'),
    list(
      both(
        'Keep the quality within the National Drinking Water Quality Standard',
        'राष्ट्रिय खानेपानी गुणस्तर मापदण्डभित्र पानीको गुणस्तर कायम राख्ने',
      ),
      both('Reduce the water lost in distribution', 'वितरणमा हुने चुहावट घटाउने'),
      both(
        'Answer complaints within the time of the citizen charter',
        'नागरिक वडापत्रमा तोकिएको समयभित्र गुनासो सम्बोधन गर्ने',
      ),
      both('Protect the sources together with the users', 'उपभोक्ताको सहभागितामा मुहान संरक्षण गर्ने'),
    ),
    heading('Service area', 'सेवा क्षेत्र'),
    paragraph(
      'Damak Municipality in Jhapa district has 10 wards and an area of 70.76 square kilometres.',
      'झापा जिल्लाको दमक नगरपालिकामा १० वडा रहेका छन् र यसको क्षेत्रफल ७०.७६ वर्ग किलोमिटर छ।',
    ),
    paragraph(
      'A news report of about 2009 gives 3,250 connected families, two million litres a day and a tank of 400 cubic metres. Ask the office for present figures.',
      'सन् २००९ तिरको एक समाचारमा ३,२५० परिवारमा जडान, दैनिक २० लाख लिटर पानी र ४०० घनमिटरको ट्याङ्की उल्लेख छ। हालको तथ्याङ्क कार्यालयबाट प्राप्त गर्न सकिन्छ।',
    ),
  ],
  sources: [{ label: both('Damak Municipality', 'दमक नगरपालिका'), url: 'https://damakmun.gov.np' }, press],
}

export const damakHistory: Page = {
  slug: 'history',
  title: both('History of the organisation', 'संस्थाको इतिहास'),
  sample: true,
  blocks: [
    paragraph(
      'Little has been published about the early years. This page repeats what one newspaper reported; the office will complete it.',
      'संस्थाको प्रारम्भिक अवस्थाबारे प्रकाशित सामग्री सीमित छ। यस पृष्ठमा एउटा पत्रिकामा प्रकाशित विवरण मात्र समेटिएको छ; बाँकी विवरण कार्यालयले थप्नेछ।',
    ),
    heading('About 2009', 'सन् २००९ तिर'),
    paragraph(
      'According to the press, a committee of users supplied 3,250 families in nine wards of that time with two million litres a day from a tank of 400 cubic metres. More than 500 of 1,000 applicants were waiting for a connection.',
      'समाचारअनुसार त्यति बेला उपभोक्ता समितिले तत्कालीन नौ वडाका ३,२५० परिवारलाई ४०० घनमिटरको ट्याङ्कीबाट दैनिक २० लाख लिटर पानी वितरण गर्थ्यो। १,००० निवेदकमध्ये ५०० भन्दा बढी जडानको प्रतीक्षामा थिए।',
    ),
    image('scene-pipe-laying', 'Pipe laying (drawing)', 'पाइप बिछ्याउने कार्य (चित्र)'),
    heading('Since then', 'त्यसपछि'),
    paragraph(
      'The same report expected a project assisted by the Asian Development Bank to end in 2012. The office will add what was built.',
      'सोही समाचारमा एसियाली विकास बैंकको सहयोगको आयोजना सन् २०१२ मा सम्पन्न हुने उल्लेख थियो। निर्माण भएका संरचनाको विवरण कार्यालयले थप्नेछ।',
    ),
  ],
  sources: [press],
}

// Long pages of Kakarvitta.

import { both, heading, image, list, paragraph, type Page } from './shapes.ts'

const press = {
  label: both('Jalasarokar, news on the Mechinagar schemes', 'जलसरोकार, मेचीनगरका आयोजनासम्बन्धी समाचार'),
  url: 'https://jalasarokar.com',
}

export const kakarvittaProfile: Page = {
  slug: 'profile',
  title: both('Organisation profile', 'संस्थाको परिचय'),
  sample: true,
  blocks: [
    paragraph(
      'The organisation supplies piped water in and around Kakarvitta in Mechinagar Municipality. The legal name, figures and wording on this page are samples until the office confirms them.',
      'यस संस्थाले मेचीनगर नगरपालिकाको काँकरभिट्टा तथा आसपासका क्षेत्रमा पाइपद्वारा खानेपानी वितरण गर्छ। कार्यालयबाट पुष्टि नभएसम्म यस पृष्ठमा उल्लिखित कानुनी नाम, तथ्याङ्क तथा विवरण नमुना हुन्।',
    ),
    image('scene-reservoir-evening', 'The reservoir (drawing)', 'जलाशय (चित्र)'),
    heading('Vision', 'दूरदृष्टि'),
    paragraph('A border town where nobody has to carry water.', 'कसैले पानी बोक्नु नपर्ने सीमावर्ती सहर।'),
    heading('Goal', 'लक्ष्य'),
    paragraph(
      'To give residents, traders and travellers safe water throughout the year.',
      'बासिन्दा, व्यवसायी तथा यात्रुलाई वर्षैभरि सुरक्षित पानी उपलब्ध गराउने।',
    ),
    heading('Objectives', 'उद्देश्यहरू'),
    list(
      both('Extend the network to wards without piped water', 'पाइप नपुगेका वडामा सञ्जाल विस्तार गर्ने'),
      both('Remove iron from well water', 'बोरिङको पानीबाट फलाम हटाउने'),
      both('Read every meter every month', 'प्रत्येक महिना सबै मिटरको रिडिङ गर्ने'),
    ),
    heading('Service area', 'सेवा क्षेत्र'),
    paragraph(
      'Mechinagar Municipality in Jhapa district has 15 wards and an area of 192.85 square kilometres.',
      'झापा जिल्लाको मेचीनगर नगरपालिकामा १५ वडा रहेका छन् र यसको क्षेत्रफल १९२.८५ वर्ग किलोमिटर छ।',
    ),
  ],
  sources: [{ label: both('Mechinagar Municipality', 'मेचीनगर नगरपालिका'), url: 'http://mechinagarmun.gov.np' }],
}

export const kakarvittaHistory: Page = {
  slug: 'history',
  title: both('History of the organisation', 'संस्थाको इतिहास'),
  sample: true,
  blocks: [
    paragraph(
      'Little has been published about the early years. This page gathers what the press has reported; the office will complete it.',
      'संस्थाको प्रारम्भिक अवस्थाबारे प्रकाशित सामग्री सीमित छ। यस पृष्ठमा पत्रपत्रिकामा प्रकाशित विवरण मात्र समेटिएको छ; बाँकी विवरण कार्यालयले थप्नेछ।',
    ),
    heading('From the river to the tap', 'नदीदेखि धारासम्म'),
    paragraph(
      'According to the press, more than 4,550 households in wards 1, 2 and 3 of Mechinagar used river water before piped water came.',
      'समाचारअनुसार पाइपको पानी पुग्नुअघि मेचीनगरका वडा नं. १, २ र ३ का ४,५५० भन्दा बढी घरधुरीले नदीको पानी प्रयोग गर्थे।',
    ),
    heading('Three schemes', 'तीन आयोजना'),
    paragraph(
      'The press calls the operator the Kakarvitta Water Supply Project. It built the Bahundangi scheme in Mechinagar-4; the schemes of Bahundangi, Dhulabari and Charali together cost Rs. 15,57,38,677.',
      'समाचारमा यस संस्थालाई काँकडभिट्टा खानेपानी आयोजना भनिएको छ। यसले मेचीनगर-४ मा बाहुनडाँगी आयोजना निर्माण गर्‍यो; बाहुनडाँगी, धुलाबारी र चारआली गरी तीन आयोजनाको कुल लागत रु. १५,५७,३८,६७७ रहेको छ।',
    ),
    image('scene-pipe-laying', 'Pipe laying (drawing)', 'पाइप बिछ्याउने कार्य (चित्र)'),
    heading('Households to benefit', 'लाभान्वित हुने घरधुरी'),
    paragraph(
      'A report of 2023 expected about 6,000 households to benefit from the works at Charali, Dhulabari and Bhrikuti.',
      'सन् २०२३ को समाचारअनुसार चारआली, धुलाबारी र भृकुटीका आयोजनाबाट करिब ६,००० घरधुरी लाभान्वित हुने अपेक्षा गरिएको थियो।',
    ),
  ],
  sources: [
    press,
    {
      label: both('Nepalkhoj, 27 August 2023', 'नेपालखोज, २७ अगस्ट २०२३'),
      url: 'https://nepalkhoj.com/2023/08/27/325747',
    },
    {
      label: both(
        'Republica, on households that used river water (undated copy)',
        'रिपब्लिका, नदीको पानी प्रयोग गर्ने घरधुरीसम्बन्धी समाचार (मिति नखुलेको प्रति)',
      ),
      url: 'https://myrepublica.nagariknetwork.com',
    },
  ],
}

// News of Kakarvitta.

import { both, heading, image, list, paragraph, type Article } from './shapes.ts'

export const kakarvittaNews: Article[] = [
  {
    slug: 'bus-park-line-renewed',
    category: 'works',
    publishedOn: '2026-11-15',
    picture: 'scene-pipe-laying',
    title: both('The line to the bus park is renewed', 'बसपार्क क्षेत्रको पाइपलाइन नवीकरण'),
    summary: both(
      'Old iron pipes are replaced along 1.2 kilometres.',
      '१.२ किलोमिटर क्षेत्रमा पुराना फलामे पाइप प्रतिस्थापन गरिँदै।',
    ),
    blocks: [
      paragraph(
        'The new pipes end the leaks that have troubled travellers and shops near the border.',
        'नयाँ पाइपले सीमा क्षेत्रका यात्रु तथा व्यवसायीले भोग्दै आएको चुहावटको समस्या अन्त्य गर्नेछ।',
      ),
      paragraph(
        'The work proceeds from the customs road towards the bus park, one hundred metres at a time. Every house is connected to the new line on the day its section is laid, free of charge.',
        'भन्सार रोडबाट बसपार्कतर्फ एक पटकमा एक सय मिटरका दरले काम भइरहेको छ। पाइप बिछ्याइएकै दिन सम्बन्धित घरको धारा नयाँ लाइनमा निःशुल्क जोडिनेछ।',
      ),
      heading('While the work lasts', 'कार्य अवधिमा'),
      list(
        both('Supply from 5 to 7 in the morning only', 'बिहान ५ देखि ७ बजेसम्म मात्र वितरण'),
        both('A tanker is available at the bus park at noon', 'दिउँसो बसपार्कमा ट्याङ्कर उपलब्ध'),
      ),
    ],
  },
  {
    slug: 'well-test-good',
    category: 'quality',
    publishedOn: '2026-11-06',
    picture: 'scene-laboratory-bench',
    title: both('Iron in the new well is below the limit', 'नयाँ बोरिङको पानीमा फलाम मापदण्डभित्र'),
    summary: both(
      'The well is joined to the network after two good tests (sample).',
      'दुई पटकको परीक्षणपछि बोरिङ वितरण सञ्जालमा जोडियो (नमुना)।',
    ),
    blocks: [
      paragraph(
        'Iron gives water a brown colour and a taste. The filter beds were renewed before the well was joined.',
        'फलामको मात्रा बढी भएमा पानी खैरो देखिन्छ र स्वाद बिग्रन्छ। बोरिङ जोड्नुअघि फिल्टर नवीकरण गरिएको छ।',
      ),
      paragraph(
        'The well serves zones 3 and 4, which so far depended on the reservoir alone. The water is tested again every quarter and the results are published here.',
        'यस बोरिङबाट हालसम्म जलाशयमा मात्र निर्भर रहेका जोन ३ र ४ मा पानी वितरण हुनेछ। पानीको परीक्षण प्रत्येक त्रैमासिकमा गरी नतिजा यसै वेबसाइटमा सार्वजनिक गरिनेछ।',
      ),
    ],
    attachments: ['water-quality-2083-84-first'],
  },
  {
    slug: 'meter-reading-by-photo',
    category: 'office',
    publishedOn: '2026-10-05',
    picture: 'scene-meter-reading',
    title: both('Send your meter reading by photograph', 'मिटरको फोटो पठाएर रिडिङ गराउने सुविधा'),
    summary: both('For houses that are closed when the reader comes.', 'रिडिङ गर्न आउँदा घर बन्द रहेका उपभोक्ताका लागि।'),
    blocks: [
      paragraph(
        'A photograph sent within three days of the visit counts as a reading, so the bill is not an average.',
        'रिडिङ मितिले तीन दिनभित्र फोटो पठाएमा सोही अङ्क मान्य हुने र औसत बिल जारी हुनेछैन।',
      ),
      heading('How to send it', 'फोटो पठाउने तरिका'),
      list(
        both(
          'Photograph the whole dial, so that every digit can be read',
          'सबै अङ्क पढिने गरी मिटरको पूरा डायलको फोटो खिच्नुहोस्',
        ),
        both('Write the customer number of your bill', 'महसुल बिलमा उल्लेख भएको ग्राहक नम्बर लेख्नुहोस्'),
        both(
          'Send both through the complaint form, under “Meter problem”',
          'दुवै विवरण गुनासो फारामबाट “मिटर बिग्रिएको” विषय छानी पठाउनुहोस्',
        ),
      ),
    ],
  },
  {
    slug: 'mechi-bank-cleaned',
    category: 'community',
    publishedOn: '2026-06-05',
    picture: 'scene-river-bank',
    title: both('The bank of the Mechi cleaned', 'मेची नदी किनार सरसफाइ'),
    summary: both(
      'Clubs, schools and traders worked together on environment day.',
      'वातावरण दिवसमा क्लब, विद्यालय तथा व्यवसायीको सहकार्य।',
    ),
    blocks: [
      paragraph(
        'Two tractor loads of waste were taken away upstream of the intake.',
        'मुहानभन्दा माथिल्लो भागबाट दुई ट्र्याक्टर फोहोर सङ्कलन गरी व्यवस्थापन गरियो।',
      ),
      paragraph(
        'Waste on the bank is washed into the intake with the first flood, so the day was chosen before the rains. The schools will keep watch over their part of the bank through the year.',
        'किनारमा थुप्रिएको फोहोर पहिलो बाढीसँगै मुहानमा पस्ने भएकाले वर्षायामअघि नै सरसफाइ गरिएको हो। विद्यालयहरूले आफ्नो भागको किनार वर्षभरि हेरचाह गर्नेछन्।',
      ),
      image('scene-intake-river', 'The intake after the cleaning', 'सरसफाइपछिको मुहान'),
    ],
  },
  {
    slug: 'school-taps',
    category: 'community',
    publishedOn: '2026-04-30',
    picture: 'scene-school-programme',
    title: both('New taps in five schools', 'पाँच विद्यालयमा नयाँ धारा'),
    summary: both('Each school received drinking and hand washing taps.', 'प्रत्येक विद्यालयमा पिउने तथा हात धुने धारा जडान।'),
    blocks: [
      paragraph(
        'Community schools pay half of the charge on application.',
        'सामुदायिक विद्यालयले निवेदन दिएमा महसुलमा ५० प्रतिशत छुट पाउनेछन्।',
      ),
      paragraph(
        'The taps are at three heights, so that the smallest children can reach them. A teacher of each school was shown how to close the valve and change a washer.',
        'साना बालबालिकाले समेत भेट्टाउने गरी तीन फरक उचाइमा धारा जडान गरिएको छ। भल्भ बन्द गर्न र वासर फेर्न प्रत्येक विद्यालयका एक शिक्षकलाई सिकाइएको छ।',
      ),
    ],
    attachments: ['school-rebate'],
  },
  {
    slug: 'reservoir-lined',
    category: 'works',
    publishedOn: '2026-02-20',
    picture: 'scene-reservoir-morning',
    title: both('The reservoir is lined', 'जलाशयको चुहावट नियन्त्रण सम्पन्न'),
    summary: both('Less water is lost before it reaches the town.', 'सहरसम्म पुग्नुअघि हुने पानीको क्षति घट्यो।'),
    blocks: [
      paragraph(
        'The lining was laid in three weeks while a by-pass kept the supply running.',
        'वैकल्पिक लाइनबाट वितरण कायम राखी तीन हप्तामा लाइनिङ कार्य सम्पन्न गरिएको हो।',
      ),
      paragraph(
        'Before, the level fell overnight although all valves were closed. Since the work it remains steady, and zone 4 receives its full supply again.',
        'यसअघि सबै भल्भ बन्द हुँदा पनि रातभरि जलाशयको सतह घट्ने गर्थ्यो। काम सम्पन्न भएपछि सतह स्थिर रहेको छ र जोन ४ ले आफ्नो पालोको पूरा पानी पाउन थालेको छ।',
      ),
    ],
  },
  {
    slug: 'committee-meets-customers',
    category: 'office',
    publishedOn: '2025-12-14',
    picture: 'scene-committee-meeting',
    title: both('The committee met customers ward by ward', 'कार्यसमितिको वडास्तरीय उपभोक्ता भेटघाट'),
    summary: both('Complaints were registered on the spot.', 'स्थलगत रूपमै गुनासो दर्ता।'),
    blocks: [
      paragraph(
        'Most complaints concerned evening pressure and estimated readings.',
        'अधिकांश गुनासो बेलुकाको चाप र अनुमानित रिडिङसँग सम्बन्धित थिए।',
      ),
      heading('What was agreed', 'भएका सहमति'),
      list(
        both(
          'Every closed house is visited a second time before an average is billed',
          'औसत बिल जारी गर्नुअघि बन्द घरमा दोस्रो पटक रिडिङ गर्न जाने',
        ),
        both('The pressure of each zone is measured once a month', 'प्रत्येक जोनको पानीको चाप महिनामा एक पटक नाप्ने'),
        both('The committee comes to every ward once a year', 'कार्यसमिति प्रत्येक वडामा वर्षमा एक पटक पुग्ने'),
      ),
    ],
  },
  {
    slug: 'tanker-for-dry-season',
    category: 'supply',
    publishedOn: '2025-04-02',
    picture: 'scene-tanker-supply',
    title: both('Tanker service in the dry season', 'सुक्खायाममा ट्याङ्कर सेवा'),
    summary: both(
      'Order by telephone or at the counter one day in advance.',
      'एक दिनअगावै टेलिफोन वा काउन्टरबाट माग गर्न सकिने।',
    ),
    blocks: [
      paragraph('Health posts and schools are served first.', 'स्वास्थ्य संस्था तथा विद्यालयलाई प्राथमिकता दिइनेछ।'),
      paragraph(
        'A tanker holds 5,000 litres and comes on the following day between 10 in the morning and 4 in the afternoon. The published rate applies; do not pay the driver anything more.',
        'एक ट्याङ्करमा ५,००० लिटर पानी अट्छ र भोलिपल्ट बिहान १० बजेदेखि बेलुका ४ बजेभित्र पुर्‍याइनेछ। शुल्क सार्वजनिक गरिएको दरअनुसार मात्र लाग्नेछ; चालकलाई थप रकम दिनु पर्दैन।',
      ),
    ],
  },
]

// News of Damak.

import { both, heading, image, list, paragraph, type Article } from './shapes.ts'

export const damakNews: Article[] = [
  {
    slug: 'new-overhead-tank-begins',
    category: 'works',
    publishedOn: '2026-11-17',
    picture: 'scene-tank-day',
    title: both('Work on a new overhead tank begins', 'नयाँ आकाशे ट्याङ्की निर्माण सुरु'),
    summary: both(
      'A tank of 450 cubic metres will even out the pressure in zones 3 and 4.',
      '४५० घनमिटर क्षमताको ट्याङ्कीले जोन ३ र ४ मा पानीको चाप सन्तुलित गर्नेछ।',
    ),
    blocks: [
      paragraph(
        'Work on the foundation of a new overhead tank has begun. Once the tank is filled at night, the morning supply will no longer depend on the pumps alone.',
        'नयाँ आकाशे ट्याङ्कीको जग निर्माण सुरु भएको छ। राति ट्याङ्की भरिएपछि बिहानको वितरण पम्पमा मात्र निर्भर रहनेछैन।',
      ),
      heading('What changes for customers', 'उपभोक्तालाई हुने फाइदा'),
      list(
        both('Stronger pressure on upper floors in zones 3 and 4', 'जोन ३ र ४ का माथिल्ला तलामा पानीको चाप बढ्ने'),
        both('A reserve of six hours when electricity fails', 'विद्युत् अवरुद्ध हुँदा छ घण्टाको जगेडा'),
        both('Fewer unplanned interruptions', 'आकस्मिक अवरोध घट्ने'),
      ),
      image('scene-pipe-laying', 'The rising main is laid beside the site', 'निर्माणस्थल छेउमा राइजिङ मेन पाइप बिछ्याइँदै'),
    ],
  },
  {
    slug: 'winter-schedule-2083',
    category: 'supply',
    publishedOn: '2026-11-13',
    picture: 'scene-tap-courtyard',
    title: both('Winter supply hours now apply', 'हिउँदे पानी वितरण समय लागू'),
    summary: both(
      'The morning supply starts half an hour later until the end of Magh.',
      'माघ मसान्तसम्म बिहानको वितरण आधा घण्टा ढिलो सुरु हुनेछ।',
    ),
    blocks: [
      paragraph(
        'Less water is used on winter mornings, so the valves of all zones are opened half an hour later. The supply lasts as long as before.',
        'जाडोयाममा बिहान पानीको खपत कम हुने भएकाले सबै जोनका भल्भ आधा घण्टा ढिलो खोलिनेछन्। वितरण अवधि भने यथावत् रहनेछ।',
      ),
      paragraph(
        'The supply schedule on this website shows the times of every zone.',
        'प्रत्येक जोनको समय यस वेबसाइटको खानेपानी वितरण तालिकामा हेर्न सकिन्छ।',
      ),
    ],
  },
  {
    slug: 'water-quality-first-quarter',
    category: 'quality',
    publishedOn: '2026-11-07',
    picture: 'scene-laboratory-bench',
    title: both('Water quality of the first quarter is published', 'पहिलो त्रैमासिकको पानीको गुणस्तर प्रतिवेदन सार्वजनिक'),
    summary: both(
      'All parameters tested were within the national standard.',
      'परीक्षण गरिएका सबै सूचक राष्ट्रिय मापदण्डभित्र रहेका छन्।',
    ),
    blocks: [
      paragraph(
        'Samples were taken at the plant and at taps of three zones. The results on this website are samples that show how such a report will look.',
        'प्रशोधन केन्द्र र तीन जोनका धाराबाट नमुना सङ्कलन गरिएको थियो। यस वेबसाइटमा राखिएका नतिजा प्रतिवेदनको ढाँचा देखाउने नमुना हुन्।',
      ),
      {
        type: 'table',
        columns: [both('Parameter', 'सूचक'), both('Limit', 'सीमा'), both('Result (sample)', 'नतिजा (नमुना)')],
        rows: [
          [both('Turbidity, NTU', 'धमिलोपन, एनटीयू'), '5', '1.8'],
          [both('Residual chlorine, mg/L', 'अवशिष्ट क्लोरिन, मि.ग्रा./लि.'), '0.1–0.2', '0.14'],
        ],
      },
    ],
    attachments: ['water-quality-2083-84-first'],
  },
  {
    slug: 'meter-bid-opens',
    category: 'office',
    publishedOn: '2026-11-18',
    picture: 'scene-meter-installing',
    title: both('Bids invited for new water meters', 'नयाँ पानी मिटर खरिदका लागि बोलपत्र आह्वान'),
    summary: both(
      'Stopped and slow meters will be replaced zone by zone.',
      'बन्द तथा सुस्त मिटर जोनगत रूपमा प्रतिस्थापन गरिनेछ।',
    ),
    blocks: [
      paragraph(
        'Meters that have stopped are billed at the average of the last three months. With new meters every bill is based on actual consumption.',
        'बन्द भएका मिटरमा पछिल्ला तीन महिनाको औसतका आधारमा बिल जारी हुने गरेको छ। नयाँ मिटर जडान भएपछि वास्तविक खपतअनुसार बिल जारी हुनेछ।',
      ),
    ],
    attachments: ['tender-water-meters'],
  },
  {
    slug: 'leak-team-on-call',
    category: 'supply',
    publishedOn: '2026-10-30',
    picture: 'scene-pipe-repair',
    title: both('A leak team is on call every day', 'चुहावट मर्मत टोली दैनिक परिचालन'),
    summary: both(
      'Leaks on the main are repaired first, also on public holidays.',
      'मूल लाइनको चुहावट सार्वजनिक बिदाका दिन पनि प्राथमिकताका साथ मर्मत गरिनेछ।',
    ),
    blocks: [
      paragraph(
        'A team of three with a vehicle is on call from 5 in the morning. Each report sent through this website receives a number to track the work.',
        'तीन जनाको टोली सवारीसाधनसहित बिहान पाँच बजेदेखि परिचालित रहनेछ। यस वेबसाइटमार्फत प्राप्त जानकारीमा दर्ता नम्बर दिइने र सोही नम्बरबाट कामको प्रगति हेर्न सकिनेछ।',
      ),
      {
        type: 'quote',
        text: both(
          'A leak that is reported the same day costs a tenth of one found after a month.',
          'सोही दिन जानकारी पाइएको चुहावट मर्मत गर्दा एक महिनापछि पत्ता लागेको चुहावटको तुलनामा दस भागको एक भाग मात्र खर्च लाग्छ।',
        ),
        by: both('Technical section (sample)', 'प्राविधिक शाखा (नमुना)'),
      },
    ],
  },
  {
    slug: 'festival-greetings-2083',
    category: 'office',
    publishedOn: '2026-10-12',
    picture: 'scene-office-building',
    title: both('Counter hours during Dashain and Tihar', 'दसैँ तथा तिहारमा काउन्टर खुल्ने समय'),
    summary: both(
      'The supply is regular; the counter is closed on public holidays.',
      'पानी वितरण नियमित रहने; सार्वजनिक बिदामा काउन्टर बन्द रहने।',
    ),
    blocks: [
      paragraph(
        'Bills can be paid through the digital partners on all days. No late fee is charged for days when the counter is closed.',
        'महसुल डिजिटल माध्यमबाट जुनसुकै दिन बुझाउन सकिनेछ। काउन्टर बन्द रहेका दिनको विलम्ब शुल्क लाग्नेछैन।',
      ),
    ],
  },
  {
    slug: 'late-fee-campaign',
    category: 'office',
    publishedOn: '2026-09-21',
    picture: 'scene-service-counter',
    title: both('Campaign to clear old arrears', 'पुरानो बक्यौता फर्छ्यौट अभियान सुरु'),
    summary: both(
      'Late fees on arrears older than a year are waived for those who pay now.',
      'एक वर्षभन्दा पुरानो बक्यौता बुझाउनेलाई विलम्ब शुल्क मिनाहा हुने।',
    ),
    blocks: [
      paragraph(
        'If you pay old arrears during the campaign, you pay the charge only. You can agree on instalments with the accounts section.',
        'अभियान अवधिभित्र पुरानो बक्यौता बुझाउनेले महसुल रकम मात्र बुझाए पुग्नेछ। लेखा शाखासँग समन्वय गरी किस्ताबन्दीमा बुझाउन सकिनेछ।',
      ),
    ],
    attachments: ['late-fee-waiver'],
  },
  {
    slug: 'trees-at-the-source',
    category: 'community',
    publishedOn: '2026-07-24',
    picture: 'scene-tree-planting',
    title: both('Trees planted to protect the source', 'मुहान संरक्षणका लागि वृक्षारोपण'),
    summary: both('Customers, pupils and staff planted 600 saplings.', 'उपभोक्ता, विद्यार्थी तथा कर्मचारीले ६०० बिरुवा रोपे।'),
    blocks: [
      paragraph(
        "Roots hold the soil and let the rain seep down to the wells. A users' group will look after the saplings for three years.",
        'बिरुवाका जराले माटो जोगाई वर्षाको पानी भूमिगत जलसम्म पुर्‍याउन सहयोग गर्छन्। उपभोक्ता समूहले तीन वर्षसम्म बिरुवाको हेरचाह गर्नेछ।',
      ),
      image('scene-tree-planting-school', 'Pupils at the planting', 'वृक्षारोपणमा सहभागी विद्यार्थी'),
    ],
  },
  {
    slug: 'flood-readiness',
    category: 'quality',
    publishedOn: '2026-06-28',
    picture: 'scene-intake-flood',
    title: both('Ready for the rains', 'वर्षायामको पूर्वतयारी पूरा'),
    summary: both(
      'Chlorine for three months is in store and the tanks are washed.',
      'तीन महिनाका लागि क्लोरिन मौज्दात र ट्याङ्की सरसफाइ सम्पन्न।',
    ),
    blocks: [
      paragraph(
        'When the river is turbid the intake is closed and the wells supply the town. Notices to boil water appear on the home page of this website.',
        'नदीको पानी धमिलो भएमा मुहान बन्द गरी बोरिङबाट पानी वितरण गरिनेछ। पानी उमाल्ने सूचना यस वेबसाइटको गृहपृष्ठमा राखिनेछ।',
      ),
    ],
  },
  {
    slug: 'school-hand-washing',
    category: 'community',
    publishedOn: '2026-05-15',
    picture: 'scene-hand-washing',
    title: both('Hand washing programme in schools', 'विद्यालयमा हात धुने सचेतना कार्यक्रम'),
    summary: both('Eleven community schools took part.', 'एघार सामुदायिक विद्यालयको सहभागिता।'),
    blocks: [
      paragraph(
        'Pupils learned why water is chlorinated and measured the chlorine of their own tap.',
        'विद्यार्थीले पानीमा क्लोरिन किन राखिन्छ भन्ने जानकारी लिई आफ्नै धाराको पानीमा क्लोरिनको मात्रा जाँच गरे।',
      ),
    ],
  },
  {
    slug: 'dry-season-tankers',
    category: 'supply',
    publishedOn: '2026-03-18',
    picture: 'scene-tanker-dry-season',
    title: both('Tankers serve the ends of the lines', 'लाइनको अन्तिम भागमा ट्याङ्करबाट पानी वितरण'),
    summary: both(
      'In the dry season two tankers visit places where the pressure is low.',
      'सुक्खायाममा चाप कम हुने स्थानमा दुई ट्याङ्कर परिचालन।',
    ),
    blocks: [
      paragraph(
        'The tankers come on fixed days and the water is free for households whose tap was dry that week.',
        'ट्याङ्कर तोकिएका दिन आउने र सो हप्ता धारामा पानी नआएका घरधुरीलाई निःशुल्क पानी उपलब्ध गराइनेछ।',
      ),
    ],
  },
  {
    slug: 'annual-assembly-2082',
    category: 'community',
    publishedOn: '2026-01-11',
    picture: 'scene-general-assembly',
    title: both('Annual general assembly held', 'वार्षिक साधारण सभा सम्पन्न'),
    summary: both(
      'The assembly approved the annual report and the audit.',
      'सभाद्वारा वार्षिक प्रतिवेदन तथा लेखापरीक्षण प्रतिवेदन अनुमोदन।',
    ),
    blocks: [
      paragraph(
        'Users asked for steadier pressure, simpler bills and a way to track complaints online. The committee answered each question in the hall.',
        'उपभोक्ताले पानीको चाप नियमित हुनुपर्ने, बिल सरल हुनुपर्ने र गुनासोको प्रगति अनलाइनबाट हेर्न पाउनुपर्ने माग राख्नुभयो। कार्यसमितिले सभामै प्रत्येक जिज्ञासाको जवाफ दियो।',
      ),
    ],
  },
  {
    slug: 'digital-payment',
    category: 'office',
    publishedOn: '2025-11-02',
    picture: 'scene-meter-reading',
    title: both('Pay the bill from your phone', 'मोबाइलबाटै महसुल भुक्तानी सुविधा'),
    summary: both(
      'Bills can be paid through the partners listed at the foot of each page.',
      'प्रत्येक पृष्ठको तल उल्लिखित साझेदारमार्फत महसुल बुझाउन सकिने।',
    ),
    blocks: [
      paragraph(
        'The receipt comes at once and the payment is entered the same day. Pay only through the links on this website.',
        'भुक्तानीको रसिद तत्काल प्राप्त हुने र सोही दिन अभिलेख अद्यावधिक हुनेछ। यस वेबसाइटमा दिइएका लिङ्कबाट मात्र भुक्तानी गर्नुहुन अनुरोध छ।',
      ),
    ],
  },
  {
    slug: 'network-map-ready',
    category: 'works',
    publishedOn: '2025-08-19',
    picture: 'scene-network-map',
    title: both('The pipe network is mapped', 'वितरण सञ्जालको नक्साङ्कन सम्पन्न'),
    summary: both('Valves, mains and zones are now on one map.', 'भल्भ, मूल लाइन तथा जोनको विवरण एउटै नक्सामा।'),
    blocks: [
      paragraph(
        'With the map the repair team finds the right valve within minutes, and only the tols concerned are without water.',
        'नक्साका आधारमा मर्मत टोलीले सम्बन्धित भल्भ केही मिनेटमै पत्ता लगाउँछ र सम्बन्धित टोलमा मात्र पानी बन्द गरे पुग्छ।',
      ),
      image('scene-zone-map', 'The five supply zones (sample)', 'पाँचवटा वितरण जोन (नमुना)'),
    ],
  },
]

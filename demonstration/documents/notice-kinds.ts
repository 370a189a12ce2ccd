// Notices that a water organisation sends its customers in the course of a year.

import type { Bilingual } from '../../src/kit/language.ts'

/** A pattern of a notice. `months` are the BS months it fits; `table` names what is listed below the text. */
export type NoticeKind = {
  key: string
  months: number[]
  title: Bilingual
  body: Bilingual
  ask: Bilingual
  table?: 'times' | 'zones' | 'rebates'
}

const anyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const noticeKinds: NoticeKind[] = [
  {
    key: 'repair',
    months: anyMonth,
    title: {
      en: 'Supply interruption in {place} for main line repair ({date})',
      ne: '{place}मा मूल पाइपलाइन मर्मतका कारण पानी वितरण अवरुद्ध हुने सूचना ({date})',
    },
    body: {
      en: 'The main distribution line must be repaired, so the supply to the areas listed below will stop at the times stated on {date}.',
      ne: 'वितरण प्रणालीको मूल पाइपलाइन मर्मत गर्नुपर्ने भएकाले मिति {date} तपसिलका क्षेत्रमा तोकिएको समयमा पानी वितरण अवरुद्ध हुने व्यहोरा सम्पूर्ण उपभोक्ताहरूको जानकारीका लागि अनुरोध छ।',
    },
    ask: {
      en: 'Please store the water you need beforehand. We regret the inconvenience.',
      ne: 'आवश्यक पानी अग्रिम सङ्कलन गरिदिनुहुन अनुरोध छ। असुविधाप्रति संस्था क्षमाप्रार्थी छ।',
    },
    table: 'times',
  },
  {
    key: 'extension',
    months: [7, 8, 9, 10, 11, 12, 1],
    title: {
      en: 'Pipeline extension works in {place} ({date})',
      ne: '{place}मा पाइपलाइन विस्तार कार्य हुनेसम्बन्धी सूचना ({date})',
    },
    body: {
      en: 'New distribution pipes will be laid from {date}. The supply may be weak in the areas listed below while the new line is joined.',
      ne: 'मिति {date}देखि नयाँ वितरण पाइप बिछ्याउने कार्य सुरु हुने भएकाले नयाँ लाइन जोड्ने अवधिमा तपसिलका क्षेत्रमा पानीको चाप कम हुन सक्ने व्यहोरा जानकारी गराइन्छ।',
    },
    ask: {
      en: 'Please take care near open trenches and keep children away.',
      ne: 'खनिएका खाल्डानजिक सावधानी अपनाउनुहुन र बालबालिकालाई टाढा राखिदिनुहुन अनुरोध छ।',
    },
    table: 'zones',
  },
  {
    key: 'tank-cleaning',
    months: [2, 5, 8, 11],
    title: {
      en: 'Cleaning of the overhead tank: supply on {date}',
      ne: 'आकाशे ट्याङ्की सरसफाइ गरिनेसम्बन्धी सूचना ({date})',
    },
    body: {
      en: 'The overhead tank will be emptied, washed and disinfected on {date}. The supply in the evening of that day will be limited.',
      ne: 'मिति {date} आकाशे ट्याङ्की खाली गरी सरसफाइ तथा निर्मलीकरण गरिने भएकाले सो दिन बेलुकाको वितरण सीमित हुने व्यहोरा जानकारी गराइन्छ।',
    },
    ask: {
      en: 'The first water after cleaning may be slightly cloudy; let it run for two minutes.',
      ne: 'सरसफाइपछि सुरुमा आउने पानी केही धमिलो हुन सक्ने भएकाले दुई मिनेट बगाएर मात्र प्रयोग गरिदिनुहुन अनुरोध छ।',
    },
    table: 'times',
  },
  {
    key: 'power',
    months: [1, 2, 3, 11, 12],
    title: {
      en: 'Limited supply in {place} because of power interruption ({date})',
      ne: 'विद्युत् अवरोधका कारण {place}मा पानी वितरण सीमित हुने सूचना ({date})',
    },
    body: {
      en: 'Electricity to the deep-well pumps will be cut for line work on {date}. The tanks will be filled by generator, so the supply will be shorter than usual.',
      ne: 'मिति {date} विद्युत् लाइन मर्मतका कारण डिप बोरिङ पम्पमा विद्युत् आपूर्ति बन्द हुने र जेनेरेटरबाट ट्याङ्की भर्नुपर्ने भएकाले वितरण समय घट्ने व्यहोरा जानकारी गराइन्छ।',
    },
    ask: { en: 'Please use water sparingly on that day.', ne: 'सो दिन पानीको मितव्ययी प्रयोग गरिदिनुहुन अनुरोध छ।' },
    table: 'times',
  },
  {
    key: 'dry-season',
    months: [11, 12, 1, 2],
    title: {
      en: 'Supply by turns in the dry season from {date}',
      ne: 'सुक्खायाममा पालैपालो पानी वितरण गरिने सूचना ({date}देखि)',
    },
    body: {
      en: 'The water level of the wells falls in the dry season. From {date} the zones below will be supplied by turns until the level recovers.',
      ne: 'सुक्खायाममा बोरिङको जलसतह घट्ने भएकाले मिति {date}देखि जलसतह सामान्य नभएसम्म तपसिलका जोनमा पालैपालो पानी वितरण गरिने व्यहोरा जानकारी गराइन्छ।',
    },
    ask: {
      en: 'Pumping directly from the distribution line is forbidden.',
      ne: 'वितरण लाइनमा सिधै मोटर जोडी पानी तान्न निषेध गरिएको छ।',
    },
    table: 'zones',
  },
  {
    key: 'flood',
    months: [3, 4, 5, 6],
    title: {
      en: 'Boil drinking water: turbidity after the flood of {date}',
      ne: 'बाढीपछि पानी धमिलो भएकाले उमालेर पिउने सूचना ({date})',
    },
    body: {
      en: 'After heavy rain the water of the {river} is turbid. Treatment and chlorination continue. Boil drinking water until further notice.',
      ne: 'अविरल वर्षाका कारण {river}को पानी धमिलो भएको छ। प्रशोधन तथा क्लोरिनेसन जारी रहे तापनि अर्को सूचना नभएसम्म पिउने पानी उमालेर मात्र प्रयोग गरिदिनुहुन अनुरोध छ।',
    },
    ask: {
      en: 'Report a bad smell or colour to the office at once.',
      ne: 'पानीमा दुर्गन्ध वा असामान्य रङ देखिएमा तत्काल कार्यालयमा जानकारी गराउनुहुन अनुरोध छ।',
    },
  },
  {
    key: 'rebate',
    months: anyMonth,
    title: {
      en: 'Payment of water charges of the month and rebate ({date})',
      ne: 'मासिक खानेपानी महसुल भुक्तानी तथा छुटसम्बन्धी सूचना ({date})',
    },
    body: {
      en: 'Customers who pay within the times below receive the rebate stated; later payment carries a late fee. The rates here are samples.',
      ne: 'तपसिलको अवधिभित्र महसुल बुझाउने उपभोक्तालाई तोकिएबमोजिम छुट दिइने र म्याद नाघेमा विलम्ब शुल्क लाग्ने व्यहोरा जानकारी गराइन्छ। यहाँ उल्लिखित दर नमुना हुन्।',
    },
    ask: {
      en: 'Pay at the counter or through the digital partners listed on this website.',
      ne: 'महसुल कार्यालयको काउन्टर वा यस वेबसाइटमा उल्लिखित डिजिटल माध्यमबाट बुझाउन सकिन्छ।',
    },
    table: 'rebates',
  },
  {
    key: 'reading',
    months: anyMonth,
    title: { en: 'Meter reading in {place} from {date}', ne: '{place}मा मिटर रिडिङ गरिनेसम्बन्धी सूचना ({date}देखि)' },
    body: {
      en: 'Meter readers will visit the zones below from {date}. Please keep the meter box clean and within reach.',
      ne: 'मिति {date}देखि तपसिलका जोनमा मिटर रिडिङ गरिने भएकाले मिटर बाकस सफा र पहुँचयोग्य राखिदिनुहुन अनुरोध छ।',
    },
    ask: {
      en: 'If nobody is home, send a photograph of the meter through this site.',
      ne: 'घरमा कोही नभएमा मिटरको फोटो यस वेबसाइटमार्फत पठाउन सकिन्छ।',
    },
    table: 'zones',
  },
  {
    key: 'festival',
    months: [6, 7],
    title: {
      en: 'Supply and counter during Dashain, Tihar and Chhath ({date})',
      ne: 'दसैँ, तिहार तथा छठ पर्वमा पानी वितरण र काउन्टरसम्बन्धी सूचना ({date})',
    },
    body: {
      en: 'The supply continues through the festivals with additional hours in the morning. The payment counter is closed on public holidays; the emergency team is on duty.',
      ne: 'चाडपर्वको अवधिमा पानी वितरण नियमित रहने र बिहानको समय थप गरिने व्यहोरा जानकारी गराइन्छ। सार्वजनिक बिदाका दिन महसुल काउन्टर बन्द रहनेछ; आकस्मिक मर्मत टोली भने परिचालित रहनेछ।',
    },
    ask: { en: 'We wish all customers happy festivals.', ne: 'सम्पूर्ण उपभोक्ताहरूमा चाडपर्वको हार्दिक मङ्गलमय शुभकामना।' },
    table: 'times',
  },
  {
    key: 'arrears',
    months: [2, 3, 9, 12],
    title: {
      en: 'Final notice to pay long-standing arrears before disconnection ({date})',
      ne: 'लामो समयदेखिको बक्यौता बुझाउने अन्तिम सूचना ({date})',
    },
    body: {
      en: 'If your charges have been unpaid for more than three months, pay by {date}. Otherwise your tap will be disconnected under the rules, and reconnected only after you pay the arrears and the reconnection fee.',
      ne: 'तीन महिनाभन्दा बढी अवधिको महसुल नबुझाउनुभएका उपभोक्ताहरूले मिति {date}भित्र बक्यौता बुझाइदिनुहुन अनुरोध छ। म्यादभित्र नबुझाएमा नियमबमोजिम धारा काटिने र बक्यौता तथा पुनः जडान शुल्क बुझाएपछि मात्र पुनः जडान गरिने व्यहोरा जानकारी गराइन्छ।',
    },
    ask: {
      en: 'If you cannot pay at once, ask the accounts section about instalments.',
      ne: 'समस्यामा परेका उपभोक्ताले किस्ताबन्दीका लागि लेखा शाखामा सम्पर्क गर्न सक्नुहुनेछ।',
    },
  },
  {
    key: 'leak',
    months: anyMonth,
    title: {
      en: 'Appeal to report leaks and illegal connections in {place} ({date})',
      ne: '{place}मा चुहावट तथा अवैध जडानको जानकारी गराउन अनुरोध ({date})',
    },
    body: {
      en: 'All customers pay for the water lost through leaks and illegal connections. Please report any leak, broken valve or pump on the line.',
      ne: 'चुहावट तथा अवैध जडानबाट हुने पानीको क्षति सबै उपभोक्ताले व्यहोर्नुपर्ने भएकाले कुनै पनि चुहावट, बिग्रिएको भल्भ वा लाइनमा जोडिएको मोटर देखिएमा कार्यालयमा जानकारी गराइदिनुहुन अनुरोध छ।',
    },
    ask: { en: 'Your name is kept confidential.', ne: 'जानकारी दिने व्यक्तिको नाम गोप्य राखिनेछ।' },
  },
  {
    key: 'assembly',
    months: [6, 9],
    title: { en: 'Annual general assembly of users on {date}', ne: 'उपभोक्ताहरूको वार्षिक साधारण सभा बस्ने सूचना ({date})' },
    body: {
      en: 'The annual general assembly meets on {date} at 11:00 AM in the hall of the office to discuss the annual report, the audit and the budget.',
      ne: 'वार्षिक प्रतिवेदन, लेखापरीक्षण प्रतिवेदन तथा बजेटमाथि छलफल गर्न मिति {date} बिहान ११:०० बजे कार्यालयको सभाहलमा वार्षिक साधारण सभा बस्ने भएकाले सम्पूर्ण उपभोक्ताको उपस्थितिका लागि अनुरोध छ।',
    },
    ask: {
      en: 'Please bring your customer card or a recent bill.',
      ne: 'कृपया ग्राहक कार्ड वा पछिल्लो बिल साथमा लिई आउनुहुन अनुरोध छ।',
    },
  },
  {
    key: 'details',
    months: [4, 5, 10],
    title: {
      en: 'Update of customer details and mobile numbers in {place} ({date})',
      ne: '{place}का ग्राहकको विवरण तथा मोबाइल नम्बर अद्यावधिक गर्ने सूचना ({date})',
    },
    body: {
      en: 'Please confirm your name, mobile number and number of water users by {date}, so that supply and bill messages reach you.',
      ne: 'पानी वितरण तथा महसुलको सन्देश सही व्यक्तिसम्म पुर्‍याउन ग्राहकहरूले आफ्नो नाम, मोबाइल नम्बर र पानी उपभोगकर्ता सङ्ख्या मिति {date}भित्र अद्यावधिक गरिदिनुहुन अनुरोध छ।',
    },
    ask: { en: 'The details are used for this service only.', ne: 'प्राप्त विवरण यस सेवाका लागि मात्र प्रयोग गरिनेछ।' },
  },
  {
    key: 'road',
    months: [8, 9, 10, 11, 12],
    title: {
      en: 'Pipe relocation for road widening in {place} ({date})',
      ne: 'सडक विस्तारका कारण {place}को पाइपलाइन स्थानान्तरण गरिने सूचना ({date})',
    },
    body: {
      en: 'Pipes under the road to be widened will be moved from {date}. The supply to the areas below will come by a temporary line.',
      ne: 'सडक विस्तारको क्रममा सडकमुनि रहेका पाइपलाइन मिति {date}देखि स्थानान्तरण गरिने भएकाले तपसिलका क्षेत्रमा अस्थायी लाइनबाट पानी वितरण गरिने व्यहोरा जानकारी गराइन्छ।',
    },
    ask: {
      en: 'Tankers will serve places that the temporary line does not reach.',
      ne: 'अस्थायी लाइन नपुगेका स्थानमा ट्याङ्करबाट पानी उपलब्ध गराइनेछ।',
    },
    table: 'times',
  },
]

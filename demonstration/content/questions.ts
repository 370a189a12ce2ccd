// Questions that customers ask most, with answers.

import { both, type Question } from './shapes.ts'

export const questions: Question[] = [
  {
    question: both('When does water come to my tol?', 'मेरो टोलमा पानी कहिले आउँछ?'),
    answer: both(
      'The water supply schedule lists the days and times of every zone. Interruptions are announced under consumer notices.',
      'खानेपानी वितरण तालिकामा प्रत्येक जोनको बार र समय उल्लेख छ। वितरण अवरुद्ध हुने जानकारी उपभोक्ता सूचनामा राखिन्छ।',
    ),
  },
  {
    question: both('How do I get a new connection?', 'नयाँ धारा कसरी जडान गर्ने?'),
    answer: both(
      'Apply on this website, or print the form and fill it in. Bring to the office the documents of the citizen charter that you have not sent.',
      'यही वेबसाइटबाट निवेदन पठाउनुहोस् वा फाराम मुद्रण गरी भर्नुहोस्। नागरिक वडापत्रका कागजातमध्ये नपठाएका कार्यालयमा पेस गर्नुहोस्।',
    ),
  },
  {
    question: both('How is my bill calculated?', 'मेरो बिल कसरी गणना हुन्छ?'),
    answer: both(
      'One unit is 1,000 litres. The minimum charge covers the first units; each further unit is charged by its slab. The tariff calculator shows every step.',
      'एक युनिट भनेको १,००० लिटर हो। न्यूनतम महसुलले सुरुका युनिट समेट्छ र त्यसपछिका युनिटमा तहअनुसार दर लाग्छ। महसुल गणकमा पूरा विवरण हेर्न सकिन्छ।',
    ),
  },
  {
    question: both('My meter has stopped. What will I be billed?', 'मिटर बन्द भयो भने बिल कसरी आउँछ?'),
    answer: both(
      'The average of the last three months, until the meter is repaired or replaced.',
      'मिटर मर्मत वा प्रतिस्थापन नभएसम्म पछिल्ला तीन महिनाको औसतका आधारमा बिल जारी हुन्छ।',
    ),
  },
  {
    question: both('What happens if I pay late?', 'समयमा महसुल नबुझाए के हुन्छ?'),
    answer: both(
      'A late fee is added, which grows with the delay. If the bill stays unpaid for long, the tap may be disconnected after notice.',
      'ढिलाइको अवधिअनुसार विलम्ब शुल्क थपिन्छ र लामो समयसम्म नबुझाएमा सूचना दिई धारा काट्न सकिन्छ।',
    ),
  },
  {
    question: both('I bought a house. Who pays the old arrears?', 'मैले घर किनेँ। पुरानो बक्यौता कसले बुझाउने?'),
    answer: both(
      'Unpaid charges pass to the new owner with the tap. Before the transfer, ask the seller for proof that nothing is owed.',
      'बक्यौता धारासँगै सर्ने भएकाले नामसारी गर्नुअघि विक्रेतासँग बक्यौता चुक्ता भएको प्रमाण माग्नुहोस्।',
    ),
  },
  {
    question: both('The water is cloudy. Is it safe?', 'पानी धमिलो छ। पिउन मिल्छ?'),
    answer: both(
      'Let it run for two minutes. If it stays cloudy, boil it before drinking and report it to the office at once.',
      'दुई मिनेट बगाउनुहोस्। त्यसपछि पनि धमिलो भए उमालेर मात्र पिउनुहोस् र तत्काल कार्यालयमा जानकारी गराउनुहोस्।',
    ),
  },
  {
    question: both('How do I track my complaint?', 'मेरो गुनासोको प्रगति कसरी हेर्ने?'),
    answer: both(
      'Under “Track a complaint”, enter the complaint number and the phone number you gave.',
      '“गुनासोको स्थिति हेर्नुहोस्” मा गई दर्ता नम्बर र गुनासोमा दिएको फोन नम्बर लेख्नुहोस्।',
    ),
  },
]

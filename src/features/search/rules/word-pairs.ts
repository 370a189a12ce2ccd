// Words and phrases that mean the same in English, Nepali and Roman letters. The terms are those of docs/glossary.md and of the product's
// own screens; spellings of months and of everyday words beside them are those in use on Nepali office websites.

import { wordsOf } from '#kit/word-stems.ts'
import { monthVariants } from '#kit/word-variants.ts'
import { rootOf } from './entry-keys.ts'

// One line a meaning, spellings apart by bars.
const lines = `
water|पानी|खानेपानी|जल|khane pani
drinking water|खानेपानी|khane pani
tap|धारा|dhara
tap|connection|धारा
connection|जडान|jadan
new connection|new tap|नयाँ जडान|नयाँ धारा|धारा जडान|naya jadan|naya dhara|dhara jadan
application|apply|निवेदन|आवेदन|दरखास्त|nibedan|darkhasta|abedan
form|फाराम|फारम
tariff|rate|price|cost|charge|fee|महसुल|दर|शुल्क|दस्तुर|mahasul|sulka
calculator|गणक|क्यालकुलेटर
bill|बिल
pay|payment|भुक्तानी|बुझाउने|तिर्ने|bhuktani|tirne
online payment|pay bill|bill payment|महसुल भुक्तानी|अनलाइन भुक्तानी
complaint|problem|गुनासो|उजुरी|समस्या|gunaso|ujuri|samasya
feedback|suggestion|सुझाव|sujhab
leak|leakage|चुहावट|चुहिएको|chuhawat
burst pipe|pipe leakage|पाइप चुहावट|पाइप फुटेको|पाइप फुट्यो
dirty water|धमिलो पानी|फोहोर पानी|dhamilo pani
no water|पानी नआएको|पानी आएन|pani aayena|pani aaena
low pressure|कम चाप|चाप कम
meter|मिटर|meter
meter reading|मिटर रिडिङ|reading
meter reader|मिटर रिडर
schedule|timetable|time table|तालिका|समय|talika|samaya
water schedule|water supply schedule|supply time|वितरण तालिका|खानेपानी वितरण तालिका|पानी आउने समय|pani aaune samaya|bitaran talika
supply|distribution|वितरण|bitaran
interruption|अवरुद्ध|अवरोध|बन्द|shutdown
tender|bid|bolpatra|बोलपत्र
quotation|दरभाउपत्र|सिलबन्दी|darbhaupatra|quote
procurement|purchase|खरिद|kharid
notice|सूचना|suchana
public notice|सार्वजनिक सूचना
vacancy|job|jobs|career|पदपूर्ति|रोजगारी|जागिर|विज्ञापन|padpurti|rojgari|jagir
news|समाचार|samachar
member|सदस्य|sadasya
committee|समिति|कार्यसमिति|samiti
staff|employee|कर्मचारी|karmachari
chairperson|chairman|president|अध्यक्ष|adhyaksha
vice chairperson|उपाध्यक्ष
secretary|सचिव|sachib
treasurer|कोषाध्यक्ष
manager|व्यवस्थापक|byawasthapak
executive director|कार्यकारी निर्देशक
engineer|इन्जिनियर
plumber|प्लम्बर
accountant|लेखापाल
officer|अधिकारी|adhikari
information officer|सूचना अधिकारी
right to information|सूचनाको हक
report|प्रतिवेदन|pratibedan
annual report|वार्षिक प्रतिवेदन|barsik pratibedan
audit|लेखापरीक्षण|lekha parikshan
audit report|लेखापरीक्षण प्रतिवेदन
quality|गुणस्तर|gunastar
water quality|पानीको गुणस्तर|pani gunastar
test|परीक्षण|parikshan
download|डाउनलोड
citizen charter|नागरिक वडापत्र|badapatra
service|सेवा|sewa
disclosure|स्वतः प्रकाशन
publication|प्रकाशन
gallery|photo|photos|फोटो|ग्यालरी|तस्बिर|album|एल्बम
contact|सम्पर्क|samparka
phone|telephone|phone number|फोन|टेलिफोन|सम्पर्क नम्बर
address|location|ठेगाना|स्थान|thegana
office|कार्यालय|karyalaya|karyalay
office hours|opening hours|opening time|कार्यालय समय|karyalaya samaya
head office|मुख्य कार्यालय
branch office|शाखा कार्यालय|शाखा
holiday|बिदा|bida
history|इतिहास|itihas
introduction|about|परिचय|parichaya
profile|परिचय|संस्थाको परिचय
organisation|organization|संस्था|sanstha
tole|tol|टोल
ward|वडा|wada
municipality|नगरपालिका|nagarpalika
transfer|ownership transfer|नामसारी|namsari
relocation|ठाउँसारी|thausari
disconnection|कटान|dhara katan
reconnection|पुनः जडान|जोड्ने
permanent|स्थायी
temporary|अस्थायी
login|sign in|लगइन
customer|consumer|ग्राहक|उपभोक्ता|grahak|upabhokta
customer number|ग्राहक नम्बर
deposit|धरौटी|dharauti
rebate|discount|छुट|chhut
fine|penalty|late fee|जरिवाना|विलम्ब शुल्क|jariwana
arrears|due|बक्यौता|bakyauta
receipt|रसिद|rasid
document|paper|कागजात|kagajat
required documents|required papers|आवश्यक कागजात|kagajat
citizenship|नागरिकता|nagarikta
land ownership certificate|जग्गाधनी प्रमाणपुर्जा|lalpurja|लालपुर्जा
map|नक्सा|naksa
recommendation|सिफारिस|sifaris
budget|बजेट
programme|program|कार्यक्रम|karyakram
project|आयोजना|परियोजना|ayojana
tank|reservoir|overhead tank|ट्याङ्की|जलाशय|tyanki|tanki
pipe|पाइप
pipeline|पाइपलाइन
pump|पम्प
well|deep well|कुवा|नलकूप|बोरिङ|boring
treatment plant|प्रशोधन केन्द्र
chlorine|क्लोरिन
filter|फिल्टर
source|मुहान|स्रोत|muhan
sewer|sewerage|drain|ढल|dhal
sanitation|सरसफाइ|sarsaphai
public tap|सार्वजनिक धारा
household|domestic|घरायसी
commercial|व्यापारिक|व्यावसायिक
institutional|संस्थागत
minimum charge|न्यूनतम महसुल
unit|युनिट|एकाइ
general assembly|annual general meeting|agm|साधारण सभा|sadharan sabha
meeting|बैठक|baithak
election|निर्वाचन|chunab|चुनाव
training|तालिम|talim
act|ऐन
rules|regulation|नियमावली|niyamawali
bylaw|विनियम|विधान|bidhan
fiscal year|आर्थिक वर्ष|aarthik barsa
quarter|त्रैमासिक
question|faq|frequently asked questions|प्रश्न|बारम्बार सोधिने प्रश्न
password|पासवर्ड
wallet|esewa|khalti|इसेवा|खल्ती
privacy|गोपनीयता
accessibility|पहुँचयुक्तता
insurance|बिमा
mobile app|app|एप
emergency|आकस्मिक
night|राति
morning|बिहान|bihana
evening|बेलुका|साँझ
tanker|ट्याङ्कर
sunday|आइतबार
monday|सोमबार
tuesday|मङ्गलबार
wednesday|बुधबार
thursday|बिहीबार
friday|शुक्रबार
saturday|शनिबार
damak|दमक
kakarbhitta|काँकरभिट्टा|काँकडभिट्टा|kakarvitta
mechinagar|मेचीनगर
`

/** By the roots of a phrase, the other phrases with its meaning. */
const pairs = new Map<string, string[][]>()
for (const line of `${lines.trim()}${monthVariants.trimEnd()}`.split('\n')) {
  const phrases = line.split('|').map(wordsOf)
  for (const phrase of phrases) {
    const key = keyOf(phrase)
    pairs.set(key, [...(pairs.get(key) ?? []), ...phrases.filter((other) => keyOf(other) !== key)])
  }
}

/** The phrases that mean the same as these words, each as folded words. @example pairsFor(['mahasul']) // [['tariff'], …] */
export function pairsFor(terms: readonly string[]): readonly string[][] {
  return pairs.get(keyOf(terms)) ?? []
}

function keyOf(terms: readonly string[]): string {
  return terms.map((word) => rootOf(word) || word).join(' ')
}

// Cases of the search of lists: what is stored, and what people type to find it.

/** Texts in one script each; every list that is searched stores both. */
export const stored = {
  ne: 'सीता शर्मा मङ्सिर २०८३ कात्तिक सम्बन्धी अध्यक्ष ऋण शाखा विकास कारण अड्डा फाराम सरकार पढ़ाइ प्र\u200Dयोग बोलपत्र काँकरभिट्टा',
  en: 'Seeta Sharma Kartik Adhyaksha Bolpatra Sarkar Kakarbhitta Chhetri',
}

/** Typed, and which spellings it is about. */
export const spellings: Record<keyof typeof stored, readonly (readonly [typed: string, about: string])[]> = {
  ne: [
    ['सिता', 'hrasva and dirgha'],
    ['सर्मा', 'three s'],
    ['षाखा', 'three s'],
    ['बिकास', 'ba and va'],
    ['वोलपत्र', 'ba and va'],
    ['कारन', 'ण and न'],
    ['कांकरभिट्टा', 'chandrabindu and anusvara'],
    ['संबन्धी', 'half nasals'],
    ['मंसिर', 'half nasals, months'],
    ['कार्तिक', 'months'],
    ['अध्यछ', 'क्ष and छ'],
    ['रिण', 'ऋ and रि'],
    ['अडा', 'gemination'],
    ['फारम', 'office terms'],
    ['सर्कार', 'office terms'],
    ['पढाई', 'nukta'],
    ['प्रयोग', 'zero-width signs'],
    ['सी\u200Cता', 'zero-width signs'],
    ['2083', 'digits'],
    ['२०८३', 'digits'],
    ['seeta sarma', 'Roman letters'],
    ['SITA', 'Roman letters'],
    ['kakarvitta', 'Roman letters'],
    ['mangsir', 'Roman letters, months'],
    ['adhyaksh', 'Roman letters'],
  ],
  en: [
    ['sita sarma', 'Roman spellings'],
    ['kakarvita', 'Roman spellings'],
    ['chetri', 'Roman spellings'],
    ['सीता', 'Devanagari'],
    ['सर्मा', 'Devanagari'],
    ['बोलपत्र', 'Devanagari'],
    ['सरकार', 'Devanagari'],
    ['क्षेत्री', 'Devanagari'],
    ['अध्यक्ष', 'Devanagari'],
  ],
}

/** What finds none of them. */
export const others = ['हात्ती', 'hatti', '2084', '%', '@', 'गीता', 'sunita', 'पुनि'] as const

export const phone = '+9779841234567'
/** The telephone number as people write it, and its beginning. */
export const phoneSpellings = [
  '9841234567',
  '984-1234567',
  '984 123 4567',
  '09841234567',
  '+977 9841234567',
  '+977-984-1234567',
  '00977 9841234567',
  '९८४१२३४५६७',
  '९८४-१२३४५६७',
  '+९७७ ९८४१२३४५६७',
  '984123',
] as const

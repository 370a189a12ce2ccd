// Keys of the legacy Nepali fonts that share the layout of Preeti: which Devanagari letters and signs each Latin character shows.

/** The characters as pairs of key and Devanagari, separated by spaces; a half letter ends in the virama. */
const letters = `
a ब b द c अ d म e भ f ा g न h ज i ष् j व k प l ि n ल o य p उ q त्र r च s क t त u ग v ख w ध x ह y थ z श
A ब् B द्य C ऋ D म् E भ् F ँ G न् H ज् I क्ष् J व् K प् L ी M ः N ल् O इ P ए Q त्त R च् S क् T त् U ग् V ख् W ध् X ह् Y थ् Z श्
\` ञ ~ ञ् [ ृ ] े } ै \\ ् | ्र ; स : स् ' ु " ू / र ? रु > श्र < ? . । = . - ( _ ) + ं
ª ङ Ë ङ्ग Í ङ्क Î ङ्ख ‹ ङ्घ ° ङ्ढ § ट्ट Ý ट्ठ ¶ ठ्ठ • ड्ड Ì न्न å द्व ß द्म ¢ द्घ › द्र „ ध्र Å हृ ´ झ ¤ झ् ‰ झ् ˆ फ् £ घ् ¡ ज्ञ्
¿ रू ¥ र्\u200D © र « ्र Ø ्य ç ॐ ˜ ऽ ‘ ॅ æ “ Æ ” … ‘ Ú ’ ÷ / ± + Ö = Û ! Ù ; Ü %`

/** The upper row: digits with the shift key in Preeti and Kantipur, without it in PCS Nepali and Fontasy Himali. */
const digitKeys = [...')!@#$%^&*(']
const digitLetters = ['ण्', 'ज्ञ', 'द्द', 'घ', 'द्ध', 'छ', 'ट', 'ठ', 'ड', 'ढ']

/** shifted: Preeti, Kantipur and most others; plain: PCS Nepali, Fontasy Himali. */
export type PreetiLayout = 'shifted' | 'plain'

const common: readonly (readonly [string, string])[] = pairsIn(letters)

const keysOf: Record<PreetiLayout, ReadonlyMap<string, string>> = {
  shifted: new Map([...common, ...upperRow(digitKeys, [...'0123456789'])]),
  plain: new Map([...common, ...upperRow([...'0123456789'], digitKeys)]),
}

/** What each character of a text in a font of this layout shows. */
export function preetiKeys(layout: PreetiLayout): ReadonlyMap<string, string> {
  return keysOf[layout]
}

/** Two keys that show one letter, which is not what each shows alone. */
export const joinedKeys: readonly (readonly [string, string])[] = [
  ['qm', 'क्र'],
  ['Qm', 'क्त'],
  ['km', 'फ'],
  ['Km', 'फ्'],
  ['em', 'झ'],
  ['Em', 'झ्'],
  ['pm', 'ऊ'],
  ['O{', 'ई'],
]

const plainLayout = /pcs ?nepali|fontasy|himalitt|himali ?tt|himalb?$/i
const shiftedLayout =
  /preeti|preet[iy]|kantipur|sagarmatha|aalekh|aakriti|ganess|navjeevan|nabaja|shangrila|sabdatara|shreenath|rukmini|everest|nepali ?(?:font|normal)/i

/**
 * The layout of a font by its name; undefined for one that shows the characters it stores.
 * @example legacyFont('ABCDEF+Preeti,Bold') // 'shifted'
 */
export function legacyFont(name: string): PreetiLayout | undefined {
  const plain = name.replace(/^[A-Z]{6}\+/, '').replaceAll(/[_-]/g, ' ')
  if (plainLayout.test(plain)) return 'plain'
  return shiftedLayout.test(plain) ? 'shifted' : undefined
}

function pairsIn(table: string) {
  const cells = table.trim().split(/\s+/)
  return cells.flatMap((key, index) => (index % 2 === 0 ? [[key, cells[index + 1]!] as const] : []))
}

function upperRow(digits: readonly string[], others: readonly string[]) {
  return digits.flatMap((key, digit) => [
    [key, String.fromCodePoint(0x966 + digit)] as const,
    [others[digit]!, digitLetters[digit]!] as const,
  ])
}

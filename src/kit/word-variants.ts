// Words that are written in ways which neither their spelling nor their sound shows to be one: months, above all.

import { searchKey } from './search-key.ts'

/** The ways in which each month is written, in both scripts. */
export const monthVariants = `
baisakh|वैशाख|बैशाख
jestha|जेठ|ज्येष्ठ|jeth
asar|असार|आषाढ|ashadh
saun|साउन|श्रावण|सावन|shrawan
bhadau|भदौ|भाद्र|bhadra
asoj|असोज|आश्विन|ashwin
kartik|कात्तिक|कार्तिक|kattik
mangsir|मङ्सिर|मंसिर|मार्ग
pus|पुस|पौष|poush
magh|माघ
falgun|फागुन|फाल्गुन|phagun
chait|चैत|चैत्र|chaitra
`

const variants = new Map(
  monthVariants
    .trim()
    .split('\n')
    .map((line) => line.split('|').map(searchKey))
    .flatMap((month) => month.map((word) => [word, month] as const)),
)

/** The other ways in which a folded word is written. @example variantsOf('चैत्र') // ['chait', 'चैत', 'chaitra'] */
export function variantsOf(word: string): string[] {
  return (variants.get(word) ?? []).filter((other) => other !== word)
}

// Amounts of money spelled out, in English and Nepali, with thousand, lakh, crore and arab.

import type { Language } from '#kit/language.ts'

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 to 99: each has a form of its own. */
const nepali = `शून्य एक दुई तीन चार पाँच छ सात आठ नौ
  दश एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस
  बीस एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस
  तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस
  चालीस एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्पचास
  पचास एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी
  साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी
  सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी
  असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे
  नब्बे एकानब्बे बयानब्बे त्रियानब्बे चौरानब्बे पन्चानब्बे छयानब्बे सन्तानब्बे अन्ठानब्बे उनान्सय`.split(/\s+/)

/** The value of each unit and its names, the largest first. */
const units = [
  { of: 1_000_000_000, en: 'arab', ne: 'अर्ब' },
  { of: 10_000_000, en: 'crore', ne: 'करोड' },
  { of: 100_000, en: 'lakh', ne: 'लाख' },
  { of: 1_000, en: 'thousand', ne: 'हजार' },
  { of: 100, en: 'hundred', ne: 'सय' },
] as const

/** Rupees below one hundred arab. */
export const maxSpelledPaisa = 99_99_99_99_999 * 100 + 99

/**
 * Integer paisa as a receipt or a voucher spells them; throws a `RangeError` below zero and above `maxSpelledPaisa`.
 * @example spelledAmount(125_050, 'en') // 'One thousand two hundred fifty rupees and fifty paisa only'
 */
export function spelledAmount(paisa: number, language: Language): string {
  if (!Number.isSafeInteger(paisa) || paisa < 0 || paisa > maxSpelledPaisa)
    throw new RangeError(`Not an amount to spell: ${paisa}`)
  const rupees = Math.trunc(paisa / 100)
  const rest = paisa % 100
  if (language === 'ne') {
    const parts = [`${spelled(rupees, 'ne')} रुपैयाँ`, ...(rest > 0 ? [`${spelled(rest, 'ne')} पैसा`] : []), 'मात्र']
    return parts.join(' ')
  }
  const [first, ...others] = spelled(rupees, 'en')
  const whole = `${first!.toUpperCase()}${others.join('')} ${rupees === 1 ? 'rupee' : 'rupees'}`
  return `${whole}${rest > 0 ? ` and ${spelled(rest, 'en')} paisa` : ''} only`
}

function spelled(value: number, language: Language): string {
  const parts: string[] = []
  let left = value
  for (const unit of units) {
    const count = Math.trunc(left / unit.of)
    if (count > 0) parts.push(`${belowHundred(count, language)} ${unit[language]}`)
    left %= unit.of
  }
  if (left > 0 || parts.length === 0) parts.push(belowHundred(left, language))
  return parts.join(' ')
}

function belowHundred(value: number, language: Language): string {
  if (language === 'ne') return nepali[value]!
  if (value < 20) return english[value]!
  const ten = englishTens[Math.trunc(value / 10) - 2]!
  return value % 10 === 0 ? ten : `${ten}-${english[value % 10]}`
}

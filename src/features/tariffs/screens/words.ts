// How does a screen say things about tariffs to its reader: sentences, money, days and numbers in one language?

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatMoney, formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator, type Language, type Messages, type MessageValues } from '#kit/language.ts'
import type { Denied } from '#kit/refusal.ts'
import { issueText, validationMessages } from '#kit/validation/messages.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { CustomerType, TapSize } from '../contract/calculator.ts'
import { calculatorMessages } from '../messages/calculator.ts'
import type { EditionChoice } from '../rules/editions.ts'
import type { Pen } from '../rules/explanation.ts'

export type Words = ReturnType<typeof wordsIn>

export function useWords(): Words {
  return wordsIn(useLanguage())
}

export function wordsIn(language: Language) {
  const say = translator(calculatorMessages, language)
  const sayAny = translator<Messages>({ ...validationMessages, ...calculatorMessages }, language)
  const pen: Pen = {
    // The amount stays on the line of its currency.
    money: (paisa) => formatMoney(paisa, language).replace(' ', '\u00a0'),
    date: (iso) => formatDate(iso, language),
    text: (text) => inLanguage(text, language).text,
  }
  const digits = (text: string) => inDigits(text, language)
  return {
    ...pen,
    language,
    pen,
    say,
    digits,
    /** A sentence that a rule has chosen. */
    sentence: ({ key, values }: { key: string; values?: MessageValues }) => sayAny(key, values),
    issue: (issue: { field: string; key: string; values?: MessageValues }) => issueText(issue, sayAny),
    number: (value: number) => formatNumber(value, language),
    rupees: (paisa: number) => formatRupees(paisa, language),
    type: (type: CustomerType | null) => say(`tariffs.type.${type ?? 'every'}`),
    size: (size: TapSize | null) => say(`tariffs.size.${size ?? 'every'}`),
    edition: ({ fiscalYear, effectiveFrom, changed }: EditionChoice) => {
      const year = digits(fiscalYear)
      return changed ? say('tariffs.year_from', { year, date: formatDate(effectiveFrom, language) }) : year
    },
    /** Days and years in a rule's reason are plain text; here they get the reader's calendar and digits. */
    denial: ({ key, values = {} }: Denied) => {
      const shown = Object.entries(values).map(([name, value]) => [name, readable(value, language)])
      return sayAny(key, Object.fromEntries(shown) as MessageValues)
    },
  }
}

function readable(value: string | number, language: Language): string | number {
  if (typeof value === 'number') return value
  return isIsoDate(value) ? formatDate(value, language) : inDigits(value, language)
}

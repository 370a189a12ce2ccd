// Messages and formatting of the tariff screens in one language: text, money, dates and numbers.

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
import type { Formatter } from '../rules/explanation.ts'

export type TariffText = ReturnType<typeof textIn>

export function useText(): TariffText {
  return textIn(useLanguage())
}

export function textIn(language: Language) {
  const t = translator(calculatorMessages, language)
  const tAny = translator<Messages>({ ...validationMessages, ...calculatorMessages }, language)
  const formatter: Formatter = {
    // A non-breaking space keeps the amount on the line of its currency.
    money: (paisa) => formatMoney(paisa, language).replace(' ', '\u00a0'),
    date: (iso) => formatDate(iso, language),
    text: (text) => inLanguage(text, language).text,
  }
  const digits = (text: string) => inDigits(text, language)
  return {
    ...formatter,
    language,
    formatter,
    t,
    digits,
    /** The message of a key returned by a rule. */
    message: ({ key, values }: { key: string; values?: MessageValues }) => tAny(key, values),
    issue: (issue: { field: string; key: string; values?: MessageValues }) => issueText(issue, tAny),
    number: (value: number) => formatNumber(value, language),
    rupees: (paisa: number) => formatRupees(paisa, language),
    type: (type: CustomerType | null) => t(`tariffs.type.${type ?? 'every'}`),
    size: (size: TapSize | null) => t(`tariffs.size.${size ?? 'every'}`),
    edition: ({ fiscalYear, effectiveFrom, changed }: EditionChoice) => {
      const year = digits(fiscalYear)
      return changed ? t('tariffs.year_from', { year, date: formatDate(effectiveFrom, language) }) : year
    },
    /** The reason of a denial, with days and years in the reader's calendar and digits. */
    denial: ({ key, values = {} }: Denied) => {
      const shown = Object.entries(values).map(([name, value]) => [name, readable(value, language)])
      return tAny(key, Object.fromEntries(shown) as MessageValues)
    },
  }
}

function readable(value: string | number, language: Language): string | number {
  if (typeof value === 'number') return value
  return isIsoDate(value) ? formatDate(value, language) : inDigits(value, language)
}

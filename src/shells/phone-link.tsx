// Telephone number as a link.

import { displayPhone, parsePhone } from '#kit/phone.ts'
import type { Language } from '#kit/language.ts'
import { inDigits, toAsciiDigits } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'

/** A telephone number as a link. */
export function PhoneLink({ number, language }: { number: string; language: Language }) {
  if (!number) return null
  const phone = parsePhone(number)
  return (
    <a href={`tel:${phone?.e164 ?? toAsciiDigits(number).replace(/[^\d+]/g, '')}`} className="phone-link">
      <Icon name="phone" />
      {formatPhone(number, language)}
    </a>
  )
}

/** A number as it is written in the language; one that is no number of Nepal as it was entered. */
export function formatPhone(number: string, language: Language): string {
  const phone = parsePhone(number)
  return phone ? displayPhone(phone.e164, language) : inDigits(toAsciiDigits(number), language)
}

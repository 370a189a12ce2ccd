// Links to call a telephone number or write to an email address.

import type { Language } from '#kit/language.ts'
import { inDigits, toAsciiDigits } from '#kit/language.ts'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import { Icon } from './icon.tsx'

/** Renders nothing without a number. Shown in the reader's digits, dialled in international form. `dark`: on a deep area. */
export function PhoneLink(props: { number: string; language: Language; dark?: boolean }) {
  const { number, language, dark = false } = props
  if (!number) return null
  const phone = parsePhone(number)
  return (
    <a
      href={`tel:${phone?.e164 ?? toAsciiDigits(number).replace(/[^\d+]/g, '')}`}
      className={dark ? 'contact-link contact-link-dark' : 'link contact-link'}
    >
      <Icon name="phone" />
      {phone ? displayPhone(phone.e164, language) : inDigits(toAsciiDigits(number), language)}
    </a>
  )
}

/** Renders nothing without an address. */
export function MailLink({ address }: { address: string }) {
  if (!address) return null
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`} data-print-plain="" className="link contact-link">
      <Icon name="mail" />
      <span className="contact-mail">
        {name}
        <wbr />@{host}
      </span>
    </a>
  )
}

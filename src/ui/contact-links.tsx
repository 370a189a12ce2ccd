// Links to call a telephone number or write to an email address.

import type { Language } from '#kit/language.ts'
import { inDigits, toAsciiDigits } from '#kit/language.ts'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import { Icon } from './icon.tsx'

const layout = 'inline-flex min-h-11 max-w-full items-center gap-2 align-middle font-semibold'
const look = `link ${layout}`

/** Renders nothing without a number. Shown in the reader's digits, dialled in international form. `dark`: on a deep area. */
export function PhoneLink(props: { number: string; language: Language; dark?: boolean }) {
  const { number, language, dark = false } = props
  if (!number) return null
  const phone = parsePhone(number)
  return (
    <a
      href={`tel:${phone?.e164 ?? toAsciiDigits(number).replace(/[^\d+]/g, '')}`}
      data-print-plain=""
      className={dark ? `${layout} text-white underline underline-offset-4` : look}
    >
      <Icon name="phone" className={dark ? 'size-5' : 'size-5 text-secondary-800'} />
      <span className="figures">{phone ? displayPhone(phone.e164, language) : inDigits(number, language)}</span>
    </a>
  )
}

/** Renders nothing without an address. */
export function MailLink({ address }: { address: string }) {
  if (!address) return null
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`} data-print-plain="" className={look}>
      <Icon name="mail" className="size-5 text-secondary-800" />
      <span className="min-w-0 font-normal [overflow-wrap:anywhere]">
        {name}
        <wbr />@{host}
      </span>
    </a>
  )
}

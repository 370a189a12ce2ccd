// Header: logo, names, address and telephone of the organisation.

import type { ReactNode } from 'react'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, otherLanguage } from '#kit/language.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { SocialLinks } from './social-links.tsx'

/** On a phone one line: logo and name, with the tools beside them; on wide screens and in print both names and the address. */
export function Header(props: { organisation: Organisation; language: Language; children: ReactNode }) {
  const { organisation, language, children } = props
  const address = inLanguage(organisation.address, language)
  const other = inLanguage(organisation.name, otherLanguage(language))
  return (
    <header className="sticks-small header-band border-b border-neutral-200 bg-surface lg:border-0">
      <div className="page-width flex flex-wrap items-center justify-end gap-x-3 py-2 lg:flex-nowrap lg:gap-5 lg:pt-6 lg:pb-4">
        {/* With enlarged text the tools wrap below the name instead of taking its space. */}
        <a href="/" className="flex min-w-[min(100%,10rem)] flex-1 items-center gap-2.5 lg:gap-5">
          {organisation.logoUrl ? (
            <img
              src={organisation.logoUrl}
              alt=""
              width="80"
              height="80"
              className="emblem size-11 lg:size-20 print:size-14"
            />
          ) : (
            <Icon name="drop" className="size-11 text-secondary-600 lg:size-16" />
          )}
          <span className="min-w-0">
            <OrganisationName organisation={organisation} language={language} />
            <span
              lang={other.lang ?? otherLanguage(language)}
              className="mt-0.5 hidden text-base text-neutral-600 lg:block print:block print:text-sm"
            >
              {other.text}
            </span>
            <span lang={address.lang} className="hidden text-sm text-neutral-600 lg:block print:block">
              {address.text}
              <PrintedContact organisation={organisation} language={language} />
            </span>
          </span>
        </a>
        <div className="screen-only hidden items-center gap-4 lg:flex">
          <PhoneLink number={organisation.contactNo} language={language} />
          <SocialLinks organisation={organisation} language={language} />
        </div>
        {children}
      </div>
    </header>
  )
}

/** Account and telephone above the one-line header of a phone, which has no space for them; they scroll away. */
export function PhoneLine({ number, language }: { number: string; language: Language }) {
  if (!number) return null
  return (
    <p className="on-dark screen-only bg-primary text-white lg:hidden [&_a]:text-base">
      <span className="page-width flex justify-between gap-3">
        <AccountLink language={language} className="flex min-h-11 min-w-0 items-center gap-2 font-semibold" />
        <span className="ms-auto" />
        <PhoneLink number={number} language={language} />
      </span>
    </p>
  )
}

/** Telephone and email in print. */
function PrintedContact({ organisation, language }: { organisation: Organisation; language: Language }) {
  const contacts = [formatPhone(organisation.contactNo, language), organisation.email].filter(Boolean)
  return <span className="print-only">{contacts.map((contact) => ` · ${contact}`).join('')}</span>
}

function OrganisationName({ organisation, language }: { organisation: Organisation; language: Language }) {
  const name = inLanguage(organisation.name, language)
  return (
    <strong
      lang={name.lang}
      className="line-clamp-3 text-sm text-balance leading-heading font-bold text-title sm:text-lg sm:leading-heading lg:text-2xl lg:leading-heading"
    >
      {name.text}
    </strong>
  )
}

/** A telephone number as a link. */
export function PhoneLink({ number, language }: { number: string; language: Language }) {
  if (!number) return null
  const phone = parsePhone(number)
  return (
    <a href={`tel:${phone?.e164 ?? number.replace(/[^\d+]/g, '')}`} className="phone-link">
      <Icon name="phone" />
      {formatPhone(number, language)}
    </a>
  )
}

function formatPhone(number: string, language: Language): string {
  const phone = parsePhone(number)
  return phone ? displayPhone(phone.e164, language) : inDigits(number, language)
}

// Header: logo, names, address and telephone of the organisation.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { inLanguage, otherLanguage } from '#kit/language.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { SearchLink } from './header-search.tsx'
import { formatPhone, PhoneLink } from './phone-link.tsx'
import { SocialLinks } from './social-links.tsx'

/** On a phone one line: logo and name, with the tools beside them; on wide screens and in print both names and the address. */
export function Header(props: { organisation: Organisation; language: Language; children: ReactNode }) {
  const { organisation, language, children } = props
  const address = inLanguage(organisation.address, language)
  const other = inLanguage(organisation.name, otherLanguage(language))
  return (
    <header className="site-header">
      <div className="page-width">
        {/* With enlarged text the tools wrap below the name instead of taking its space. */}
        <a href="/">
          {/* Not before the style sheet, which everything waits for. */}
          {organisation.logoUrl ? (
            <img src={organisation.logoUrl} alt="" width="80" height="80" fetchPriority="low" className="emblem" />
          ) : (
            <Icon name="drop" />
          )}
          <span>
            <OrganisationName organisation={organisation} language={language} />
            <span lang={other.lang ?? otherLanguage(language)} className="header-other">
              {other.text}
            </span>
            <span lang={address.lang} className="header-address">
              {address.text}
              <PrintedContact organisation={organisation} language={language} />
            </span>
          </span>
        </a>
        <div className="header-contact screen-only">
          <PhoneLink number={organisation.contactNo} language={language} />
          <SocialLinks organisation={organisation} language={language} />
        </div>
        {children}
      </div>
    </header>
  )
}

/** Search, account and telephone above the one-line header of a phone, which has no space for them; they scroll away. */
export function PhoneLine({ number, language }: { number: string; language: Language }) {
  return (
    <p className="phone-line on-dark screen-only">
      <span className="page-width">
        <SearchLink language={language} />
        <AccountLink language={language} />
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
  return <strong lang={name.lang}>{name.text}</strong>
}

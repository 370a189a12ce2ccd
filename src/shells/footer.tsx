// Footer: contact, links, opening hours, location, ways to pay and copyright; in print only the copyright line, as the header has the rest.

import type { ReactNode } from 'react'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import type { Organisation, OrganisationLink, PaymentGateway } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import type { OpeningTime, SeasonHours } from '#ui/opening-hours/opening-hours.tsx'
import { OpeningHours } from '#ui/opening-hours/opening-hours.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterPayment } from './footer-payment.tsx'
import { shellMessages } from './messages.ts'
import { OfficeLocation } from './office-location.tsx'
import { SocialLinks } from './social-links.tsx'

export type FooterProps = {
  organisation: Organisation
  links: OrganisationLink[]
  gateways: PaymentGateway[]
  seasons: SeasonHours[]
  today: OpeningTime[]
  /** The year in the reader's calendar, for the copyright line. */
  year: number
  /** 'YYYY-MM-DD' of the last change to what the public sees. */
  updated: string | undefined
  language: Language
}

/** The content of the footer, the same on every page. */
export function FooterContent(props: FooterProps) {
  const { organisation, gateways, seasons, today, language } = props
  const t = translator(shellMessages, language)
  return (
    <>
      <div className="footer-columns screen-only page-width">
        <FooterContact organisation={organisation} today={today} language={language} />
        <QuickLinks language={language} />
        <UsefulLinks {...props} />
        <Column title={t('footer.officeHours')}>
          <OpeningHours seasons={seasons} language={language} />
          <OfficeLocation organisation={organisation} language={language} />
        </Column>
      </div>
      <FooterPayment gateways={gateways} language={language} />
      <CopyrightLine {...props} />
    </>
  )
}

/**
 * Folded on a phone without script. The content is beside the disclosure, not in it: no style sheet opens a closed `<details>` in all
 * browsers, and on wider screens a heading takes its place.
 */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="footer-column">
      <h2>{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="chevron" className="flips" />
        </summary>
      </details>
      <div>{children}</div>
    </section>
  )
}

function QuickLinks({ language }: { language: Language }) {
  const t = translator(shellMessages, language)
  return (
    <Column title={t('footer.quickLinks')}>
      <ul>
        <li>
          <a href="/">{t('footer.aboutUs')}</a>
        </li>
        <li>
          <a href="/contact">{t('footer.contact')}</a>
        </li>
        <li>
          <a href="/career">{t('footer.vacancy')}</a>
        </li>
        <li>
          <a href="/miscellaneous">{t('footer.charter')}</a>
        </li>
        <li>
          <a href="/publications/downloads">{t('footer.downloads')}</a>
        </li>
      </ul>
    </Column>
  )
}

function UsefulLinks({ organisation, links, language }: FooterProps) {
  const municipality = { kind: 'municipality', label: organisation.municipality, url: organisation.waterLink } as const
  const rows = [...links, municipality].filter(
    ({ url }, index, all) => url && all.findIndex((l) => l.url === url) === index,
  )
  if (rows.length === 0) return null
  return (
    <Column title={translator(shellMessages, language)('footer.usefulLinks')}>
      <ul>
        {rows.map(({ label, url }) => {
          const shown = inLanguage(label, language)
          return (
            <li key={url}>
              <a href={url} lang={shown.lang}>
                {shown.text}
              </a>
            </li>
          )
        })}
      </ul>
    </Column>
  )
}

/** Pages about the website itself. On a phone the row is not wider than three; a receipt's QR code leads to `/verify` there. */
const siteLinks = [
  ['/categories', 'footer.categories'],
  ['/verify', 'footer.verify'],
  ['/accessibility', 'footer.accessibility'],
  ['/about', 'footer.aboutWebsite'],
] as const

function CopyrightLine({ organisation, year, updated, language }: FooterProps) {
  const t = translator(shellMessages, language)
  const name = inLanguage(organisation.name, language).text
  return (
    <div className="footer-end">
      <div className="page-width">
        <p>{t('footer.rights', { year: inDigits(String(year), language), name })}</p>
        {organisation.sampleFacts.length > 0 ? <p>{t('footer.sampleNote')}</p> : null}
        {updated ? (
          <p>
            <TimeText at={updated}>{(date) => t('footer.lastUpdated', { date })}</TimeText>
          </p>
        ) : null}
        <div className="screen-only">
          <p>
            {siteLinks.map(([path, label]) => (
              <a key={path} href={path} className={path === '/verify' ? 'max-sm:hidden' : undefined}>
                {t(label)}
              </a>
            ))}
          </p>
          <SocialLinks organisation={organisation} language={language} />
        </div>
      </div>
    </div>
  )
}

// Footer: contact, links, opening hours, location and copyright; in print only the copyright line, as the header has the rest.

import type { ReactNode } from 'react'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import type { Fact, Organisation, OrganisationLink, PaymentGateway } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { openingHoursMessages } from '#ui/opening-hours/messages.ts'
import type { OpeningTime, SeasonHours } from '#ui/opening-hours/opening-hours.tsx'
import { OpeningHours, Times } from '#ui/opening-hours/opening-hours.tsx'
import { PhoneLink } from './header.tsx'
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
      <div className="screen-only page-width grid gap-x-10 pt-3 md:grid-cols-2 md:gap-y-10 md:py-12 lg:grid-cols-[1.3fr_0.8fr_1.2fr_1.2fr]">
        <Contact organisation={organisation} today={today} language={language} />
        <QuickLinks language={language} />
        <UsefulLinks {...props} />
        <Column title={t('footer.officeHours')}>
          <OpeningHours seasons={seasons} language={language} />
          <OfficeLocation organisation={organisation} language={language} />
        </Column>
      </div>
      <Partners gateways={gateways} language={language} />
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
          <Icon name="chevron" className="flips size-5" />
        </summary>
      </details>
      <div>{children}</div>
    </section>
  )
}

type ContactProps = { organisation: Organisation; today: OpeningTime[]; language: Language }

function Contact({ organisation, today, language }: ContactProps) {
  const t = translator(shellMessages, language)
  const hoursText = translator(openingHoursMessages, language)
  const address = inLanguage(organisation.address, language)
  return (
    <section className="max-md:pb-2">
      <h2 className="mb-3 text-lg text-white max-md:sr-only">{t('footer.aboutUs')}</h2>
      <p className="font-semibold text-balance text-white max-md:hidden">
        {inLanguage(organisation.name, language).text}
      </p>
      <ul className="grid md:mt-3 md:gap-1">
        {address.text ? (
          <li className="flex items-start gap-2 md:py-1" lang={address.lang}>
            <Icon name="map" className="h-[1lh] w-5" />
            <span>
              {address.text} <Sample fact="address" organisation={organisation} language={language} />
            </span>
          </li>
        ) : null}
        {organisation.contactNo ? (
          <li className="flex flex-wrap items-center gap-x-2 [&>a]:text-base">
            <PhoneLink number={organisation.contactNo} language={language} />
            <Sample fact="contactNo" organisation={organisation} language={language} />
          </li>
        ) : null}
        {organisation.email ? (
          <li className="flex flex-wrap items-center gap-x-2">
            <a
              href={`mailto:${organisation.email}`}
              className="flex min-h-11 min-w-0 items-center gap-2 hover:underline"
            >
              <Icon name="mail" />
              <span className="min-w-0 wrap-anywhere">{organisation.email}</span>
            </a>
            <Sample fact="email" organisation={organisation} language={language} />
          </li>
        ) : null}
        <li className="flex items-start gap-2 text-secondary-300 md:py-1">
          <Icon name="clock" className="h-[1lh] w-5" />
          <span>
            {today.length > 0 ? (
              <Times times={today} language={language}>
                {(hours) => hoursText('hours.today', { hours })}
              </Times>
            ) : (
              hoursText('hours.closedToday')
            )}
          </span>
        </li>
      </ul>
    </section>
  )
}

function Sample(props: { fact: Fact; organisation: Organisation; language: Language }) {
  if (!props.organisation.sampleFacts.includes(props.fact)) return null
  const sample = translator(shellMessages, props.language)('footer.sample')
  return <span className="text-sm text-on-primary">({sample})</span>
}

function QuickLinks({ language }: { language: Language }) {
  const t = translator(shellMessages, language)
  return (
    <Column title={t('footer.quickLinks')}>
      <ul className="-mt-2">
        <li>
          <a href="/" className="footer-link">
            {t('footer.aboutUs')}
          </a>
        </li>
        <li>
          <a href="/contact" className="footer-link">
            {t('footer.contact')}
          </a>
        </li>
        <li>
          <a href="/career" className="footer-link">
            {t('footer.vacancy')}
          </a>
        </li>
        <li>
          <a href="/miscellaneous" className="footer-link">
            {t('footer.charter')}
          </a>
        </li>
        <li>
          <a href="/publications/downloads" className="footer-link">
            {t('footer.downloads')}
          </a>
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
      <ul className="-mt-2">
        {rows.map(({ label, url }) => {
          const shown = inLanguage(label, language)
          return (
            <li key={url}>
              <a href={url} rel="noopener" lang={shown.lang} className="footer-link">
                {shown.text}
              </a>
            </li>
          )
        })}
      </ul>
    </Column>
  )
}

/** The only place of the ways to pay: the task of the first page leads here. On a phone one row that scrolls sideways. */
function Partners({ gateways, language }: { gateways: PaymentGateway[]; language: Language }) {
  const t = translator(shellMessages, language)
  if (gateways.length === 0) return null
  return (
    <section id="pay" className="screen-only border-t border-primary-700/60">
      <div className="page-width flex flex-wrap items-center gap-x-6 py-2 md:gap-y-3 md:py-6">
        <div>
          <h2 className="text-base text-white">{t('footer.pay')}</h2>
          <p className="text-sm">{t('footer.payText')}</p>
        </div>
        <ul className="footer-partners">
          {gateways.map(({ name, url, logoUrl }) => (
            <li key={url}>
              <a href={url} rel="noopener" className="footer-partner">
                {logoUrl ? (
                  <img
                    src={logoUrl}
                    alt={inLanguage(name, language).text}
                    width="96"
                    height="32"
                    loading="lazy"
                    className="h-8 w-20 object-contain md:w-24"
                  />
                ) : (
                  <span className="font-bold">{inLanguage(name, language).text}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Pages about the website itself. */
const siteLinks = [
  ['/categories', 'footer.categories'],
  ['/accessibility', 'footer.accessibility'],
  ['/about', 'footer.aboutWebsite'],
] as const

function CopyrightLine({ organisation, year, updated, language }: FooterProps) {
  const t = translator(shellMessages, language)
  const name = inLanguage(organisation.name, language).text
  return (
    <div className="border-t border-primary-700/60">
      <div className="page-width pt-2 text-sm md:py-4">
        <div className="flex justify-between gap-x-4">
          <div className="min-w-0">
            <p>{t('footer.rights', { year: inDigits(String(year), language), name })}</p>
            {organisation.sampleFacts.length > 0 ? <p className="text-on-primary">{t('footer.sampleNote')}</p> : null}
            {updated ? (
              <p>
                <TimeText at={updated}>{(date) => t('footer.lastUpdated', { date })}</TimeText>
              </p>
            ) : null}
          </div>
          <SocialLinks organisation={organisation} language={language} />
        </div>
        <p className="screen-only flex flex-wrap gap-x-4 md:gap-x-5">
          {siteLinks.map(([path, label]) => (
            <a key={path} href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t(label)}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}

// Contact in the footer: address, telephone, mail and the hours of today.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Fact, Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { openingHoursMessages } from '#ui/opening-hours/messages.ts'
import type { OpeningTime } from '#ui/opening-hours/opening-hours.tsx'
import { Times } from '#ui/opening-hours/opening-hours.tsx'
import { PhoneLink } from './header.tsx'
import { shellMessages } from './messages.ts'

type FooterContactProps = { organisation: Organisation; today: OpeningTime[]; language: Language }

export function FooterContact({ organisation, today, language }: FooterContactProps) {
  const t = translator(shellMessages, language)
  const hoursText = translator(openingHoursMessages, language)
  const onCall = inLanguage(organisation.onCall, language)
  const address = inLanguage(organisation.address, language)
  return (
    <section className="max-md:pb-1">
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
        {organisation.onCallNo ? (
          <li className="flex flex-wrap items-center gap-x-2 [&>a]:text-base">
            <PhoneLink number={organisation.onCallNo} language={language} />
            <span lang={onCall.lang}>{onCall.text || t('footer.onCall')}</span>
            <Sample fact="onCallNo" organisation={organisation} language={language} />
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

// Contact in the footer: address, telephone, mail and the hours of today.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Fact, Organisation } from '#features/organisations/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { openingHoursMessages } from '#ui/opening-hours/messages.ts'
import type { OpeningTime } from '#ui/opening-hours/opening-hours.tsx'
import { Times } from '#ui/opening-hours/opening-hours.tsx'
import { shellMessages } from './messages.ts'
import { PhoneLink } from './phone-link.tsx'

type FooterContactProps = { organisation: Organisation; today: OpeningTime[]; language: Language }

export function FooterContact({ organisation, today, language }: FooterContactProps) {
  const t = translator(shellMessages, language)
  const hoursText = translator(openingHoursMessages, language)
  const onCall = inLanguage(organisation.onCall, language)
  const address = inLanguage(organisation.address, language)
  return (
    <section className="footer-contact">
      <h2>{t('footer.aboutUs')}</h2>
      <p>{inLanguage(organisation.name, language).text}</p>
      <ul>
        {address.text ? (
          <li className="footer-line" lang={address.lang}>
            <Icon name="map" />
            <span>
              {address.text} <Sample fact="address" organisation={organisation} language={language} />
            </span>
          </li>
        ) : null}
        {organisation.contactNo ? (
          <li>
            <PhoneLink number={organisation.contactNo} language={language} />
            <Sample fact="contactNo" organisation={organisation} language={language} />
          </li>
        ) : null}
        {organisation.onCallNo ? (
          <li>
            <PhoneLink number={organisation.onCallNo} language={language} />
            <span lang={onCall.lang}>
              {onCall.text || t('footer.onCall')}{' '}
              <Sample fact="onCallNo" organisation={organisation} language={language} />
            </span>
          </li>
        ) : null}
        {organisation.email ? (
          <li>
            <a href={`mailto:${organisation.email}`} className="footer-mail">
              <Icon name="mail" />
              <span>{organisation.email}</span>
            </a>
            <Sample fact="email" organisation={organisation} language={language} />
          </li>
        ) : null}
        <li className="footer-line">
          <Icon name="clock" />
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
  return <small>({sample})</small>
}

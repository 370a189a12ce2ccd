// Home page section: the people responsible with their telephones, and today’s office hours.

import { Fragment } from 'react'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Member } from '#features/members/contract/api.ts'
import type { Officer, Organisation } from '#features/organisations/contract/api.ts'
import type { OpeningTime } from '#features/organisations/rules.ts'
import { PhoneLink } from '#ui/contact-links.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { TimeRange } from '#ui/time-text.tsx'
import { landingMessages } from '../../messages.ts'

type Props = {
  organisation: Pick<Organisation, 'contactNo' | 'sampleFacts'>
  chair: Member | undefined
  officers: Officer[]
  today: OpeningTime[]
  language: Language
}

export function People({ organisation, chair, officers, today, language }: Props) {
  const t = translator(landingMessages, language)
  const sample = organisation.sampleFacts.includes('officers')
  const shown = officers.filter(({ duty }) => duty === 'chief' || duty === 'information')
  // A number that is already above would be the same link again.
  const ownNumber = shown.some(({ phone }) => phone === organisation.contactNo) ? '' : organisation.contactNo
  return (
    <Section id="people" title={t('people.title')} more={{ href: '/members', label: t('people.more') }}>
      <ul className="people card">
        {chair ? <Person {...chair} role={inLanguage(chair.title, language).text} language={language} /> : null}
        {shown.map((officer) => (
          <Person
            key={officer.duty}
            {...officer}
            sample={sample}
            role={t(`duty.${officer.duty}`)}
            language={language}
          />
        ))}
        <OfficeToday number={ownNumber} today={today} language={language} />
      </ul>
    </Section>
  )
}

type PersonProps = { name: Bilingual; role: string; phone: string; sample: boolean; language: Language }

function Person({ name, role, phone, sample, language }: PersonProps) {
  const t = translator(landingMessages, language)
  const shown = inLanguage(name, language)
  return (
    <li>
      <div>
        <p>
          {role}
          {sample ? ` (${t('people.sample')})` : null}
        </p>
        <p lang={shown.lang}>
          <b>{shown.text}</b>
        </p>
      </div>
      <PhoneLink number={phone} language={language} />
    </li>
  )
}

function OfficeToday({ number, today, language }: { number: string; today: OpeningTime[]; language: Language }) {
  const t = translator(landingMessages, language)
  return (
    <li>
      <div>
        <p>
          <a href="/contact" className="link">
            {t('office.title')}
          </a>
        </p>
        <p className="figures flex items-center gap-2">
          <Icon name="clock" className="text-secondary-800" />
          <b>
            {today.length > 0
              ? today.map(({ opens, closes }, index) => (
                  <Fragment key={opens}>
                    {index > 0 ? ', ' : ''}
                    <TimeRange from={opens} to={closes} language={language} />
                  </Fragment>
                ))
              : t('office.closed')}
          </b>
        </p>
      </div>
      <PhoneLink number={number} language={language} />
    </li>
  )
}

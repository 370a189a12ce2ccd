// Home page section: introduction, officers and today’s office hours.

import { Fragment, type ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import type { Officer, Organisation } from '#features/organisations/contract/api.ts'
import type { OpeningTime } from '#features/organisations/rules.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { TimeRange } from '#ui/time-text.tsx'
import { landingMessages } from '../../messages.ts'

type Props = { organisation: Organisation; officers: Officer[]; today: OpeningTime[]; language: Language }

export function Brief(props: Props) {
  const { organisation, officers, language } = props
  const t = translator(landingMessages, language)
  const shown = officers.filter(({ duty }) => duty === 'chief' || duty === 'information')
  const sample = organisation.sampleFacts.includes('officers')
  return (
    <Section id="brief" title={t('brief.title')} more={{ href: '/organization-profile', label: t('brief.more') }}>
      <div className="grid gap-6 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex flex-col">
          <Introduction organisation={organisation} language={language} />
          {shown.length > 0 ? (
            <ul className="mt-6 grid grow gap-4 sm:grid-cols-2">
              {shown.map((officer) => (
                <li key={officer.duty} className="grid">
                  <Person officer={officer} sample={sample} language={language} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <OfficeToday {...props} />
      </div>
    </Section>
  )
}

function Introduction({ organisation, language }: { organisation: Organisation; language: Language }) {
  const t = translator(landingMessages, language)
  const name = inLanguage(organisation.name, language).text
  const municipality = inLanguage(organisation.municipality, language).text
  const { establishedBs } = organisation
  return (
    <div className="measure text-lg">
      {municipality ? <p>{t('brief.text', { name, municipality })}</p> : null}
      {establishedBs ? (
        <p className="mt-2 text-neutral-600">
          {t('brief.established', { year: inDigits(String(establishedBs), language) })}
        </p>
      ) : null}
    </div>
  )
}

function Person({ officer, sample, language }: { officer: Officer; sample: boolean; language: Language }) {
  const t = translator(landingMessages, language)
  const name = inLanguage(officer.name, language)
  const position = inLanguage(officer.position, language)
  const duty = t(`duty.${officer.duty}`)
  return (
    <Card>
      <p className="text-sm font-semibold text-secondary-800">{duty}</p>
      <p lang={name.lang} className="text-lg font-bold text-title">
        {name.text}
        {sample ? <span className="text-sm font-normal text-neutral-600"> ({t('brief.sample')})</span> : null}
      </p>
      {position.text && position.text !== duty ? (
        <p lang={position.lang} className="text-neutral-600">
          {position.text}
        </p>
      ) : null}
      <Phone number={officer.phone} language={language} />
    </Card>
  )
}

function OfficeToday({ organisation, today, language }: Props) {
  const t = translator(landingMessages, language)
  const address = inLanguage(organisation.address, language)
  return (
    <div className="card rounded-box bg-primary-50 p-6">
      <h3 className="text-xl">{t('office.title')}</h3>
      <ul className="mt-3 grid gap-1">
        <Line icon="clock">
          <span className="figures text-lg font-bold text-title">
            {today.length > 0
              ? today.map(({ opens, closes }, index) => (
                  <Fragment key={opens}>
                    {index > 0 ? ', ' : ''}
                    <TimeRange from={opens} to={closes} language={language} />
                  </Fragment>
                ))
              : t('office.closed')}
          </span>
        </Line>
        {address.text ? <Line icon="map">{address.text}</Line> : null}
      </ul>
      <Phone number={organisation.contactNo} language={language} />
      <p>
        <a href="/contact" className="link inline-flex min-h-11 items-center font-semibold">
          {t('office.contact')}
        </a>
      </p>
    </div>
  )
}

function Line({ icon, children }: { icon: 'clock' | 'map'; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-1 size-5 text-secondary-800" />
      <span>{children}</span>
    </li>
  )
}

function Phone({ number, language }: { number: string; language: Language }) {
  if (!number) return null
  const phone = parsePhone(number)
  return (
    <a
      href={`tel:${phone?.e164 ?? number.replace(/[^\d+]/g, '')}`}
      className="link inline-flex min-h-11 items-center gap-3 font-semibold"
    >
      <Icon name="phone" className="size-5 text-secondary-800" />
      <span className="figures">{phone ? displayPhone(phone.e164, language) : inDigits(number, language)}</span>
    </a>
  )
}

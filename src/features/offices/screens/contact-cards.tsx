// Cards of an office and of an officer with contacts.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Officer } from '#features/organisations/contract/api.ts'
import { Card } from '#ui/card.tsx'
import { MailLink, PhoneLink } from '#ui/contact-links.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Office } from '../contract.ts'
import { officesMessages } from '../messages.ts'

export function OfficeCard({ office, language }: { office: Office; language: Language }) {
  const t = translator(officesMessages, language)
  const name = inLanguage(office.name, language)
  const { latitude, longitude } = office
  return (
    <li>
      <Card>
        <h3 className="text-lg" lang={name.lang}>
          {name.text}
        </h3>
        <p>{inLanguage(office.address, language).text}</p>
        <Contacts phone={office.phone} email={office.email} language={language} />
        {latitude !== null && longitude !== null ? (
          <p>
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              data-print-plain=""
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="map" className="size-5 text-secondary-800" />
              {t('contact.map')}
            </a>
          </p>
        ) : null}
      </Card>
    </li>
  )
}

/** The organisation's officers as cards beside one another; sample: whether they are sample content. */
export function OfficerList(props: { officers: readonly Officer[]; sample: boolean; language: Language }) {
  const { officers, sample, language } = props
  return (
    <ul className="grid gap-4 md:grid-cols-3 [&>li]:grid">
      {officers.map((officer) => (
        <OfficerCard key={officer.duty} officer={officer} sample={sample} language={language} />
      ))}
    </ul>
  )
}

function OfficerCard({ officer, sample, language }: { officer: Officer; sample: boolean; language: Language }) {
  const t = translator(officesMessages, language)
  const name = inLanguage(officer.name, language)
  const position = inLanguage(officer.position, language)
  const duty = t(`contact.duty.${officer.duty}`)
  return (
    <li>
      <Card>
        <p className="text-sm font-bold text-secondary-800">{duty}</p>
        <h3 className="text-lg" lang={name.lang}>
          {name.text}{' '}
          {sample ? <span className="text-sm font-normal text-neutral-600">({t('contact.sample')})</span> : null}
        </h3>
        {position.text && position.text !== duty ? <p lang={position.lang}>{position.text}</p> : null}
        <Contacts phone={officer.phone} email={officer.email} language={language} />
      </Card>
    </li>
  )
}

function Contacts({ phone, email, language }: { phone: string; email: string; language: Language }) {
  if (!phone && !email) return null
  return (
    <p className="mt-1 flex flex-col items-start">
      <PhoneLink number={phone} language={language} />
      <MailLink address={email} />
    </p>
  )
}
